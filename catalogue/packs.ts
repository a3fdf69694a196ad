/** Credits bought once. They do not run out. */
export type CreditPack = {
  credits: number
  /** US dollars. */
  price: number
  itemId: 'credits'
  /** How many times 1,000 credits. */
  quantity: number
}

export const CREDITS_ITEM = 'credits'
/** What one of the quantity holds, and what it costs in US cents. */
export const PACK_UNIT = { credits: 1_000, cents: 200 } as const

export const PACKS: readonly CreditPack[] = [1, 3, 5, 10, 20, 50].map(quantity => ({
  credits: quantity * PACK_UNIT.credits,
  price: (quantity * PACK_UNIT.cents) / 100,
  itemId: CREDITS_ITEM,
  quantity,
}))
