import type { EngineErrorKind } from '../engine.ts'
import type { TaskName } from './tasks.ts'

/** Given to the process of the models as its argument. */
export type ProcessSettings = { threads: number; provider: string }

export type ToModels =
  | { kind: 'run'; id: number; task: TaskName; input: unknown }
  | { kind: 'cancel'; id: number }

/** Why a job ended without a result; `no-runtime` when no network can be computed on this machine at all. */
export type TaskFailure = {
  kind: EngineErrorKind | 'no-runtime'
  /** A sentence for the person, or null. */
  detail: string | null
  /** Another attempt would end in the same way. */
  isFinal: boolean
  /** For the log. */
  message: string
}

export type FromModels =
  | { kind: 'progress'; id: number; fraction: number }
  | { kind: 'done'; id: number; output: unknown }
  | { kind: 'failed'; id: number; failure: TaskFailure }
