import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { RATIOS } from '#catalogue/ratios.ts'
import { drawSvg } from '#tests/support/drawing.ts'
import { createBuiltinEngine } from './builtin/builtin.ts'
import {
  type DigitalSource,
  type Engine,
  EngineError,
  type EngineRequest,
  type EngineResult,
  type InputPicture,
} from './engine.ts'
import { createRegistry } from './registry.ts'

const engines: Engine[] = [createBuiltinEngine({ threads: 2 })]
const registry = createRegistry(engines)
const availableFrom = (engine: Engine) => registry.availability().filter(pair => pair.engine === engine)

/** The engine's threads step back before everything else that runs, and so wait for other tests. */
const SLOW = { timeout: 120_000 }

const SOURCES: DigitalSource[] = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'algorithmicMedia',
  'algorithmicallyEnhanced',
  'compositeSynthetic',
]

afterAll(() => Promise.all(engines.map(engine => engine.close())))

const picture = async (width: number, height: number): Promise<InputPicture> => {
  const shapes = '<rect width="4" height="4" fill="#fc8"/><circle cx="2" cy="2" r="1.2" fill="#248"/>'
  const bytes = await drawSvg(shapes, width, height, '0 0 4 4')
  return { name: 'file1', bytes, mediaType: 'image/png', width, height }
}

/** What each mode is asked for, of the disc before a plain ground that `picture` draws. */
const WORDS: Record<string, Partial<EngineRequest>> = {
  txt2img: { prompt: 'a ringed planet in space' },
  emoji: { prompt: 'a proud teapot' },
  img2img: { prompt: 'dusk' },
  logoMaker: { prompt: '“Red Fox” coffee roasters' },
  replaceBackground: { prompt: 'a ringed planet in space' },
  searchRecolor: { searchPrompt: 'blue', prompt: 'red' },
  searchReplace: { searchPrompt: 'blue', prompt: 'a cat' },
  sketch2img: { prompt: 'a ringed planet in space' },
  structure: { prompt: 'night' },
}
const WITHOUT_PICTURES = ['txt2img', 'emoji', 'logoMaker']

const requestFor = async (
  mode: string,
  model: string,
  changes: Partial<EngineRequest> = {},
): Promise<EngineRequest> => ({
  creationId: 'creation',
  person: 'somebody',
  isPrivate: false,
  attempt: 1,
  mode,
  model,
  prompt: '',
  searchPrompt: '',
  negativePrompt: '',
  seed: 7,
  // Isometric pictures take the least time; the fast model shows that the painted world works too.
  style: mode !== 'txt2img' || model === 'fast' ? 'none' : 'isometric',
  aspectRatio: '3:2',
  imageStrength: 0.8,
  options: mode === 'upscale' ? { scale: '2' } : {},
  inputs: WITHOUT_PICTURES.includes(mode) ? [] : [await picture(90, 60)],
  ...WORDS[mode],
  ...changes,
})

async function run(
  engine: Engine,
  request: EngineRequest,
  {
    signal = new AbortController().signal,
    onProgress = () => {},
  }: { signal?: AbortSignal; onProgress?: (fraction: number) => void } = {},
) {
  const context = { signal, onProgress }
  const submission = await engine.submit(request, context)
  if (submission.kind === 'done') return submission.result
  if (!engine.resume) throw new Error(`${engine.id} returned a reference that it cannot resume`)
  return engine.resume(submission.reference, request, context)
}

const bytesOf = async (engine: Engine, request: EngineRequest) =>
  (await run(engine, request)).pictures[0]!.bytes
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.fail('the work should have failed'),
    error => error,
  )

