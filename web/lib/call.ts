import type { ErrorAnswer } from '#contract/answer.ts'
import type { CALLS, CallAnswer, CallBody, CallPath } from '#contract/calls.ts'

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

/** What a call is sent: JSON of the shape that its row names, or a form. */
type Sent<Path extends CallPath> = (typeof CALLS)[Path] extends { isForm: true } ? FormData : CallBody<Path>

type Options = { signal?: AbortSignal | undefined }

/** The body may be left out where nothing has to be said. */
type BodyAndOptions<Path extends CallPath> =
  Record<string, never> extends Sent<Path>
    ? [body?: Sent<Path>, options?: Options]
    : [body: Sent<Path>, options?: Options]

/**
 * Makes one call of the table in the contract and returns its whole answer.
 * The body is sent as JSON, or as a multipart form when it is `FormData`.
 * @throws CallError with the server's own sentence, or one about the connection
 */
export async function call<Path extends CallPath>(
  path: Path,
  ...[body, options = {}]: BodyAndOptions<Path>
): Promise<CallAnswer<Path>> {
  const form = body instanceof FormData
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  let response: Response
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: form ? {} : { 'content-type': 'application/json' },
      body: form ? body : JSON.stringify(body ?? {}),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    })
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    throw new CallError('Network unreachable. Check your connection and try again.', 'network', 0)
  }
  const answer: Partial<ErrorAnswer> | null = await response.json().catch(() => null)
  if (answer && isSuccess<Path>(answer)) return answer
  throw failureOf(response.status, answer)
}

/** Every success says so; what else it holds the server checked against the same row before it sent it. */
const isSuccess = <Path extends CallPath>(
  answer: Partial<ErrorAnswer>,
): answer is Partial<ErrorAnswer> & CallAnswer<Path> => answer.status === 0

const BUSY = 'The service is busy or restarting. Try again in a moment.'

/** The message for refusals that come from in front of the server, such as a proxy: those answers are not sentences. */
const BY_STATUS: Record<number, string> = {
  413: 'This is too much to send at once. Choose smaller pictures and try again.',
  429: 'That was a lot at once. Wait a minute and try again.',
  502: BUSY,
  503: BUSY,
  504: BUSY,
}

/** The failure of an answer: in the server's own words, or by its status where there are none. */
export function failureOf(status: number, answer: Partial<ErrorAnswer> | null): CallError {
  const descr =
    answer?.descr ?? BY_STATUS[status] ?? 'The service did not answer as expected. Try again in a moment.'
  return new CallError(descr, answer?.code ?? 'unreadable', status)
}

/** Whether what an address names is not there: it is gone, or nothing ever has such a name. */
export const isNotFoundError = (error: unknown): boolean =>
  error instanceof CallError && (error.httpStatus === 404 || error.httpStatus === 400)

/** The sentence to show for whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof CallError ? error.message : 'Something went wrong. Try again.'
}
