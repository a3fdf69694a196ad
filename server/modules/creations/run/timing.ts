/** Times in milliseconds that decide when an attempt counts as lost, late or over. */
export type Timing = {
  /** A worker that has not renewed for this long is believed dead. */
  lease: number
  renewEvery: number
  /** How long an engine may look into pictures before their order is taken. */
  look: number
  /** The longest that one attempt of an engine may take. */
  attempt: number
  /** From the submission to a picture or a refund. */
  deadline: number
  /** How long an engine that was told to stop is waited for. */
  abortGrace: number
  /** Before the second attempt; doubles with each further one, half as much more or less by chance. */
  retry: number
  /** How often crashes and outages are looked for. */
  sweepEvery: number
}

export const TIMING: Timing = {
  lease: 30_000,
  renewEvery: 5_000,
  look: 30_000,
  attempt: 5 * 60_000,
  deadline: 15 * 60_000,
  abortGrace: 3_000,
  retry: 5_000,
  sweepEvery: 5_000,
}
