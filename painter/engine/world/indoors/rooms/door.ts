import { block, METALS, piece, WOODS } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import type { Room, RoomWindow } from './room.ts'

/** The room without what stands between two places of its back wall, and nearer to it than `deep` metres. */
function cleared(room: Room, from: number, to: number, deep: number): Room {
  const isThere = ([left, right]: readonly [number, number], back: number) =>
    right > from && left < to && back < deep
  return {
    ...room,
    furniture: room.furniture.filter(({ x, y, back }) => y[1] < 0.05 || !isThere(x, back[0])),
    props: room.props.filter(({ x, back }) => !isThere([x, x], back)),
  }
}

const awayFrom = (from: number, to: number) => (window: RoomWindow) =>
  window.wall !== 'back' || window.x - window.width / 2 > to || window.x + window.width / 2 < from

/** Metres of a door and its frame. */
const DOOR = { width: 0.94, height: 2.05, frame: 0.12 }
/** With nobody in the room the wall with the door comes nearer. */
const NEAR_DEPTH = 2.3

/** The room with a door in its back wall; it is what is looked at where the room is otherwise empty. */
export function withDoor(room: Room, colour: string | undefined, isAlone: boolean): Room {
  const x = isAlone ? 0 : -room.width * 0.24
  const { width, height, frame } = DOOR
  const leaf = colour ? surface('paint', colour) : WOODS.OAK
  const dark = colour ? surface('paint', '#f2ede2') : WOODS.DARK_WOOD
  const panel = colour ? surface('paint', colour) : WOODS.DARK_WOOD
  const own = cleared(room, x - 0.62, x + 0.62, 0.9)
  return {
    ...own,
    depth: isAlone ? Math.min(room.depth, NEAR_DEPTH) : room.depth,
    windows: own.windows.filter(awayFrom(x - 0.62, x + 0.62)),
    furniture: [
      ...own.furniture,
      ...piece('door', [block(x, 0.03, width + frame * 2, 0.08, 0, height + frame, dark)]),
      block(x, 0.05, width, 0.1, 0, height, leaf),
      ...[0.18, 1.12].flatMap(y =>
        [-0.22, 0.22].map(dx => block(x + dx, 0.105, 0.32, 0.02, y, y < 1 ? 0.76 : 0.74, panel)),
      ),
      block(x + width / 2 - 0.1, 0.14, 0.07, 0.09, 0.98, 0.07, METALS.STEEL),
    ],
  }
}
