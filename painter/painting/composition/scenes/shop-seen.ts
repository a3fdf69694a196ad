import type { Scene } from '../../../language/scene.ts'
import { risesBeyond } from '../drawing/run-on.ts'

/** A shop or a restaurant is met at its front, and not down the length of a street between towers. */
export const isShopSeen = ({ subjects, future, neon }: Scene) => {
  const shop = subjects.find(({ key }) => FRONTS.test(key) || risesBeyond(key))
  if (
    !shop ||
    shop.bears?.some(({ how }) => how !== 'full') ||
    shop.count > 1 ||
    future ||
    (neon && shop.key === '@shopfront')
  )
    return false
  return shop === subjects[0] || risesBeyond(shop.key)
}

const FRONTS = /^@(?:shop|diner)front$/
