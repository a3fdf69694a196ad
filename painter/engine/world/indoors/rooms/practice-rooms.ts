import { block, METALS, rug, WOODS, wallPiece } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import { backWindow, lamp, leftWindow, prop, room, row, tubes, WHITE_LIGHT } from './parts.ts'
import type { Room } from './room.ts'

/** Where people train, play and record. */
export const PRACTICE_ROOMS = {
  gym: room({
    width: 7,
    height: 3.2,
    depth: 4.2,
    wall: surface('metal', '#a8b8c2'),
    side: surface('bricks', '#5a5e64', '#7a7e84'),
    floor: surface('tiles', '#3a3e44', '#2c3036'),
    ceiling: surface('panels', '#c9ccd0', '#b8bcc0'),
    windows: [leftWindow(1.8, 1.6, 1.8, 0.9), leftWindow(4, 1.6, 1.8, 0.9)],
    furniture: [
      block(0, 0.3, 2.6, 0.5, 0.5, 0.05, METALS.IRON),
      block(0, 0.3, 2.6, 0.5, 0.95, 0.05, METALS.IRON),
      ...[-1.3, 1.3].map(x => block(x, 0.3, 0.08, 0.5, 0, 1.2, METALS.IRON)),
      ...[0.55, 1].flatMap(y =>
        row(5, k => [
          ...[-0.14, 0.14].map(dx =>
            block(
              -2 + k * 0.5 + dx,
              0.4,
              0.1,
              0.22,
              y,
              0.22,
              surface('paint', k % 3 ? '#1b1d22' : '#b3262a'),
            ),
          ),
          block(-1 + k * 0.5, 0.4, 0.2, 0.05, y + 0.09, 0.04, METALS.STEEL),
        ]).flat(),
      ),
      ...[-1.8, 1.8].flatMap(x => [
        block(x, 2.6, 0.45, 1.3, 0.38, 0.1, surface('paint', '#23262a')),
        block(x, 2.6, 0.3, 1.1, 0, 0.38, METALS.IRON),
        ...[-0.5, 0.5].map(dx => block(x + dx, 2.1, 0.06, 0.06, 0, 1.15, METALS.IRON)),
        block(x, 2.1, 1.7, 0.05, 1.05, 0.05, METALS.STEEL),
        ...[-0.75, 0.75].map(dx => block(x + dx, 2.1, 0.12, 0.5, 0.82, 0.5, surface('paint', '#1b1d22'))),
      ]),
      ...tubes(3.2, 1.2, 3),
    ],
    props: [
      prop('@treadmill', 2.3, 0, 0.9, 1.35),
      prop('@treadmill', -2.3, 0, 0.9, 1.35),
      prop('boxing-glove', 1.9, 1.6, 0.1, 0.34),
      prop('@waterbottle', -1.6, 0, 2.2, 0.24),
    ],
    lamps: [lamp(-1.4, 3, 1.4, 1.2, WHITE_LIGHT), lamp(1.4, 3, 1.4, 1.2, WHITE_LIGHT)],
  }),
  recordingstudio: room({
    wall: surface('boxes', '#3a3440', '#2a2430'),
    side: surface('boxes', '#3a3440', '#2a2430'),
    floor: surface('planks', '#5a3a24', '#7a5234'),
    ceiling: surface('panels', '#2a2628', '#34302f'),
    isDark: true,
    windows: [],
    furniture: [
      ...wallPiece(0, 1.15, 2.4, 0.9, surface('metal', '#5a7486'), WOODS.DARK_WOOD),
      block(0, 0.9, 2.8, 0.7, 0.72, 0.1, WOODS.DARK_WOOD),
      block(0, 0.9, 2.6, 0.6, 0.82, 0.06, {
        all: METALS.IRON,
        top: surface('servers', '#20242c', '#4ad08a', 1.2),
      }),
      block(0, 1.26, 2.7, 0.03, 0.72, 0.16, surface('servers', '#20242c', '#ffb02a', 1.2)),
      ...[-1.2, 1.2].map(x => block(x, 0.8, 0.12, 0.6, 0, 0.72, WOODS.DARK_WOOD)),
      block(0, 0.05, 5.4, 0.05, 2.5, 0.05, surface('paint', '#b05aff', '#b05aff', 2)),
      ...rug(0, 2.6, 2.4, 1.6, '#5a1f2a', '#c9a04a'),
    ],
    props: [
      prop('@speaker', -1.1, 0.88, 0.6, 0.6),
      prop('@speaker', 1.1, 0.88, 0.6, 0.6),
      prop('laptop', 0, 0.88, 0.8, 0.32),
      prop('headphone', 0.6, 0.88, 1, 0.24),
      prop('studio-microphone', -1.75, 0.2, 1.6, 1.3),
      prop('guitar', 1.8, 0.05, 0.8, 1.1),
      prop('musical-keyboard', 2.2, 0.6, 1.7, 0.4),
    ],
    lamps: [lamp(0, 2.3, 0.6, 1.2, [0.7, 0.4, 1]), lamp(-1.6, 2.2, 2, 1.1), lamp(1.6, 2.2, 2, 1.1)],
  }),
  sportshall: room({
    width: 10,
    height: 5.4,
    depth: 7,
    wall: surface('panels', '#e0d8c8', '#b08a5c'),
    floor: surface('planks', '#c08f50', '#d8ac6c'),
    ceiling: surface('metal', '#8a929a'),
    windows: row(4, k => backWindow(-3.6 + k * 2.4, 1.8, 1, 3.8, { panes: [3, 1] })),
    furniture: [
      ...wallPiece(0, 2.5, 1.8, 1.1, surface('paint', '#f4f4f0'), METALS.IRON),
      ...wallPiece(0, 2.65, 0.6, 0.45, surface('paint', '#f4f4f0'), surface('paint', '#b3262a')),
      block(0, 0.4, 0.5, 0.5, 2.62, 0.04, surface('paint', '#e0561f')),
      ...row(5, k => block(-0.2 + k * 0.1, 0.62, 0.015, 0.015, 2.25, 0.38, surface('paint', '#f4f4f0'))),
      ...[-4.4, 4.4].flatMap(x => row(6, k => block(x, 0.12, 1, 0.06, 0.3 + k * 0.4, 0.06, WOODS.OAK))),
      block(0, 3, 7.4, 0.08, 0, 0.012, surface('paint', '#f4f4f0')),
      ...[-2, 2].map(x => block(x, 1.6, 0.08, 2.8, 0, 0.012, surface('paint', '#f4f4f0'))),
      ...[-3.7, 3.7].map(x => block(x, 4.4, 0.08, 8.6, 0, 0.012, surface('paint', '#2f5ac9'))),
      ...[-3.4, 3.4].map(x => block(x, 0.9, 2, 0.3, 0.4, 0.06, WOODS.PALE_WOOD)),
      ...[-3.4, 3.4].map(x => block(x, 0.9, 1.8, 0.1, 0, 0.4, METALS.IRON)),
    ],
    props: [prop('basketball', 1.4, 0, 2.4, 0.3), prop('basketball', -3.2, 0.46, 0.9, 0.28)],
    lamps: [lamp(-2, 5, 3, 2, WHITE_LIGHT), lamp(2, 5, 3, 2, WHITE_LIGHT)],
  }),
} satisfies Record<string, Room>
