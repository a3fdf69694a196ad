import { EngineError } from '../engine.ts'
import { TimeoutError, withTimeout } from './timeout.ts'

export type ProviderCall = {
  /** Below the base address, such as `/predictions`. */
  path: string
  method?: 'GET' | 'POST' | 'DELETE'
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  form?: FormData
  /** Whether the provider is paid for doing it: a job whose outcome is unknown is never requested again. */
  isPaid?: boolean
  timeoutMs?: number
  signal?: AbortSignal
}

export type ProviderAnswer = {
  status: number
  headers: Headers
  bytes: Uint8Array
  /** The body as JSON, or null when it is none. */
  json(): unknown
}

export type Caller = (call: ProviderCall) => Promise<ProviderAnswer>

export type CallerOptions = {
  /** Without a slash at its end. */
  baseUrl: string
  /** Sent with every call: the key is in there. */
  headers: Record<string, string>
  timeoutMs?: number
  limitBytes?: number
}

const TIMEOUT_MS = 60_000
/** Above the largest picture that we keep, in base64. */
const LIMIT_BYTES = 100_000_000
/** The request certainly never left: nobody can have started the job. */
const UNSENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/**
 * Makes calls to one provider: with its key, which goes to the configured address alone, within a time and
 * a size. Answers of any status are returned. What is thrown names neither the key nor what was sent.
 * @throws EngineError cancelled, timeout or unavailable
 */
export function createCaller(options: CallerOptions): Caller {
  const { baseUrl, headers, timeoutMs = TIMEOUT_MS, limitBytes = LIMIT_BYTES } = options
  async function send(call: ProviderCall, signal: AbortSignal): Promise<ProviderAnswer> {
    const response = await fetch(baseUrl + call.path, {
      method: call.method ?? 'GET',
      headers: {
        ...headers,
        ...(call.json !== undefined && { 'content-type': 'application/json' }),
        ...call.headers,
      },
      body: call.form ?? (call.json === undefined ? undefined : JSON.stringify(call.json)),
      redirect: 'error',
      signal,
    })
    const bytes = await readCapped(response, limitBytes)
    return { status: response.status, headers: response.headers, bytes, json: () => parsed(bytes) }
  }

  return async call => {
    try {
      return await withTimeout(call.timeoutMs ?? timeoutMs, call.signal, signal => send(call, signal))
    } catch (error) {
      if (error instanceof EngineError) throw error
      const isFinal = call.isPaid === true && !wasUnsent(error)
      if (call.signal?.aborted) throw new EngineError('cancelled', { isFinal, cause: error })
      const kind = error instanceof TimeoutError ? 'timeout' : 'unavailable'
      throw new EngineError(kind, { isFinal, cause: error })
    }
  }
}

async function readCapped(response: Response, limitBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > limitBytes) {
      throw new EngineError('unavailable', { isFinal: true, cause: new Error('its answer is too large') })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return null
  }
}

function wasUnsent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AggregateError && cause.errors.every(wasUnsent)) return true
    if ('code' in cause && UNSENT.has(String(cause.code))) return true
  }
  return false
}
