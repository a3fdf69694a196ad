import { readFileSync } from 'node:fs'

type Row<Column extends string> = Readonly<Record<Column, string>>

/**
 * The rows of a table whose first line names its columns in this order; an empty cell is ''.
 *
 * @param file absolute path of a .tsv
 */
export function readRows<Column extends string>(
  file: string,
  columns: readonly Column[],
): readonly Row<Column>[] {
  const [header, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  if (header !== columns.join('\t')) throw new Error(`${file} has the columns ${header}, not ${columns}.`)
  return lines.map(line => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Row<Column>
  })
}

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)$/

/** What a cell says in pairs: “laid=parking_lot leg=.15 isLong” is a text, a number, and true; “horns=-” is nothing. */
export function pairsOf<Value>(cell: string): Partial<Value> {
  const pairs = cell.split(' ').filter(Boolean)
  return Object.fromEntries(
    pairs.map(pair => {
      const [name = '', value] = pair.split('=')
      if (value === undefined) return [name, true]
      if (value === '-') return [name, undefined]
      if (value === 'false') return [name, false]
      return [name, NUMBER.test(value) ? Number(value) : value.replaceAll('_', ' ')]
    }),
  ) as Partial<Value>
}

/** What a table says of each of the names that stand together, separated by spaces, in a cell. */
export const byName = <Entry extends { names: string }, Value>(
  rows: readonly Entry[],
  read: (row: Entry) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    rows.flatMap(row => {
      const value = read(row)
      return row.names.split(' ').map(name => [name, value] as const)
    }),
  )
