import { expect, test } from 'vitest'
import { Noise } from '../core/noise.ts'
import { createRandom } from '../core/random.ts'
import { mipLevels } from '../sprites/mipmap.ts'
import { createEnvironment } from './environment.ts'
import { createFlatFrame } from './frame.ts'
import { litTree, type TreeKind } from './trees.ts'

/** The most that one forest's lit trees may take, of the 400 MB of a whole picture. */
const FOREST_BYTES = 100_000_000

test('the lit trees of an autumn forest keep to their share of the memory', () => {
  const environment = createEnvironment('day', createRandom(1))
  const frame = createFlatFrame(64, 64, environment, new Noise(1))
  const bytesOf = (kind: TreeKind, resolution: number) =>
    mipLevels(litTree(kind, 0, frame, resolution)).reduce((sum, { rgba }) => sum + rgba.byteLength, 0)
  let bytes = 0
  // Five variants of each kind, and two of them large: one stands for its like.
  for (const kind of ['autumn', 'conifer'] as const) bytes += bytesOf(kind, 720) * 5 + bytesOf(kind, 1200) * 2
  expect(bytes).toBeGreaterThan(10_000_000)
  expect(bytes).toBeLessThan(FOREST_BYTES)
}, 60_000)
