import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { proportionOf } from '#catalogue/ratios.ts'
import {
  type Capabilities,
  type Engine,
  type EngineContext,
  EngineError,
  type EngineErrorKind,
  type EnginePicture,
  type EngineRequest,
  type EngineResult,
} from '#server/engines/engine.ts'

/** How the stand-in for a provider behaves. Steps happen in this order; what is left out does not. */
export type Behaviour = {
  /** Fractions to report before it goes on. */
  progress?: number[]
  delayMs?: number
  /** Waits for this promise; an abort breaks it off, unless deaf. */
  until?: Promise<unknown>
  /** Never answers; ends on abort, unless deaf. */
  hangs?: boolean
  /** Ignores the abort signal. */
  isDeaf?: boolean
  /** Fails in one of the kinds that engines may fail in. */
  failure?: EngineErrorKind
  /** Throws this, as no engine should. */
  throws?: unknown
  /** What comes back instead of the default picture; bytes come back as they are. */
  returns?: 'nothing' | 'text' | 'cut-off picture' | 'cut-out' | Uint8Array
}

export type TestEngine = Engine & {
  /** Every request that arrived, in order. */
  requests: EngineRequest[]
  /** Requests under way. */
  running: () => number
  /** How the engine behaves from now on; by default it draws a picture at once. */
  behave(behaviour?: Behaviour): void
  /** How it behaves at the next requests, one for each; after that as before. */
  behaveNext(...behaviours: Behaviour[]): void
}

export type TestEngineOptions = {
  id?: string
  serves?: (mode: string, model: string) => boolean
  capabilities?: Partial<Capabilities>
}

const LONG_SIDE = 512

/**
 * A provider of pictures made for tests: it draws a flat picture in a colour that the seed decides, and
 * can be told to be slow, to fail, to hang or to return rubbish.
 */
export function createTestEngine(options: TestEngineOptions = {}): TestEngine {
  const requests: EngineRequest[] = []
  const next: Behaviour[] = []
  let standing: Behaviour = {}
  let running = 0

  return {
    id: options.id ?? 'test',
    name: 'Test engine',
    requests,
    running: () => running,
    behave(behaviour = {}) {
      standing = behaviour
    },
    behaveNext(...behaviours) {
      next.push(...behaviours)
    },
    serves(mode, model) {
      if (options.serves && !options.serves(mode, model)) return null
      return { progress: 'steps', cancel: true, seed: true, negativePrompt: true, ...options.capabilities }
    },
    async submit(request, context) {
      requests.push(request)
      running++
      try {
        return { kind: 'done', result: await act(next.shift() ?? standing, request, context) }
      } finally {
        running--
      }
    },
    async close() {},
  }
}

async function act(
  behaviour: Behaviour,
  request: EngineRequest,
  { signal, onProgress }: EngineContext,
): Promise<EngineResult> {
  const stop = behaviour.isDeaf ? new AbortController().signal : signal
  for (const fraction of behaviour.progress ?? []) onProgress(fraction)
  try {
    if (behaviour.delayMs) await sleep(behaviour.delayMs, undefined, { signal: stop })
    if (behaviour.until) await unlessAborted(behaviour.until, stop)
    if (behaviour.hangs) await unlessAborted(new Promise(() => {}), stop)
  } catch (cause) {
    throw stop.aborted ? new EngineError('cancelled', { cause }) : cause
  }
  if (behaviour.failure) throw new EngineError(behaviour.failure)
  if ('throws' in behaviour) throw behaviour.throws
  const pictures = await picturesOf(request, behaviour.returns)
  onProgress(1)
  return { pictures, note: null, modelVersion: 'test-1' }
}

async function picturesOf(request: EngineRequest, instead: Behaviour['returns']): Promise<EnginePicture[]> {
  if (instead === 'nothing') return []
  if (instead instanceof Uint8Array) return [{ bytes: instead, source: 'algorithmicMedia' }]
  const opacity = instead === 'cut-out' ? 0.5 : 1
  const bytes = instead === 'text' ? Buffer.from('no picture at all') : await flatPicture(request, opacity)
  const end = instead === 'cut-off picture' ? Math.floor(bytes.length / 2) : bytes.length
  return [{ bytes: bytes.subarray(0, end), source: 'algorithmicMedia' }]
}

function flatPicture({ seed, aspectRatio }: EngineRequest, opacity: number): Promise<Buffer> {
  const proportion = proportionOf(aspectRatio)
  const width = Math.round(proportion >= 1 ? LONG_SIDE : LONG_SIDE * proportion)
  const height = Math.round(proportion >= 1 ? LONG_SIDE / proportion : LONG_SIDE)
  const background = { r: seed & 255, g: (seed >> 8) & 255, b: (seed >> 16) & 255, alpha: opacity }
  return sharp({ create: { width, height, channels: opacity < 1 ? 4 : 3, background } })
    .png()
    .toBuffer()
}

function unlessAborted(work: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort, { once: true })
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', onAbort))
}
