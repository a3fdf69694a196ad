import { type Block, block, row } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import { lamp, prop, WARM } from './parts.ts'
import type { Room } from './room.ts'

const FIR = surface('carpet', '#1f4a2a', '#2f6a38')
const BULBS = ['#ff5a4a', '#ffd25a', '#6ad17a', '#5ab5ff'].map(hex => surface('paint', hex, hex, 2))
const SOCK = surface('paint', '#c2241f')
const CUFF = surface('paint', '#f4efe4')

/** Metres below the ceiling, and from the eye's height up at most: a garland that is seen in high rooms, too. */
const GARLAND = { below: 0.35, highest: 2.75, sag: 0.3, pieces: 34 }

/** Fir with lights along the back wall, hung in two bows. */
function garland({ width, height }: Room): Block[] {
  const top = Math.min(height - GARLAND.below, GARLAND.highest)
  return row(GARLAND.pieces, k => {
    const share = (k + 0.5) / GARLAND.pieces
    const bow = (share * 2) % 1
    const y = top - GARLAND.sag * 4 * bow * (1 - bow)
    const x = (share - 0.5) * (width - 0.1)
    return [
      block(x, 0.09, width / GARLAND.pieces + 0.05, 0.1, y, 0.15, FIR),
      block(x, 0.16, 0.06, 0.03, y - 0.03, 0.07, BULBS[k % BULBS.length]),
    ]
  }).flat()
}

/** Stockings under the shelf of a hearth. */
function stockings(room: Room): Block[] {
  const hearth = room.furniture.find(({ piece, y }) => piece === 'fireplace' && y[0] > 1.1 && y[1] < 1.3)
  if (!hearth) return []
  const [from, to] = hearth.x
  return row(4, k => {
    const x = from + ((k + 0.5) / 4) * (to - from)
    return [
      block(x, 0.64, 0.15, 0.05, 0.78, 0.32, SOCK),
      block(x + 0.06, 0.64, 0.24, 0.05, 0.68, 0.13, SOCK),
      block(x, 0.65, 0.18, 0.06, 1.02, 0.1, CUFF),
    ]
  }).flat()
}

/** The room at Christmas: a garland with lights, stockings at the hearth, and a tree where none is looked at. */
export function withChristmas(room: Room, hasTree: boolean): Room {
  const side = room.furniture.some(({ piece, x }) => piece === 'fireplace' && x[0] > 0) ? -1 : 1
  const x = side * room.width * 0.24
  const tall = Math.min(2.1, room.height - 0.5)
  return {
    ...room,
    furniture: [...room.furniture, ...garland(room), ...stockings(room)],
    props: hasTree ? room.props : [...room.props, prop('christmas-tree', x, 0, 0.8, tall)],
    lamps: [...room.lamps, lamp(x, 1, 1.2, 0.5, WARM)],
  }
}
