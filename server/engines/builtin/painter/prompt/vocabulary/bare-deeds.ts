/** What may follow a deed of which nobody is said to do it; before another word (“dancing bears”) it is a quality. */
const ONWARD =
  '(?= (?:in|on|at|by|through|along|under|down|up|off|across|over|near|around|with|for|to|into|after|before|during|while|and|alone|together|outside|outdoors|home|early|late|inside|barefoot|an?|the|my|his|her|our|some|from|between|among|past)\\b| *,| *$)'

/** Who goes in for what by usage, so that a deed by itself (“skiing in the Alps”) is seen done. */
const DOERS: readonly (readonly [deed: string, doer: string])[] = [
  ['(?:alpine |downhill )?skiing', 'a skier'],
  ['snowboarding', 'a snowboarder'],
  ['surfing', 'a surfer'],
  ['(?:ice[ -])?skating', 'an ice skater skating'],
  ['(?:cycling|biking|bike riding|mountain biking|riding (?:a|my|the) bi(?:ke|cycle))', 'a cyclist'],
  ['(?:kayaking|canoeing|paddling)', 'a man in a kayak'],
  ['(?:sailing|yachting)', 'a sailboat'],
  ['(?:horse ?(?:back )?riding|riding (?:a |my |the )?horses?)', 'a woman riding a horse'],
  ['(?:fly |ice )?fishing', 'a fisherman fishing'],
  ['(?:hiking|trekking)', 'a hiker hiking'],
  ['(?:mountain |rock )?climbing', 'a man climbing'],
  ['camping', 'a tent and a campfire'],
  ['driving', 'a car driving'],
  ['(?:doing )?yoga', 'a woman doing yoga'],
  ['(?:sledding|sledging|tobogganing)', 'children sledding'],
  ['picnic(?:king|ing)?', 'a family having a picnic'],
  ['(?:stargazing|star gazing)', 'a couple watching the stars at night'],
  ['waiting for (?:the|a) bus', 'a man waiting at a bus stop'],
  ['dancing', 'a couple dancing'],
]

/** Deeds that take anybody, with whom they are thought of first. */
const ANYBODY: readonly (readonly [deeds: string, doer: string])[] = [
  [
    'building a (?:snowman|sand ?castle)|jumping|sliding|flying a kite|playing in|playing with',
    'two children',
  ],
  ['playing (?:chess|cards|checkers|dominoes)', 'two men'],
  ['playing (?:football|soccer|frisbee|basketball|volleyball|catch|tag)', 'two boys'],
  ['skateboarding|playing (?:video ?games|the (?:drums|guitar))', 'a boy'],
  ['walking (?:the|my|a) dog|jogging|climbing|rowing|working|grilling', 'a man'],
  ['shopping|strolling|watching (?:the|a)', 'a couple'],
  [
    'running|walking|swimming|reading|cooking|baking|gardening|knitting|sewing|painting|studying|meditating|drinking|eating|sitting|sleeping|relaxing|resting|picking|feeding|singing|writing|stretching|exploring|wandering|playing the (?:piano|violin|cello|harp|flute)|having (?:breakfast|lunch|dinner|tea|coffee)|sunbathing|sipping|waiting',
    'a woman',
  ],
]
/** What these take as an object without an article. */
const TAKING: Readonly<Record<string, string>> = {
  baking: 'bread|cookies|cakes?|pies?|biscuits',
  drinking: 'coffee|tea|wine|cocoa|hot chocolate|lemonade',
  eating: '\\w+',
  picking: '\\w+',
  feeding: '\\w+',
}

const OBJECTS = Object.entries(TAKING)
  .map(([deed, objects]) => `(?<=${deed})(?= (?:${objects})\\b)`)
  .join('|')

/** “Dancing in the rain”, “skiing in the Alps”: a prompt that begins with a deed has somebody who does it. */
export const BARE_DEEDS: readonly (readonly [RegExp, string])[] = [
  ...DOERS.map(([deed, doer]) => [new RegExp(`^ ${deed}${ONWARD}`, 'g'), ` ${doer}`] as const),
  ...ANYBODY.map(
    ([deeds, doer]) => [new RegExp(`^ (${deeds})(?:${ONWARD}|${OBJECTS})`, 'g'), ` ${doer} $1`] as const,
  ),
]