describe.each(engines.map(engine => ({ id: engine.id, engine })))('engine $id', SLOW, ({ engine }) => {
  describe.each(availableFrom(engine))('serving $mode $model', ({ mode, model }) => {
    // Models of a mode differ in size or finish only: one of them stands for all.
    const isFirst = availableFrom(engine).find(pair => pair.mode === mode)?.model === model
    /** One picture of the pair and the progress that was reported, for what several tests ask of any. */
    let making: Promise<{ result: EngineResult; reported: number[] }> | undefined
    const made = () => {
      making ??= (async () => {
        const reported: number[] = []
        const onProgress = (fraction: number) => void reported.push(fraction)
        return { result: await run(engine, await requestFor(mode, model), { onProgress }), reported }
      })()
      return making
    }

    if (engine.serves(mode, model)?.seed && isFirst)
      test('makes the same picture from the same seed, and another from another', async () => {
        const request = await requestFor(mode, model)
        const [{ result }, second, other] = await Promise.all([
          made(),
          bytesOf(engine, request),
          bytesOf(engine, { ...request, seed: 8 }),
        ])
        const first = result.pictures[0]!.bytes
        expect(Buffer.compare(first, second)).toBe(0)
        expect(Buffer.compare(first, other)).not.toBe(0)
      })

    test('says how the picture came to be, and reports progress that only grows', async () => {
      const { result, reported } = await made()
      expect(result.pictures.length).toBeGreaterThan(0)
      expect(result.modelVersion).not.toBe('')
      for (const { bytes, source } of result.pictures) {
        expect(['png', 'jpeg', 'webp']).toContain((await sharp(bytes).metadata()).format)
        expect(SOURCES).toContain(source)
      }
      expect(reported).toEqual([...reported].sort((a, b) => a - b))
      for (const fraction of reported) expect(fraction).toBeGreaterThanOrEqual(0)
      for (const fraction of reported) expect(fraction).toBeLessThanOrEqual(1)
      if (engine.serves(mode, model)?.progress === 'steps') expect(reported.length).toBeGreaterThan(0)
    })

    if (engine.serves(mode, model)?.cancel)
      test('stops on a cancel', async () => {
        const slow = WITHOUT_PICTURES.includes(mode)
          ? { style: 'none' }
          : { inputs: [await picture(1200, 900)] }
        const request = await requestFor(mode, model, slow)
        const controller = new AbortController()
        setTimeout(() => controller.abort(), mode === 'txt2img' ? 100 : 10)
        const failure = await failureOf(run(engine, request, { signal: controller.signal }))
        expect(failure).toBeInstanceOf(EngineError)
        expect(failure).toMatchObject({ kind: 'cancelled' })
      })

    test('does not start work that was cancelled before', async () => {
      const failure = await failureOf(
        run(engine, await requestFor(mode, model), { signal: AbortSignal.abort() }),
      )
      expect(failure).toMatchObject({ kind: 'cancelled' })
    })
  })

  test('does not serve pairs that it does not know', () => {
    expect(engine.serves('txt2img', 'no such model')).toBeNull()
    expect(engine.serves('no such mode', 'fast')).toBeNull()
    expect(engine.serves('toString', 'constructor')).toBeNull()
  })

  test('keeps serving after a cancel', async () => {
    const { mode, model } = availableFrom(engine)[0]!
    const request = await requestFor(mode, model)
    const controller = new AbortController()
    const cancelled = failureOf(run(engine, request, { signal: controller.signal }))
    const kept = run(engine, request)
    controller.abort()
    expect(await cancelled).toMatchObject({ kind: 'cancelled' })
    expect((await kept).pictures).toHaveLength(1)
  })

  const available = availableFrom(engine)
  const painting = available.find(pair => pair.mode === 'txt2img')
  if (painting)
    test.each(RATIOS)(
      'paints in the ratio $key',
      async ({ key }) => {
        const { mode, model } = painting
        const request = await requestFor(mode, model, { aspectRatio: key, style: 'isometric' })
        const { width, height } = await sharp(await bytesOf(engine, request)).metadata()
        const [across, down] = key.split(':').map(Number)
        expect(width * down!).toBe(height * across!)
      },
      30_000,
    )

  const enlarging = available.find(pair => pair.mode === 'upscale')
  if (enlarging)
    test.each([2, 3, 4])('upscales exactly %i times', async scale => {
      const { mode, model } = enlarging
      const request = await requestFor(mode, model, {
        options: { scale: String(scale) },
        inputs: [await picture(67, 41)],
      })
      expect(await sharp(await bytesOf(engine, request)).metadata()).toMatchObject({
        width: 67 * scale,
        height: 41 * scale,
      })
    })

  if (enlarging)
    test.each(['0', '1.5', '5', 'twice', 'toString'])('refuses to upscale %s times', async scale => {
      const { mode, model } = enlarging
      const request = await requestFor(mode, model, { options: { scale } })
      expect(await failureOf(run(engine, request))).toMatchObject({ kind: 'invalid' })
    })

  const editing = available.filter(pair => !WITHOUT_PICTURES.includes(pair.mode))
  if (editing.length > 0)
    test.each(editing)('refuses bytes that are no picture for $mode $model', async pair => {
      const rubbish = { ...(await picture(8, 8)), bytes: Buffer.from('not a picture at all') }
      const request = await requestFor(pair.mode, pair.model, { inputs: [rubbish] })
      const failure = await failureOf(run(engine, request))
      expect(failure).toBeInstanceOf(EngineError)
      expect(failure).toMatchObject({ kind: 'invalid', detail: expect.stringMatching(/\.$/) })
    })
})

describe('the registry', () => {
  test('finds an engine by what it serves and by its id', () => {
    const engine = registry.find('txt2img', 'fast')
    expect(engine).not.toBeNull()
    expect(registry.byId(engine!.id)).toBe(engine)
  })

  test('answers null for what nobody serves', () => {
    expect(registry.find('txt2img', 'no such model')).toBeNull()
    expect(registry.byId('nobody')).toBeNull()
  })
})
