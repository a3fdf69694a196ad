import { expect, test } from 'vitest'
import { paintPicture } from './paint-picture.ts'

const paint = (style: string) =>
  paintPicture(
    {
      kind: 'paint',
      model: 'fast',
      prompt: 'a red apple, watercolor',
      negativePrompt: '',
      style,
      aspectRatio: '1:1',
      seed: 3,
    },
    () => {},
  )

test('a medium in the words makes the look where no style is chosen, and the note says so', {
  timeout: 60_000,
}, async () => {
  const named = await paint('none')
  const chosen = await paint('line-art')
  expect(named.note).toContain('apple, watercolor')
  expect(named.note).not.toContain('Left out')
  expect(chosen.note).not.toContain('watercolor')
})
