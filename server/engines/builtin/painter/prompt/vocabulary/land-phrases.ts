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
