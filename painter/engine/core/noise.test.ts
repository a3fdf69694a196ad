import { expect, test } from 'vitest'
import { Noise } from './noise.ts'

test('noise in space is the same with a least value, or -1 where it is below that', () => {
  const noise = new Noise(5)
  for (let k = 0; k < 500; k++) {
    const whole = noise.fbm3(k * 0.37, k * 0.11, k * 0.73, 5)
    const asked = noise.fbm3(k * 0.37, k * 0.11, k * 0.73, 5, 0.1)
    expect(asked).toBe(asked === -1 ? -1 : whole)
    if (whole > 0.1) expect(asked).toBe(whole)
  }
})
