/** Classes of SQLSTATE that describe the server's condition, not of the statement. */
const CONDITION_CLASSES = new Set([
  '08', // connection exception
  '53', // insufficient resources: disk full, out of memory, too many connections
  '57', // operator intervention: shutdown, crash, cancelled
  '58', // system error: input/output
])

/** The embedded database writes nothing while the disk is full. */
const READ_ONLY = '25006'

const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOSPC',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EDQUOT',
  'EHOSTUNREACH',
  'EIO',
  'EMFILE',
  'ENFILE',
  'EPIPE',
  'EROFS',
  'ETIMEDOUT',
])

const CONNECTION_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'PGlite is closed',
  'PGlite is closing',
]

/** The error and its causes, outermost first: the query builder wraps what the driver threw. */
function* chainOf(error: unknown): Generator<Error & { code?: unknown }> {
  for (let link = error, depth = 0; link instanceof Error && depth < 10; link = link.cause, depth++)
    yield link
}

/** The five characters of SQLSTATE that the database gave, or null when it was no error of the database. */
export function sqlStateOf(error: unknown): string | null {
  for (const { code } of chainOf(error)) {
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !CONNECTION_ERRORS.has(code)) return code
  }
  return null
}

/** The violated constraint or unique index, or null. */
export function constraintOf(error: unknown): string | null {
  for (const link of chainOf(error)) {
    if ('constraint' in link && typeof link.constraint === 'string') return link.constraint
  }
  return null
}

/**
 * Whether the database or the disk could not serve at the moment (gone, full, restarting), as against
 * a mistake in what was asked of it. The same request may succeed later.
 */
export function isOutage(error: unknown): boolean {
  const state = sqlStateOf(error)
  if (state !== null) return state === READ_ONLY || CONDITION_CLASSES.has(state.slice(0, 2))
  for (const { code, message } of chainOf(error)) {
    if (typeof code === 'string' && CONNECTION_ERRORS.has(code)) return true
    if (CONNECTION_MESSAGES.some(text => message.includes(text))) return true
  }
  return false
}
