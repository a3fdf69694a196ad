/** Said before an occasion that is what one looks at. */
const NAMED =
  '(?<=^\\W*(?:(?:an?|the|my|our|his|her|their|some) )?(?:(?!in|at|on|of|for|from|to|with|and)\\w+ ){0,1})'
/** Where it is not said to be anywhere. */
const NOWHERE =
  '(?!.*\\b(?:in|at|on|by|near|under|inside|outside|beside|over|along|through|around|above|before)\\b(?! (?:the )?(?:\\w+ )?(?:rain|snow|night|sunset|sunrise|dawn|dusk|evening|morning|afternoon|winter|summer|autumn|spring|hour)\\b))'

/** An occasion by its words, who is seen at it, and where it usually is. */
const OCCASIONS: readonly (readonly [occasion: string, people: string, place: string])[] = [
  [
    '(?:yoga|pilates|fitness|aerobics|meditation) (?:class|session|group|lesson)',
    'five women doing yoga',
    'in a dance studio',
  ],
  ['(?:cooking|baking|cookery) (?:class|lesson|workshop|course)', 'three people cooking', 'in a kitchen'],
  [
    '(?:dance|dancing|ballet|salsa|tango) (?:class|lesson|practice|rehearsal)',
    'three dancers dancing',
    'in a dance studio',
  ],
  ['(?:ballet|dance) (?:performance|show|recital)', 'three ballerinas dancing', 'on stage'],
  ['swimming (?:class|lesson)s?', 'three children swimming', 'in a swimming pool'],
  ['(?:art|painting|drawing) (?:class|lesson)', 'two painters', 'in an art studio'],
  ['(?:school|class|kindergarten) (?:trip|outing|excursion)', 'a teacher and four children', 'in a park'],
  ['school play|nativity play', 'three children', 'on stage'],
  [
    '(?:business|team|board|office|staff) meeting',
    'three businessmen sitting at a table',
    'in a meeting room',
  ],
  ['job interview', 'two businessmen talking at a table', 'in an office'],
  [
    '(?:street |student |peaceful |climate )?(?:protest|demonstration)(?: march)?',
    'six people holding placards',
    'in a street',
  ],
  ['(?:half |city )?marathon|running race', 'five runners running', 'in a street'],
  ['family (?:reunion|gathering|get ?together)', 'a big family', 'in a garden'],
  ['family (?:dinner|lunch|breakfast|meal|supper)', 'a family having dinner at a table', 'in a dining room'],
  [
    '(?:romantic|anniversary) dinner(?: for two)?(?!.*candle)|date night',
    'a couple having dinner at a table',
    'in a restaurant',
  ],
  ['funeral', 'four people in black coats', 'in a cemetery'],
  [
    'graduation(?: ceremony| day)?(?! (?:cap|gown|hat|cake|card|invit\\w+|party))',
    'four graduates',
    'in a park',
  ],
  ['fashion show|catwalk show', 'three women in long dresses walking', 'on stage'],
  ['(?:first |goodbye |passionate )kiss', 'a couple kissing', 'in a park'],
  [
    'game of cards|card game|poker game|game of poker',
    'two friends sitting at a table with playing cards',
    'in a living room',
  ],
  ['snowball fight', 'four children throwing snowballs', 'in the snow'],
  ['road ?trip', 'a camper van', 'on a road'],
  [
    '(?<=(?:sunset|sunrise|morning|evening|beach|outdoor|mountain) )yoga(?! (?:mats?|studio|pants|poses?|teacher|instructor|ball|retreat))',
    'a woman doing yoga',
    'in a park',
  ],
  ['pool party', 'four friends', 'at a swimming pool'],
  ['fishing (?:trip|day)', 'two fishermen fishing', 'by a lake'],
  ['camping (?:trip|holiday|weekend)', 'a tent and a campfire', 'by a lake'],
  ['ski(?:ing)? (?:trip|holiday|vacation|day)', 'two skiers', 'in the mountains'],
  ['hiking (?:trip|tour|day)', 'two hikers hiking', 'in the mountains'],
  ['(?:beach|seaside) (?:day|vacation|holiday|trip)', 'a family', 'on the beach'],
  ['movie night', 'a couple on a sofa', 'in a living room at night'],
  ['girls night(?: out)?', 'three women', 'in a bar'],
  ['christmas morning', 'a christmas tree with presents in the morning', 'in a living room'],
  ['christmas day', 'a christmas tree with presents', 'in a living room'],
  ['halloween (?:night|evening|scene)', 'pumpkins before a haunted house at night', ''],
  ['(?<=winter )wonderland', 'snow', 'in a snowy forest'],
  ['(?<=summer )(?:holiday|vacation)s?', 'a family', 'on the beach'],
]

/** Occasions said as the people who have them. */
const SAID_AS_PEOPLE: readonly (readonly [RegExp, string])[] = OCCASIONS.flatMap(
  ([occasion, people, place]) =>
    [
      [
        new RegExp(
          `${NAMED}\\b(?:${occasion})\\b(?! (?:poster|invitation|card|logo|flyer|background))${NOWHERE}`,
          'g',
        ),
        `${people} ${place}`,
      ],
      [
        new RegExp(`${NAMED}\\b(?:${occasion})\\b(?! (?:poster|invitation|card|logo|flyer|background))`, 'g'),
        people,
      ],
    ] as const,
)

const HAVING = '(?:having|have|has|in|during|at|holding|holds)'

/** What people who are named do on an occasion. */
const DONE_ON_OCCASIONS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b${HAVING} an? (?:\\w+ )?pillow ?fight\\b(?=.*\\b(?:in|on|at) (?!(?:\\w+ )?(?:pyjamas|pajamas|pjs)\\b))`,
      'g',
    ),
    'with pillows',
  ],
  [new RegExp(`\\b(?:${HAVING} an? (?:\\w+ )?)?pillow ?fight(?:ing)?\\b`, 'g'), 'with pillows in a bedroom'],
  [
    new RegExp(
      `\\b(?:${HAVING} |in )an? (?:\\w+ )?meeting(?: (?:around|at|round) (?:an?|the) (?:\\w+ )?table)?\\b(?! room)`,
      'g',
    ),
    'sitting at a table in a meeting room',
  ],
  [/\b(?:painting|paints|doing) (?:her|their|his|each other'?s) (?:toe ?|finger ?)?nails\b/g, 'sitting'],
  [
    /\b(?:cutting|slicing|cuts|slice|cut) (an?|the|their|his|her) ((?:\w+ ){0,2}cake)\b/g,
    'at a table with $1 $2',
  ],
  [
    /\b(?:hanging|hangs|hang)(?: up| out)? (?:the |her |his |their |some |wet |clean )*(?:laundry|washing|clothes)\b(?: (?:out )?to dry)?/g,
    'at a clothesline',
  ],
  [
    /\b(?:sitting|taking|writing|having|sit|take) (?:an? |their |the |his |her )?(?:\w+ )?(?:exams?|tests?)\b/g,
    'sitting at a table with paper',
  ],
  [/\b(?:school|primary school) (?:playground|yard)\b/g, 'playground'],
  [/\bgondoliers?\b(?!.*\bgondolas?\b)/g, 'sailor in a gondola'],
  [/\b(?:in|inside) (?:his|her|my) (?:own )?(?:messy |little |small |dark |tiny )?room\b/g, 'in a bedroom'],
]

/** Occasions and what is done on them, in words that the tables know. Applied before the phrases of clauses. */
export const OCCASION_PHRASES: readonly (readonly [RegExp, string])[] = [
  ...SAID_AS_PEOPLE,
  ...DONE_ON_OCCASIONS,
]
