import { expect, test } from 'vitest'
import { createRandom } from '../../engine/core/random.ts'
import { parsePrompt } from '../../language/parse.ts'
import { drawSubject } from './draw-subject.ts'

const seatOf = (prompt: string) =>
  parsePrompt(prompt).subjects.find(({ key }) => key === '@armchair' || key === '@bench')!

test('who is seen from behind looks away from the viewer on the seat', () => {
  const rider = (prompt: string) => seatOf(prompt).bears?.[0].subject.figure?.facing
  expect(rider('a man sitting in an armchair seen from behind')).toBeUndefined()
  expect(rider('a man sitting in an armchair')).toBe('front')
})

test('the back of an armchair hides all but the head', async () => {
  const draw = async (prompt: string) => drawSubject(seatOf(prompt), 300, createRandom(3))
  const [behind, before] = [
    await draw('a man in a red suit sitting in a green armchair seen from behind'),
    await draw('a man in a red suit sitting in a green armchair'),
  ]
  const reds = (canvas: typeof behind) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
    let count = 0
    for (let i = 0; i < data.length; i += 4)
      if (data[i + 3] > 200 && data[i] > 130 && data[i + 1] < 70 && data[i + 2] < 90) count++
    return count
  }
  expect(reds(behind)).toBeLessThan(reds(before) / 3)
})
