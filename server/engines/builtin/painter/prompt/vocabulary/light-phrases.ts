const LARGE =
  '(?:huge|giant|gigantic|enormous|massive|immense|colossal|oversized|big|large|great|blazing|swollen)'
const FIERY = '(?:red|crimson|scarlet|blood[ -]?red|vermilion|ruby)'
const SHADE =
  '(?:golden|orange|yellow|glowing|setting|rising|bright|warm|pink|round|low|sinking|fiery|burning)'
/** Not a sunhat, a sunflower or the sun as the name of a thing. */
const SUN =
  'sun(?! (?:hat|dial|glasses|flower|lounger|bed|umbrella|god|goddess|bear|room|deck|screen|dress))\\b'
const RISES = '(?:rising|rises|coming up|comes up|peeking|peeks)'

/** Rooms of which the front is meant by whoever stands before them. */
const SHOP =
  '(?:garage|restaurant|cafe|bar|pub|diner|bakery|shop|store|bookstore|bookshop|hotel|motel|theat(?:er|re)|cinema|supermarket|bistro|bank|library|museum|school|hospital|workshop)'

/** Words of sun, neon and of what shines by itself. Applied before all others but clauses. */
export const LIGHT_PHRASES: readonly (readonly [RegExp, string])[] = [
  // “A wolf whose eyes glow” has eyes.
  [/\bwhose\b/g, 'with'],
  // The sun as what is looked at.
  [
    new RegExp(
      `\\b(?:an? |the )?(?:${LARGE} (?:${SHADE} )*${FIERY} (?:${SHADE} )*${SUN}|(?:${SHADE} )*${FIERY} (?:${SHADE} )*${SUN})(?: (?:is )?(?:setting|rising|sinking|sets|rises|going down|goes down))?`,
      'g',
    ),
    'redsun',
  ],
  [
    new RegExp(
      `\\b(?:an? |the )?${LARGE} (?:${SHADE} )*${SUN}(?: (?:is )?(?:setting|sinking|sets|going down|goes down))?(?= (?:(?:is )?${RISES}))`,
      'g',
    ),
    'giantsun morning',
  ],
  [
    new RegExp(
      `\\b(?:an? |the )?${LARGE} (?:${SHADE} )*${SUN}(?: (?:is )?(?:setting|sinking|sets|going down|goes down))?`,
      'g',
    ),
    'giantsun',
  ],
  // A sign names what it hangs before, and a name in neon is no sign that is bright all over.
  [
    new RegExp(
      `\\b(neon (?:bar |hotel |motel |shop |cafe )?signs?) (?:of|for|from|above|over|outside) (?:an? |the )?(?:\\w+ )?${SHOP}\\b(?=.*\\b(?:street|alley|alleyway|lane|road|sidewalk|city)\\b)`,
      'g',
    ),
    '$1',
  ],
  [
    new RegExp(`\\bin front of (?=(?:an? |the |his |her |their |its |my )(?:\\w+ ){0,2}${SHOP}\\b)`, 'g'),
    'outside ',
  ],
  // Branches are the tree's.
  [
    /\b(hang(?:s|ing)?|dangl(?:es|ing)|suspended|strung|swinging|sitting|perched|tied|growing) (from|on|in|off|between) (?:(?:its|the|their|his|her) )(?:\w+ )?branches(?: of (?:the|a) (?:\w+ )?tree)?\b(?<=\b(?:trees?|oaks?|willows?|maples?|pines?)\b.*)/g,
    '$1 $2 it',
  ],
  [
    /\bholo(?:gram|graph)s? (?:image |projection |display |figure )?(?:of|showing) (?:an? |the |his |her |their )?/g,
    'holographic ',
  ],
  // What lies about by itself is a rock.
  [
    /(?<!\b(?:sword|excalibur|blade|katana) (?:stuck |embedded )?in )(?<!\b(?:made|carved|built|out|of|in|from|like) (?:of )?)\b(an?|the|one|two|three|several|some) ((?:(?:big|large|huge|small|old|ancient|mossy|flat|round|grey|gray|smooth|lonely|single|giant|magic|magical|glowing|carved|cracked|mysterious|standing) )*)stone(s?)\b(?= *(?:$|,|(?:in|on|with|at|by|under|beside|near|covered|that|which|among|carved|engraved|standing|lying|and) ))/g,
    '$1 $2rock$3',
  ],
  [
    /\b(?:piles?|heaps?|mounds?|mountains?|hoards?|stacks?) of (?:(?:gold(?:en)?|silver|shiny|glittering|sparkling) )*(?:coins?|treasures?)\b/g,
    'pile of gold',
  ],
  // What stands and hangs in every kitchen is its own.
  [
    /(?<=\b(?:kitchen|bathroom|pantry)\b.*), (?:\w+ ){0,3}(?:cabinets|cupboards|cabinetry|counter ?tops?|counters|kitchen island|island|backsplash|appliances|drawers|tiles|worktops?)(?= *(?:,|$))/g,
    ' ,',
  ],
  [
    /\b(?:modern |brass |glass |black |hanging |industrial )*(?:pendant|ceiling|recessed|track) (?:lamps?|lights?|lighting)\b/g,
    '',
  ],
]
