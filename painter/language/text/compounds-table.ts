import { rowsOf } from '../vocabulary/rows.ts'
import { wordSet } from '../vocabulary/table.ts'

/** A row of the table: how it may be spelt, and what is read instead. */
type Compound = { spelt: string; read: string }

/** What may follow the words that lead to a node of the trie. */
type Node = { next?: Map<string, Node>; read?: string; begun?: [beginning: string, read: string][] }

/**
 * The rows of compounds.tsv: `(a|b)` is one of several, `x?` may be left out, a last `*` may go on, `_` is a
 * determiner (“the”, “her”), `~` up to three words that describe what follows, which are left out.
 */
export const COMPOUNDS: readonly Compound[] = rowsOf('compounds.tsv', ['spelt', 'read'])

/** Every spelling of a row, with what is read instead of it. */
export function spellingsOf({ spelt, read }: Compound): [spelling: string, read: string][] {
  const at = { index: 0, group: 0 }
  return alternatives(spelt, at).map(({ text, groups }) => [
    text.replaceAll(',', ' , ').replace(/\s+/g, ' ').trim(),
    read
      .replace(/\$(\d+)/g, (_, group: string) => groups[Number(group)] ?? '')
      .replace(/[_~]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  ])
}

type Spelling = { text: string; groups: readonly (string | undefined)[] }

function alternatives(spelt: string, at: { index: number; group: number }): Spelling[] {
  const all: Spelling[] = []
  let open: Spelling[] = [{ text: '', groups: [] }]
  for (; at.index < spelt.length && spelt[at.index] !== ')'; at.index++) {
    const mark = spelt[at.index]!
    if (mark === '|') {
      all.push(...open)
      open = [{ text: '', groups: [] }]
      continue
    }
    let piece: Spelling[] = [{ text: mark, groups: [] }]
    if (mark === '(') {
      const group = ++at.group
      at.index++
      piece = alternatives(spelt, at).map(({ text, groups }) => {
        const filled = [...groups]
        filled[group] = text
        return { text, groups: filled }
      })
    }
    if (spelt[at.index + 1] === '?') {
      at.index++
      piece = [...piece, { text: '', groups: [] }]
    }
    open = open.flatMap(before => piece.map(after => joined(before, after)))
  }
  return [...all, ...open]
}

function joined(before: Spelling, after: Spelling): Spelling {
  const groups = [...before.groups]
  after.groups.forEach((text, group) => {
    groups[group] ??= text
  })
  return { text: before.text + after.text, groups }
}

/** The first row that has a spelling counts. */
function trieOf(compounds: readonly Compound[]): Node {
  const root: Node = {}
  for (const compound of compounds)
    for (const [spelling, read] of spellingsOf(compound)) {
      const words = spelling.replace(/ ?\*$/, '').split(' ')
      const isBegun = /\S\*$/.test(spelling)
      const last = isBegun ? words.pop()! : ''
      let node = root
      for (const word of words) {
        node.next ??= new Map()
        const next: Node = node.next.get(word) ?? {}
        node.next.set(word, next)
        node = next
      }
      if (isBegun) {
        node.begun ??= []
        node.begun.push([last, read])
      } else node.read ??= read
    }
  return root
}

const root = trieOf(COMPOUNDS)

const DETERMINERS = wordSet('a an the his her its their my our your some this that these those one')
/** What holds a sentence together describes nothing. */
const JOINING = wordSet(
  'and or of in on at by with from to into onto over under near through behind beside above below is are while as who that which ,',
)
const describes = (word: string | undefined) =>
  word !== undefined && !JOINING.has(word) && !DETERMINERS.has(word)
const MOST_DESCRIBING = 3

type Match = { length: number; read: string }

const longer = (one: Match | null, other: Match | null) =>
  other && (!one || other.length > one.length) ? other : one

/** The longest way on from a node, for a compound that began `length` words ago. */
function longestFrom(
  node: Node | undefined,
  words: readonly string[],
  at: number,
  length: number,
): Match | null {
  if (!node) return null
  const word = words[at] ?? ''
  let found: Match | null = node.read === undefined || length === 0 ? null : { length, read: node.read }
  const begun = word ? node.begun?.find(([beginning]) => word.startsWith(beginning)) : undefined
  if (begun) found = { length: length + 1, read: `${begun[1]}${word.slice(begun[0].length)}` }
  found = longer(found, longestFrom(node.next?.get(word), words, at + 1, length + 1))
  if (DETERMINERS.has(word))
    found = longer(found, longestFrom(node.next?.get('_'), words, at + 1, length + 1))
  const described = node.next?.get('~')
  for (let skipped = 0; described && skipped <= MOST_DESCRIBING; skipped++) {
    found = longer(found, longestFrom(described, words, at + skipped, length + skipped))
    if (!describes(words[at + skipped])) break
  }
  return found
}

/** The longest compound that begins at a word: how many words it has, and what is read instead. */
const longestAt = (words: readonly string[], from: number) => longestFrom(root, words, from, 0)

function readOnce(text: string): string {
  const words = text.trim().split(' ')
  const out: string[] = []
  for (let at = 0; at < words.length; ) {
    const compound = longestAt(words, at)
    if (compound?.read) out.push(compound.read)
    if (!compound) out.push(words[at]!)
    at += compound?.length ?? 1
  }
  return ` ${out.join(' ')} `
}

/** A plain text, its compounds said in words that the tables know; what is read may be part of another compound. */
export const readCompoundsOf = (text: string): string => readOnce(readOnce(text))
