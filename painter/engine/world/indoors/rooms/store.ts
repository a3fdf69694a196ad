import { block, counter, METALS } from '../furniture.ts'
import type { Surface } from '../surfaces.ts'
import { surface } from '../surfaces.ts'
import { lamp, leftWindow, pendant, prop, room } from './parts.ts'
import type { Room, RoomProp } from './room.ts'

/** Metres of the boards on the wall, and of the counter. */
const BOARDS = [0.12, 0.82, 1.42, 2]
const WARE = 0.44
const SHELVED = { from: -2.3, to: 2.3, back: 0.28 }
const COUNTER = { x: 1.2, back: 1.7, width: 2.6, top: 0.91 }
/** Metres from the floor of the rail that wares hang from. */
const RAIL = 2.35

type Store = {
  /** What stands on each of the boards, from the floor up, over and over from left to right. */
  boards: readonly (readonly string[])[]
  onCounter: readonly string[]
  /** What hangs under the ceiling. */
  hung?: readonly string[]
  /** What stands on the floor before the boards, and how high it is. */
  onFloor?: readonly (readonly [key: string, x: number, height: number])[]
  colours: { wall: Surface; board: Surface; counter: string; top: string; floor?: Surface }
  more?: Partial<Room>
}

/** Things at even distances along a board. */
export const along = (
  icons: readonly string[],
  from: number,
  to: number,
  place: (icon: string, x: number) => RoomProp,
) => icons.map((icon, k) => place(icon, from + ((k + 0.5) / icons.length) * (to - from)))

/** Light on the front of the counter. */
const BEFORE_COUNTER = lamp(0.6, 2, 3, 0.9)

/** A shop known by its wares: boards of them on the back wall, more on the counter, and some that hang. */
export function store({ boards, onCounter, hung = [], onFloor = [], colours, more }: Store): Room {
  const { wall, board, floor } = colours
  const { x, back, width, top } = COUNTER
  return room({
    wall,
    ...(floor && { floor }),
    windows: [leftWindow(2.1, 1.5)],
    furniture: [
      ...boards.map((_, k) => block(0, SHELVED.back, 5, 0.44, BOARDS[k] - 0.05, 0.05, board)),
      ...[-2.5, -0.85, 0.85, 2.5].map(post =>
        block(post, SHELVED.back, 0.06, 0.44, 0, BOARDS[boards.length - 1] + 0.5, board),
      ),
      ...counter(x, back, width, colours.counter, colours.top),
      ...(hung.length > 0 ? [block(0, 0.9, 5, 0.04, RAIL, 0.04, METALS.IRON)] : []),
      ...[-1.5, 1.5].flatMap(aside => pendant(aside, 2.15, 1.8, 2.8)),
    ],
    props: [
      ...boards.flatMap((icons, k) =>
        along(icons, SHELVED.from, SHELVED.to, (icon, at) => prop(icon, at, BOARDS[k], SHELVED.back, WARE)),
      ),
      ...along(hung, SHELVED.from, SHELVED.to, (icon, at) => prop(icon, at, RAIL - 0.48, 0.92, 0.5)),
      ...onFloor.map(([key, at, height]) => prop(key, at, 0, 0.9, height)),
      ...along(onCounter, x - width / 2, x + width / 2, (icon, at) => prop(icon, at, top, back, 0.32)),
    ],
    lamps: [lamp(-1.5, 2.1, 1.8, 0.9), lamp(1.5, 2.1, 1.8, 0.9), BEFORE_COUNTER],
    ...more,
  })
}

/** Of shops that look clean. */
export const WHITE_BOARD = surface('paint', '#eef0ee')
export const TILED = surface('tiles', '#eef0ec', '#cfd6d2')
