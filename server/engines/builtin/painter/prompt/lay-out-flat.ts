import { hasIcon } from '../subjects/icons.ts'
import { isPiece } from '../subjects/pieces/pieces.ts'
import type { Reading } from './reading.ts'
import type { Subject } from './scene.ts'
import { subjectOf } from './subject-of.ts'
import { nounOfDrawing } from './vocabulary/nouns.ts'

const FLAT =
  /\b(?:knoll(?:ing|ed)?|flat[ -]?lays?|(?:neatly|carefully|all) (?:laid out|arranged|organi[sz]ed)(?! (?:room|shelf|shelves|house|garden|bookshelf))|laid out (?:neatly|in a grid|in rows|flat|on (?:the|a) (?:floor|bed|table|white|wooden))|seen from (?:directly |straight )?above on (?:a|the) (?:\w+ )?(?:table|background|surface)|(?:top ?down|overhead|bird'?s eye) (?:view|shot|photo) of (?:(?!city|town|street|forest|beach|field|island|village|river|sea|ocean|land|road|crowd|people|park|garden|harbou?r|lake|cat|dog)[\w']+ ){1,4}(?:ingredients|tools|supplies|items|gear|things|objects|kit|essentials|contents))\b/i

/** What belongs together, by what such a set is called. */
const SETS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:handbag|purse|pockets?|contents of (?:a|my|her|the) (?:\w+ )?bag)/i,
    'lipstick mobile-phone old-key sunglasses ticket mirror coin candy notebook watch headphone hair-pick',
  ],
  [
    /\b(?:camp|hik|outdoor|trek|backpack|surviv|explor|adventur)/i,
    '@tent backpack flashlight compass axe world-map @lantern @binoculars @kettle hiking-boot matches canned-food rope-knot water-bottle',
  ],
  [
    /\b(?:painter|paint|artist|art suppl|drawing|watercolou?r|craft)/i,
    'artist-palette paintbrush crayon pencil @easel straight-ruler scissors framed-picture lotion-bottle notebook triangular-ruler paperclip',
  ],
  [
    /\b(?:carpent|woodwork|tool|mechanic|workshop|builder|handym)/i,
    'hammer wrench screwdriver carpentry-saw nut-and-bolt straight-ruler toolbox axe gear ladder pick clamp',
  ],
  [
    /\b(?:garden|seed|plant)/i,
    '@wateringcan gloves potted-plant seedling @flowerpot scissors @spade basket sunflower leafy-green @trowel herb',
  ],
  [
    /\b(?:travel|trip|holiday|vacation|packing|suitcase|tourist)/i,
    'camera sunglasses world-map luggage watch headphone passport-control womans-hat mobile-phone t-shirt running-shoe notebook',
  ],
  [
    /\b(?:bak|cake ingredients|cookie)/i,
    'egg butter glass-of-milk bowl-with-spoon @whisk chocolate-bar strawberry honey-pot spoon @rollingpin salt lemon',
  ],
  [
    /\b(?:cook|ingredient|recipe|soup|salad|pasta|pizza|vegetable|food)/i,
    'tomato onion garlic bell-pepper mushroom lemon carrot kitchen-knife salt leafy-green hot-pepper egg',
  ],
  [
    /\b(?:breakfast|brunch)/i,
    'croissant hot-beverage cooking bread strawberry glass-of-milk butter pancakes honey-pot red-apple spoon tangerine',
  ],
  [
    /\b(?:desk|office|work|stationery|school|study|student|writer)/i,
    'laptop hot-beverage notebook pencil eyeglasses glasses mobile-phone paperclip straight-ruler potted-plant scissors headphone pushpin',
  ],
  [
    /\b(?:sew|tailor|knit|haberdash|embroid)/i,
    'thread yarn scissors sewing-needle safety-pin ribbon straight-ruler @buttons t-shirt socks thread pushpin',
  ],
  [
    /\b(?:makeup|make up|beauty|cosmetic|skin ?care|spa)/i,
    'lipstick lotion-bottle @creamjar @pumpbottle @serum soap mirror nail-polish @perfume hibiscus hair-pick comb',
  ],
  [
    /\b(?:doctor|medical|first aid|nurse|medicine)/i,
    'stethoscope pill adhesive-bandage syringe thermometer scissors gloves x-ray lotion-bottle stopwatch microscope soap',
  ],
  [
    /\b(?:fish|angl)/i,
    'fishing-pole fish hook bucket gloves sunglasses @net womans-boot compass worm canned-food @lantern',
  ],
  [
    /\b(?:photograph|camera|film)/i,
    'camera video-camera film-frames camera-with-flash laptop headphone flashlight @tripod battery watch notebook sunglasses',
  ],
  [
    /\b(?:gym|sport|fitness|running|workout)/i,
    'running-shoe t-shirt stopwatch headphone basketball watch socks banana tennis boxing-glove bottle-with-popping-cork jeans',
  ],
  [
    /\b(?:outfit|clothes|wardrobe|fashion|capsule|baby)/i,
    't-shirt jeans running-shoe watch handbag sunglasses socks coat scarf billed-cap dress gloves',
  ],
  [
    /\b(?:detective|spy|secret agent|explorer|pirate|wizard|witch|potion)/i,
    'magnifying-glass-tilted-left old-key world-map compass notebook candle hourglass-done crystal-ball @potion pistol watch scroll',
  ],
]

