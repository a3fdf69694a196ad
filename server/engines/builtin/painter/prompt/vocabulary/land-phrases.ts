const FOLK =
  'goblin|elf|elven|dwarf|dwarven|troll|gnome|fairy|witch|wizard|pirate|alien|robot|orc|hobbit|zombie|skeleton|ninja|viking|mermaid|ghost'

/** Who a village or a market is of. */
const PEOPLED: Record<string, string> = {
  elven: 'elves',
  dwarven: 'dwarves',
  elf: 'elves',
  dwarf: 'dwarves',
  fairy: 'fairies',
  witch: 'witches',
}

/** Lands, grounds and fronts that are named in several ways, and the words that the tables know them by. */
export const LAND_PHRASES: readonly (readonly [RegExp, string])[] = [
  ...FOLK.split('|').map(
    folk =>
      [
        new RegExp(`\\b${folk}s? (night |street |black )?(market|bazaar)\\b`, 'g'),
        `$1$2 with three ${PEOPLED[folk] ?? `${folk}s`}`,
      ] as const,
  ),
  [
    /\b(gnome|elf|elven|fairy|pixie|goblin|smurf)s? (?:village|town|settlement)\b/g,
    'fairyvillage with three $1s',
  ],
  [/\bthree elvens\b/g, 'three elves'],
  [/\bthree elfs\b/g, 'three elves'],
  [/\bthree fairys\b/g, 'three fairies'],
  // Temples of the East have one roof above the other.
  [
    /(?<=\b(?:japan\w*|kyoto|zen|buddhist|shinto|china|chinese|korea\w*|asian|cherry blossoms?)\b.*)\btemple(s?)\b(?! (?:garden|interior|of))|\btemple(s?)\b(?=.*\b(?:japan|kyoto|china|korea|mount fuji)\b)/g,
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
