import { tableOf } from './table.ts'

/** Plurals that no rule finds, and words in -s that must not lose it. */
const IRREGULAR = tableOf<string>({
  wolves: 'wolf',
  knives: 'knife',
  loaves: 'loaf',
  scarves: 'scarf',
  shelves: 'shelf',
  elves: 'elf',
  calves: 'calf',
  dwarves: 'dwarf',
  thieves: 'thief',
  oxen: 'ox',
  teeth: 'tooth',
  feet: 'foot',
  cacti: 'cactus',
  triceratops: 'triceratops',
  octopi: 'octopus',
  fungi: 'fungus',
  dice: 'die',
  cookies: 'cookie',
  brownies: 'brownie',
  smoothies: 'smoothie',
  zombies: 'zombie',
  pies: 'pie',
  fairies: 'fairy',
  genies: 'genie',
  hoodies: 'hoodie',
  kiddies: 'kid',
  potatoes: 'potato',
  tomatoes: 'tomato',
  mangoes: 'mango',
  flamingoes: 'flamingo',
  volcanoes: 'volcano',
  heroes: 'hero',
  superheroes: 'superhero',
  buses: 'bus',
  minibuses: 'minibus',
  trolleybuses: 'trolleybus',
  schoolbuses: 'schoolbus',
  glass: 'glass',
  canvas: 'canvas',
  news: 'news',
  christmas: 'christmas',
  jeans: 'jeans',
  goggles: 'goggles',
  scissors: 'scissors',
  sunglasses: 'sunglasses',
  noodles: 'noodle',
  pants: 'pants',
  foxes: 'fox',
  mice: 'mouse',
  geese: 'goose',
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  leaves: 'leaf',
  butterflies: 'butterfly',
  puppies: 'puppy',
  bunnies: 'bunny',
  ponies: 'pony',
  daisies: 'daisy',
  lilies: 'lily',
  fireflies: 'fireflies',
  cities: 'city',
  berries: 'berry',
  skies: 'sky',
  glasses: 'glasses',
  stars: 'stars',
  clouds: 'clouds',
  strawberries: 'strawberry',
  houses: 'house',
  horses: 'horse',
  witches: 'witch',
  waves: 'wave',
  pumpkins: 'pumpkin',
  bees: 'bee',
  werewolves: 'werewolf',
  bookshelves: 'bookshelf',
  lotuses: 'lotus',
})

/** Plurals of who does something, and of women; what only ends like them stays. */
const WORKMEN = /\w{2,}(?<!spec|abdo|regi|sta|cycla|ye|fla|hy|ra|ceru|docu|acu|bitu)men$/

/** The singular of an English noun: “foxes” → “fox”. Other words may come out shortened; the tables know. */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular) return irregular
  if (/(ss|us|is)$/.test(word)) return word
  if (WORKMEN.test(word)) return `${word.slice(0, -2)}an`
  if (/\wchildren$/.test(word)) return word.slice(0, -3)
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && word.length > 3) return word.slice(0, -1)
  return word
}