const MOST = 12
const FEWEST = 6
const isDrawn = (key: string) =>
  (key.startsWith('@') ? isPiece(key) : hasIcon('noto', key)) && nounOfDrawing(key) !== undefined

/** “Knolling of camping gear”, “a flat lay”: things side by side, seen from straight above; what a set has is known. */
export function layOutFlat({ scene }: Reading) {
  if (!FLAT.test(scene.prompt)) return
  const named = [...scene.subjects, ...scene.around].filter(
    ({ figure, furLength, mode }) => !figure && furLength === 0 && mode !== 'build',
  )
  const set =
    SETS.find(([words]) => words.test(scene.prompt))?.[1]
      .split(' ')
      .filter(isDrawn) ?? []
  const added = named.length < FEWEST ? set.filter(key => named.every(thing => thing.key !== key)) : []
  const things: Subject[] = [...named, ...added.map(key => subjectOf(key, nounName(key), 1))]
  if (things.length === 0) return
  scene.subjects = things.slice(0, MOST).map(thing => ({ ...thing, count: 1 }))
  scene.around = []
  scene.place = 'table'
  scene.extras.add('flat lay')
}

const nounName = (key: string) => key.replace('@', '').replaceAll('-', ' ')

const ON_SHELF =
  /\b(?:on|along|lined up on|sitting on|standing on|arranged on) (?:an?|the|my|our|his|her|some) (?:(?!book)[\w-]+ ){0,3}?(?:shelf|shelves|ledge of the wall|mantel(?:piece|shelf)?)\b/i
/** Where shelves are themselves what is asked for. */
const SHELVES =
  /^(?:an? |the |my |some )?(?:(?:old|kitchen|wooden|wall|floating|dusty|white|small) )*shel(?:f|ves) (?:with|full of|of|holding|lined with|stacked with|filled with)\b/i
const IN_SHOP = /\b(?:shop|store|supermarket|library|bookshop|market|pantry)\b/i

const BOOKS = { key: 'books', icon: 'books' }

/** “An old radio on a shelf”: small things on a board on the wall. */
export function setOnShelf({ scene }: Reading) {
  const { prompt } = scene
  const areShelves = SHELVES.test(prompt)
  const subjects = areShelves && scene.subjects.length === 0 ? scene.around : scene.subjects
  if (!(areShelves || ON_SHELF.test(prompt)) || IN_SHOP.test(prompt) || subjects.length === 0) return
  if (scene.place !== 'table' && scene.place !== 'room' && scene.place !== 'studio') return
  if (subjects.some(({ mode, figure }) => figure || mode !== 'table')) return
  scene.subjects = subjects.map(thing => (thing.key === 'open-book' ? { ...thing, ...BOOKS } : thing))
  scene.around = []
  scene.place = 'table'
  scene.extras.add('shelf')
}
