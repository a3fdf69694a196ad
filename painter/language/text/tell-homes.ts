const LOOKS =
  '(?:(?:old|giant|huge|big|large|little|small|tiny|red|blue|green|yellow|golden|leather|rubber|worn|abandoned|empty|hollow|hollowed out|broken|chipped|upturned|carved|lost) )*'
/** What tales make houses of that is no house. */
const OUTLINE =
  '(boot|shoe|wellington|teapot|tea ?cup|pumpkin|acorn|walnut(?= shell)?|watermelon|pineapple|apple|pear|egg|strawberry|sea ?shell|top ?hat|hat|kettle|guitar|suitcase|barrel|snail|turtle)(?: shell)?s?'
const HOUSE = '(house|home|cottage|cabin|hotel|cafe|bakery|shop|school|church|inn|hut|palace)s?'
const BUILT = '(?:built|made|carved|fashioned|created|constructed)'
const INTO = '(?:out of|from|of|in|into|inside|within)'

const HOMES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b${HOUSE} (?:(?:that|which) is )?${BUILT} ${INTO} (?:an? |the )?${LOOKS}${OUTLINE}\\b`,
      'gi',
    ),
    '$2-shaped $1',
  ],
  [
    new RegExp(
      `\\b(?:tiny |little |small |cozy |cosy )${HOUSE} (?:in|inside) an? ${LOOKS}${OUTLINE}\\b`,
      'gi',
    ),
    '$2-shaped $1',
  ],
  [
    new RegExp(
      `\\b${LOOKS}${OUTLINE} (?:turned|converted|made|transformed) into an? (?:\\w+ )?${HOUSE}\\b`,
      'gi',
    ),
    '$1-shaped $2',
  ],
  [
    /\b(boot|shoe|teapot|tea ?cup|pumpkin|acorn|walnut|kettle) (house|cottage|home|cafe)(s?)\b/gi,
    '$1-shaped $2$3',
  ],
  [
    new RegExp(
      `\\b(?:(?:who|that) )?(?:lives?|living|lived|settled|at home|(?:has|have|had|makes?|making|made) (?:its|his|her|their|a) (?:\\w+ )?(?:home|house)|moved into|moving into) (?:happily |together |cosily |cozily )?(?:in|inside|within)? ?an? ${LOOKS}${OUTLINE}\\b`,
      'gi',
    ),
    'beside a $1-shaped house',
  ],
]

/** “A house made from an old boot”, “mice living in a teapot”: houses that have the outline of a thing. */
export const tellHomes = (text: string): string =>
  HOMES.reduce((told, [pattern, replacement]) => told.replace(pattern, replacement), text)
