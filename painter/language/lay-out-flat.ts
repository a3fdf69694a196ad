import type { Reading } from './reading.ts'

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
