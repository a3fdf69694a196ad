import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { anchorsOf, drawFigure } from '../../../drawings/figures/figure.ts'
import { createRandom } from '../../../engine/core/random.ts'
import type { Bearing, Subject } from '../../../language/scene.ts'
import { drawTogether } from './draw-together.ts'

function block(width: number, height: number, colour: string) {
  const canvas = createCanvas(width, height)
  const g = canvas.getContext('2d')
  g.fillStyle = colour
  g.fillRect(0, 0, width, height)
  return canvas
}

const thing = (key: string, size: number, more: Partial<Subject> = {}): Subject => ({
  key,
  name: key,
  mode: 'ground',
  home: null,
  size,
  count: 1,
  furLength: 0,
  accessories: [],
  ...more,
})

const join = (bearer: Subject, borne: Subject, how: Bearing, [width, height]: [number, number]) => {
  const base = block(200, 100, '#804020')
  return drawTogether(base, block(width, height, '#20c040'), { bearer, base, borne, how, lane: 0 })
}

test('a dog that lies on a sofa is shorter than the sofa', () => {
  const dog = thing('dog', 0.9, { furLength: 0.03, action: 'sleeping' })
  expect(
    join(thing('@sofa', 0.9, { bears: [{ how: 'on', subject: dog }] }), dog, 'on', [150, 50]).width,
  ).toBeLessThan(210)
})

test('whoever is on a boat has its side before them', () => {
  const woman = thing('@woman', 1.75)
  const drawing = join(thing('@rowboat', 1.5), woman, 'on', [40, 100])
  const { data } = drawing.getContext('2d').getImageData(drawing.width / 2, drawing.height - 45, 1, 1)
  expect([...data.slice(0, 3)]).toEqual([0x80, 0x40, 0x20])
})

test('a thing in an open basket is cut off by its nearer rim', () => {
  const base = block(120, 100, '#804020')
  const bearer = thing('basket', 0.4)
  const borne = thing('croissant', 0.12)
  bearer.bears = [{ how: 'in', subject: borne }]
  const drawn = drawTogether(base, block(60, 60, '#20c040'), { bearer, base, borne, how: 'in', lane: 0 })
  const { data } = drawn.getContext('2d').getImageData(Math.floor(drawn.width / 2), 0, 1, drawn.height)
  const isContent = Array.from({ length: drawn.height }, (_, y) => data[y * 4 + 1] > data[y * 4])
  const lowest = isContent.lastIndexOf(true)
  expect(isContent.some(Boolean)).toBe(true)
  expect(drawn.height - lowest).toBeGreaterThan(40)
})

test('five cats on a sofa are five, and no broader than it', () => {
  const cats = thing('cat', 0.6, { furLength: 0.02, count: 5 })
  const sofa = thing('@sofa', 0.9, { bears: [{ how: 'on', subject: cats }] })
  expect(join(sofa, cats, 'on', [80, 100]).width).toBeLessThan(220)
})

test('whoever sits on a chair has the feet on the ground', () => {
  const man = thing('@man', 1.75, { figure: { outfit: 'casual', facing: 'front' }, action: 'sitting' })
  const chair = thing('@chair', 1, { bears: [{ how: 'on', subject: man }] })
  const drawn = drawFigure(160, man.figure!, createRandom(3), { pose: 'sit' })
  const base = block(70, 100, '#804020')
  const seated = drawTogether(base, drawn, {
    bearer: chair,
    base,
    borne: man,
    how: 'on',
    lane: 0,
    anchors: anchorsOf(drawn),
  })
  const { data } = seated.getContext('2d').getImageData(0, seated.height - 8, seated.width, 1)
  const isShoe = Array.from({ length: seated.width }, (_, x) => x).some(
    x => data[x * 4 + 3] > 128 && data[x * 4] < 0x60,
  )
  expect(isShoe).toBe(true)
})

test('a wheelbarrow that is pushed has its wheel on the ground and its shafts in the hands', () => {
  const barrow = thing('@wheelbarrow', 0.7)
  const man = thing('@man', 1.75, {
    figure: { outfit: 'casual', facing: 'front' },
    action: 'pushing',
    bears: [{ how: 'at', subject: barrow }],
  })
  const base = drawFigure(200, man.figure!, createRandom(3), { pose: 'trundle' })
  const drawn = drawTogether(base, block(205, 100, '#20c040'), {
    bearer: man,
    base,
    borne: barrow,
    how: 'at',
    lane: 0,
  })
  const { data } = drawn.getContext('2d').getImageData(0, 0, drawn.width, drawn.height)
  const isBarrow = (x: number, y: number) => {
    const i = (y * drawn.width + x) * 4
    return data[i + 1] > 0x90 && data[i] < 0x60 && data[i + 3] > 128
  }
  const rows = Array.from({ length: drawn.height }, (_, y) => y)
  const columns = Array.from({ length: drawn.width }, (_, x) => x)
  const first = columns.findIndex(x => rows.some(y => isBarrow(x, y)))
  expect(first).toBeLessThan(base.width)
  expect(rows.findLast(y => columns.some(x => isBarrow(x, y)))).toBeGreaterThan(drawn.height * 0.95)
})
