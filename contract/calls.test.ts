import { expect, test } from 'vitest'
import * as z from 'zod'
import { EXAMPLES } from './call-examples.ts'
import { CALLS, type Call, type CallPath, operationIdOf } from './calls.ts'

const rows = Object.entries(CALLS) as [CallPath, Call][]

test.each(rows)('the examples of %s are what its schemas take', (path, { body, isForm, answer }) => {
  const example: { body?: unknown; answer?: unknown } = EXAMPLES[path]
  if (body && !isForm) expect(body.safeParse(example.body)).toMatchObject({ success: true })
  else expect(example.body).toBeUndefined()
  if (answer instanceof z.ZodType) expect(answer.parse(example.answer)).toEqual(example.answer)
  else expect(example.answer).toBeUndefined()
})

test('each call has a name of its own for generated programs', () => {
  const names = rows.map(([path]) => operationIdOf(path))
  expect(new Set(names).size).toBe(rows.length)
  expect(operationIdOf('/v1/image/publicList')).toBe('imagePublicList')
})
