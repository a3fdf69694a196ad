/** A model cannot be fetched or used, and asking again would not help; the message is for the operator. */
export class ModelError extends Error {}

/** One attempt failed; another may do better. */
export class AttemptError extends Error {
  /** How long the hub asks to be left alone, or null. */
  readonly waitMs: number | null
  constructor(message: string, options: { waitMs?: number | null; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.waitMs = options.waitMs ?? null
  }
}
