import { ERRORS } from '#contract/errors.ts'

/** Why a sign-in came to nothing, with the sentence that the person reads. */
export const LOGIN_FAILURES = {
  expired: {
    http: 400,
    descr: 'This sign-in was used already, took longer than 10 minutes or began in another browser.',
  },
  declined: { http: 400, descr: 'The sign-in was cancelled before it was complete.' },
  failed: { http: 400, descr: 'The sign-in service gave an answer that could not be verified.' },
  banned: { http: 403, descr: ERRORS.banned.descr },
  unreachable: {
    http: 503,
    descr: 'The sign-in service cannot be reached at the moment. Try again in a few minutes.',
  },
} as const satisfies Record<string, { http: number; descr: string }>

export type LoginFailureKind = keyof typeof LOGIN_FAILURES

export class LoginFailure extends Error {
  readonly kind: LoginFailureKind

  constructor(kind: LoginFailureKind, options?: { cause?: unknown }) {
    super(`sign-in ${kind}`, options)
    this.kind = kind
  }
}
