import { expect, test } from 'vitest'
import { Noise } from '../../../core/noise.ts'
import { createRandom } from '../../../core/random.ts'
import { createCamera } from '../../camera.ts'
import { createEnvironment } from '../../environment.ts'
import { renderRoom } from '../render-room.ts'
import type { RoomKind } from './room.ts'
import { ROOMS, readRooms } from './rooms.ts'
import { withWindowInView } from './window-in-view.ts'

const [W, H] = [64, 48]

function render(kind: RoomKind, time: 'day' | 'night') {
  const environment = createEnvironment(time, createRandom(3))
  return renderRoom(ROOMS[kind], createCamera(W, H, 0.5, 1.4), environment, new Noise(5), 3)
}

const meanOf = (data: Float32Array) => data.reduce((sum, light) => sum + light, 0) / data.length

test.each(Object.keys(ROOMS) as RoomKind[])('the %s is lit, furnished and closed on all sides', kind => {
  const { image, depth, size } = render(kind, 'day')
  expect(image.data.every(Number.isFinite)).toBe(true)
  expect(meanOf(image.data)).toBeGreaterThan(0.02)
  expect(Math.max(...depth)).toBeLessThanOrEqual(size.back + 1e-3)
  expect(Math.min(...depth)).toBeGreaterThan(0.2)
})

test('daylight from the windows makes a room brighter than its lamps do', () => {
  expect(meanOf(render('library', 'day').image.data)).toBeGreaterThan(
    meanOf(render('library', 'night').image.data),
  )
})

test('a window that is beside the picture is moved into it, and a room without windows gets none', () => {
  const backWindows = (kind: RoomKind) =>
    withWindowInView(ROOMS[kind], 1, -1, 1).windows.filter(({ wall }) => wall === 'back')
  for (const kind of ['livingroom', 'bookshop'] as const)
    expect(backWindows(kind).some(({ x, width }) => Math.abs(x) + width / 2 <= 1)).toBe(true)
  expect(backWindows('cinema')).toEqual([])
})

test('a table with a piece of furniture that there is not is refused', () => {
  const rows = [
    { room: 'hall', item: 'room', measures: '4 3 3 wall=oak floor=oak ceiling=oak' },
    { room: 'hall', item: 'throne', measures: '0 1' },
  ]
  expect(() => readRooms(rows)).toThrow('throne')
})

test('a row stands for as many things as its longest list', () => {
  const { hall } = readRooms([
    { room: 'hall', item: 'room', measures: '4 3 3 wall=oak floor=tiles:#101010:#202020 ceiling=oak near=2' },
    { room: 'hall', item: 'prop', measures: 'books,candle 1+0.5*4 0.7,0.9 1 0.2' },
  ])
  expect(hall!.props.map(({ icon, x, y }) => [icon, x, y])).toEqual([
    ['books', 1, 0.7],
    ['candle', 1.5, 0.9],
    ['books', 2, 0.7],
    ['candle', 2.5, 0.9],
  ])
  expect(hall!.floor.pattern).toBe('tiles')
})

test('every measure of every room is a number', () => {
  for (const { furniture, lamps, props, windows, width, height, depth } of Object.values(ROOMS)) {
    const measures = [
      [width, height, depth],
      ...furniture.flatMap(({ x, y, back }) => [x, y, back]),
      ...lamps.map(({ x, y, back, power, colour }) => [x, y, back, power, ...colour]),
      ...props.map(({ x, y, back, height: own }) => [x, y, back, own]),
      ...windows.map(({ x, y, width: own, height: high, panes }) => [x, y, own, high, ...panes!]),
    ]
    expect(measures.flat().every(Number.isFinite)).toBe(true)
  }
})
