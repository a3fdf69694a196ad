import { expect, test } from 'vitest'
import { finish } from './finish.ts'
import { paint } from './paint.ts'

const SIDE = 96
/** Milliseconds; trees of every kind are drawn once per process. */
const PATIENCE = 30_000

async function lightOf(prompt: string): Promise<Float32Array> {
  const painted = await paint(prompt, SIDE, SIDE, 7)
  finish(painted, 7, { grain: 0 })
  return painted.frame.image.data
}

/** Of the pixels, how many two pictures differ in plainly. */
function difference(a: Float32Array, b: Float32Array): number {
  let changed = 0
  for (let i = 0; i < a.length; i += 3)
    if (Math.abs(a[i] - b[i]) + Math.abs(a[i + 1] - b[i + 1]) + Math.abs(a[i + 2] - b[i + 2]) > 0.12)
      changed++
  return changed / (a.length / 3)
}

test.each([
  ['a wheat field', 'a wheat field, windy', 0.1],
  ['a bedroom', 'a bedroom in autumn', 0.01],
  ['a kitchen at night', 'a kitchen at night, northern lights', 0.002],
  ['a library on a sunny day', 'a library on a foggy day, reading room inside', 0.02],
  ['a lake at night', 'a lake at night, neon lights', 0.3],
  ['a canyon', 'a canyon in the snow', 0.3],
  ['a field on a day without clouds', 'a field in the heat', 0.1],
  ['a city street at night', 'a city street in moonlight', 0.02],
])(
  'from “%s”, “%s” is plainly different',
  async (plain, asked, share) => {
    expect(difference(await lightOf(plain), await lightOf(asked))).toBeGreaterThan(share)
  },
  PATIENCE,
)

test(
  'a full moon is not behind clouds, and stars are seen from a swamp',
  async () => {
    const { frame } = await paint('a beach, full moon', SIDE, SIDE, 7)
    const [column, row] = frame.environment.moonDisc ?? [0, 0]
    const { data } = frame.image
    expect(data[(Math.round(row) * SIDE + Math.round(column)) * 3]).toBeGreaterThan(0.6)
    const swamp = await paint('a cat in a swamp under northern lights', SIDE, SIDE, 7)
    const sky = swamp.frame.depth.subarray(0, SIDE * 20).filter(metres => metres > 1e6)
    expect(sky.length).toBeGreaterThan(SIDE * 20 * 0.6)
  },
  PATIENCE,
)

test(
  'the opening of a cave is no arch: its rim is ragged',
  async () => {
    const { frame } = await paint('a cave at noon', SIDE, SIDE, 7)
    const widths = Array.from({ length: SIDE }, (_, y) => {
      const row = frame.image.data.subarray(y * SIDE * 3, (y + 1) * SIDE * 3)
      return Array.from({ length: SIDE }, (_, x) => row[x * 3 + 2]).filter(blue => blue > 0.3).length
    }).filter(width => width > 4)
    expect(widths.length).toBeGreaterThan(8)
    expect(new Set(widths).size).toBeGreaterThan(5)
  },
  PATIENCE,
)

test('a fjord lies between walls that rise on both sides of it', async () => {
  const { frame } = await paint('a fjord on a summer day', SIDE, SIDE, 7)
  const water = frame.waterLevel ?? Number.NaN
  const heights = Array.from({ length: 81 }, (_, k) => frame.groundHeight((k - 40) * 20, 500))
  expect(Math.min(...heights)).toBeLessThan(water)
  expect(heights[0]).toBeGreaterThan(water + 150)
  expect(heights[80]).toBeGreaterThan(water + 150)
})

test(
  'a wood in the moonlight opens where the moon stands',
  async () => {
    const { frame } = await paint('an owl in a forest in the moonlight', SIDE, SIDE, 7)
    const [column, row] = frame.environment.moonDisc ?? [0, 0]
    expect(frame.depth[Math.round(row) * SIDE + Math.round(column)]).toBeGreaterThan(1e6)
  },
  PATIENCE,
)
