import { describe, expect, test } from 'vitest'
import { formatAge, formatBytes, formatDate, formatMinute } from './format.ts'

const DAY = 24 * 60 * 60_000

describe('a date', () => {
  test.each([
    [1, 'Nov 1st, 2026'],
    [2, 'Nov 2nd, 2026'],
    [3, 'Nov 3rd, 2026'],
    [11, 'Nov 11th, 2026'],
    [12, 'Nov 12th, 2026'],
    [13, 'Nov 13th, 2026'],
    [21, 'Nov 21st, 2026'],
    [30, 'Nov 30th, 2026'],
  ])('of day %i is written with its ordinal', (day, shown) => {
    expect(formatDate(new Date(2026, 10, day, 12).toISOString())).toBe(shown)
  })

  test('with its minute is written from the year down', () => {
    expect(formatMinute(new Date(2026, 0, 2, 3, 4).toISOString())).toBe('2026-01-02 03:04')
  })
})

describe('the age of a comment', () => {
  const written = new Date(2026, 10, 2, 12)
  const told = (milliseconds: number) => formatAge(written.toISOString(), written.getTime() + milliseconds)

  test.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [60_000, '1 minute ago'],
    [DAY / 12, '2 hours ago'],
    [DAY, 'yesterday'],
    [6 * DAY, '6 days ago'],
    [7 * DAY, '7 days ago'],
  ])('after %i ms is told relatively', (milliseconds, shown) => {
    expect(told(milliseconds)).toBe(shown)
  })

  test('is told as a date once it is more than a week', () => {
    expect(told(7 * DAY + 1)).toBe('Nov 2nd, 2026')
  })
})

test.each([
  [999, '999 B'],
  [1000, '1 kB'],
  [12_340, '12.3 kB'],
  [2_000_000, '2 MB'],
  [12_400_000, '12.4 MB'],
])('%i bytes are shown in decimal units', (bytes, shown) => {
  expect(formatBytes(bytes)).toBe(shown)
})
