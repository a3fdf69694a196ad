import PQueue from 'p-queue'
import { type Engine, EngineError, type InputPicture } from '#server/engines/engine.ts'
import type { Caller } from '#server/lib/caller.ts'
import { AppError } from '#server/lib/errors.ts'
import type { Log } from '#server/lib/log.ts'
import type { CheckedForm } from './form.ts'
import type { Input } from './submission.ts'

/** Orders whose pictures are looked into at the same time; each holds its pictures in memory meanwhile. */
const AT_ONCE = 2
/** Orders that may wait for it. */
const WAITING = 20

const NOT_LOOKED =
  'The pictures could not be looked at just now, so nothing was charged. Try again in a moment.'

export type PictureCheck = ReturnType<typeof createPictureCheck>

/** Refuses, before any credit moves, pictures that the engine could not work with. */
export function createPictureCheck({ lookLimitMs, log }: { lookLimitMs: number; log: Log }) {
  const looks = new PQueue({ concurrency: AT_ONCE })

  /** What the engine sees in the pictures, or null. It ends in time whatever the engine does. */
  async function look(
    engine: Engine,
    { mode, model }: CheckedForm,
    inputs: readonly Input[],
    signal: AbortSignal,
  ): Promise<string | null> {
    if (!engine.unusableContentReasonOf) return null
    const pictures: InputPicture[] = []
    for (const { name, mediaType, width, height, read } of inputs)
      pictures.push({ name, mediaType, width, height, bytes: await read() })
    return await engine.unusableContentReasonOf(
      { mode: mode.key, model: model.name, inputs: pictures },
      signal,
    )
  }

  return {
    /**
     * @param caller whoever waits for the answer
     * @throws AppError invalid_input with what is wrong with the pictures, or unavailable when nobody could look
     */
    async refuseUnusable(
      engine: Engine,
      checked: CheckedForm,
      inputs: readonly Input[],
      caller: Pick<Caller, 'signal'>,
    ): Promise<void> {
      const { mode, model } = checked
      const unusable = engine.unusableReasonOf?.({ mode: mode.key, model: model.name, inputs }) ?? null
      if (unusable !== null) throw refused(unusable)
      if (!engine.unusableContentReasonOf || inputs.length === 0) return
      if (looks.size >= WAITING) throw new AppError('unavailable', { descr: NOT_LOOKED })
      const signal = AbortSignal.any([caller.signal, AbortSignal.timeout(lookLimitMs)])
      const refusal = await looks
        .add(() => unlessAborted(look(engine, checked, inputs, signal), signal), { signal })
        .catch(cause => {
          if (cause instanceof AppError) throw cause
          // An engine knows a picture that it cannot read when it sees it.
          if (cause instanceof EngineError && cause.kind === 'invalid' && cause.detail) return cause.detail
          if (!caller.signal.aborted)
            log.warn({ err: cause, engine: engine.id }, 'pictures could not be looked at')
          throw new AppError('unavailable', { descr: NOT_LOOKED, cause })
        })
      if (refusal) throw refused(refusal)
    },
  }
}

const refused = (sentence: string) =>
  new AppError('invalid_input', { descr: `${sentence} Nothing was charged.` })

function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort, { once: true })
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', onAbort))
}
