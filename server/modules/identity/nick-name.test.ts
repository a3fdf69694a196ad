import { expect, test } from 'vitest'
import { nickNameFor } from './nick-name.ts'

test.each([
  [{ email: 'ada.lovelace@example.com' }, 'ada.lovelace'],
  [{ email: 'ada+easel@example.com' }, 'ada'],
  [{ email: 'ada@example.com', nickName: 'Ada 🌻' }, 'Ada 🌻'],
  [{ email: 'ada@example.com', nickName: '  Ada\n\tLovelace\u0000 ' }, 'Ada Lovelace'],
  [{ email: 'ada@example.com', nickName: '\u202egnp.exe\u2066' }, 'gnp.exe'],
  [{ email: 'ada@example.com', nickName: '\u200b\u200b' }, 'ada'],
  [{ email: '', nickName: '' }, 'Someone'],
])('of %j the nick name is %j', (identity, nickName) => {
  expect(nickNameFor(identity)).toBe(nickName)
})

test('a nick name has at most 100 characters and no half of one', () => {
  const nickName = nickNameFor({ email: '', nickName: '🌻'.repeat(300) })
  expect(nickName).toBe('🌻'.repeat(100))
})
