import { thumbHashToDataURL } from 'thumbhash'

const MOST = 200
const cache = new Map<string, string>()

/** The tiny blurred picture that a ThumbHash (base64) holds, as a data address. */
export function placeholderAddress(hash: string): string {
  const known = cache.get(hash)
  if (known) return known
  const bytes = Uint8Array.from(atob(hash), character => character.charCodeAt(0))
  const address = thumbHashToDataURL(bytes)
  if (cache.size >= MOST) cache.delete(cache.keys().next().value ?? '')
  cache.set(hash, address)
  return address
}
