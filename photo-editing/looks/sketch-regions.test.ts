import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { toDisplay } from '#painter/painting/styles/display-raster.ts'
import { readSketch } from './sketch-regions.ts'

function drawn(draw: (pen: SKRSContext2D) => void) {
  const canvas = createCanvas(400, 300)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#fbfaf6'
  pen.fillRect(0, 0, 400, 300)
  pen.lineWidth = 3
  pen.beginPath()
  draw(pen)
  pen.stroke()
  return toDisplay(pen.getImageData(0, 0, 400, 300).data, 400, 300)
}

test('a circle that does not quite close is a shape all the same', () => {
  const { shapes, shapeAt } = readSketch(drawn(pen => pen.arc(200, 150, 60, 0.1, 6.2)))
  expect(shapes).toHaveLength(1)
  expect(shapeAt[150 * 400 + 200]).toBe(0)
  expect(shapeAt[30 * 400 + 30]).toBe(-1)
  expect(shapeAt.filter(shape => shape === 0).length).toBeGreaterThan(Math.PI * 54 ** 2)
})

test('what merely lies between two lines is none', () => {
  const lines = drawn(pen => {
    pen.rect(80, 100, 80, 100)
    pen.rect(200, 100, 80, 100)
  })
  expect(readSketch(lines).shapes).toHaveLength(2)
})
