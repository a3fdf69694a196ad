/** Verbs in the past, and the form that the tables know them by. */
const PAST: Readonly<Record<string, string>> = {
  sat: 'sitting',
  stood: 'standing',
  swam: 'swimming',
  flew: 'flying',
  drove: 'driving',
  ran: 'running',
  rode: 'riding',
  slept: 'sleeping',
  ate: 'eating',
  drank: 'drinking',
  held: 'holding',
  wore: 'wearing',
  walked: 'walking',
  jumped: 'jumping',
  leapt: 'leaping',
  leaped: 'leaping',
  hopped: 'hopping',
  glided: 'drifting',
  grazed: 'grazing',
  played: 'playing',
  danced: 'dancing',
  climbed: 'climbing',
  sailed: 'sailing',
  floated: 'drifting',
  soared: 'soaring',
  hovered: 'hovering',
  swung: 'swinging',
  threw: 'throwing',
  caught: 'catching',
  kicked: 'kicking',
  chased: 'chasing',
  carried: 'carrying',
  pulled: 'pulling',
  pushed: 'pushing',
  knelt: 'kneeling',
  galloped: 'galloping',
  sang: 'singing',
  cooked: 'cooking',
  crept: 'sneaking',
  dug: 'digging',
  blew: 'blowing',
  rowed: 'rowing',
  surfed: 'surfing',
  skied: 'skiing',
  skated: 'skating',
  fished: 'fishing',
  hiked: 'hiking',
  sipped: 'sipping',
  hugged: 'hugging',
  watered: 'watering',
  nibbled: 'nibbling',
  barked: 'barking',
  howled: 'howling',
  wielded: 'wielding',
}

/** Verbs that say only that something is there. */
const BEING =
  'stuck|shone|zoomed|sped|hung|grew|loomed|spun|swept|fell|went|came|lay|stayed|glowed|stretched|flowed|cascaded|shimmered|sparkled|flickered|twinkled|rolled|waited|rested|nestled|bloomed|fluttered|drifted|gleamed|towered'

/** What is done to something by somebody, and the form in which it follows who does it. */
const PASSIVE: Readonly<Record<string, string>> = {
  ridden: 'riding',
  held: 'holding',
  carried: 'carrying',
  pulled: 'pulling',
  led: 'leading',
  driven: 'driving',
  walked: 'walking',
  hugged: 'hugging',
  chased: 'chasing',
  eaten: 'eating',
  played: 'playing',
  pushed: 'pushing',
  worn: 'wearing',
  steered: 'steering',
  fed: 'feeding',
}

const NOUN =
  '(?:(?:an?|the|two|three|several|his|her|my) )(?:(?!and\\b|with\\b|in\\b|on\\b|of\\b|by\\b)\\w+ ){0,2}?\\w+'

/** Verbs that are not in the form that the tables know. Applied to words in lower case, before all other phrases. */
export const VERB_FORMS: readonly (readonly [RegExp, string])[] = [
  ...Object.entries(PASSIVE).map(
    ([past, form]) =>
      [
        new RegExp(
          `\\b(${NOUN}) (?:(?:that|which) )?(?:(?:is|are|was|were) )?(?:being )?${past} ((?:through|along|around|down|across) the \\w+ )?by (${NOUN}(?: (?:in|with|wearing) (?:an?|his|her|the) (?:\\w+ ){0,2}?\\w+)?)(?= (?:and|on|at|in|through|along|while|under|during|near|across|by)\\b|,| *$)`,
          'g',
        ),
        `$3 ${form} $1 $2`,
      ] as const,
  ),
  ...Object.entries(PAST).map(
    ([past, form]) => [new RegExp(`(?<=\\w )\\b${past}\\b(?! (?:by|together)\\b)`, 'g'), form] as const,
  ),
  [
    new RegExp(
      `(?<=\\w )(?:${BEING})\\b(?= (?:in|on|at|by|over|above|under|past|next|near|through|down|across|into|onto|up|along|around|behind|beside|out|from|gently|softly|brightly|against))`,
      'g',
    ),
    '',
  ],
  [/\brose (?=above|over|up\b|from|behind|in the (?:east|sky)|slowly)/g, 'rising '],
  [/\b(?:was|were) (?=\w+ing\b)/g, ''],
  [/\billuminat(?:ed|es|ing) (?=the|a|his|her)/g, 'in '],
  [/\bcovered (?=the (?!in|with))/g, 'on '],
  [
    /(?<=\b(?:leaves|snow|rain|petals|snowflakes|stars|shadows|night|about to|tears|apples|they|to|coins|drops) )falls?\b(?! (?:colou?rs|leaves|season|fast))/g,
    '',
  ],
  [
    /\bwater (?:falls|falling|fell|cascades|cascading|plunges|plunging) (?=down|over|into|from)/g,
    'waterfall ',
  ],
  [/\bfalls? (?=(?:from|into|on|onto|off|down|through|over|around|asleep|out|gently|softly)\b)/g, ''],
  // Somebody does so, and no things are meant.
  [
    /(?<=\b(?:boy|girl|man|woman|child|kid|person|people|dog|cat|he|she|they|black|white|red|blue) )(?:slides) (?=head|down|into|on|across|along|through)/g,
    'going ',
  ],
  [/\brings (?=(?:the|a) (?:door ?)?bell)/g, 'by '],
  [/\bfigur(?:e|ing|es) out\b/g, ''],
  [/\b(?:getting|gets|get) ready (?=to|for)/g, 'preparing '],
]

/** Every such form, which is no slip of the pen for another word. */
export const VERB_WORDS: ReadonlySet<string> = new Set([
  ...Object.keys(PAST),
  ...Object.keys(PASSIVE),
  ...BEING.split('|'),
])

/** Verbs as they follow several, or “fish”, which are never the last noun of a compound. */
export const PLAIN_VERBS: ReadonlySet<string> = new Set(
  'let put cut hit set take get go come see dart drift glide perch roam gather gaze hop chop pack toss pour swoop plunge loom emerge appear seem become stay keep leave find try begin start stop turn bring give send tell ask help wait bask lounge stroll wander stare peer peek float sparkle shimmer shine twinkle grow spin swirl stretch wrap surround lie lay meet join share enjoy prepare perform await approach enter exit follow cross pass race chase hunt fight clash collide crash explore discover overtaken overlook'.split(
    ' ',
  ),
)
