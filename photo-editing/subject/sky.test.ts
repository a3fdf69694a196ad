import { expect, test } from 'vitest'
import { findSky } from './sky.ts'

const [W, H] = [160, 120]

/** A ground below row 80, a mast two pixels wide before the sky, and what is above in a colour. */
function view(above: (x: number, y: number) => number[]) {
  const data = new Float32Array(W * H * 3)
  for (let i = 0; i < W * H; i++) {
    const [x, y] = [i % W, Math.floor(i / W)]
    const isMast = x >= 90 && x < 92 && y > 20
    data.set(isMast ? [0.1, 0.1, 0.1] : y >= 80 ? [0.25 + (x % 5) * 0.05, 0.4, 0.15] : above(x, y), i * 3)
  }
  return { w: W, h: H, data }
}

test('a sky is found down to the land, darker corners included, and a thin mast is not part of it', () => {
  const sky = findSky(
    view((x, y) => [0.3 - Math.abs(x - 80) * 0.002, 0.5 - Math.abs(x - 80) * 0.002, 0.8 - y * 0.002]),
  )
  expect(sky?.horizon).toBeCloseTo(80 / H, 1)
  const at = (x: number, y: number) => sky!.alpha[y * W + x]!
  expect(Math.min(at(3, 10), at(80, 30), at(156, 60), at(97, 60))).toBeGreaterThan(0.9)
  expect(Math.max(at(40, 100), at(91, 60), at(120, 84))).toBeLessThan(0.2)
})

test('a warm wall is no sky', () => {
  expect(findSky(view(() => [0.75, 0.68, 0.6]))).toBeNull()
})

test('a sky that clouds break up is left alone rather than painted in patches', () => {
  const heaped = view((x, y) =>
    Math.hypot((x % 50) - 25, (y - 45) * 1.4) < 22 ? [0.92, 0.92, 0.94] : [0.35, 0.55, 0.85],
  )
  expect(findSky(heaped)).toBeNull()
})
