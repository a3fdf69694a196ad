import { block, column } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import { backWindow, lamp, room, row } from './parts.ts'

const ICE = surface('marble', '#bfe4f4', '#8cc6e4')
const CLEAR_ICE = surface('marble', '#e6f6fc', '#a9d8ee')
const BLUE_ICE = surface('rock', '#5aa9d2', '#cdeefa')

/** Halls and caves of stories, made of what no house is. */
export const ENCHANTED_ROOMS = {
  crystalcave: room({
    width: 8.5,
    height: 4.6,
    depth: 5,
    isCave: true,
    wall: surface('rock', '#3d3658', '#6f6590'),
    side: surface('rock', '#352f50', '#5f5680'),
    floor: surface('rock', '#46405c', '#756c92'),
    ceiling: surface('rock', '#2b2642', '#4a4268'),
    isDark: true,
    windows: [],
    furniture: [],
    props: [],
    lamps: [
      lamp(-3.2, 4.2, 5.6, 1.7, [0.75, 0.62, 1.1]),
      lamp(3.2, 4.2, 5.6, 1.7, [0.55, 0.75, 1.15]),
      lamp(0, 4.5, 6.4, 1.4, [0.8, 0.75, 1.05]),
    ],
  }),
  icehall: room({
    width: 9,
    height: 6,
    depth: 6,
    wall: ICE,
    side: BLUE_ICE,
    floor: surface('checks', '#9fd2e8', '#e4f5fb'),
    ceiling: surface('marble', '#8cc6e4', '#cfeefa'),
    windows: [-2.9, 2.9].map(x => backWindow(x, 1, 3, 2, { isArched: true, panes: [2, 5] })),
    furniture: [
      ...[-3.4, 3.4].flatMap(x => [0.8, 3, 5.2].flatMap(back => column(x, back, 6, CLEAR_ICE, 0.45))),
      ...row(3, k => block(0, 0.9, 4.4 - k * 0.9, 1.8 - k * 0.4, k * 0.16, 0.16, CLEAR_ICE)),
      ...row(13, k =>
        block(-3.6 + k * 0.6, 0.3, 0.16, 0.16, 6 - 0.5 - (k % 3) * 0.4, 0.5 + (k % 3) * 0.4, CLEAR_ICE),
      ),
    ],
    props: [],
    lamps: [lamp(-3, 5.6, 6.6, 1.1, [0.6, 0.85, 1.1]), lamp(3, 5.6, 6.6, 1.1, [0.6, 0.85, 1.1])],
  }),
}
