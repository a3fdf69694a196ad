import { expect, test } from 'vitest'
import { createRandom } from '../core/random.ts'
import { isFurnished, sitesIn } from './furnished-sites.ts'
import { paint } from './paint.ts'

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
