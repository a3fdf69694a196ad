import { type Block, block, METALS, piece, WOODS } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import { row } from './parts.ts'
import type { Room, RoomWindow } from './room.ts'

/** The room without what stands between two places of its back wall, and nearer to it than `deep` metres. */
function cleared(room: Room, from: number, to: number, deep: number, highest = room.height): Room {
  const isThere = ([left, right]: readonly [number, number], back: number, y: number) =>
    right > from && left < to && back < deep && y < highest
  return {
    ...room,
    furniture: room.furniture.filter(({ x, y, back }) => y[1] < 0.05 || !isThere(x, back[0], y[0])),
    props: room.props.filter(({ x, back, y }) => !isThere([x, x], back, y)),
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

/** Metres of one step. */
const STEP = { rise: 0.2, run: 0.24, breadth: 0.9 }

/** Stairs that rise along the back wall, and what is under them. */
export function withStairs(room: Room): Room {
  const count = Math.ceil(room.height / STEP.rise)
  const left = -room.width * 0.2
  const oak = WOODS.OAK
  const own = cleared(room, left, room.width, STEP.breadth + 0.1)
  const at = (k: number) => left + (k + 0.5) * STEP.run
  const steps = row(count, k => [
    block(
      at(k),
      STEP.breadth / 2,
      STEP.run + 0.02,
      STEP.breadth,
      (k + 0.72) * STEP.rise,
      STEP.rise * 0.28,
      oak,
    ),
    block(
      at(k),
      STEP.breadth / 2,
      STEP.run,
      STEP.breadth - 0.08,
      Math.max(0, (k - 1.2) * STEP.rise),
      STEP.rise * 1.9,
      surface('paint', '#efe8da'),
    ),
    block(at(k), STEP.breadth, 0.035, 0.035, (k + 1) * STEP.rise, 0.82, surface('paint', '#f6f2e8')),
    block(at(k), STEP.breadth, STEP.run + 0.02, 0.06, (k + 1) * STEP.rise + 0.8, 0.07, WOODS.DARK_WOOD),
  ]).flat()
  return {
    ...own,
    windows: own.windows.filter(awayFrom(left, room.width)),
    furniture: [...own.furniture, ...steps, block(left, STEP.breadth, 0.12, 0.12, 0, 1.15, WOODS.DARK_WOOD)],
    props: [
      ...own.props,
      { icon: '@armchair', x: left + 1.75, y: 0, back: 0.75, height: 0.95 },
      { icon: 'books', x: left + 2.5, y: 0, back: 0.7, height: 0.4 },
    ],
    lamps: [...own.lamps, { x: left + 1.4, y: 1, back: 1.1, power: 0.9, colour: [1, 0.66, 0.34] }],
  }
}

const SEAT = { height: 0.46, depth: 0.62 }
const CUSHIONS = ['#c9553a', '#e0b45a', '#3f7a8a', '#a84a6a', '#6a8a4a']

/** A broad window with a cushioned bench built in under it. */
export function withWindowSeat(room: Room): Room {
  const width = Math.min(2.6, room.width * 0.48)
  const own = cleared(room, -width / 2 - 0.1, width / 2 + 0.1, SEAT.depth + 0.3)
  const white = surface('paint', '#efe9dc')
  return {
    ...own,
    windows: [
      ...own.windows.filter(({ wall }) => wall !== 'back'),
      {
        wall: 'back',
        x: 0,
        y: 0.72,
        width: width - 0.1,
        height: Math.min(1.6, room.height - 1.05),
        panes: [4, 3],
      },
    ],
    furniture: [
      ...own.furniture,
      block(0, SEAT.depth / 2, width, SEAT.depth, 0, SEAT.height, {
        all: white,
        front: surface('cupboards', '#d9d0be'),
      }),
      block(
        0,
        SEAT.depth / 2,
        width - 0.06,
        SEAT.depth - 0.04,
        SEAT.height,
        0.13,
        surface('blanket', '#5a7f9a', '#e8e2d2'),
      ),
      ...[-1, 1].map(side =>
        block(side * (width / 2 + 0.16), SEAT.depth / 2, 0.32, SEAT.depth, 0, room.height, {
          all: white,
          front: surface('books', '#4a2f1c', '#6b4426'),
        }),
      ),
      ...CUSHIONS.map((own, k) =>
        block(
          (k / (CUSHIONS.length - 1) - 0.5) * (width - 0.6),
          0.2,
          0.42,
          0.16,
          SEAT.height + 0.12,
          0.36,
          surface('paint', own),
        ),
      ),
    ],
  }
}

/** The room with a cast-iron range instead of its cooker: two ovens, a fire, a pipe and a rail. */
export function withIronRange(room: Room): Room {
  const iron = surface('metal', '#2c2e32')
  const x = 0.75
  const own = cleared(room, x - 0.5, x + 0.5, 0.9)
  return {
    ...own,
    windows: own.windows.filter(awayFrom(x - 0.3, x + 0.3)),
    furniture: [
      ...own.furniture.filter(({ piece: name }) => name !== '@range'),
      ...piece('@range', [
        block(x, 0.4, 1.06, 0.72, 0.06, 0.84, iron),
        block(x, 0.4, 1.14, 0.8, 0.9, 0.06, iron),
        block(x - 0.22, 0.77, 0.44, 0.02, 0.2, 0.5, surface('art', '#ff7a1a', '#ffd25a', 2.6)),
        block(x + 0.28, 0.77, 0.36, 0.03, 0.5, 0.28, surface('metal', '#4a4d54')),
        block(x + 0.28, 0.77, 0.36, 0.03, 0.16, 0.28, surface('metal', '#4a4d54')),
        block(x, 0.84, 1, 0.03, 0.84, 0.03, surface('metal', '#c9a04a')),
        block(x - 0.3, 0.2, 0.18, 0.18, 0.96, room.height - 0.96, iron),
      ] as Block[]),
    ],
    props: [
      ...own.props,
      { icon: 'teapot', x: x + 0.22, y: 0.96, back: 0.4, height: 0.28 },
      { icon: 'pot-of-food', x: x - 0.02, y: 0.96, back: 0.36, height: 0.3 },
    ],
    lamps: [...own.lamps, { x: x - 0.2, y: 0.5, back: 1.1, power: 1.5, colour: [1, 0.48, 0.16] }],
  }
}
