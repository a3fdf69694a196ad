import { join } from 'node:path'
import { readRows } from '../../engine/core/rows.ts'

const FOLDER = join(import.meta.dirname, '..', 'tables')

/** The rows of a file of `tables/`, whose first line names its columns in this order; an empty cell is ''. */
export const rowsOf = <Column extends string>(file: string, columns: readonly Column[]) =>
  readRows(join(FOLDER, file), columns)

/** The lists of words.tsv by their names, each a row for every meaning. */
const LISTS = Map.groupBy(rowsOf('words.tsv', ['list', 'meaning', 'words']), ({ list }) => list)

function listOf(name: string) {
  const rows = LISTS.get(name)
  if (!rows) throw new Error(`words.tsv has no list ${name}.`)
  return rows
}

/** The words of a list of words.tsv. */
export const wordsOf = <Word extends string = string>(list: string): ReadonlySet<Word> =>
  new Set(listOf(list).flatMap(({ words }) => words.split(' ') as Word[]))

/** A list of words.tsv, each word of it with its meaning. */
export const meaningsOf = <Meaning extends string = string>(list: string): ReadonlyMap<string, Meaning> =>
  new Map(
    listOf(list).flatMap(({ meaning, words }) =>
      words.split(' ').map((word): [string, Meaning] => [word, meaning as Meaning]),
    ),
  )
