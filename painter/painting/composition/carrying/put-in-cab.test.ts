import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { CABS, putInCab } from './put-in-cab.ts'

test('each of a couple has a window of their own', () => {
  const car = createCanvas(200, 100)
  const pair = createCanvas(100, 100)
  const g = pair.getContext('2d')
  g.fillStyle = '#f00'
  g.fillRect(0, 0, 50, 100)
  g.fillStyle = '#00f'
  g.fillRect(50, 0, 50, 100)
  car.getContext('2d').fillRect(0, 0, 200, 100)
  const cab = CABS.automobile
  const anchors = { shoulder: { x: 0.5, y: 0.4 }, hand: { x: 0.5, y: 0.5 } } as Parameters<
    typeof putInCab
  >[3]['anchors']
  const drawn = putInCab(car, pair, cab, { anchors, turns: false, count: 2, abreast: 2, taken: 0 })
  const seenAt = (x: number) => [
    ...drawn
      .getContext('2d')
      .getImageData(Math.round(drawn.width * x), Math.round(drawn.height * 0.35), 1, 1)
      .data.slice(0, 3),
  ]
  expect(seenAt(cab.x)).toEqual([255, 0, 0])
  expect(seenAt(cab.more?.[0] ?? 0)).toEqual([0, 0, 255])
})
