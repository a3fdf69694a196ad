import { expect, test } from 'vitest'
import { Noise } from '../../core/noise.ts'
import { createRandom } from '../../core/random.ts'
import { createCamera } from '../camera.ts'
import { createEnvironment } from '../environment.ts'
import { renderAlley } from './alley.ts'
import { ALLEY_LOOKS, type AlleyKind } from './alley-looks.ts'

/** The mean colour of the walls on the left, in the upper half of what is seen of them. */
function wallOf(kind: AlleyKind) {
  const camera = createCamera(96, 96, 0.6, 1.6)
  const frame = renderAlley(camera, createEnvironment('day', createRandom(3)), new Noise(5), {
    halfWidth: 2.3,
    night: 0,
    look: ALLEY_LOOKS[kind],
  })
  const sum = [0, 0, 0]
  for (let y = 20; y < 56; y++)
    for (let x = 2; x < 20; x++)
      for (let c = 0; c < 3; c++) sum[c]! += frame.image.data[(y * 96 + x) * 3 + c]!
  return sum.map(value => value / (36 * 18))
}

test('lanes of Greece are whiter than those of Morocco, and those of Japan of neither’s colour', () => {
  const [greek, moroccan, japanese] = (['cycladic', 'medina', 'machiya'] as const).map(wallOf)
  const warmth = (colour: number[] | undefined) => colour![0]! / colour![2]!
  expect(greek![2]!).toBeGreaterThan(moroccan![2]! * 1.3)
  expect(warmth(moroccan)).toBeGreaterThan(warmth(greek) * 1.5)
  expect(japanese!.every(Number.isFinite)).toBe(true)
})
