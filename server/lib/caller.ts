/** Whoever waits for an answer. */
export type Caller = {
  /** The person, or the address of somebody who did not sign in: what limits are counted by. */
  key: string
  /** Aborted when they are gone before the answer was sent. */
  signal: AbortSignal
}
