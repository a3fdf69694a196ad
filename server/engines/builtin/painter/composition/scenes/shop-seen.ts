import type { Scene } from '../../prompt/scene.ts'
import { risesBeyond } from '../run-on.ts'

/** A shop or a restaurant is met at its front, and not down the length of a street between towers. */
export const isShopSeen = ({ subjects, future, neon, prompt, extras }: Scene) => {
  const shop = subjects.find(({ key }) => FRONTS.test(key) || risesBeyond(key))
  if (
    !shop ||
    shop.bears?.some(({ how }) => how !== 'full') ||
    shop.count > 1 ||
    future ||
    (neon && shop.key === '@shopfront')
  )
    return false
  return shop === subjects[0] || risesBeyond(shop.key) || extras.has('guests') || BEFORE_SHOP.test(prompt)
}

const FRONTS = /^@(?:shop|cinema|club|diner)front$|^@subwayentrance$/

/** What is before a shop stands on the pavement, not in the road. */
const BEFORE_SHOP =
  /\b(sidewalk|pavement|curb|kerb|in front of|outside|into|by|beside|next to|near)\b.*\b(shop|store|storefront|shopfront|cafe|bakery|restaurant|bookstore|bookshop|boutique|bar|pub|diner)\b/i
