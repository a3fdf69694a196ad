import { PERSON_NAMES } from './people.ts'

const THING = '(?:an? |the |some )?(?:(?!(?:and|with|in|on|for|as|who|his|her)\\b)\\w+ ){1,5}?'
const OWN = '(?:an?|his|her|its|the|their)'
/** What a head is like and not what it is. */
const LIKE =
  'bald|shaved|shaven|big|large|small|tiny|huge|giant|round|oval|long|bowed|severed|bare|hooded|two|three|many|multi|second|red|white|black|grey|gray|blond|blonde|hard|hot|cool|level|turned|tilted|his|her|its|the|an?|hammer|under|bed'
const PEOPLE_NAMED = PERSON_NAMES.join('|')

/** Whose head is a thing: it is named as what they have, with the word that says where. */
export const HEAD_PHRASES: readonly (readonly [RegExp, string])[] = [
  // Who is sleepy is up all the same.
  [
    new RegExp(
      `\\b(?:very |so )?sleepy (?=(?:(?:old|young|little|night) )?(?:${PEOPLE_NAMED})\\b(?! (?:in|on) ))`,
      'g',
    ),
    'tired ',
  ],
  [/\b(?:the )?antikythera(?: mechanism)?\b/g, 'a gear'],
  [
    /\b(?:pillars?|columns?|plumes?|puffs?|clouds?) of (?:\w+ )?(?:smoke|fog|mist)(?= (?:for|as|where|asahead|instead) )/g,
    'a cloud',
  ],
  [new RegExp(`\\bwith (${THING})(?:for|as|in place of) ${OWN} head\\b`, 'g'), 'with $1asahead'],
  [
    new RegExp(
      `\\bwith (${THING})where ${OWN} (?:head|face) (?:should|would|ought to|used to)(?: have)? be(?:en)?\\b`,
      'g',
    ),
    'with $1asahead',
  ],
  [
    /\b(?:whose|with) head (?:is|was) (?:made of |replaced (?:by|with) )?((?:an? |the )?(?:\w+ )?\w+)(?= *$| ,| in | on )/g,
    'with $1 asahead',
  ],
  [/\bwith the head of (an? (?:\w+ )?\w+)/g, 'with $1 asahead'],
  [
    new RegExp(`\\b(?!(?:${LIKE})\\b)([a-z]+) head(?:ed)? ((?:\\w+ )?(?:${PEOPLE_NAMED}))\\b`, 'g'),
    '$2 with a $1 asahead',
  ],
  [
    new RegExp(
      `(?<=\\b(?:${PEOPLE_NAMED}) (?:in an? (?:\\w+ )?\\w+ )?)with an? (?!(?:\\w+ )?(?:${LIKE}) head)((?:\\w+ )?\\w+) head\\b(?! (?:of|band|scarf|piece|wear|dress|light))`,
      'g',
    ),
    'with a $1 asahead',
  ],
]
