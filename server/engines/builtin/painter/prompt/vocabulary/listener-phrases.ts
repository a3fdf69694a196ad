/** Halls in which people sit before what goes on. */
const HALLS =
  '(?:concert hall|opera(?: house)?|theat(?:re|er)|stage|auditorium|lecture (?:hall|theat(?:re|er))|conference hall|church|cathedral|chapel|mosque|synagogue|classroom|lecture|music hall|recital|school hall|ballroom|comedy club|comedian|preacher|priest|altar)'
const LISTENERS =
  '(?:(?:an?|the|his|her|their|its) )?(?:(?:large|huge|packed|big|full|cheering|crowded|live|small|rapt|attentive|adoring|silent|captivated|excited|seated|whole|entire) )*(?:audience|congregation|crowd)s?(?: of (?:people|listeners|fans|spectators|students))?'
const WAYS_TO_LISTENERS =
  '(?:captivat(?:es|ing)|entertain(?:s|ing)|thrill(?:s|ing)|enchant(?:s|ing)|fac(?:es|ing)|address(?:es|ing)|watched by|making|with|for|to|before|in front of|by|at)'
const SEATED = `(?:\\b${WAYS_TO_LISTENERS} )?\\b${LISTENERS}\\b(?: (?:is |are )?(?:watching|listening|sitting|seated|laugh(?:ing|s)?|clap(?:s|ping)?|cheer(?:s|ing)?|applaud(?:s|ing)?))?`

/** Who listens in a hall or a class sits before what is looked at. Before all other phrases of people. */
export const LISTENER_PHRASES: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${SEATED}(?:(?=.*\\b${HALLS}\\b)|(?<=\\b${HALLS}\\b.*))`, 'g'), ' , seatedaudience '],
  [
    /\b(?:in front of|before|facing|to|teaching) (?:an?|the|his|her) (?:(?:full|whole|large|noisy|attentive) )*class\b(?! of \d)/g,
    ' , seatedaudience ',
  ],
  [
    /(?<=\b(?:teacher|professor|lecturer|tutor|schoolmaster|schoolmistress|instructor)s?\b[^.]*),? (?:in front of|before|facing|to|for|teaching|with|and|explaining (?:\w+ )?to) (?:(?:an?|the|his|her|some|many|of|young|small|little|primary|school|bored|eager|noisy|curious|group|row|rows|class|full) )*(?:children|kids|pupils|students|schoolchildren|teenagers|class)\b(?=.*\b(?:black|chalk|white) ?board\b|(?<=\b(?:black|chalk|white) ?board\b.*))/g,
    ' , seatedaudience ',
  ],
]
