import { EngineError, type EngineErrorKind } from '../engine.ts'
import type { ProviderAnswer } from './call.ts'

/** After a refusal without a time, in milliseconds. */
const USUAL_RATE_PAUSE_MS = 15_000
const LONGEST_RATE_PAUSE_MS = 5 * 60_000

/** What people read of a model that the provider, or its maker, has taken away. */
export const UNAVAILABLE_MODEL = 'This model is not available at the moment. Choose another one.'

/** What a status means with every provider. A gateway's 502 and 504 leave open whether the job was taken. */
function kindOf(status: number): { kind: EngineErrorKind; isUnclear?: boolean } {
  if (status === 400 || status === 413 || status === 422) return { kind: 'invalid' }
  // A key that is refused is the operator's matter, as an empty account is.
  if (status === 401 || status === 402 || status === 403) return { kind: 'provider_credit' }
  if (status === 429) return { kind: 'rate_limited' }
  if (status === 408 || status === 502 || status === 504) return { kind: 'unavailable', isUnclear: true }
  if (status === 404 || status === 410) return { kind: 'unavailable', isUnclear: true }
  return { kind: 'unavailable' }
}

/**
 * The failure that an answer without success stands for.
 * @param known the kind that the provider's own error code says, where it says more than the status
 * @param detail a sentence of ours for the person
 */
export function failureOf(
  answer: ProviderAnswer,
  {
    known,
    detail,
    code,
    isPaid = false,
  }: { known?: EngineErrorKind; detail?: string; code?: string; isPaid?: boolean } = {},
): EngineError {
  const { kind: expected, isUnclear = false } = kindOf(answer.status)
  const kind = known ?? expected
  const retryAfterMs = kind === 'rate_limited' ? retryAfterOf(answer) : undefined
  // The status and the code, never the text: it may tell people to buy credit, or repeat what they wrote.
  const cause = new Error(`the provider answered ${answer.status}${code ? ` ${code.slice(0, 60)}` : ''}`)
  return new EngineError(kind, { detail, retryAfterMs, isFinal: isPaid && isUnclear && !known, cause })
}

/** Milliseconds that the provider asks us to stay away: a number of seconds, a date, or a phrase. */
function retryAfterOf({ headers, bytes }: ProviderAnswer): number {
  const header = headers.get('retry-after')
  const seconds = header && /^\d{1,6}$/.test(header) ? Number(header) : null
  if (seconds !== null) return capped(seconds * 1000)
  const date = header ? Date.parse(header) : Number.NaN
  if (!Number.isNaN(date)) return capped(date - Date.now())
  const phrase = /(?:resets in ~?|timed out for )(\d{1,4}) ?s/.exec(
    Buffer.from(bytes.subarray(0, 2000)).toString('utf8'),
  )
  return phrase ? capped(Number(phrase[1]) * 1000) : USUAL_RATE_PAUSE_MS
}

const capped = (ms: number) => Math.min(LONGEST_RATE_PAUSE_MS, Math.max(0, ms))

/** A success that does not hold what it should: it was paid for, so it is not requested again. */
export const invalidAnswer = (what: string): EngineError =>
  new EngineError('unavailable', { isFinal: true, cause: new Error(`the provider answered with ${what}`) })
