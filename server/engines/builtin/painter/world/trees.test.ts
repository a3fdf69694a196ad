import { expect, test } from 'vitest'
import { Noise } from '../core/noise.ts'
import { createRandom } from '../core/random.ts'
import { mipLevels } from '../subjects/mipmap.ts'
import { createEnvironment } from './environment.ts'
import { createFlatFrame } from './frame.ts'
import { litTree, type TreeKind } from './trees.ts'

/** The most that one forest's lit trees may take, of the 400 MB of a whole picture. */
const FOREST_BYTES = 100_000_000

test('the lit trees of an autumn forest keep to their share of the memory', () => {
  const environment = createEnvironment('day', createRandom(1))
  const frame = createFlatFrame(64, 64, environment, new Noise(1))
  let bytes = 0
  const count = (kind: TreeKind, variants: number, resolution: number) => {
    for (let variant = 0; variant < variants; variant++)
      for (const { rgba } of mipLevels(litTree(kind, variant, frame, resolution))) bytes += rgba.byteLength
  }
  for (const kind of ['autumn', 'conifer'] as const) {
    count(kind, 5, 720)
    count(kind, 2, 1200)
  }
  expect(bytes).toBeGreaterThan(10_000_000)
  expect(bytes).toBeLessThan(FOREST_BYTES)
}, 20_000)
