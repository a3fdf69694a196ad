import { expect, test } from 'vitest'
import { leftBehind } from './left-behind.ts'

test('finds the part of the subject that a cut at the border has left out, and nothing of the background', () => {
  const [w, h] = [120, 90]
  const data = new Float32Array(w * h * 3)
  const whole = new Uint8Array(w * h)
  const cut = new Uint8Array(w * h)
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [i % w, Math.floor(i / w)]
    whole[i] = Math.hypot(x - 30, y - 45) < 34 ? 1 : 0
    cut[i] = whole[i] && x > 12 ? 1 : 0
    data.set(whole[i] ? [0.8, 0.3, 0.15 + 0.002 * y] : [0.1, 0.3 + 0.001 * x, 0.35], i * 3)
  }
  const left = leftBehind({ w, h, data }, cut)
  expect(left).toEqual(whole.map((value, i) => value - cut[i]!))
})
