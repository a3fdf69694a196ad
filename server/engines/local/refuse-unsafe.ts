import { EngineError } from '../engine.ts'
import type { ModelHost } from './model-host.ts'

/**
 * Lets a network look at pictures that a model made from words, before anybody sees them.
 * @param pictures PNG, JPEG or WebP files
 * @param limit likelihood of nudity, 0 to 1, from which a picture is refused; null when none is looked at
 * @throws EngineError of kind `moderated` when one of them is over the limit
 */
export async function refuseUnsafe(
  host: ModelHost,
  pictures: readonly Uint8Array[],
  limit: number | null,
  signal: AbortSignal,
): Promise<void> {
  if (limit === null) return
  for (const picture of pictures) {
    const { unsafe } = await host.run('judgeSafety', { picture }, { signal, onProgress: () => {} })
    if (unsafe >= limit) {
      throw new EngineError('moderated', { cause: new Error(`nudity is ${unsafe.toFixed(2)} likely`) })
    }
  }
}
