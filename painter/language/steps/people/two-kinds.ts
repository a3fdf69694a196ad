import { beastNamed } from '../../../drawings/figures/beasts.ts'
import { isAnimal } from '../../vocabulary/animal-nouns.ts'
import type { Noun } from '../../vocabulary/noun.ts'
import { nounNamed } from '../../vocabulary/nouns.ts'
import { singular } from '../../vocabulary/plurals.ts'

const KIND = '((?!(?:an?|the|one|of|with)\\b)(?:[a-z]+ )??[a-z]+?)'
const ONE = '(?:an? |the |one )?'
const MIXED =
  '(?:hybrid|mix|mixture|cross|crossbreed|cross breed|chimera|mash ?up|combo|combination|fusion|mutant|blend)'
const BEING = '(?: creature| animal| beast| monster)?'
/** What can only follow the second name. */
const END =
  '(?: creature| animal| beast| monster)?(?= ?(?:,|$| (?:in|on|at|with|and|by|under|near|over|who|that|sitting|standing|flying|swimming|walking|perched)\\b))'

const twoNamed = (said: string, face: 1 | 2) => [new RegExp(`\\b${said}`), face] as const

/** Ways to name two kinds in one body, and which of the two the face is of. */
const BOTH_KINDS = [
  twoNamed(`half ?${KIND} ?,? ?(?:and )?(?:an? )?half ${KIND}${END}`, 1),
  twoNamed(`part ${KIND} ?,? ?(?:and )?part ${KIND}${END}`, 1),
  twoNamed(`${MIXED}${BEING} (?:of|between|from) ${ONE}${KIND} (?:and|with) ${ONE}${KIND}${END}`, 1),
  twoNamed(`${KIND} (?:and |x )?${KIND} ${MIXED}\\b${BEING}`, 1),
  twoNamed(
    `${KIND} (?:is |was )?(?:mixed|crossed|fused|merged|combined|crossbred|blended|spliced) with ${ONE}${KIND}${END}`,
    1,
  ),
  twoNamed(`${KIND} with (?:the|an?) (?:head|face) of ${ONE}${KIND}${END}`, 2),
  twoNamed(`${KIND} with (?:the|an?) body of ${ONE}${KIND}${END}`, 1),
  twoNamed(`(?:the )?head of ${ONE}${KIND} (?:and|on|with) (?:the )?body of ${ONE}${KIND}${END}`, 1),
  twoNamed(`(?:the )?body of ${ONE}${KIND} (?:and|with) (?:the )?(?:head|face) of ${ONE}${KIND}${END}`, 2),
  twoNamed(`${KIND} with ${ONE}${KIND}s? (?:head|face)${END}`, 2),
  twoNamed(`${KIND} (?:headed|faced) ${KIND}${END}`, 1),
]
/** No prompt names two kinds in one without one of these. */
const SAID = /half|part|hybrid|mix|cross|chimera|mash|comb|fus|merge|mutant|blend|splice|head|face|body/

type Kind = { noun: Noun; name: string }
type Both = { face: Kind; body: Kind; said: string }

/** The animal that the last, or else the first, words of a name spell. */
function animalNamed(words: string): Kind | null {
  const parts = words.trim().split(' ')
  const spelt = [parts, parts.slice(-1)].map(part => [...part.slice(0, -1), singular(part.at(-1)!)].join(''))
  for (const name of spelt) {
    const noun = nounNamed(name)
    if (noun && isAnimal(noun)) return { noun, name }
  }
  return null
}

/** Of names that follow one another the first may have several words: “polar bear owl”. */
function splitNames(one: string, other: string): (Kind | null)[] {
  const [first, second] = [animalNamed(one), animalNamed(other)]
  const words = other.split(' ')
  if (first && second) return [first, second]
  return words.length > 1 ? [animalNamed(`${one} ${words[0]}`), animalNamed(words.slice(1).join(' '))] : []
}

/** Those that stories have a name for. */
const OWN_NAME = /^(?:lion eagle|eagle lion|lion bird)$/

const faceOf = ({ noun, name }: Kind) =>
  [name, name.replace(/(cat|kitten|dog|puppy)$/, ''), noun.drawing].find(kind => beastNamed(kind))

/** Two kinds of animals in one body; null where a prompt names none. */
function bothKinds(written: string): Both | null {
  const text = plain(written)
  if (!SAID.test(text)) return null
  for (const [pattern, faceAt] of BOTH_KINDS) {
    const found = pattern.exec(text)
    if (!found) continue
    // “A mix of cats and dogs” are several.
    if ([found[1], found[2]].some(words => singular(words) !== words)) continue
    const [first, second] = splitNames(found[1], found[2])
    if (!first || !second || first.noun.drawing === second.noun.drawing) continue
    if (OWN_NAME.test(`${first.name} ${second.name}`)) continue
    const [face, body] = faceAt === 1 ? [first, second] : [second, first]
    const said = found[0]
    // Fins and wings are what a body is known by, where the wording leaves open whose it is.
    return faceOf(face) ? { face, body, said } : faceOf(body) ? { face: body, body: face, said } : null
  }
  return null
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']s\b/g, 's')
    .replace(/[.;:!?]/g, ' ,')
    .replace(/[-\s]+/g, ' ')

/** Names the body alone where two kinds are one: “half cat half owl” is an owl whose face is told later. */
export function bodyOfTwoKinds(text: string): string {
  const both = bothKinds(text)
  return both ? plain(text).replace(both.said, ` ${both.body.name} `) : text
}
