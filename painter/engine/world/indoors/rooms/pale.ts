import { mixLinear, parseHex, type RGB } from '../../../core/colour.ts'
import type { Block } from '../furniture.ts'
import { type Surface, surface } from '../surfaces.ts'
import type { Room } from './room.ts'

const WALL = surface('paint', '#ece8e0')
const FLOOR = surface('planks', '#a98c62', '#bfa27a')
const CEILING = surface('paint', '#f3f1ec')
const CARPET = surface('paint', '#b9b4aa')
const LINEN: RGB = parseHex('#cfc8ba')
/** How far furniture is bleached. */
const BLEACHED = 0.72
/** What keeps its colours: they are what is known of a room. */
const KEPT: ReadonlySet<Surface['pattern']> = new Set(['books', 'bottles', 'goods', 'art', 'jars', 'metal'])
const WOVEN: ReadonlySet<Surface['pattern']> = new Set(['carpet', 'blanket'])

/** The room with white walls, pale wood and plain cloth, as it is built in the north. */
export function inPaleColours(room: Room): Room {
  return {
    ...room,
    wall: WALL,
    side: WALL,
    floor: FLOOR,
    ceiling: CEILING,
    furniture: room.furniture.map(bleached),
  }
}

const bleached = (block: Block): Block => ({
  ...block,
  top: pale(block.top),
  front: pale(block.front),
  side: pale(block.side),
})

function pale(own: Surface): Surface {
  if (own.glow > 0 || KEPT.has(own.pattern)) return own
  if (WOVEN.has(own.pattern)) return CARPET
  return {
    ...own,
    colour: mixLinear(own.colour, LINEN, BLEACHED),
    second: mixLinear(own.second, LINEN, BLEACHED),
  }
}
