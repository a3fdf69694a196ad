import type { Keeper, KeptWorld } from './nouns/kept-worlds.ts'

const ADJECTIVES =
  '(?:(?:an?|the|tiny|miniature|mini|little|small|whole|entire|micro|magical?|enchanted|lush|green|beautiful|cozy|cosy|snowy|medieval|fairy ?tale|fantasy|tropical|old|mystical|misty|glowing|colou?rful|wooden|futuristic|winter) )*'

const WORLDS: Readonly<Record<KeptWorld, string>> = {
  winter:
    'snowman(?: and (?:an? )?(?:\\w+ )?\\w+)?|winter (?:wonderland|scene|village|forest|landscape)|christmas (?:village|tree|scene|town)|snowy (?:village|forest|house|cottage|town|cabin|landscape)|(?:house|cottage|cabin|tree)s? and (?:an? )?snowm[ae]n',
  forest: 'forest|woods|woodland|jungle|rainforest|ecosystem|trees?|nature|world',
  village: 'village|town|houses?|cottages?|cabin|hobbit house|home',
  castle: 'castle|palace|kingdom',
  sea: 'ocean|sea|sea storm|storm at sea|waves|storm',
  mountain: 'mountains?|mountain landscape|landscape|valley|waterfall',
  garden: 'garden|meadow|flower garden|park',
  city: 'city|skyline|metropolis|city skyline',
  beach: 'beach|island|desert island|lagoon|tropical beach',
  galaxy: 'galaxy|universe|night sky|starry (?:night )?sky|cosmos|nebula|solar system|milky way',
}
const SHIPS = '(?:pirate |sailing |old |wooden )*(?:ship|sailboat|sail boat|boat|galleon)'

const KEPT_IN: Readonly<Record<Keeper, string>> = {
  bottle: '(?:(?:glass|wine|empty|old|clear|corked|perfume|potion) )*bottle',
  jar: '(?:mason |glass |jam |cookie )?jar|terrarium|drinking glass|glass box|glass cube',
  bulb: 'light ?bulb|bulb',
  globe:
    'snow ?globe|(?:glass|crystal|magic) (?:ball|sphere|orb|dome|globe|bubble)|dome|soap bubble|bubble|water ?drop|drop of water|marble|cloche',
  teacup:
    '(?:(?:china|porcelain|white|vintage|antique|blue|pink|old) )*(?:tea ?cup|coffee ?cup|coffee mug|mug|cup)|cup of (?:tea|coffee)',
  cooker:
    '(?:(?:electric|metal|copper|old|open|cooking|soup|stew|big) )*(?:rice cooker|slow cooker|pressure cooker|crock ?pot|saucepan|frying pan|pan|cooking pot|soup pot|pot|wok)',
  bowl: '(?:(?:glass|wooden|ceramic|soup|salad|cereal|mixing|china|blue|white) )*bowl|(?:kitchen |bathroom |white )?sink',
  drawer: '(?:(?:open|kitchen|desk|wooden|old|dusty|sock|half open) )*drawer',
  suitcase:
    '(?:(?:open|old|vintage|leather|battered|brown|travel) )*(?:suitcase|briefcase|luggage|travel trunk|trunk|violin case)',
  box: '(?:(?:open|small|cardboard|wooden|music|old|gift|tin) )*(?:box|shoe ?box|match ?box|lunch ?box|music box|crate|chest|tin|sardine tin|sardine can|tin can|jewell?e?ry box)',
}
const WITHIN =
  '(?:(?:(?:that (?:is )?)?(?:growing|trapped|floating|sailing|contained|enclosed|built|living|hidden|kept|sitting|preserved) )?(?:inside|in|within)(?: of)?|(?:that (?:is |are )?)?(?:growing|coming|emerging|bursting|rising|spilling|popping|unfolding|grows|rises|bursts|spills) (?:up )?(?:out of|from(?: inside)?))'
const WITH = '(?:with|containing|holding|full of|filled with|that contains|that holds)'
const AFTER = '(?: (?:scene|landscape|scape|scenery))?'

const phrasesOf = (keeper: Keeper, world: string, names: string): (readonly [RegExp, string])[] => [
  [
    new RegExp(
      `\\b${ADJECTIVES}(?:${names})${AFTER} ${WITHIN} ${ADJECTIVES}(?:clear |giant |big |large |glass )*(?:${KEPT_IN[keeper]})\\b`,
      'g',
    ),
    ` a ${keeper}${world}`,
  ],
  [
    new RegExp(
      `\\b(?:${KEPT_IN[keeper]}) ${WITH} ${ADJECTIVES}(?:${names})${AFTER}(?: (?:and|with) (?:an? )?(?:\\w+ ){0,2}?\\w+)?(?: growing| living| trapped)? (?:inside|in it|within)(?: (?:it|of it))?(?= ?,| on\\b| \\w+ing\\b| ?$)`,
      'g',
    ),
    `${keeper}${world}`,
  ],
]

const SHIP_IN_BOTTLE: readonly [RegExp, string] = [
  new RegExp(`\\b${SHIPS} ${WITHIN} ${ADJECTIVES}(?:${KEPT_IN.bottle})\\b`, 'g'),
  'shipinbottle',
]

/** “A forest in a light bulb”, “a snow globe with a village inside”: in the one word that the tables know. */
export const KEPT_WORLD_PHRASES: readonly (readonly [RegExp, string])[] = (
  Object.keys(KEPT_IN) as Keeper[]
).flatMap(keeper => [
  ...(Object.keys(WORLDS) as KeptWorld[]).flatMap(world => phrasesOf(keeper, world, WORLDS[world])),
  // A ship in a bottle has a drawing of its own.
  ...(keeper === 'bottle' ? [SHIP_IN_BOTTLE] : phrasesOf(keeper, 'sea', SHIPS)),
])
