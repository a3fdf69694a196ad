import { COLOURS } from '../vocabulary/colours.ts'
import { PERSON_ASKING, WISHES } from '../vocabulary/wishes.ts'

/** Infinitives that double their last letter, or lose it. */
const DOUBLING = /^(?:sit|run|swim|get|put|dig|hug|chop|nap|skip|jog|hop|clap|knit|cut|win|shop|plan)$/

/** “Bake” as in “baking”. */
function participle(verb: string): string {
  if (DOUBLING.test(verb)) return `${verb}${verb.at(-1)}ing`
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  return verb.endsWith('e') && !/[oe]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`
}

/** What somebody was wont to do, or likes doing, and is seen at: “grandma used to bake”, “he loves to swim”. */
const WONT =
  /(?:,? \b(?:and |who |that )?(?:he|she|it|they|who) )?\b(?:used to|would (?:often|always|sometimes)|would (?:rather|much rather)|just wants? to|would(?! (?:like|love|be|look|have|enjoy|appreciate|really|rather|much)\b)|loves? to|likes? to|enjoys? to|always|often|tried to|decided to)(?: always| often| just)? ([a-z]+)\b(?! (?:like|love|to)\b)/g
const BARE_VERB =
  /^(?:watch|bake|sit|run|swim|play|sing|dance|read|sleep|cook|knit|sew|fish|walk|climb|ride|paint|draw|jump|work|feed|carry|throw|catch|fly|drive|row|sail|hug|wave|smile|laugh|dig|plant|water|wait|stand|lie|eat|drink|chase|build|make|tell|teach|help|take|pick|hold|push|pull|lean|nap|hide|swing|skate|ski|surf|gather|hang|sweep|wash|clean|repair|fix|skip|jog|shop|chop|stare|look)$/

/** “He likes fishing” of whoever was named before. */
const LIKING = /(?:,|\band|\bwho|\bthat) (?:he |she |it |they )?(?:loves?|likes?|enjoys?) (?=\w+ing\b)/g

/** Who is taught or taken along was a child then: “my dad taught me to ride”. */
const BEING_TAUGHT =
  /\b(?:my |our |an? |the )?((?:grand)?(?:mother|father|ma|pa|mom|mum|dad|parents)|granny|nana|gran|aunt|uncle)((?: \w+)?) (?:taught|teaching|teaches|showed|showing|helped|helping) (?:me|us)(?: how)? to\b/g
const WITH_ME =
  /(?<=\b(?:(?:grand)?(?:mother|father|ma|pa|mom|mum|dad|parents)|granny|nana|gran|aunt|uncle|brother|sister)\b[^,.;]*?) (?:with|to|beside|next to|holding|hugging|carrying|reading) (?:me|us)\b/g
const TOLD_TO_ME =
  /\b(?:read|reads|reading|tell|tells|telling|told) (?:me|us) (?:an? |the |her |his |bedtime |fairy )*(?:stor(?:y|ies)|tales?|books?)\b/g
const TAKEN_ALONG =
  /\b(?:took|takes|taking|brought|bringing) (?:me|us) (?:along )?(?=\w+ing\b|to (?:the|a)\b)/g

/** “Teaching his grandson to fish”: both are at it. */
const TEACHING =
  /\b((?:teaching|teaches|showing|helping) (?:an?|the|his|her|their|my|our) (?:(?!how\b)\w+ )?(?!how\b)\w+) (?:how )?to ([a-z]+)\b/g

const seen = (verb: string) => (BARE_VERB.test(verb) ? participle(verb) : null)

/**
 * What a prompt in lower case asks to be shown, without who asks for it, for whom and why, and told as it is seen
 * rather than as it is remembered.
 */
export function withoutWishes(written: string): string {
  let text = namedAgain(colouredAsAsked(written))
  for (const [words, rest] of WISHES) text = text.replace(words, rest)
  return text
    .replace(BEING_TAUGHT, 'a $1$2 teaching a child to')
    .replace(TEACHING, (whole, pupil: string, verb: string) => {
      const form = verb === 'ride' ? null : seen(verb)
      return form ? `${pupil.replace(/^(?:show|help)\w+/, 'with')} ${form}` : whole
    })
    .replace(TOLD_TO_ME, 'reading a book to a child')
    .replace(TAKEN_ALONG, 'and a child ')
    .replace(WITH_ME, met => met.replace(/(?:me|us)$/, 'a child'))
    .replace(WONT, (whole, verb: string) => {
      const form = seen(verb)
      return form ? ` ${form}` : whole
    })
    .replace(LIKING, ' ')
}

/** “Make the ice very blue”, said after what is to be seen. */
const MADE_OF_COLOUR = new RegExp(
  `[.,;!]?\\s*\\b(?:and |also |but |please )*make (?:the|its|his|her|their) ([a-z]+) (?:(?:very|really|all|deep|bright|more|super|extra) )*(${[...COLOURS.keys()].join('|')})\\b(?=\\s*(?:[.,;!]|$))`,
  'g',
)

/** Gives a colour that is asked for at the end to what it is asked for, where that is named before. */
function colouredAsAsked(written: string): string {
  let text = written
  for (const [wish, thing = '', colour] of written.matchAll(MADE_OF_COLOUR)) {
    const before = text.slice(0, text.indexOf(wish))
    const after = text.slice(before.length + wish.length)
    const named = before.replace(new RegExp(`\\b${thing}\\b`), `${colour} ${thing}`)
    text = `${named === before ? `${before} with ${colour} ${thing}` : named}${after}`
  }
  return text
}

/** Of “my kids want a dragon reading to them” the kids are seen after all. */
function namedAgain(text: string): string {
  const asking = PERSON_ASKING.exec(text)
  return asking ? text.replace(MEANT, `$1 ${asking[1]}`) : text
}
const MEANT = /\b(to|with|for|beside|behind|near|hugging|carrying|teaching) (?:them|him|her)\b/
