import { expect, test } from 'vitest'
import { createRandom } from '../../core/random.ts'
import { createRaster } from '../../core/raster.ts'
import { parsePrompt } from '../../prompt/parse.ts'
import { paintAudience } from './audience.ts'

test.each([
  'a violinist in a concert hall captivating the audience',
  'a priest in a church before the congregation',
  'a teacher in front of a class in a classroom',
  'a comedian on stage making the crowd laugh',
])('“%s” has its listeners before the one who is listened to', prompt => {
  const { extras, subjects } = parsePrompt(prompt)
  expect(extras.has('audience')).toBe(true)
  expect(subjects).toHaveLength(1)
})

test('the listeners sit along the lower edge and leave the rest of the picture as it is', () => {
  const image = createRaster(80, 60)
  image.data.fill(0.5)
  paintAudience({ image, depth: new Float32Array(80 * 60).fill(5) }, createRandom(3))
  expect(image.data.slice(0, 80 * 40 * 3).every(value => value === 0.5)).toBe(true)
  expect(image.data.slice(80 * 55 * 3).some(value => value < 0.1)).toBe(true)
})

test('a crowd at a festival is out of doors as before', () => {
  expect(parsePrompt('a rock band at a festival in front of a huge crowd').extras.has('audience')).toBe(false)
})
