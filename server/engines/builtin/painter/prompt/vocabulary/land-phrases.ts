const FOLK =
  'goblin|elf|elven|dwarf|dwarven|troll|gnome|fairy|witch|wizard|pirate|alien|robot|orc|hobbit|zombie|skeleton|ninja|viking|mermaid|ghost'

/** Who a village, a market or a tavern is of. */
const PEOPLED: Record<string, string> = {
  elven: 'elves',
  dwarven: 'dwarves',
  elf: 'elves',
  dwarf: 'dwarves',
  fairy: 'fairies',
  witch: 'witches',
}

const HOUSES =
  'windmill|tower|lighthouse|castle|cottage|house|cabin|hut|shed|barn|church|chapel|temple|mill|farmhouse|mansion|tent|greenhouse|inn|tavern'

/** Countries whose temples are unlike others, as they are written. */
const SIAM =
  'thai(?:land)?|bangkok|chiang (?:mai|rai)|ayutthaya|burm(?:a|ese)|myanmar|bagan|yangon|mandalay|laos|luang prabang|cambodian?|phnom penh'
const HIGH_ASIA = 'tibet(?:an)?|lhasa|himalayas?|himalayan|nepal(?:ese)?|bhutan(?:ese)?|ladakh'

/** Lands, grounds and fronts that are named in several ways, and the words that the tables know them by. */
export const LAND_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:coast(?:line)?|shore|sea|ocean) with (?:(?:steep|high|rocky|white|green|tall|dramatic) )*cliffs\b/g,
    'sea cliff',
  ],
  // The sand of a garden is no beach.
  [
    /(?<=\b(?:zen|japanese|rock|temple|tea|dry) garden\b.*)\b(?:with |and |of )?(?:(?:neatly|carefully|white|grey|gray) )*(?:raked |patterned |white )(?:white |grey |gray )?(?:sand|gravel|pebbles)(?: patterns?| lines| circles| waves)?\b/g,
    '',
  ],
  [/\braked (?:sand|gravel) garden\b/g, 'zen garden'],
  // Lava comes from a volcano, also where only where it runs to is named.
  [
    /^(?!.*\bvolcan)(.*)\blava (?=(?:flow|runn|pour|spill|stream|enter)\w* (?:in)?to (?:the |an? )?(?:sea|ocean|water))/g,
    '$1eruption of a volcano ',
  ],
  [
    /\b(?:yellow |blooming |golden )*(?:rapeseed|canola|mustard)(?: flowers?)? (field|meadow|hill)(s?)\b/g,
    '$1$2 of yellow flowers',
  ],
  [/\b(?:shores?|banks?|edge) of (the|a|an) ((?:\w+ )?lake)\b/g, 'side of $1 $2'],
  [/\bsolar system\b(?! planets)/g, 'planets in space'],
  [/\bblack holes?\b/g, 'blackhole'],
  ...FOLK.split('|').map(
    folk =>
      [
        new RegExp(
          `\\b${folk}s? (night |street |black )?(market(?: ?place)?|bazaar|bar|cantina|tavern|cafe|restaurant|classroom|office|party)\\b`,
          'g',
        ),
        `$1$2 with three ${PEOPLED[folk] ?? `${folk}s`}`,
      ] as const,
  ),
  [
    /\b(gnome|elf|elven|fairy|pixie|goblin|smurf)s? (?:village|town|settlement)\b/g,
    'fairyvillage with three $1s',
  ],
  // Of shadows on a wall those who throw them are not seen.
  [
    /,? ?(?:(?:and |where |in which |so that )?(?:you |we |one |i )?(?:can |could )?(?:just )?(?:see |make out )|with |casting |showing )?(?:the |two |some )?(?:shadows?|silhouettes?|outlines?) of (?:(?:the|an?|two|three|my|our|some) )?(?:\w+ )?(?:kids|children|boys|girls|people|campers|friends|hands|(?:a )?(?:couple|family|boy|girl|man|woman|person|child))(?: (?:inside|within|reading|playing|on (?:the|its) (?:canvas|walls?|fabric|side)))*(?= ?,| $)/g,
    '',
  ],
  [
    /(?<=\b(?:kerala|backwaters?|alleppey)\b.*)\bhouse ?boat(s?)\b|\bhouse ?boat(s?)(?=.*\b(?:kerala|backwaters?|alleppey)\b)/g,
    'thatchedhouseboat$1$2',
  ],
  [
    /\b(?:pond|pool|lake) (?:of|with|full of|filled with|covered (?:in|with|by)) (?:pink |white |blooming )?(?:water ?)?lil(?:y|ies)(?: ?(?:pads?|flowers?))?\b/g,
    'lily pond',
  ],
  // Who looks from a boat sees it before them, and land across the water.
  [
    /(?<=\bvolcano(?:es)?\b.*)(?:as )?(?:seen|viewed|photographed|watched|painted) from (?:aboard |on |the deck of )?(?:an?|the|our|my) (?:\w+ )?(?:boat|rowboat|canoe|kayak|sailboat|dinghy|ferry|trawler|ship)\b/g,
    'by a harbour',
  ],
  [
    /(?<=\b(?:lake|river|canal|pond|fjord|lagoon|sea|ocean|bay|coast)\b.*)(?:(?:as )?(?:seen|viewed|photographed|watched|painted)) from (?:aboard |on |the deck of )?(?:an?|the|our|my) ((?:\w+ )?(?:boat|rowboat|rowing boat|canoe|kayak|sailboat|dinghy|ferry|trawler))\b/g,
    'with a $1',
  ],
  [
    /,? ?\b(?:(?:as )?(?:seen|viewed|photographed|watched|painted)) from (?:aboard |on |the deck of )?(?:an?|the|our|my) ((?:\w+ )?(?:boat|rowboat|rowing boat|canoe|kayak|sailboat|dinghy|ferry|trawler))\b/g,
    ' across the sea with a $1',
  ],
  // Whatever else is in a meadow of flowers, they are in bloom there.
  [
    /\b(?:flowery|flowering|blooming|flower filled|blossoming) (meadow|field|pasture|hillside|bank)(s?)\b/g,
    '$1$2 with wildflowers',
  ],
  // Nobody lives in a house on legs that is said to be of another kind.
  [/\b(tree ?house) (?:mansion|castle|palace|villa|cottage|cabin|home)\b/g, '$1'],
  // A lamp within that shines through canvas or panes is not seen itself.
  [
    /\b((?:is )?(?:lit|glowing|illuminated)(?: up)? from (?:inside|within))(?: (?:by|with) (?:an? |the )?(?:\w+ )?(?:torch|torches|flashlights?|lamps?|lanterns?|candles?|lights?|bulb))?\b/g,
    '',
  ],
  // When the sea is out what floats there lies on its sand.
  [
    /(?<=\b(?:boats?|ships?|dinghy|dinghies|trawlers?|yachts?|canoes?|vessels?|harbou?r|ferry)\b.*)\b(?:(?:stuck|stranded|sitting|resting|lying|grounded) )?(?:(?:in|on) (?:the )?mud(?:flats?)? )?(?:at|in|during) low tide\b|\b(?:when|while|with) the tide (?:is )?out\b/g,
    'lying on the beach lowtide',
  ],
  [/\blow tide\b|\b(?:when|while|with) the tide (?:is )?out\b/g, 'lowtide'],
  [/\b(?:frozen|icy|iced)(?: over)? (?:harbou?r|port|marina|canal)\b/g, 'frozen lake by a village'],
  // A door that somebody is at, and what grows up a wall, belong to the house that is named before.
  [
    new RegExp(
      `(?<=\\b(?:${HOUSES})\\b.*)\\b(?:at|by|in|before|near|beside) (?:the|its) (?:\\w+ )?(?:door|doorway|entrance|threshold|gate)(?= ?,| $)`,
      'g',
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\b(?:${HOUSES})\\b.*)\\bwith (?:\\w+ ){1,3}(?:growing|climbing|creeping|trailing|winding|rambling) (?:all )?(?:up|over|along|around|round|on) (?:the|its|one|both|his|her) (?:sides?|walls?|front|door|porch|roof)\\b`,
      'g',
    ),
    'overgrown with vines',
  ],
  [
    new RegExp(
      `(?<=^ |, )(?:the )?(?:very )?(?:top|front|base|foot|side) of (?=(?:an?|the|my|our) (?:\\w+ ){0,3}(?:${HOUSES})\\b)`,
      'g',
    ),
    '',
  ],
  [
    /\bsmall (?=(?:lone |hooded |cloaked )?(?:figure|traveler|traveller|wanderer|adventurer|hiker)\b)/g,
    'tiny ',
  ],
  // What one can, or what is there for comparison, is no thing.
  [/\b(you|we|one|i|they|he|she|it|who|that|which|people|children|everyone|anyone) (?:can|could)\b/g, '$1'],
  [
    /,? ?\b(?:shown |there )?(?:(?:in|on|at|for) (?:the )?(?:\w+ )?scale|for (?:size|comparison)|to (?:give|show) (?:a sense of )?(?:the )?scale)\b(?! model)/g,
    '',
  ],
  // What the picture is for.
  [
    /,? ?\b(?:painterly |parallax |scrolling |pixel ?art |concept |key )*(?:background|backdrop|art|artwork|asset|scene|environment|level|splash screen|loading screen)?(?: art)? ?\bfor (?:an?|my|our|the) (?:\w+ ){0,3}(?:platformer|(?:video |board |card |mobile |computer )?game(?! of)|rpg|visual novel|side ?scroller|metroidvania)\b/g,
    '',
  ],
  [/\b(?:2d|3d) (?:platformer|game|side ?scroller)(?: (?:background|art|style|level|scene))?\b/g, ''],
  [/\bcoconut (?:palm )?(?:trees|palms)\b/g, 'palm trees'],
  [/\bcoconut (?:palm )?(?:tree|palm)\b/g, 'palm tree'],
  [/\b(?:coconut|palm)(?: tree)? (grove|plantation|forest)s?\b/g, 'palm $1'],
  [/\bpalm trees and palm (?:groves?|plantations?|forests?)\b/g, 'palm trees'],
  [/\bhaunted (?:\w+ )?(?:house|mansion|manor|villa|home|cottage|farmhouse)\b/g, 'hauntedhouse'],
  [/\b(?:twisted|gnarled|crooked|withered|leafless|dead|bare) trees\b/g, 'deadtrees'],
  [/\bthree elvens\b/g, 'three elves'],
  [/\bthree elfs\b/g, 'three elves'],
  [/\bthree fairys\b/g, 'three fairies'],
  // Each country has temples of its own.
  [
    new RegExp(
      `(?<=\\b(?:${SIAM})\\b.*)\\b(?:golden |buddhist )?(?:temple(s?)|wats?)\\b(?! (?:garden|interior|of))|\\btemple(s?)\\b(?=.*\\b(?:${SIAM})\\b)`,
      'g',
    ),
    'thai temple$1$2',
  ],
  [
    new RegExp(
      `(?<=\\b(?:${HIGH_ASIA})\\b.*)\\b(?:buddhist )?(?:monastery|monasteries|temples?)\\b|\\b(?:monastery|temple)\\b(?=.*\\b(?:${HIGH_ASIA})\\b)`,
      'g',
    ),
    'himalayan monastery',
  ],
  // Temples of the East have one roof above the other.
  [
    /(?<=\b(?:japan\w*|kyoto|bali(?:nese)?|monks?|zen|buddhist|shinto|china|chinese|korea\w*|asian|cherry blossoms?)\b.*)(?<!\bthai )\btemple(s?)\b(?! (?:garden|interior|of))|(?<!\bthai )\btemple(s?)\b(?=.*\b(?:japan|kyoto|china|korea|mount fuji)\b)/g,
    'pagoda$1',
  ],
  // What a waterfall falls into nobody has tiled.
  [
    /(?<=\b(?:waterfalls?|cascades?)\b.*)\b(?:with|into|and|in|over|to) (?:an? |the |its )?(?:\w+ ){0,3}pools?\b(?: (?:below|beneath|of water))?/g,
    '',
  ],
  [/\b(?:natural|rock|forest|jungle|plunge|mountain|hidden|woodland) pools?\b/g, 'pond'],
  // A tree with the name of a machine.
  [/\bplane tree(s?)\b/g, 'oak tree$1'],
  [
    /\b(?:(?:rocky|narrow|winding|steep|rugged) )*(?:coastal|cliff ?top|cliff|seaside|coast) (?:path|trail|walk|footpath)\b/g,
    'path on a sea cliff',
  ],
  // Lessons under trees.
  [
    /\b(?:an? |the )?(?:forest|outdoor|woodland|open air|nature) (?:classroom|school|kindergarten|lesson)\b|\b(?:an? |the )?(?:outdoor )?(?:classroom|school|lesson) (?:in|under|among|outside in) (?:the |a )?(?:forest|woods|trees)\b/g,
    'a forest with a blackboard and a log',
  ],
  // Who is not there yet is not painted.
  [
    /\bbefore (?:the |any |all the )?(?:people|crowds?|tourists|customers|shoppers|visitors|others) (?:come|arrive|show up|wake(?: up)?|get there|are there|gather|turn up)\b/g,
    '',
  ],
  [
    /\b(?:our |a |the )?(?:small |little |sunny |cafe |restaurant )*terrace (?=(?:in|of|on|at) (?:the |an? )?(?:old town|old city|square|plaza|piazza|village|market square|town)\b)/g,
    'cafe terrace ',
  ],
  [
    /\b(?:pulled|pulling|drawn|dragged|hauled) up (?:on|onto|upon) (?:the |a )?(?:stones|shingle|pebbles|gravel|grass|rocks|sand|bank|beach|shore)\b/g,
    'pulled ashore',
  ],
  [/\bhorse (?:and )?(carriage|buggy|cart)\b/g, 'horse drawn $1'],
  [/\b(?:dusty|dry|arid|parched|barren|cracked|sunbaked|desert) (?:\w+ )?plains?\b/g, 'dustyplain'],
  [/\bapple tree(s?)\b/g, 'appletree$1'],
  [/\bfruit tree(s?)\b/g, 'fruittree$1'],
  [/\b(bush|bushy|shrub|privet) (?:fences?|hedges?|walls?)\b/g, 'hedge'],
  [
    /\b(?:an? )?open (?:plan|concept)(?: ?,)? (?=(?:\w+ ){0,2}(?:kitchen|living ?room|dining|lounge|space|apartment|room|loft))/g,
    '',
  ],
  [/\b(?:steel|metal|iron|aluminium|aluminum) (?:frame |framed )?windows?\b/g, 'windows'],
  [/\bwindows? viewing\b/g, 'windows overlooking'],
  [/\bbunch(es)? of rose\b/g, 'bouquet'],
]
