import { expect, test } from 'vitest'
import { ROOMS } from './rooms.ts'
import { withoutFloating } from './standing.ts'

test('what stood on furniture that is gone is gone with it, and all else stays', () => {
  const { kitchen } = ROOMS
  expect(withoutFloating(kitchen, kitchen).props).toEqual(kitchen.props)
  const bare = withoutFloating({ ...kitchen, furniture: [] }, kitchen)
  expect(bare.props).toEqual([])
  expect(
    withoutFloating({ ...ROOMS.party, furniture: [] }, ROOMS.party).props.map(({ icon }) => icon),
  ).toContain('balloon')
})
