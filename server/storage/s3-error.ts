/** Codes by which services say that there is no more room. */
const FULL = ['QuotaExceeded', 'XMinioStorageFull', 'InsufficientCapacity']
const LONGEST_MESSAGE = 300

/** A failed call to an S3 service. It leaves out what was sent, because that has the signature in it. */
export class S3Error extends Error {
  /** The service's word for it, such as `NoSuchKey`, or the system's, such as `ECONNREFUSED`. */
  readonly code: string
  /** Null when no answer came. */
  readonly status: number | null

  constructor(call: string, error: unknown) {
    const { name, message, code, $metadata } = error as Error & {
      code?: unknown
      $metadata?: { httpStatusCode?: number; requestId?: string }
    }
    const status = $metadata?.httpStatusCode ?? null
    const word = typeof code === 'string' ? code : name
    const request = $metadata?.requestId ? `, request ${$metadata.requestId}` : ''
    const answer = status === null ? `${call} got no answer` : `${call} was answered with ${status}`
    super(`${answer} (${word}${request}): ${message.slice(0, LONGEST_MESSAGE)}`)
    this.name = 'S3Error'
    this.code = word
    this.status = status
  }

  get isFull(): boolean {
    return this.status === 507 || FULL.includes(this.code)
  }
}
