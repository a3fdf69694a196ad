import { randomBytes } from 'node:crypto'

export type IdPrefix = 'usr' | 'cre' | 'pic' | 'upl' | 'com' | 'ntf' | 'rep' | 'ava' | 'ord' | 'bat'

/** Digits and lower-case letters without i, l, o and u (Crockford), in ascending order. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

function encode(value: bigint, length: number): string {
  let text = ''
  for (let rest = value, i = 0; i < length; i++, rest >>= 5n) text = ALPHABET[Number(rest & 31n)] + text
  return text
}

/**
 * A new id such as `cre_01kar…`: the kind, 10 characters of milliseconds and 16 of randomness
 * (ULID, lower case), so that ids of one kind sort by their age.
 */
export function createId(prefix: IdPrefix, now = Date.now()): string {
  const randomness = BigInt(`0x${randomBytes(10).toString('hex')}`)
  return `${prefix}_${encode(BigInt(now), 10)}${encode(randomness, 16)}`
}
