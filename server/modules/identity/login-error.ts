import { ERRORS } from '#contract/errors.ts'
import type { ProviderError } from './provider-error.ts'

/** Why a sign-in failed, with the sentence that the person reads. */
export const LOGIN_FAILURES = {
  expired: {
    http: 400,
    descr: 'This login was used already, took longer than 10 minutes or began in another browser.',
  },
  declined: { http: 400, descr: 'The login was canceled before it was complete.' },
  failed: { http: 400, descr: 'The login service gave an answer that could not be verified.' },
  banned: { http: 403, descr: ERRORS.banned.descr },
  unreachable: {
    http: 503,
    descr: 'The login service cannot be reached at the moment. Try again in a few minutes.',
  },
} as const satisfies Record<string, { http: number; descr: string }>

export type LoginFailureKind = keyof typeof LOGIN_FAILURES

export class LoginError extends Error {
  readonly kind: LoginFailureKind
  /** What the provider itself says of it. */
  readonly provider: ProviderError | null

  constructor(kind: LoginFailureKind, options: { cause?: unknown; provider?: ProviderError | null } = {}) {
    super(`sign-in ${kind}`, { cause: options.cause })
    this.kind = kind
    this.provider = options.provider ?? null
  }
}
