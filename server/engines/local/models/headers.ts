/** What part of a file an answer brings, first and last byte included. */
export type ContentRange = { from: number; to: number; total: number | null }

/**
 * Reads a `Content-Range` such as `bytes 100-199/200`, where `*` stands for a total that is not told
 * (RFC 9110, section 14.4).
 * @returns null for what is none, or contradicts itself.
 */
export function readContentRange(text: string | null): ContentRange | null {
  const match = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15}|\*)$/.exec(text?.trim() ?? '')
  if (!match) return null
  const [from, to] = [Number(match[1]), Number(match[2])]
  const total = match[3] === '*' ? null : Number(match[3])
  return from <= to && (total === null || to < total) ? { from, to, total } : null
}

/**
 * Milliseconds of a `Retry-After`, which is given in seconds or as a date (RFC 9110, section 10.2.3).
 * @returns null when there is none that can be read.
 */
export function readRetryAfter(text: string | null, now = Date.now()): number | null {
  const trimmed = text?.trim() ?? ''
  if (/^\d{1,9}$/.test(trimmed)) return Number(trimmed) * 1000
  // A bare number would pass for a year.
  const time = /[a-z]/i.test(trimmed) ? Date.parse(trimmed) : Number.NaN
  return Number.isNaN(time) ? null : Math.max(0, time - now)
}

/** Bytes that an answer announces, or null when it does not. */
export const readLength = (text: string | null): number | null =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : null
