import { expect, test } from 'vitest'
import { luminance } from '../../engine/core/colour.ts'
import { finish } from './finish.ts'
import { paint } from './paint.ts'

const SIDE = 96
/** Milliseconds; trees of every kind are drawn once per process. */
const PATIENCE = 30_000

async function lightOf(prompt: string): Promise<{ light: Float32Array; depth: Float32Array }> {
  const painted = await paint(prompt, SIDE, SIDE, 7)
  finish(painted, 7)
  const { data } = painted.frame.image
  const light = Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
    luminance([data[i * 3], data[i * 3 + 1], data[i * 3 + 2]]),
  )
  return { light, depth: painted.frame.depth }
}

/** How unlike neighbours are among what is farther away than `metres`. */
async function contrastBeyond(metres: number, prompt: string) {
  const { light, depth } = await lightOf(prompt)
  let sum = 0
  let pairs = 0
  for (let i = 1; i < light.length; i++)
    if (depth[i] > metres && depth[i - 1] > metres && i % SIDE) {
      sum += Math.abs(light[i] - light[i - 1])
      pairs++
    }
  return sum / pairs
}

test.each(['a woman in a city street', 'a cow in a field', 'a deer in a pine forest', 'a boat on a lake'])(
  'in fog little is seen of what is far away: “%s”',
  async prompt => {
    const clear = await contrastBeyond(40, `${prompt} on an overcast day`)
    const foggy = await contrastBeyond(40, `${prompt} on an overcast day in thick fog`)
    expect(foggy).toBeLessThan(clear * 0.5)
  },
  PATIENCE,
)

test(
  'sunlight is seen on its way through a dusty room',
  async () => {
    const plain = await lightOf('a bucket in a barn in the morning')
    const dusty = await lightOf('a bucket in a barn in the morning with sunbeams')
    const brighter = dusty.light.filter((light, i) => light > plain.light[i] * 1.15)
    expect(brighter.length).toBeGreaterThan(SIDE * SIDE * 0.05)
  },
  PATIENCE,
)

test(
  'the ice of a frozen lake is ground that one can stand on',
  async () => {
    const { frame } = await paint('a man on a frozen lake', SIDE, SIDE, 7)
    expect(frame.waterLevel).toBeNull()
    expect(frame.groundHeight(0, 40)).toBeCloseTo(frame.groundHeight(6, 60), 5)
  },
  PATIENCE,
)

test(
  'the white air of a blizzard is full of flakes',
  async () => {
    const contrast = async (prompt: string) => {
      const { light } = await lightOf(prompt)
      return light.reduce((sum, value, i) => sum + (i ? Math.abs(value - light[i - 1]) : 0), 0)
    }
    expect(await contrast('a blizzard over a meadow')).toBeGreaterThan(
      (await contrast('a meadow in thick fog in winter')) * 1.4,
    )
  },
  PATIENCE,
)

test(
  'a spotlight leaves the rest of the stage in the dark',
  async () => {
    const { light } = await lightOf('a singer on stage in a spotlight')
    const corner = light.filter((_, i) => i % SIDE < SIDE / 6)
    const middle = light.filter((_, i) => i % SIDE > SIDE / 3 && i % SIDE < (SIDE * 2) / 3)
    const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length
    expect(mean(corner)).toBeLessThan(mean(middle) * 0.4)
  },
  PATIENCE,
)

test(
  'snow under a low sun is no sand: it has more blue than red',
  async () => {
    const { frame } = await paint('a snow field at golden hour', SIDE, SIDE, 7)
    const { data } = frame.image
    const ground = data.subarray(SIDE * Math.floor(SIDE * 0.8) * 3)
    const sum = (channel: number) =>
      ground.reduce((total, value, i) => (i % 3 === channel ? total + value : total), 0)
    expect(sum(2)).toBeGreaterThan(sum(0) * 0.85)
  },
  PATIENCE,
)

test(
  'windows that are said to be lit shine by daylight, too',
  async () => {
    const unlit = await paint('a house on a hill on an overcast day', SIDE, SIDE, 7)
    const lit = await paint('a house on a hill on an overcast day, lit windows', SIDE, SIDE, 7)
    const golden = ({ frame: { image } }: typeof lit) =>
      Array.from({ length: SIDE * SIDE }, (_, i) => image.data.subarray(i * 3, i * 3 + 3)).filter(
        ([red, green, blue]) => red > 0.9 && green > 0.4 && blue < 0.4,
      ).length
    expect(golden(lit)).toBeGreaterThan(golden(unlit) + 10)
  },
  PATIENCE,
)

test(
  'dramatic light leaves one side of a portrait in the dark',
  async () => {
    const { light } = await lightOf('a portrait of a woman with dramatic lighting')
    const mean = (from: number, to: number) => {
      const cheek = light.filter((_, i) => {
        const [x, y] = [(i % SIDE) / SIDE, i / SIDE / SIDE]
        return x > from && x < to && y > 0.42 && y < 0.6
      })
      return cheek.reduce((sum, value) => sum + value, 0) / cheek.length
    }
    expect(mean(0.54, 0.62)).toBeLessThan(mean(0.38, 0.46) * 0.6)
  },
  PATIENCE,
)

test('mist about who stands before rice terraces lies in the valley below them', async () => {
  const { frame } = await paint('a farmer before rice terraces in the mist', 96, 96, 7)
  expect(frame.isMisty).toBe(true)
})

test.each(['two children on a hill', 'a hiker in the mountains'])(
  'who stands high up in the fog has it about them: “%s”',
  async prompt => {
    const clear = await contrastBeyond(40, `${prompt} on an overcast day`)
    const foggy = await contrastBeyond(40, `${prompt} on an overcast day in the fog`)
    expect(foggy).toBeLessThan(clear * 0.7)
  },
  PATIENCE,
)

test(
  'of a castle behind somebody in the fog the outline is seen',
  async () => {
    const contrast = async (prompt: string) => await contrastBeyond(10, prompt)
    expect(await contrast('a knight before a castle in the fog')).toBeGreaterThan(
      (await contrast('a knight in a meadow in the fog')) * 1.5,
    )
  },
  PATIENCE,
)
