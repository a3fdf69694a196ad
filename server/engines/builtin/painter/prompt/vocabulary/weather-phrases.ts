import { COLOURS } from './colours.ts'

const HOT =
  '(?:hot|hottest|scorching|sweltering|blazing|baking|boiling|sultry|stifling|searing|roasting|broiling)'
const BURNING_SUN =
  '(?:blazing|scorching|baking|burning|beating|fierce|relentless|merciless|blistering|searing|glaring|unforgiving)'
const LOW_MONTH =
  '(?:winter|wintry|autumn|fall|september|october|november|december|january|february|christmas|frosty|frozen|snowy)'
const COLOUR = [...COLOURS.keys()].join('|')
const NOT_SEA_GREEN = [...COLOURS.keys()].filter(name => !/^(?:blue|green|turquoise)$/.test(name)).join('|')
const HOUR = 'winter|autumn|summer|spring|morning|evening|afternoon|night|dawn|dusk|mood|ambient|club'
/** A sky through which no sun comes. */
const LEADEN = '(?:leaden|slate|steely|pewter|ashen|sullen|dull|colou?rless|sunless|murky|dismal|bleak|drab)'
/** Lamps and nights have a golden light of their own. */
const BY_NIGHT =
  '(?:night|midnight|dusk|twilight|evening|moon\\w*|lamp\\w*|lantern\\w*|candle\\w*|torch\\w*|fire\\w*|windows?|inside|within|neon|glowing|magic\\w*|bulb\\w*|hearth|stage|stars?|starry)'

