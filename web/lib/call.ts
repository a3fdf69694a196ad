import type { ErrorAnswer } from '#contract/answer.ts'

/** A call that did not succeed; `message` is the sentence for the person. */
export class CallError extends Error {
  readonly code: string
  readonly httpStatus: number

  constructor(descr: string, code: string, httpStatus: number) {
    super(descr)
    this.code = code
    this.httpStatus = httpStatus
  }
}

/** Long enough for a slow phone to send two 10 MB pictures, short enough to end at all. */
const TIMEOUT_MS = 120_000

/**
 * Makes one call of the API and returns its whole answer.
 * `body` is sent as JSON, or as a multipart form when it is `FormData`.
 * @throws CallError with the server's own sentence, or one about the connection
 */
export async function call<Answer>(
  path: string,
  body: unknown = {},
  options: { signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const form = body instanceof FormData
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  let response: Response
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { ...(form ? {} : { 'content-type': 'application/json' }), ...options.headers },
      body: form ? body : JSON.stringify(body),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    })
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw new CallError('Network unreachable. Check your connection and try again.', 'network', 0)
  }
  const answer = (await response.json().catch(() => null)) as
    | (Answer & { status: number })
    | ErrorAnswer
    | null
  if (answer && answer.status === 0) return answer as Answer
  throw failureOf(response.status, answer as ErrorAnswer | null)
}

const BUSY = 'The service is busy or restarting. Try again in a moment.'

/** What is told when something before the server refused, such as a proxy, whose answers are no sentences. */
const BY_STATUS: Record<number, string> = {
  413: 'This is too much to send at once. Choose smaller pictures and try again.',
  429: 'That was a lot at once. Wait a minute and try again.',
  502: BUSY,
  503: BUSY,
  504: BUSY,
}

/** The failure that an answer tells of: in the server's own words, or by its status where there are none. */
export function failureOf(status: number, answer: Partial<ErrorAnswer> | null): CallError {
  const descr =
    answer?.descr ?? BY_STATUS[status] ?? 'The service did not answer as expected. Try again in a moment.'
  return new CallError(descr, answer?.code ?? 'unreadable', status)
}

/** Whether what an address names is not there: it is gone, or nothing ever has such a name. */
export const leadsNowhere = (error: unknown): boolean =>
  error instanceof CallError && (error.httpStatus === 404 || error.httpStatus === 400)

/** The sentence to show for whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof CallError ? error.message : 'Something went wrong. Try again.'
}
