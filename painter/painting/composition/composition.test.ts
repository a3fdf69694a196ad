import { expect, test } from 'vitest'
import { type Painted, paint } from './paint.ts'

const SIDE = 96
/** Milliseconds; trees of every kind are drawn once per process. */
const PATIENCE = 30_000

const paintSmall = (prompt: string, seed = 7, width = SIDE, height = SIDE, negativePrompt = '') =>
  paint(prompt, width, height, seed, { negativePrompt })

/** The columns and rows that the subjects cover. */
function boxOf({ frame: { subjectMask, image } }: Painted) {
  const box = { left: image.w, right: -1, top: image.h, bottom: -1, covered: 0 }
  for (let i = 0; i < image.w * image.h; i++) {
    if ((subjectMask?.[i] ?? 0) < 0.5) continue
    const x = i % image.w
    const y = Math.floor(i / image.w)
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
    box.covered++
  }
  return box
}

test.each([
  ['three elephants in a ballroom', SIDE, SIDE],
  ['a truck in a street', 72, 120],
  ['a flock of swans on a lake', 72, 120],
  ['a dragon on a pile of gold in a cave', 120, 72],
  ['a girl riding a horse in a barn', SIDE, SIDE],
  ['a girl flying a kite in a park', SIDE, SIDE],
  ['a couple dancing on a beach', 72, 120],
  ['a raccoon on a trash can in an alley at night', SIDE, SIDE],
  ['a man fishing from a pier', 120, 72],
  ['a school bus in space', 120, 96],
  ['a dragon flying over mountains', 120, 96],
  ['a man pushing a wheelbarrow', 72, 120],
  ['an elephant bathing in a river', SIDE, SIDE],
])(
  'all of “%s” is in the picture',
  async (prompt, width, height) => {
    const { left, right, bottom, covered } = boxOf(await paintSmall(prompt, 7, width, height))
    expect(covered).toBeGreaterThan(width * height * 0.01)
    expect(left).toBeGreaterThan(0)
    expect(right).toBeLessThan(width - 1)
    expect(bottom).toBeLessThan(height - 1)
  },
  PATIENCE,
)

test.each([
  [1, 'a beach with a cruise ship passing by'],
  [7, 'a beach with a cruise ship passing by'],
  [7, 'a yacht at a beach in the evening'],
])(
  'with seed %i all of the ship of “%s” is in the water',
  async (seed, prompt) => {
    const painted = await paintSmall(prompt, seed)
    const { frame } = painted
    const { left, right, bottom } = boxOf(painted)
    for (const column of [left, (left + right) / 2, right]) {
      const distance = frame.depth[(bottom - 1) * SIDE + Math.round((left + right) / 2)]
      const x = ((column - SIDE / 2) / frame.camera.focalLength) * distance
      expect(frame.groundHeight(x, distance)).toBeLessThan(frame.waterLevel!)
    }
  },
  PATIENCE,
)

test.each(['the eiffel tower seen from a balcony', 'a castle seen from a terrace at sunset'])(
  'what is looked at in “%s” is in the view, beyond the railing',
  async prompt => {
    const painted = await paintSmall(prompt)
    const { top, bottom, covered } = boxOf(painted)
    expect(covered).toBeGreaterThan(SIDE)
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThan(SIDE * 0.6)
  },
  PATIENCE,
)

test.each(['a pirate on a beach', 'an elephant by a pond', 'a cat by a lake', 'a woman by a river'])(
  'what “%s” names stands on dry ground',
  async prompt => {
    const painted = await paintSmall(prompt, 7, SIDE, SIDE, 'trees')
    const { frame } = painted
    const { left, right, bottom } = boxOf(painted)
    const column = (left + right) / 2
    const distance = frame.depth[bottom * SIDE + Math.round(column)]
    const x = ((column - SIDE / 2) / frame.camera.focalLength) * distance
    expect(frame.groundHeight(x, distance)).toBeGreaterThan(frame.waterLevel!)
  },
  PATIENCE,
)

test.each(['a cat on a sofa in a living room', 'children playing in a crowded park in autumn'])(
  '“%s” with the same seed is the same picture, and another seed is another one',
  async prompt => {
    const [first, again, other] = [
      await paintSmall(prompt),
      await paintSmall(prompt),
      await paintSmall(prompt, 8),
    ]
    expect(again.frame.image.data).toEqual(first.frame.image.data)
    expect(other.frame.image.data).not.toEqual(first.frame.image.data)
  },
  PATIENCE,
)

test('what the negative prompt names is gone, and the place is still there', async () => {
  const prompt = 'a cat on a chair in a kitchen'
  const shown = boxOf(await paintSmall(prompt))
  const withoutChair = await paintSmall(prompt, 7, SIDE, SIDE, 'chair')
  expect(withoutChair.scene.room).toBe('kitchen')
  expect(boxOf(withoutChair).covered).not.toBe(shown.covered)
})

test('a thing that is not known gets a picture with more in it than one colour', async () => {
  const { frame, scene } = await paintSmall('a zorblax in a city at night')
  expect(scene).toMatchObject({ place: 'poster', poster: 'city', unmatched: ['zorblax'] })
  expect(new Set(frame.image.data.map(light => Math.round(light * 12))).size).toBeGreaterThan(6)
})

test(
  'a bridge spans its river from bank to bank',
  async () => {
    const painted = await paintSmall('a stone bridge over a river at noon')
    const { left, right, bottom } = boxOf(painted)
    const { frame } = painted
    const distance = frame.depth[(bottom - 1) * SIDE + Math.round((left + right) / 2)]
    const heightAt = (column: number) =>
      frame.groundHeight(((column - SIDE / 2) / frame.camera.focalLength) * distance, distance)
    expect(heightAt(left)).toBeGreaterThan(frame.waterLevel!)
    expect(heightAt(right)).toBeGreaterThan(frame.waterLevel!)
    expect(heightAt((left + right) / 2)).toBeLessThan(frame.waterLevel!)
  },
  PATIENCE,
)