/** What people call hours, weathers and the light they make. Applied before the words of light. */
export const WEATHER_PHRASES: readonly (readonly [RegExp, string])[] = [
  // A sun that burns stands high; one that is looked at is large, and rises or sets.
  [
    new RegExp(
      `\\b(?<!\\b(?:huge|giant|enormous|gigantic|massive|big|large|great|red) )${BURNING_SUN} ((?:\\w+ )?)sun\\b(?! (?:is )?(?:ris|set|sink|com|go))`,
      'g',
    ),
    'sunny midday $1',
  ],
  [new RegExp(`\\b(?=${HOT} (?:\\w+ )?(?:afternoon|day)s?\\b)`, 'g'), 'sunny '],
  [/\blate (?:(?:in the|on an?|on) )?((?:\w+ )?)afternoon\b/g, '$1lateafternoon'],
  [/\bafternoon (?=sun|light|glow|shadows)/g, 'lateafternoon '],
  [new RegExp(`(?<!\\bgr[ae]y )\\b(${LOW_MONTH}(?: \\w+)?) afternoon\\b`, 'g'), '$1 lateafternoon'],
  [
    new RegExp(
      `(?<!\\b${BY_NIGHT}\\b.*)\\b(?:(?:late|soft|warm|rich|low|beautiful|gentle) )*(?:golden|gold|honeyed|honey(?: colou?red)?) (?:light|sunlight|glow)\\b(?!.*\\b${BY_NIGHT}\\b)`,
      'g',
    ),
    'goldenhour',
  ],
  [/\bindian summer\b/g, 'warm autumn'],
  // Pale suns stand behind a veil.
  [
    /\b(?:pale|weak|watery|wan|faint|feeble|thin|milky) ((?:(?:winter|wintry|autumn|spring|morning|november|december|january|february) )?)(?:sun|sunlight|sunshine)\b/g,
    '$1palesun',
  ],
  [
    new RegExp(
      `\\b${LEADEN} ((?:\\w+day |november |winter |autumn )?(?:sky|skies|day|morning|weather|afternoon|clouds|light))\\b`,
      'g',
    ),
    'greysky $1',
  ],
  [/\b(?:soft |flat |dull |pale |cold |dim )?gr[ae]y light\b/g, 'overcast light'],
  [/\bflat light\b/g, 'overcast light'],
  // The moon is seen to shine where it shines through something.
  [
    /\bmoonlight (?:(?:coming|streaming|shining|falling|pouring|filtering) )?(?:in )?(?=through\b)/g,
    'moonlight , moonbeams , coollight ',
  ],
  [/\bflowery (?=(?:\w+ )?(?:meadows?|fields?|hills?|hillside|banks?|slopes?)\b)/g, 'wildflowers , '],
  // What harsh winters bring.
  [/\b(?:the )?snow (?:is )?(?:falls?|coming down|drifting down)\b(?! asleep)/g, 'snowfall'],
  [/\b(?:harsh|bitter|brutal|severe|fierce|cruel) (?=winter\b)/g, 'overcast snowfall '],
  // Colour of light, with its hour in between and without the word.
  [new RegExp(`\\b(${COLOUR}) (${HOUR}) (light|mist|fog|haze|glow)\\b`, 'g'), '$1 $3 $2'],
  [
    new RegExp(`\\b(?:lit|lit up|bathed|drenched|washed|steeped|illuminated) in (${COLOUR})\\b(?! \\w)`, 'g'),
    'in $1 light',
  ],
  [new RegExp(`\\b(${COLOUR}) stage (?=lights?\\b)`, 'g'), '$1 light , stage '],
  // Water of a colour of its own lights what is about it; living light in the sea is blue or green.
  [
    new RegExp(
      `\\b(?:the )?(?:(?:water|pool|sea|lake|waves) (?:(?:is|was|are) )?(?:glow(?:s|ing)|lit(?: up)?|shin(?:es|ing)) (${NOT_SEA_GREEN})\\b|glowing (${NOT_SEA_GREEN}) (?=water|waves))`,
      'g',
    ),
    ', $1$2 glow , water',
  ],
  // Light that goes by so fast that it is drawn out.
  [
    /\b(?:tunnel|corridor|tube|vortex) of (?:\w+ )?(?:lights?|neon)\b|\b(?:light|glowing|neon lit|hyperspace) tunnel\b(?! under)|\btunnel\b(?=.*\b(?:streaks|trails|lines) of (?:\w+ )?light\b)|(?<=\b(?:streaks|trails|lines) of (?:\w+ )?light\b.*)\btunnel\b/g,
    'lighttunnel',
  ],
  [/(?<=\blighttunnel\b.*)\b(?:streaks|trails|lines) of ((?:\w+ )?)lights?\b/g, '$1light'],
  [/\b(?:caught )?in (?:the |a |its )?(?:\w+ )?headlights\b/g, 'at night'],
  [
    /(?<=\b(?:read|reads|reading|writing|sewing|knitting|praying|working|studying|eating|dining|drawing|playing) (?:\w+ ){0,3}?)by candle ?light\b/g,
    ', candlelit ,',
  ],
  [
    /\b(?:\w+ )?(?:venetian )?blinds? (?:shadows?|stripes)\b|\b(?:shadows?|stripes|slats|bars) (?:\w+ )?(?:of|from|through|cast by) (?:the )?(?:\w+ )?(?:venetian )?blinds\b|\blight (?:\w+ )?through (?:the )?(?:\w+ )?blinds\b/g,
    'blindshadows',
  ],
  [/\b(?:cigarette|cigar|pipe) smoke(?: curling| rising| drifting)?\b/g, ''],
  // What runs down a glass is no part of it.
  [
    /\bcondensation(?: (?:running|dripping|beading|rolling|on)(?: down)?(?: the (?:glass|side|sides))?)?\b/g,
    '',
  ],
  [
    /\b(iced (?:coffee|tea|latte)|lemonade|cola|cocktail|milkshake|smoothie|orange juice) in (?:an? |the )?(?:(?:tall|cold|big|large|frosted|chilled) )*glass\b/g,
    '$1',
  ],
  // Where a player meets their last enemy.
  [/\b(?:final |end )?boss (?:arena|fight|battle|room|level|stage)\b/g, ''],
]
