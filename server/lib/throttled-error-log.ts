import type { Log } from '#server/lib/log.ts'

const REST_MS = 30_000

/**
 * Logs errors, the same one at most every half minute: during an outage each of the queue's workers meets
 * it every second.
 */
export function throttledErrorLog(log: Log, text: string): (error: unknown) => void {
  const reported = new Map<string, number>()
  return error => {
    const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
    // The queue adds the worker's name in parentheses.
    const reason = String(message).replace(/ \(Queue:.*\)$/, '')
    const now = Date.now()
    if (now - (reported.get(reason) ?? 0) < REST_MS) return
    if (reported.size > 1_000) reported.clear()
    reported.set(reason, now)
    log.error({ err: error }, text)
  }
}
