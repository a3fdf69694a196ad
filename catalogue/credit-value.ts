/** What a credit brings at least, in millionths of a US dollar: 1,000 of them are sold for 2 dollars. */
export const CREDIT_MICRO_USD = 2_000
