const SEEN =
  '(?:view|views|shot|photo|photograph|photography|picture|image|imagery|perspective|footage|angle|scene|vantage point|map)'
const FLYER =
  '(?:drone|aerial|helicopter|airplane|aeroplane|plane|balloon|satellite|birds? eye|birdseye|eagles?(?: eye)?|gods? eye|hawks?(?: eye)?|seagulls?)'
const BELOW =
  '(?:city|cities|town|village|metropolis|manhattan|new york|tokyo|london|paris|street|streets|skyline|rooftops|forest|woods|jungle|rainforest|amazon|sea|ocean|coast|coastline|beach|island|islands|lake|river|delta|valley|fields?|farmland|countryside|landscape|mountains?|desert|dunes|canyon|suburbs?|neighbou?rhood|harbou?r|bay|alps|land|terraces|vineyards?|intersection|highway|road)'
const FEW = '(?:\\w+ ){0,3}?'

/** How it is said that a land or a town is looked down on. */
export const AERIAL_PHRASES: readonly (readonly [RegExp, string])[] = [
  // Over the clouds nothing else is seen.
  [
    /\b(?:looking down (?:at|on|over|upon)|(?<![a-z] )flying (?:high )?(?:over|above)|(?:aerial )?view (?:of|over|above)) (?:the |a sea of |some )?(?:\w+ )?clouds(?: below)?(?: (?:seen |viewed )?(?:from|through|out of) (?:an?|the|my) (?:airplane|aeroplane|plane|jet)(?: window)?)?\b|\bclouds (?:seen |viewed )?(?:from|through|out of) (?:an?|the|my) (?:airplane|aeroplane|plane|jet)(?: window)?\b/g,
    ' a mountain view above the clouds ',
  ],
  [new RegExp(`\\b${FLYER}s? (?:point of )?${SEEN}s?\\b(?: of| over| from above)?`, 'g'), ' fromabove '],
  [
    new RegExp(
      `\\b(?:top(?: down)?|overhead|high angle|high altitude|elevated|panoramic overhead|map like|straight down) (?:aerial )?${SEEN}s?\\b(?: of)?(?= ${FEW}${BELOW}\\b)`,
      'g',
    ),
    ' fromabove ',
  ],
  [new RegExp(`\\btop down(?: of)?(?= ${FEW}${BELOW}\\b)`, 'g'), ' fromabove '],
  // Where nobody is named who looks or flies, it is the picture that does.
  [
    new RegExp(
      `(?<=^ |^ (?:an? |the )?(?:view|scene|picture|photo|photograph|image|painting|illustration|shot)(?: of)? |, )(?:looking (?:straight |right )?down (?:on(?:to)?|at|over|upon|towards?)|flying (?:high |low )?(?:over|above)|soaring (?:high )?(?:over|above)|hovering (?:over|above)|high (?:up )?above|from (?:high |way )?up over)(?= ${FEW}${BELOW}\\b)`,
      'g',
    ),
    ' fromabove ',
  ],
  [
    new RegExp(
      `(?<=\\b${BELOW}\\b.*)(?:,? ?(?:as )?(?:seen|viewed|looking down|photographed|shot|captured|painted|taken))? from (?:the (?:very )?top of |atop )(?:an?|the|its|one of the) (?:\\w+ ){0,2}?(?:skyscraper|tower|high ?rise|building|empire state building|eiffel tower)\\b`,
      'g',
    ),
    ' fromabove ',
  ],
  [
    new RegExp(
      `(?<=\\b${BELOW}\\b.*)\\bfrom (?:the )?(?:empire state building|high up(?: in the (?:air|sky))?|(?:a )?(?:great|high|dizzying) (?:height|altitude)|(?:an altitude of )?[0-9 ]+ ?(?:feet|ft|metres|meters)(?: up)?|the (?:air|sky|heavens))\\b`,
      'g',
    ),
    ' fromabove ',
  ],
  [
    /\b(?:view|looking|seen|look) (?:out )?(?:of |from |through )(?:an?|the|my) (?:helicopter) window\b/g,
    ' fromabove ',
  ],
]
