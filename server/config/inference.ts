import { availableParallelism, totalmem } from 'node:os'
import * as z from 'zod'
import type { Key, ReadOf } from './key.ts'
import { yesOrNo } from './providers.ts'
import { wholeNumber } from './whole-number.ts'

/** Where networks may be computed; which of these a machine has, its package of onnxruntime decides. */
const PROVIDERS = ['cpu', 'cuda', 'dml', 'coreml'] as const

/** Keys about how networks are computed on this machine. */
export const INFERENCE_KEYS = {
  MODELS_THREADS: {
    rule: 'a whole number from 1 to 256',
    default: 'one fewer than the processors, at least 1',
    descr: 'Threads that compute a network.',
    schema: wholeNumber(1, 256),
  },
  MODELS_MEMORY_MB: {
    rule: 'a whole number from 256 to 10000000',
    default: 'three quarters of the memory of the machine or its container',
    descr:
      'Megabytes of memory that the process with the networks may use. On Linux, a picture that needs more fails and is refunded. On other systems, only models that are known to need more are left out.',
    schema: wholeNumber(256, 10_000_000),
  },
  MODELS_PROVIDER: {
    rule: `one of ${PROVIDERS.join(', ')}`,
    default: 'cpu',
    descr: 'What computes the networks. `dml` is for Windows, `coreml` for macOS. See local-models.md.',
    schema: z.enum(PROVIDERS).optional(),
  },
  MODELS_SAFETY: {
    rule: 'yes or no',
    default: 'yes',
    descr: 'Whether a network checks every picture that a model on this machine made from words for nudity.',
    schema: yesOrNo,
  },
  MODELS_SAFETY_LIMIT: {
    rule: 'a number from 0.05 to 1, such as 0.7',
    default: '0.7',
    descr:
      'Likelihood from which such a picture is refused and refunded. A smaller number refuses more pictures, including harmless ones.',
    schema: z
      .string()
      .regex(/^(0?\.\d{1,4}|1(\.0{1,4})?)$/)
      .transform(Number)
      .pipe(z.number().min(0.05).max(1))
      .optional(),
  },
} as const satisfies Record<string, Key>

export type InferenceSettings = {
  threads: number
  memoryMb: number
  provider: (typeof PROVIDERS)[number]
  /** Likelihood from which a picture is refused; null when none is looked at. */
  safetyLimit: number | null
}

/** How networks are computed on this machine. */
export function inferenceSettings(read: ReadOf<typeof INFERENCE_KEYS>): InferenceSettings {
  return {
    threads: read('MODELS_THREADS') ?? Math.max(1, availableParallelism() - 1),
    memoryMb: read('MODELS_MEMORY_MB') ?? Math.floor(memoryMb() * 0.75),
    provider: read('MODELS_PROVIDER') ?? 'cpu',
    safetyLimit: (read('MODELS_SAFETY') ?? true) ? (read('MODELS_SAFETY_LIMIT') ?? 0.7) : null,
  }
}

/** Megabytes that the machine has, or its container may take where that is less. */
function memoryMb(): number {
  const allowed = process.constrainedMemory() || Number.POSITIVE_INFINITY
  return Math.min(totalmem(), allowed) / 1e6
}
