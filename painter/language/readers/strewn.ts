import type { Reading } from '../reading.ts'

/** “A field of pumpkins”, joined to one word before them: the pumpkins are what the field is full of. */
export function readStrewn(reading: Reading): boolean {
  if (reading.token.word !== 'strewnwith') return false
  reading.strewnAt = reading.at
  return true
}
