import * as z from 'zod'

type JobSettings = {
  payload: z.ZodType
  /**
   * `many`: every enqueued job runs. `one`: while a job of this name (and singleton key, if one is
   * given) waits or runs, enqueuing another does nothing.
   */
  copies: 'many' | 'one'
  /** How often a job is tried again after its handler threw or its process died. */
  retries: number
  /** Pause before the first retry; it doubles with each further one. */
  retryDelaySeconds: number
  longestRetryDelaySeconds: number
  /** A handler still running after this time has its signal aborted and the job is retried. */
  expireSeconds: number
}

const sweep = {
  payload: z.object({}),
  copies: 'one',
  retries: 2,
  retryDelaySeconds: 5,
  longestRetryDelaySeconds: 60,
  expireSeconds: 300,
} as const satisfies JobSettings

/** Tried again for about two hours: that long a mail server may be away. */
const mail = {
  copies: 'many',
  retries: 12,
  retryDelaySeconds: 2,
  longestRetryDelaySeconds: 3_600,
  expireSeconds: 120,
} as const satisfies Omit<JobSettings, 'payload'>

/** E-mails that have a job of their own; `server/emails.ts` says what each is written by. */
export const EMAIL_JOBS = {
  /** Write to a reporter what was decided. */
  'moderation.mail': { payload: z.object({ reportId: z.string() }), ...mail },
} as const satisfies Record<string, JobSettings>

/**
 * Every kind of background work. Payloads hold ids only, and the handler reads the rest: what is true
 * when the job runs may differ from what was true when it was enqueued. Jobs are delivered at least
 * once, so handlers make their effects happen once by themselves.
 */
export const JOBS = {
  /**
   * Something waits to be drawn; what is drawn next, the handler finds out. How often a creation is tried
   * is its own count, so the job, which may outlive many creations, retries nearly for ever.
   */
  'creations.draw': {
    payload: z.object({ creationId: z.string() }),
    copies: 'many',
    retries: 1_000,
    retryDelaySeconds: 1,
    longestRetryDelaySeconds: 30,
    expireSeconds: 20 * 60,
  },
  /** Nobody will ask for a provider job any more: it should stop, and not be paid for the rest. */
  'creations.stopOrder': {
    payload: z.object({ engine: z.string(), reference: z.string() }),
    copies: 'many',
    retries: 5,
    retryDelaySeconds: 5,
    longestRetryDelaySeconds: 60,
    expireSeconds: 120,
  },
  /** Write to a creation's owner that somebody commented, if the owner wants that. */
  'notifications.mail': { payload: z.object({ notificationId: z.string() }), ...mail },
  ...EMAIL_JOBS,
  /** Delete files in the storage that belong to nothing any more. */
  'storage.sweep': sweep,
  /** Erase what has lain in a trash for its days. */
  'creations.purge': sweep,
  /** Delete sessions and login attempts that have run out. */
  'identity.sweep': sweep,
  /** A message of the payment provider says that something changed: ask what. */
  'billing.event': {
    payload: z.object({ eventId: z.string() }),
    copies: 'many',
    retries: 20,
    retryDelaySeconds: 5,
    longestRetryDelaySeconds: 3600,
    expireSeconds: 120,
  },
  /** Tell a person by e-mail what happened to the plan. */
  'billing.notice': {
    payload: z.object({ key: z.string() }),
    copies: 'many',
    retries: 12,
    retryDelaySeconds: 10,
    longestRetryDelaySeconds: 3600,
    expireSeconds: 120,
  },
  /** Fetch events of the payment provider that never arrived, and grant the months that began. */
  'billing.sweep': { ...sweep, expireSeconds: 3000 },
} as const satisfies Record<string, JobSettings>

export type JobName = keyof typeof JOBS
export type JobPayload<Name extends JobName> = z.infer<(typeof JOBS)[Name]['payload']>

export const JOB_NAMES = Object.keys(JOBS) as JobName[]
