import { pino } from 'pino'

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** The log as every part of the server sees it. */
export type Log = pino.Logger

/** Never to be logged: whoever reads the log could act as the person. */
const SECRETS = [
  'req.headers.cookie',
  'req.headers.authorization',
  'headers.cookie',
  'headers.authorization',
  'headers["set-cookie"]',
  'res.headers["set-cookie"]',
  '*.token',
  '*.idToken',
  '*.codeVerifier',
  '*.clientSecret',
  '*.password',
  // What people write is theirs.
  'prompt',
  '*.prompt',
  '*.searchPrompt',
  '*.negativePrompt',
  '*.email',
]

/** Fields that every line has and that a reader at a terminal does not need. */
const USUAL_FIELDS = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err'])
const NAMES: Record<number, string> = { 20: 'debug', 30: '', 40: 'warning', 50: 'error', 60: 'fatal' }

export type LogOptions = {
  level: LogLevel
  /** Short lines for a person who watches, instead of one JSON object a line. */
  readable: boolean
  /** Takes each line; standard output unless given. */
  write?: (line: string) => void
}

/** Logs without what is secret or people's own, as far as field names and the database's errors show it. */
export function createLog({ level, readable, write }: LogOptions): Log {
  const settings: pino.LoggerOptions = {
    level,
    serializers: { err: describeError },
    redact: { paths: SECRETS, censor: '[withheld]' },
    base: readable ? {} : { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  if (!readable) return write ? pino(settings, { write }) : pino(settings)
  const print = write ?? (line => process.stdout.write(line))
  return pino(settings, { write: line => print(readableLine(line)) })
}

type ErrorEntry = { type: string; message: string; code?: unknown; stack?: string; cause?: ErrorEntry }

/**
 * An error and its causes, without the values of a failed query: they may be somebody's prompt or
 * address. All else that drivers hang on their errors is left out for the same reason.
 */
function describeError(error: unknown): ErrorEntry {
  if (typeof error !== 'object' || error === null || !('message' in error)) {
    const message = typeof error === 'object' ? 'no message' : String(error)
    return { type: typeof error, message }
  }
  const {
    message,
    stack = '',
    code,
    cause,
    query,
  } = error as Partial<Error> & { code?: unknown; query?: unknown }
  const text = typeof query === 'string' ? `Failed query: ${query}` : String(message)
  const frames = stack.slice(Math.max(0, stack.lastIndexOf(String(message))) + String(message).length)
  return {
    type: error.constructor?.name ?? 'Error',
    message: text,
    ...(code !== undefined && { code }),
    ...(stack && { stack: text + frames }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

function readableLine(line: string): string {
  const entry = JSON.parse(line) as Record<string, unknown>
  const time = String(entry.time).slice(11, 19)
  const name = NAMES[Number(entry.level)]
  const details = Object.entries(entry)
    .filter(([field]) => !USUAL_FIELDS.has(field))
    .map(([field, value]) => ` ${field}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const stack = causesOf(entry.err as ErrorEntry | undefined)
    .map(({ stack, message }) => `\n  ${(stack ?? message).replaceAll('\n', '\n  ')}`)
    .join('\n  because:')
  return `${time} ${name ? `${name}: ` : ''}${entry.msg ?? ''}${details.join('')}${stack}\n`
}

const causesOf = (error: ErrorEntry | undefined): ErrorEntry[] =>
  error ? [error, ...causesOf(error.cause)] : []
