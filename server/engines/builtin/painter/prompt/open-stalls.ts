import type { Scene } from './scene.ts'
import { subjectOf } from './subject-of.ts'

const SELLS = /\bsell(ing|s)\b/i
/** Where what is for sale lies otherwise, and what is sold by nobody at a stall. */
const ELSEWHERE =
  /\b(markets?|bazaar|souk|stalls?|stands?|tables?|carts?|baskets?|trays?|trucks?|booths?|shops?|vans?|steps|buckets?|boats?|rafts?|bicycle|bike|counter|store|scouts?|doors?|cattle|cows?|horses?|sheep|houses?|cars?)\b/i

/** Whoever sells something in no named place stands at a stall. */
export function openStalls({ subjects: [seller], prompt }: Scene) {
  if (!seller?.figure || seller.count > 1 || !SELLS.test(prompt) || ELSEWHERE.test(prompt)) return
  if (seller.action === 'sitting' || seller.bears?.some(({ how }) => how !== 'held')) return
  seller.bears = [
    {
      how: 'at',
      subject: subjectOf('@stall', 'stall', 1),
    },
    ...(seller.bears ?? []),
  ]
}
