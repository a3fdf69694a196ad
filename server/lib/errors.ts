import { ERRORS, type ErrorCode } from '#contract/errors.ts'

/**
 * A failure that a person may read. Anything else that is thrown becomes `internal`, and its text
 * goes to the log alone.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly descr: string

  /** `descr` replaces the table's sentence where the place that raises it knows more. */
  constructor(code: ErrorCode, options: { descr?: string; cause?: unknown } = {}) {
    super(`${code}: ${options.descr ?? ERRORS[code].descr}`, { cause: options.cause })
    this.code = code
    this.descr = options.descr ?? ERRORS[code].descr
  }

  get httpStatus(): number {
    return ERRORS[this.code].http
  }
}
