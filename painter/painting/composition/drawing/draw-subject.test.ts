import { expect, test } from 'vitest'
import { createRandom } from '../../../engine/core/random.ts'
import { parsePrompt } from '../../../language/parse.ts'
import { NOUN_ROWS } from '../../../language/vocabulary/nouns.ts'
import { drawSubject } from './draw-subject.ts'

const [shop] = parsePrompt('a bakery').subjects

test('whatever a noun leads to is drawn where its kind has no drawing of its own, also in the background', {
  timeout: 60_000,
}, async () => {
  const drawings = NOUN_ROWS.map(({ drawing }) => drawing).filter(key => key.startsWith('@'))
  for (const key of new Set(drawings)) {
    const subject = { ...shop!, key, name: 'thing', breed: 'thing', figure: undefined }
    const drawing = await drawSubject(subject, 16, createRandom(1))
    expect({ key, isDrawn: drawing.width > 0 && drawing.height > 0 }).toEqual({ key, isDrawn: true })
  }
})
