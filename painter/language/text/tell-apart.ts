import { COLOURS } from '../vocabulary/colours.ts'
import { nounNamed } from '../vocabulary/nouns.ts'
import { personNamed } from '../vocabulary/people.ts'
import { singular } from '../vocabulary/plurals.ts'

const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  2: 2,
  3: 3,
  4: 4,
  5: 5,
  6: 6,
  pair: 2,
  couple: 2,
}
/** “My two little daughters”: how many, what they are like, and who. */
const SEVERAL =
  /\b(?:(?:the|my|our|his|her|their|these|those) )?(?:an? )?(two|three|four|five|six|seven|eight|nine|ten|[2-6]|pair of|couple of) ((?:(?!of\b|and\b|or\b)[a-z'’-]+ ){0,2}?)([a-z]+)\b/g
const GROWN = ['man', 'woman', 'friend', 'lady'] as const
const SMALL = ['boy', 'girl', 'child', 'toddler'] as const
/** Who several are of whom each does something else: all of one name would be one. */
const DIFFERENT_PEOPLE: Readonly<Record<string, readonly string[]>> = {
  friend: GROWN,
  person: GROWN,
  people: GROWN,
  adult: GROWN,
  neighbour: GROWN,
  colleague: GROWN,
  teenager: GROWN,
  child: SMALL,
  kid: SMALL,
  sibling: SMALL,
}
/** What begins to speak of one of them. */
const ONE_OF_THEM =
  /[,;:.]?\s*(?:\b(?:and|while|but|with|where)\s+)?\b(?:one|another|the (?:other|first|second|third|last))(?: one)?(?: of (?:them|which|whom))?\s+(?!of\b|another\b|hand\b|side\b|day\b)/g
const LOOKS = `(?:(?:very|light|dark|bright|pale|all|a bit|really) )*(?:${[...COLOURS.keys()].join('|')}|big|small|tiny|little|large|huge|old|young|tall|short|fat|thin|striped|spotted|fluffy|open|closed|ginger|tabby|calico|tortoiseshell|siamese|chestnut|blond|blonde|curly|lit|empty|full|broken)(?: and (?:${[...COLOURS.keys()].join('|')}))?`
/** Only looks by themselves: “one black cat” names another cat. */
const LOOKING = new RegExp(
  `^(?:(?:is|are|was|in) )?(${LOOKS})(?=$|[\\s]*[,.;!?]| (?:and|on|in|at|by|under|near|with|next|beside|against|over|\\w+ing)\\b)`,
)
/** What one of them does, as it is said of one and as the tables know it. */
const DOES: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'swims:swimming reads:reading fishes:fishing plays:playing sleeps:sleeping runs:running jumps:jumping dances:dancing ' +
    'draws:painting paints:painting eats:eating drinks:drinking knits:knitting sings:singing cooks:cooking sits:sitting ' +
    'stands:standing rides:riding holds:holding waves:waving writes:writing juggles:juggling climbs:climbing sweeps:sweeping ' +
    'digs:digging cries:crying laughs:laughing kicks:kicking throws:throwing carries:carrying wears:wearing walks:walking ' +
    'sews:sewing bakes:baking prays:praying meditates:meditating watches:watching feeds:feeding'
  )
    .split(' ')
    .map(pair => pair.split(':')),
)
const VERBS = Object.keys(DOES).join('|')
const DOING = new RegExp(
  `^(?:is |are |was )?((?:wearing|holding|with|in|on|\\w{2,}ing|${VERBS}) [^,.;!?]+|\\w{3,}ing\\b|(?:${VERBS})\\b)`,
)
/** Whoever is in the water is not whom the others are with. */
const SWIMS = /^ swimming\b/
const HAVING = /^(?:has|had|have)(?: got)? ([^,.;!?]+)/

/** What begins to speak of some of them. */
const SOME_OF_THEM = new RegExp(
  `[,;:(]?\\s*(?:\\b(?:and|but|with|where)\\s+)?\\b(one|two|three|four)(?: (?:of (?:them|which|whom|the \\w+)|being|is|are))+ (${LOOKS})\\b\\)?(?=$|\\s*[,.;!?]| (?:on|in|at|by|under|near|with|and)\\b)`,
)
/** Those of which one is called as many are. */
const SAME_IN_PLURAL = /^(?:sheep|fish|deer|goldfish|salmon|koi|moose|bison|swine)$/

/**
 * Names each of several where they differ: “two cats, one black and one white, on a sofa” are a black cat and a white
 * cat on a sofa. Expects lower case.
 */
export function tellApart(text: string): string {
  for (const found of text.matchAll(SEVERAL)) {
    const [group, number, adjectives, plural] = found
    const noun = singular(plural)
    const isSeveral = noun !== plural || SAME_IN_PLURAL.test(plural)
    if (!isSeveral || !(nounNamed(noun) || personNamed(noun))) continue
    const after = text.slice(found.index + group.length)
    const count = NUMBERS[number.replace(' of', '')]
    const told = membersIn(after, count)
    if (!told) {
      const some = someOf(after, count, { adjectives, noun, plural })
      if (some) return `${text.slice(0, found.index)}${some}`
      continue
    }
    const each =
      told.members.length > 2 && told.members.every(({ behind }) => behind)
        ? DIFFERENT_PEOPLE[noun]
        : undefined
    const named = told.members.map(
      ({ before, behind }, k) => `a ${before}${adjectives}${each?.[k] ?? noun}${behind}`,
    )
    return `${text.slice(0, found.index)}${named.slice(0, -1).join(', ')} and ${named.at(-1)} ${told.rest}`
  }
  return text
}

/** “Three sheep, one of them black”: the others are as their kind is. */
function someOf(after: string, count: number, kind: { adjectives: string; noun: string; plural: string }) {
  const found = SOME_OF_THEM.exec(after)
  const some = found ? (NUMBERS[found[1]] ?? 1) : 0
  if (!found || some >= count || /[.!?]/.test(after.slice(0, found.index))) return null
  const named = (number: number, look: string) => {
    const word = Object.keys(NUMBERS).find(key => NUMBERS[key] === number && key.length > 1)
    return `${word ?? 'a'} ${look}${kind.adjectives}${word ? kind.plural : kind.noun}`
  }
  const rest = `${after.slice(0, found.index)}${after.slice(found.index + found[0].length)}`
  return `${named(count - some, '')} and ${named(some, `${found[2]} `)}${rest}`
}

type Member = { before: string; behind: string }

/** What is said of each of so many; null unless something is said of all of them. */
function membersIn(after: string, count: number): { members: Member[]; rest: string } | null {
  const marks = [...after.matchAll(ONE_OF_THEM)]
  if (marks.length < count) return null
  const [first] = marks
  const middle = after.slice(0, first.index)
  if (/[!?]/.test(middle)) return null
  const members: Member[] = []
  let end = 0
  for (let k = 0; k < count; k++) {
    const start = marks[k].index + marks[k][0].length
    const clause = after.slice(start, marks[k + 1]?.index ?? after.length)
    const look = LOOKING.exec(clause)
    const deed = look ? null : (HAVING.exec(clause) ?? DOING.exec(clause))
    if (!look && !deed) return null
    if (look) members.push({ before: `${look[1]} `, behind: '' })
    else {
      const said = deed![1].trim().replace(/^\w+/, verb => DOES[verb] ?? verb)
      members.push({ before: '', behind: ` ${clause.startsWith('ha') ? 'with ' : ''}${said}` })
    }
    end = start + (look ?? deed)![0].length
  }
  return {
    members: [
      ...members.filter(({ behind }) => !SWIMS.test(behind)),
      ...members.filter(({ behind }) => SWIMS.test(behind)),
    ],
    rest: `${middle.trim()} ${after
      .slice(end)
      .replace(/^\s*,\s*/, ' ')
      .trim()}`.trim(),
  }
}
