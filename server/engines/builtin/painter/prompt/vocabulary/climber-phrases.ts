/** Plants that climb, and the word for what is covered in each. */
const CLIMBERS: readonly (readonly [string, string])[] = [
  ['(?:purple |blue |white |hanging |blooming )*wisteria', 'wisteria'],
  ['(?:pink |purple |magenta |bright |blooming )*bougainvill(?:ea|ia|aea)s?', 'bougainvillea'],
  [
    '(?:(?:climbing|rambling|red|pink|white|yellow|old|wild) )*(?:roses|rambler|clematis|honeysuckle|jasmine|morning glor(?:y|ies)|sweet peas)',
    'roses',
  ],
  ['(?:green |red |dark |thick )*(?:ivy|virginia creeper|creepers?|grape ?vines?)', 'ivy'],
]
const GROWS =
  '(?:(?:is |are )?(?:growing|climbing|rambling|creeping|hanging|tumbling|cascading|spilling|trailing|draped|draping|winding|flowering|blooming|grows|grow|climbs|climb|hangs|tumbles|cascades|spills) )?(?:all )?(?:out )?(?:over|up|around|round|across|down|along|on)'
const BUILT =
  '(?:house|cottage|wall|pergola|porch|balcony|shed|fence|arch|archway|arbou?r|villa|pub|inn|garage|station|gate|church|tower|trellis|barn|farmhouse|hut|cabin|chapel|bus (?:shelter|stop)|shelter|gazebo|veranda|mansion|manor|greenhouse|bridge|bench|gateway|terrace wall)'
const OWN = '(?:an?|the|my|our|their|her|his|grandmas|grandmothers|someones)'

/** What has a plant climbing up it is covered in that. Applied before the phrases of weather. */
export const CLIMBER_PHRASES: readonly (readonly [RegExp, string])[] = CLIMBERS.flatMap(
  ([climber, cover]) => [
    [
      new RegExp(
        `\\b(?:the |an? )?${climber} ${GROWS} ${OWN} ((?:(?!of\\b|in\\b|on\\b|with\\b)\\w+ ){0,3}?${BUILT})(?: (?:door|doorway|front|wall|window|roof))?\\b`,
        'g',
      ),
      `a $1 covered in ${cover} `,
    ] as const,
    [
      new RegExp(
        `\\b${climber.replace(/roses\|/, 'roses?|')} (?:covered|clad|draped|smothered|laden) (${BUILT})\\b`,
        'g',
      ),
      `$1 covered in ${cover} `,
    ] as const,
    [
      new RegExp(
        `(?<=\\b${BUILT}) (?:with|under|draped in|smothered in|hung with|drowning in|full of|in) (?:an? |the |lots of |masses of |some )?(?:old )?${climber}(?: ${GROWS} (?:it|${OWN} (?:\\w+ )?(?:door|doorway|front|walls?|windows?|roof|porch|gate)))?(?= *(?:,|$|in\\b|and\\b|at\\b))`,
        'g',
      ),
      ` covered in ${cover} `,
    ] as const,
  ],
)
