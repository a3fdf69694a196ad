import { prop } from './parts.ts'
import type { Room, RoomKind, RoomProp } from './room.ts'

/** What lies about, and how high it is. */
type Litter = readonly (readonly [icon: string, height: number])[]

const litterOf = (things: string): Litter =>
  things.split(' ').map(thing => {
    const [icon, height] = thing.split(':')
    return [icon, Number(height)]
  })

const CLOTHES = litterOf(
  '@clothesheap:0.42 @droppedshirt:0.16 running-shoe:0.16 socks:0.16 @pizzabox:0.16 jeans:0.22 books:0.2 @clothesheap:0.34 t-shirt:0.22',
)
const TOYS = litterOf(
  'teddy-bear:0.34 soccer-ball:0.2 @clothesheap:0.3 locomotive:0.24 puzzle-piece:0.16 books:0.2 robot:0.28 @droppedshirt:0.14 crayon:0.14',
)
const DISHES = litterOf(
  '@clothesheap:0.5 wastebasket:0.4 @pizzabox:0.16 @papers:0.14 canned-food:0.16 @plate:0.36 socks:0.12',
)
const PAPERS = litterOf(
  '@papers:0.2 books:0.26 @papers:0.18 hot-beverage:0.16 wastebasket:0.36 books:0.2 @papers:0.2 @pizzabox:0.15',
)
const JUNK = litterOf(
  '@clothesheap:0.95 package:0.5 @clothesheap:0.75 bicycle:0.9 bucket:0.4 toolbox:0.3 package:0.42',
)

const LYING: Readonly<Partial<Record<RoomKind, Litter>>> = {
  bedroom: CLOTHES,
  nursery: TOYS,
  kitchen: DISHES,
  diningroom: DISHES,
  office: PAPERS,
  library: PAPERS,
  classroom: PAPERS,
  artstudio: PAPERS,
  garage: JUNK,
  attic: JUNK,
  barn: JUNK,
  workshop: JUNK,
  cellar: JUNK,
  corridor: CLOTHES,
}
/** Where the things of one round lie, from left to right and from the wall to the viewer; metres from the middle and shares of the depth. */
const SPOTS = [
  [-0.9, 0.5],
  [0.55, 0.72],
  [-1.7, 0.86],
  [1.5, 0.5],
  [-0.25, 0.86],
  [1.15, 0.92],
  [-1.25, 0.68],
  [0.2, 0.56],
  [1.9, 0.8],
  [-0.75, 0.98],
  [0.75, 1],
  [-2.1, 0.62],
]
/** Metres to the back wall, of what lies farthest and nearest. */
const FROM = 0.75

/** The room with things all over its floor, of the kind that lies about there. */
export function littered(room: Room, kind: RoomKind, only?: Litter): Room {
  const litter = only ?? LYING[kind] ?? CLOTHES
  const half = room.width / 2 - 0.4
  const lying: RoomProp[] = SPOTS.map(([x, back], k) => {
    const [icon, height] = litter[k % litter.length]
    return prop(icon, Math.max(-half, Math.min(half, x)), 0, FROM + (room.depth - FROM) * back, height)
  })
  const dirty =
    kind === 'kitchen' ? [prop('@plate', -0.95, 0.91, 0.4, 0.44), prop('@plate', 1.5, 0.91, 0.4, 0.34)] : []
  return { ...room, props: [...room.props, ...lying, ...dirty] }
}

export const PAPERS_ABOUT = PAPERS
