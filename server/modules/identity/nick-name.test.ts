import { expect, test } from 'vitest'
import { nickNameFor } from './nick-name.ts'

test.each([
  [{ email: 'ada@example.com', nickName: 'Ada 🌻' }, 'Ada 🌻'],
  [{ email: 'ada@example.com', nickName: '  Ada\n\tLovelace\u0000 ' }, 'Ada Lovelace'],
  [{ email: 'ada@example.com', nickName: '\u202egnp.exe\u2066' }, 'gnp.exe'],
  [{ email: '', nickName: 'Ada' }, 'Ada'],
])('of %j the nick name is %j', (identity, nickName) => {
  expect(nickNameFor(identity)).toBe(nickName)
})

test.each([
  { email: 'ada.lovelace@example.com' },
  { email: 'ada.lovelace@example.com', nickName: 'Ada.Lovelace' },
  { email: 'ada+easel@example.com', nickName: 'ada' },
  { email: 'ada+easel@example.com', nickName: 'ada+easel' },
  { email: 'ada@example.com', nickName: 'ada@example.com' },
  { email: 'ada@example.com', nickName: 'countess@example.org' },
  { email: 'ada@example.com', nickName: '\u200b\u200b' },
  { email: '', nickName: '' },
])('of %j the nick name is made up, and tells nothing of the address', identity => {
  expect(nickNameFor(identity)).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
})

test('a nick name has at most 100 characters and no half of one', () => {
  const nickName = nickNameFor({ email: '', nickName: '🌻'.repeat(300) })
  expect(nickName).toBe('🌻'.repeat(100))
})
