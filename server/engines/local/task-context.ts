import type { NetworkLoader } from './network.ts'

/** What a task is given beside its input. Everything in it is of the process of the models. */
export type TaskContext = NetworkLoader & {
  /** Aborted when the job is cancelled. A task looks at it between networks; 1.5 seconds later its process ends. */
  signal: AbortSignal
  /** 0 to 1, growing. */
  onProgress: (fraction: number) => void
}
