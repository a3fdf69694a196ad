import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { Noise } from '../engine/core/noise.ts'
import { weathered } from './weathered.ts'

const SIDE = 80

function wall() {
  const canvas = createCanvas(SIDE, SIDE)
  const g = canvas.getContext('2d')
  g.fillStyle = '#4a6ad0'
  g.fillRect(4, 20, SIDE - 8, SIDE - 20)
  return canvas
}

/** Mean red, green and blue of what is solid, and how much is. */
function look(wear: string[]) {
  const { data } = weathered(wall(), wear, new Noise(3)).getContext('2d').getImageData(0, 0, SIDE, SIDE)
  const sum = [0, 0, 0]
  let solid = 0
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] < 128) continue
    solid++
    for (let c = 0; c < 3; c++) sum[c] += data[i + c]
  }
  const [red, green, blue] = sum.map(total => total / solid)
  return { red, green, blue, solid }
}

test('each kind of wear shows', () => {
  const plain = look([])
  expect(look(['rusty']).red).toBeGreaterThan(plain.red + 20)
  expect(look(['mossy']).blue).toBeLessThan(plain.blue - 20)
  expect(look(['overgrown']).blue).toBeLessThan(plain.blue - 10)
  expect(look(['snowy']).red).toBeGreaterThan(plain.red + 2)
  expect(look(['ruined']).solid).toBeLessThan(plain.solid * 0.97)
})
