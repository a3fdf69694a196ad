import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Log } from '#server/lib/log.ts'

/** What is logged for whoever has to find out later who did what, and from where. */
const EVENTS = {
  sign_in: 'signed in',
  sign_in_failed: 'sign-in failed',
  sign_out: 'signed out',
  session_ended: 'a browser was signed out from another',
  refused: 'a request was refused',
  account_deleted: 'an account was deleted',
  data_exported: 'all data of a person was exported',
  banned: 'a person was banned',
  unbanned: 'a person may sign in again',
  hidden: 'something was hidden',
  restored: 'something was restored',
} as const

export type SecurityEvent = keyof typeof EVENTS

/** Never an e-mail address, a token or what people wrote: lines are kept for long and read by many. */
type Details = {
  /** Who did it, or was to be: the id of a person. */
  user?: string | null
  /** The network address that it came from. */
  from?: string
  /** The operator's account on the machine. */
  by?: string
  /** What it was done to. */
  target?: string
  [more: string]: unknown
}

/** Writes a line of the security log, found by its field `security`, at the default level. */
export function recordSecurity(log: Log | FastifyBaseLogger, event: SecurityEvent, details: Details): void {
  const line = { security: event, ...details }
  // A sign-in fails by the provider or its set-up as often as by the person.
  if (event === 'sign_in_failed') log.warn(line, EVENTS[event])
  else log.info(line, EVENTS[event])
}

/** The same, of what a request did: who makes it and from where is added. */
export function recordRequest(request: FastifyRequest, event: SecurityEvent, details: Details = {}): void {
  recordSecurity(request.log, event, {
    user: request.viewer?.userId ?? null,
    from: request.ip,
    ...details,
  })
}
