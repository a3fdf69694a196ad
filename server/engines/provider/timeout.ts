/** The work took longer than it may. */
export class TimeoutError extends Error {}

/**
 * Lets the work go on for a time, and not beyond it even if it ignores its signal: a request whose signal was
 * collected as garbage would otherwise be waited for for ever.
 * @param signal ends it early, with its own reason
 * @throws TimeoutError after `ms` milliseconds
 */
export async function withTimeout<Result>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const { promise, reject } = Promise.withResolvers<never>()
  const end = (reason: unknown) => {
    reject(reason)
    controller.abort(reason)
  }
  const onAbort = () => end(signal?.reason)
  const timer = setTimeout(() => end(new TimeoutError(`nothing came within ${ms} ms`)), ms)
  if (signal?.aborted) onAbort()
  else signal?.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([promise, signal?.aborted ? promise : work(controller.signal)])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}
