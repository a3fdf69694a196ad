import { type Block, block } from '../furniture.ts'
import { STONE } from './parts.ts'
import type { Room, RoomWindow } from './room.ts'

/** What nobody left behind. */
const CARRIED_OFF = /^(candle|bouquet|hot-beverage|teapot|pot-of-food|potted-plant|red-apple|bread)$/
/** Stones of a fallen roof: across in shares of half the room, from the back wall, breadth and height in metres. */
const RUBBLE = [
  [-0.8, 0.7, 1.3, 1.1],
  [-0.62, 1.5, 0.8, 0.6],
  [-0.86, 2.2, 1, 0.7],
  [-0.42, 0.6, 0.7, 0.5],
  [0.8, 0.6, 1.2, 1.2],
  [0.6, 1.2, 0.7, 0.5],
  [0.86, 2, 0.9, 0.8],
  [0.66, 2.6, 0.5, 0.35],
  [0.3, 0.5, 0.8, 0.6],
  [-0.3, 2.4, 0.45, 0.26],
] as const

/** Metres from the middle: what lies farther aside is not seen in an upright picture. */
const FARTHEST_ASIDE = 2.3

/** Metres: the stones lie all over the floor of a deeper room. */
const USUAL_DEPTH = 3.1

/** A room that was left to fall: its roof lies on its floor, and nothing is in its windows. */
export function inRuins(room: Room): Room {
  const gap: RoomWindow = {
    wall: 'roof',
    x: room.width * 0.06,
    y: 0.3,
    width: room.width * 0.62,
    height: room.depth * 0.62,
    glass: 'open',
    panes: [1, 1],
  }
  return {
    ...room,
    isDark: false,
    windows: [...room.windows.map((window): RoomWindow => ({ ...window, glass: 'open' })), gap],
    furniture: [...room.furniture, ...rubbleIn(room)],
    props: room.props.filter(({ icon }) => !CARRIED_OFF.test(icon)),
    lamps: [],
  }
}

const rubbleIn = ({ width, depth }: Room): Block[] =>
  RUBBLE.flatMap(([across, near, breadth, height]) => {
    const back = near * Math.max(1, depth / USUAL_DEPTH)
    const x = across * Math.min(FARTHEST_ASIDE, width / 2)
    return [
      block(x, back, breadth, breadth * 0.8, 0, height * 0.6, STONE),
      block(
        x + breadth * 0.12,
        back - 0.05,
        breadth * 0.55,
        breadth * 0.5,
        height * 0.6,
        height * 0.4,
        STONE,
      ),
    ]
  })
