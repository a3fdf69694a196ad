import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { footholdOf } from './pairing.ts'

test('nobody stands on the tip of a gable', () => {
  const gable = createCanvas(100, 100)
  const g = gable.getContext('2d')
  g.moveTo(50, 0)
  g.lineTo(100, 50)
  g.lineTo(100, 100)
  g.lineTo(0, 100)
  g.lineTo(0, 50)
  g.fill()
  expect(footholdOf(gable, 30, 0)).toBeGreaterThan(0.1)
  expect(footholdOf(gable, 30, 0)).toBeLessThan(0.18)
})
