import { isAnimal } from '../vocabulary/animal-nouns.ts'
import { COLOURS } from '../vocabulary/colours.ts'
import { nounNamed } from '../vocabulary/nouns.ts'
import { personNamed } from '../vocabulary/people.ts'
import { singular } from '../vocabulary/plurals.ts'

const COLOUR = [...COLOURS.keys()].join('|')
/** What somebody's animal or vehicle is like. */
const LOOKS = `(?:(?:(?:light|dark|bright|pale|very|all|mostly|really|so|quite|a bit|big|small|tiny|little|large|huge|old|young|fat|chubby|fluffy|striped|spotted|vintage|classic|rusty|shaggy|white-and-black|black-and-white|${COLOUR})(?:,? and (?=(?:fluffy|old|big|small|striped|spotted|${COLOUR})\\b))?) ?)+`
/** “My dog”, “our old cat Luna”: whose it is, its kind, and what it is called. */
const OWNED =
  /\b(my|our|his|her|their|the|a|an) ((?:(?:little|big|old|dear|sweet|beloved|new|first|best|cute|lovely) )*)([a-z]+)\b((?: (?:called|named))?(?: (?!and\b|or\b|is\b|in\b|on\b|at\b|as\b|by\b|who\b|with\b|the\b)[a-z]+)?)/g
/** “He is a black labrador”, “she’s grey”, “it is red”. */
const SAID_LATER = new RegExp(
  `(?:[,;.!–—]\\s*(?:and )?|\\band )(?:he|she|it|who|which|that one)(?:['’]?s| is| was) (an? )?(${LOOKS})?((?:[a-z-]+ ?){0,3}?)(?= *(?:$|[,;.!]|(?:and|with|in|on|at|by|wearing|sitting|standing|running|playing|sleeping)\\b))`,
)
/** “Our dog, a golden retriever, …”. */
const SAID_AT_ONCE = new RegExp(
  `^\\s*,\\s*an? (${LOOKS})?((?:[a-z-]+ ?){1,3}?)(?= *(?:$|[,;.!]|(?:with|in|on|at|by|who|wearing|sitting|standing|running|playing|sleeping|parked|driving)\\b))`,
)
const YOUNG = /^(?:puppy|pup|kitten|foal)$/
/** Names that many kinds share. */
const GENERAL = /^(?:pet|bird|fish|animal|car|dog|cat|horse|truck|vehicle|bike|puppy|kitten|pup|pony)$/
const VEHICLES =
  /^@?(?:\w+-)*(?:automobile|car|beetle|truck|pickup-truck|van|minibus|bus|motorcycle|motor-scooter|scooter|bicycle|tractor|sport-utility-vehicle|sailboat|boat|taxi|racing-car)$/

const kindOf = (words: string): { drawing: string; isLiving: boolean } | null => {
  const parts = words.trim().split(' ')
  const last = singular(parts.at(-1) ?? '')
  const noun = nounNamed([...parts.slice(0, -1), last].join('').replaceAll('-', ''))
  if (!noun) return null
  const isLiving = isAnimal(noun)
  return isLiving || VEHICLES.test(noun.drawing) ? { drawing: noun.drawing, isLiving } : null
}

/**
 * Says at once what is later said of the same animal or vehicle: “my dog as an astronaut, he is a black labrador” is of
 * my black labrador as an astronaut. Expects lower case.
 */
export function saidOfSame(text: string): string {
  for (const found of text.matchAll(OWNED)) {
    const [whole, whose, how, name, called] = found
    const kind = kindOf(name)
    const callName = called.trim().replace(/^(?:called|named) /, '')
    if (!kind || (callName && nounNamed(name + callName))) continue
    const before = text.slice(0, found.index)
    const after = text.slice(found.index + whole.length)
    const isOwn = !/^(?:the|an?)$/.test(whose)
    const at = isOwn ? SAID_AT_ONCE.exec(after) : null
    const later = at ? null : SAID_LATER.exec(after)
    const [said, looks = '', again = ''] = at ?? (later ? [later[0], later[2], later[3]] : ['', '', ''])
    if (!said || !(looks || again.trim())) continue
    const between = later ? after.slice(0, later.index) : ''
    if (isAboutSomebodyElse(before, between, kind.isLiving && !/\bit\b/.test(said))) continue
    const breed = again.trim() ? kindOf(again) : kind
    if (!breed || breed.isLiving !== kind.isLiving) continue
    if (breed.drawing !== kind.drawing && !GENERAL.test(name)) continue
    const meant = again.trim() ? `${again.trim()}${YOUNG.test(name) ? ` ${name}` : ''}` : name
    // A name would be taken for what the animal only qualifies.
    const goesOn = /(?:ing|ed)$/.test(callName) || nounNamed(callName) ? called : ''
    const rest = after.replace(said, ' ')
    return `${before}${whose} ${how}${looks.trim()} ${meant}${goesOn}${rest}`
  }
  return text
}

/** Whether somebody else has been named whom “he” or “she” may mean, or another animal. */
function isAboutSomebodyElse(before: string, between: string, isSaidOfOne: boolean): boolean {
  const words = between.split(/[^a-z]+/)
  const others = words.some((word, i) => {
    if (
      /^(?:as|an?|like)$/.test(words[i - 1] ?? '') &&
      /\bas an? (?:\w+ )?$/.test(`${words.slice(0, i).join(' ')} `)
    )
      return false
    return (
      (personNamed(singular(word)) !== null && personNamed(singular(word)) !== undefined) ||
      kindOf(word || '-') !== null
    )
  })
  if (others) return true
  return isSaidOfOne && before.split(/[^a-z]+/).some(word => personNamed(singular(word)))
}
