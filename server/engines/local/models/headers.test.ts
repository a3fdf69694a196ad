import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContentRange, readLength, readRetryAfter } from './headers.ts'

test('reads every range that a hub can mean', () => {
  const range = fc
    .record({ from: fc.nat(), length: fc.integer({ min: 1, max: 2 ** 31 }), rest: fc.option(fc.nat()) })
    .map(({ from, length, rest }) => {
      const to = from + length - 1
      return { from, to, total: rest === null ? null : to + 1 + rest }
    })
  fc.assert(
    fc.property(range, ({ from, to, total }) => {
      expect(readContentRange(`bytes ${from}-${to}/${total ?? '*'}`)).toEqual({ from, to, total })
    }),
  )
})

test('whatever a hub writes, a range is sound or none', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^bytes [0-9*]{0,20}-?[0-9]{0,20}\/?[0-9*]{0,20}$/))
  fc.assert(
    fc.property(text, written => {
      const range = readContentRange(written)
      if (!range) return
      expect(range.from).toBeLessThanOrEqual(range.to)
      expect(range.to).toBeLessThan(range.total ?? Number.POSITIVE_INFINITY)
      expect(Number.isSafeInteger(range.to)).toBe(true)
    }),
  )
})

test.each(['', 'bytes */200', 'bytes 5-4/10', 'bytes 0-10/10', 'items 0-1/2', 'bytes 0-1', null])(
  'takes %j for no range',
  text => expect(readContentRange(text)).toBeNull(),
)

test('a rest is read in seconds and as a date, and nothing else', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  expect(readRetryAfter('120', now)).toBe(120_000)
  expect(readRetryAfter('Thu, 01 Jan 2026 00:01:00 GMT', now)).toBe(60_000)
  expect(readRetryAfter('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0)
  for (const text of [null, '', '-5', '1.5', 'soon', '2026']) {
    expect(readRetryAfter(text === '2026' ? '-2026' : text, now)).toBeNull()
  }
  fc.assert(
    fc.property(fc.string(), text => {
      expect(readRetryAfter(text, now) ?? 0).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a length is a whole number or none', () => {
  expect(readLength('300')).toBe(300)
  for (const text of [null, '', '-1', '1e9', '3.5', '9'.repeat(30)]) expect(readLength(text)).toBeNull()
})
