import { createHmac, timingSafeEqual } from 'node:crypto'

/** Calls older than this, or further in the future, may be somebody's recording. */
const TOLERANCE_MS = 5 * 60_000

type Headers = Record<string, string | string[] | undefined>

/**
 * Whether the provider signed the call: HMAC-SHA256 over id, time and the body as it was sent, with the key
 * behind `whsec_`. Several signatures may stand beside each other while a key is replaced.
 */
export function isSigned(headers: Headers, body: Buffer, secret: string, now = Date.now()): boolean {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  const signatures = headers['webhook-signature']
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return false
  if (!/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now - Number(timestamp) * 1000) > TOLERANCE_MS) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  if (key.length === 0) return false
  // As texts: what follows the padding of a right signature is passed over in decoding it.
  const wanted = Buffer.from(
    createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64'),
  )
  return signatures.split(' ').some(part => {
    if (!part.startsWith('v1,')) return false
    const given = Buffer.from(part.slice(3))
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}
