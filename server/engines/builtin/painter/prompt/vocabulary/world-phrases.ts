const OUTER = '(?:outer |deep |low |high |earth |earths |a low |a high )*(?:space|orbit)'
const SEEING = '(?:(?:as )?(?:seen|viewed|photographed|looking|visible|view|taken) )?'

/** How worlds are named, and the places from which they are seen. Applied before whatever reads a height of the eye. */
export const WORLD_PHRASES: readonly (readonly [RegExp, string])[] = [
  // Planets of other suns have the names of catalogues.
  [
    /\b(?:the )?(?:(?:planet|exoplanet) )?(?:gliese|kepler|trappist|wasp|toi|ross|k2|hd|gj|lhs|corot|hat p|ogle)(?: \d+)+ ?[a-h]?\b|\b(?:the )?(?:planet |exoplanet )?(?:proxima(?: centauri)?(?: b)?|tau ceti(?: [a-h])?|alpha centauri(?: b)?|teegardens? star(?: b)?|arrakis|tatooine|pandora(?= (?:planet|landscape|at|in|with|jungle)\b))(?! \w+ (?:box|bracelet))/g,
    ' alienplanet ',
  ],
  [
    new RegExp(
      `\\b(?:(?:the )?surface of )?(?:an? |the |some )?(?:alien|strange|unknown|foreign|distant|new|undiscovered|uninhabited|other|fantasy)? ?(?:exo ?)?planet(?=\\b.*\\bfrom ${OUTER}\\b)`,
      'g',
    ),
    'strangeplanet',
  ],
  // From where our own is seen as a curve below the stars.
  [
    new RegExp(
      `\\b(?:the )?(?:earth|planet earth|our planet|the globe)(?=\\b.*\\bfrom ${OUTER}\\b)|\\b(?:a |the )?(?:huge |giant |massive )?(?:hurricanes?|typhoons?|cyclones?|continents?|africa|europe|asia|north america|south america|city lights|himalayas?)\\b(?=.*\\bfrom ${OUTER}\\b)|\\b${SEEING}from (?:the )?(?:earths? )?(?:upper )?(?:atmosphere|stratosphere)\\b|\\b(?:in |from )?(?:low |high )(?:earth )?orbit\\b|\\b(?:the )?edge of (?:the )?(?:space|(?:earths? )?atmosphere)\\b|\\b(?:the )?(?:earths? (?:horizon|curvature|limb)|curvature of (?:the )?earth)\\b|\\b(?:high )?(?:above|over) (?:the |our )?(?:planet )?(?:earth|earths atmosphere)\\b(?! (?:day|quake))|\\borbiting (?:the |around |our |planet )*earth\\b`,
      'g',
    ),
    ' earthorbit ',
  ],
  [new RegExp(`,? ?\\b${SEEING}from ${OUTER}\\b`, 'g'), ' in space '],
  // Around a world one is in space, and not on its ground.
  ...(
    [
      ['mars', 'a red planet'],
      ['venus', 'a yellow planet'],
      ['(?:neptune|uranus)', 'a blue planet'],
      ['(?:(?:the )?moon|mercury|pluto)', 'a gray planet'],
      ['((?:jupiter|saturn))', '$1'],
      ['(?:an? |the )?(?:(?:alien|strange|distant|new|unknown|exo) ?)?(?:exo)?(?:planet|world)', 'a planet'],
    ] as const
  ).map(([world, seen]): readonly [RegExp, string] => [
    new RegExp(
      `\\b(?:(?:is )?(?:orbiting|circling|orbits)(?: around)?|in (?:an? )?(?:\\w+ )?orbit (?:around|over|above|of)) (?:the )?(?:planet )?${world}\\b`,
      'g',
    ),
    ` in space above ${seen} `,
  ]),
  // The ground of this sun's other planets, and those planets themselves.
  [
    /\b(?:the )?(?:surface|landscape|ground|deserts?|clouds|plains|volcanoe?s?) (?:of|on) (?:the )?(?:planet )?(?:venus|io|titan)\b/g,
    'an orange alienplanet',
  ],
  [
    /\b(?:the )?(?:surface|landscape|ground|craters?|plains) (?:of|on) (?:the )?(?:planet )?(?:mercury|ceres|phobos|callisto)\b/g,
    'a lunar landscape',
  ],
  [
    /\b(?:the )?(?:surface|landscape|ground|ice|plains|mountains) (?:of|on) (?:the )?(?:planet )?(?:pluto|europa|enceladus|ganymede|triton|neptune|uranus)\b/g,
    'a frozen alien planet',
  ],
  [/\b(?:the )?planet (?:neptune|uranus)\b|\bneptune (?=in space|planet)/g, 'blue planet'],
  [/\b(?:the )?planet venus\b/g, 'yellow planet'],
  [
    /\b(?:the )?planet mercury\b|\b(?:the )?(?:dwarf )?planet pluto\b|\bpluto (?=and its moons|in space)/g,
    'gray planet',
  ],
  [
    /\b(?:ringed (?:gas )?|gas )giants? with (?:its |huge |great )*rings\b|\bringed (?:gas )?giants?\b|\bsaturns (?:\w+ )?rings?\b|\brings? of saturn\b/g,
    'saturn',
  ],
  [/\bgas giants?\b/g, 'jupiter'],
  // Stars that end.
  [
    /\b(?:super ?novae?|hyper ?nova|(?:exploding|dying|collapsing|bursting) stars?|stars? (?:exploding|dying|collapsing|going supernova)|(?:the )?big bang|(?:the )?(?:birth|creation) of (?:the )?(?:universe|cosmos|a star)|quasar|pulsar|neutron star)(?: explosion| remnant| exploding)?\b/g,
    'supernova',
  ],
  [
    /\b(?:cracked|parched|dried(?: up)?|scorched|dry|barren|baked)(?: and)? (?:(?:dry|cracked|parched|brown|red) )*(?:earth|soil)\b/g,
    'cracked earth',
  ],
  // What is on earth is where it always is.
  [
    /\b(sunrise|sunset|dawn|dusk|day|night|morning|evening|summer|winter|spring|autumn|place|man|woman|human|person|people|tree|forest|life|war|battle|happiest \w+|animal|city|house|mountain|garden|ocean|beach) on (?:the |planet )?earth\b/g,
    '$1',
  ],
  [/\b(?:the )?last (sunrise|sunset)\b/g, '$1 giantsun'],
  // What burns in the sky is the sky.
  [
    /\b(?:an? |the )?(?:fire|flames?|inferno|fires) (?:in|across|over) (?:the |a )?(?:\w+ )?(?:sky|skies|clouds|heavens)\b|\b(?:burning|flaming|fiery|blazing|firey) (?:\w+ )?(?:sky|skies|clouds)\b|\b(?:the )?(?:sky|skies|clouds|heavens) (?:is |are |was |were )?(?:on fire|in flames|ablaze|aflame|burning)\b/g,
    ' burningsky ',
  ],
  // What burns of a mountain is what is within it.
  [
    /\b(?:burning|flaming|blazing|fiery) (?:mountain(?:top)?|peak|summit)s?\b|\b(?:mountain(?:top)?|peak|summit)s? (?:is |are |that is )?(?:on fire|in flames|ablaze|burning)\b/g,
    'eruption of a volcano ',
  ],
  [/\brainbow(?: colou?red)? (clouds?|sky|skies)\b/g, 'iridescentsky $1'],
]
