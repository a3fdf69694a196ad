import { expect, test } from 'vitest'
import { createRandom } from '../../../engine/core/random.ts'
import { paint } from '../paint.ts'
import { isFurnished, sitesIn } from './furnished-sites.ts'

test.each([
  ['upright', 72, 128],
  ['level', 128, 72],
])('what a room is filled with is within the picture, %s', async (_format, width, height) => {
  const { frame, focus, scene } = await paint('a studio cluttered with paintbrushes', width, height, 7)
  if (!isFurnished(frame)) throw new Error('a studio is a room')
  const [thing] = scene.around
  const sites = sitesIn(frame, createRandom(1), { ...thing, count: 40 }, focus)
  for (const { x } of sites) {
    expect(x).toBeGreaterThan(width * 0.04)
    expect(x).toBeLessThan(width * 0.96)
  }
})

test('what stands on a floor is neither in the furniture nor behind it', async () => {
  const { frame, focus, scene } = await paint('a living room with a television', 96, 72, 7)
  if (!isFurnished(frame)) throw new Error('a living room is a room')
  const [thing] = scene.around
  if (!thing) throw new Error('the television stands about')
  const { camera, room, size } = frame
  for (const { x, z } of sitesIn(frame, createRandom(1), { ...thing, count: 6 }, focus)) {
    const aside = ((x - camera.w / 2) / camera.focalLength) * z
    const isIn = room.furniture.some(
      ({ x: [left, right], y, back }) =>
        y[1] > 0.1 &&
        y[0] < 1 &&
        aside > left &&
        aside < right &&
        size.back - z > back[0] &&
        size.back - z < back[1],
    )
    expect(isIn).toBe(false)
  }
})
