import { materialNamed } from '../../drawings/materials.ts'
import { meanings, wordSet } from './table.ts'

/** What a thing can be said to be made of, by the words for it; other things that it is put together of are nouns. */
const STUFF_WORDS = meanings<string>({
  glass: 'glass',
  stone: 'stones rocks pebbles',
  wood: 'logs planks driftwood',
  paper: 'paper newspaper newspapers origami cardstock',
  gold: 'brass',
  clockwork: 'clockwork cogwork',
  silver: 'tin aluminium aluminum foil mirrors mirror',
  cardboard: 'cardboard carton corrugated boxes',
  wool: 'wool yarn knitted knit crochet crocheted woollen woolen',
  felt: 'felt fleece plush fabric cloth',
  denim: 'denim jeans',
  leather: 'leather suede',
  velvet: 'velvet',
  silk: 'silk satin',
  rubber: 'rubber tyres tires',
  plastic: 'plastic',
  concrete: 'concrete cement',
  brick: 'brick bricks',
  rust: 'rust scrap junk trash rubbish garbage',
  amber: 'amber',
  diamond: 'diamond diamonds gems gemstones jewels rubies emeralds sapphires',
  lava: 'lava magma',
  fire: 'fire flames flame',
  cloud: 'cloud clouds',
  smoke: 'smoke mist fog shadow shadows',
  water: 'water',
  galaxy: 'galaxy galaxies stars stardust starlight',
  sand: 'sand',
  snow: 'snow',
  straw: 'straw hay wicker rattan bamboo twigs sticks branches',
  moss: 'moss lichen',
  grass: 'grass turf',
  gingerbread: 'gingerbread biscuit biscuits cake',
  cheese: 'cheese',
  bread: 'bread toast baguettes',
  sushi: 'sushi rice',
  crisps: 'chips crisps nachos crackers',
  jelly: 'jelly jello gelatin gummy',
  slime: 'slime goo',
  sugar: 'sugar salt marshmallow marshmallows',
  lego: 'lego legos blocks',
  tiles: 'tile tiles azulejos',
  stainedglass: 'stainedglass',
  noodles: 'noodle noodles spaghetti pasta ramen',
  falafel: 'falafel falafels meatball meatballs',
  patchwork: 'patchwork quilt rags scraps',
  flowers: 'flowers blossoms petals wildflowers flower',
  fruit: 'fruit fruits',
  vegetables: 'vegetables veggies vegetable',
  sweets: 'candy candies sweets',
  greenery: 'ferns fern ivy vines plants greenery herbs',
  'fallen leaves': 'leaves',
})

/** Of a material as drawings have it. */
export const stuffNamed = (word: string): string | null => STUFF_WORDS.get(word) ?? materialNamed(word)

/** Words for a stuff that say so before a thing, too, of whatever kind; most others before a noun only say which one it is. */
export const FANCIFUL = wordSet(
  'cardboard knitted knit crochet crocheted woollen woolen felt lego patchwork gingerbread origami',
)
