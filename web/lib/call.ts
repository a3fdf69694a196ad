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
  const failure = answer as ErrorAnswer | null
  throw new CallError(
    failure?.descr ?? 'The service did not answer as expected. Try again in a moment.',
    failure?.code ?? 'unreadable',
    response.status,
  )
}

/** The sentence to show for whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof CallError ? error.message : 'Something went wrong. Try again.'
}
