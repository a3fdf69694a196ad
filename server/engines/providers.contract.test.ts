import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { configurationOf, MODES, pairKey } from '#catalogue/modes.ts'
import { type AiHordeStandIn, startAiHorde } from '#tests/fakes/providers/ai-horde.ts'
import { type Automatic1111StandIn, startAutomatic1111 } from '#tests/fakes/providers/automatic1111.ts'
import { type ComfyUiStandIn, startComfyUi } from '#tests/fakes/providers/comfyui.ts'
import { type OpenAiStandIn, startOpenAi } from '#tests/fakes/providers/openai.ts'
import { type ReplicateStandIn, startReplicate } from '#tests/fakes/providers/replicate.ts'
import { type StabilityStandIn, startStability } from '#tests/fakes/providers/stability.ts'
import type { Fault, StandIn } from '#tests/fakes/providers/stand-in.ts'
import { createAiHordeEngine } from './ai-horde/ai-horde.ts'
import { createAutomatic1111Engine } from './automatic1111/automatic1111.ts'
import { createComfyUiEngine } from './comfyui/comfyui.ts'
import { readWorkflows } from './comfyui/workflows.ts'
import { type Engine, EngineError, type EngineRequest, type InputPicture } from './engine.ts'
import { createOpenAiImagesEngine } from './openai-images/openai-images.ts'
import { createReplicateEngine } from './replicate/replicate.ts'
import { DEFAULT_ROUTES } from './routing/default-routes.ts'
import { createStabilityEngine } from './stability/stability.ts'

let stability: StabilityStandIn
let replicate: ReplicateStandIn
let openAi: OpenAiStandIn
let comfy: ComfyUiStandIn
let webUi: Automatic1111StandIn
let horde: AiHordeStandIn

beforeAll(async () => {
  ;[stability, replicate, openAi, comfy, webUi, horde] = await Promise.all([
    startStability(),
    startReplicate(),
    startOpenAi(),
    startComfyUi(),
    startAutomatic1111(),
    startAiHorde(),
  ])
})
afterAll(() => Promise.all([stability, replicate, openAi, comfy, webUi, horde].map(each => each.close())))

const QUICK = { pollMs: 5, downloadPauses: [5] }

type Make = (changes?: { timeoutMs?: number }) => Engine
/** An engine and the stand-in that it talks to; each test gets a new engine, which has met no failures. */
const PROVIDERS: Record<string, { make: Make; standIn: () => StandIn; isPaid: boolean }> = {
  stability: {
    make: changes =>
      createStabilityEngine({
        apiKey: stability.apiKey,
        baseUrl: stability.url,
        translate: null,
        ...QUICK,
        ...changes,
      }),
    standIn: () => stability,
    isPaid: true,
  },
  replicate: {
    make: changes =>
      createReplicateEngine({
        token: replicate.token,
        baseUrl: replicate.baseUrl,
        webhookUrl: null,
        ...QUICK,
        ...changes,
      }),
    standIn: () => replicate,
    isPaid: true,
  },
  'openai-images': {
    make: changes =>
      createOpenAiImagesEngine({
        baseUrl: openAi.baseUrl,
        apiKey: openAi.apiKey,
        model: 'gpt-image-1',
        ...QUICK,
        ...changes,
      }),
    standIn: () => openAi,
    isPaid: true,
  },
  comfyui: {
    make: changes =>
      createComfyUiEngine({
        urls: [comfy.url],
        workflows: readWorkflows(null),
        checkpoint: 'sd.safetensors',
        upscaler: 'RealESRGAN_x4plus.pth',
        ...QUICK,
        ...changes,
      }),
    standIn: () => comfy,
    isPaid: false,
  },
  automatic1111: {
    make: changes =>
      createAutomatic1111Engine({
        baseUrl: webUi.url,
        auth: webUi.auth,
        checkpoint: null,
        progressMs: 10,
        ...changes,
      }),
    standIn: () => webUi,
    isPaid: false,
  },
  'ai-horde': {
    make: changes =>
      createAiHordeEngine({
        apiKey: horde.apiKey,
        baseUrl: horde.baseUrl,
        clientAgent: 'easel:0:test',
        ...QUICK,
        ...changes,
      }),
    standIn: () => horde,
    isPaid: false,
  },
}

const drawn = new Map<string, Promise<InputPicture>>()
function input(name: string, width = 160, height = 120): Promise<InputPicture> {
  const key = `${name} ${width} ${height}`
  const made =
    drawn.get(key) ??
    sharp({ create: { width, height, channels: 3, background: '#c84' } })
      .png({ compressionLevel: 1 })
      .toBuffer()
      .then(bytes => ({ name, bytes, mediaType: 'image/png' as const, width, height }))
  drawn.set(key, made)
  return made
}

/** What the product sends for a pair when a person fills in the form. */
async function requestFor(pair: string, changes: Partial<EngineRequest> = {}): Promise<EngineRequest> {
  const [modeKey = '', modelName = ''] = pair.split('/')
  const mode = MODES.find(({ key }) => key === modeKey)!
  const form = configurationOf(mode, mode.models.find(({ name }) => name === modelName)!)
  return {
    creationId: `creation-${modeKey}`,
    attempt: 1,
    mode: modeKey,
    model: modelName,
    prompt: form.prompt ? 'a lighthouse on a cliff' : '',
    searchPrompt: form.searchPrompt ? 'the door' : '',
    negativePrompt: form.prompt ? 'blurry, watermark' : '',
    seed: 7,
    style: form.style ? 'anime' : 'none',
    aspectRatio: '3:2',
    imageStrength: 0.8,
    options: Object.fromEntries(form.selectInputs.map(({ key, usual }) => [key, usual])),
    inputs: await Promise.all(form.imageInputs.map(({ name }) => input(name))),
    ...changes,
  }
}

const controller = () => new AbortController()

async function run(
  engine: Engine,
  request: EngineRequest,
  {
    signal = controller().signal,
    onProgress = () => {},
  }: { signal?: AbortSignal; onProgress?: (fraction: number) => void } = {},
) {
  const context = { signal, onProgress }
  const submission = await engine.submit(request, context)
  return submission.kind === 'done'
    ? submission.result
    : await engine.resume!(submission.reference, request, context)
}

const failureOf = async (work: Promise<unknown>): Promise<EngineError> => {
  const error = await work.then(
    () => expect.fail('the work should have failed'),
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(EngineError)
  return error as EngineError
}

const ALL_PAIRS = MODES.flatMap(mode => mode.models.map(({ name }) => pairKey(mode.key, name)))

test('every pair of the catalogue has a provider, and every route an engine that serves it', async () => {
  expect(Object.keys(DEFAULT_ROUTES).sort()).toEqual([...ALL_PAIRS].sort())
  const engines = Object.values(PROVIDERS).map(({ make }) => make())
  for (const [pair, ids] of Object.entries(DEFAULT_ROUTES)) {
    const [mode = '', model = ''] = pair.split('/')
    const serving = ids.filter(id => engines.find(engine => engine.id === id)?.serves(mode, model))
    // ComfyUI serves what an operator has workflows for.
    const promised = ids.filter(id => id !== 'comfyui')
    expect(serving, pair).toEqual(expect.arrayContaining(promised))
    expect(serving.length, pair).toBeGreaterThan(0)
  }
})

describe.each(Object.keys(PROVIDERS))('%s', id => {
  const { make, standIn, isPaid } = PROVIDERS[id]!

  test('makes a picture for every pair that it serves, whatever the form says', async () => {
    const engine = make()
    const pairs = ALL_PAIRS.filter(pair => engine.serves(...(pair.split('/') as [string, string])))
    expect(pairs.length).toBeGreaterThan(0)
    for (const pair of pairs) {
      const extreme: Partial<EngineRequest> = {
        prompt: 'x'.repeat(5000),
        negativePrompt: '',
        seed: 4_294_967_294,
        style: 'none',
        aspectRatio: '9:21',
        imageStrength: 1,
      }
      for (const changes of [{}, extreme, { seed: 0, aspectRatio: '21:9', style: 'tile-texture' }]) {
        const reported: number[] = []
        const request = await requestFor(pair, changes)
        const result = await run(engine, request, { onProgress: fraction => reported.push(fraction) }).catch(
          cause => expect.fail(`${pair}: ${cause} ${cause.cause}`),
        )
        expect(result.pictures, pair).toHaveLength(1)
        const { format } = await sharp(result.pictures[0]!.bytes).metadata()
        expect(['png', 'jpeg', 'webp']).toContain(format)
        expect(result.providerModel, pair).toBeTruthy()
        expect(result.providerModel).not.toContain('{{')
        expect(result.modelVersion).toBeTruthy()
        expect(reported).toEqual([...reported].sort((a, b) => a - b))
      }
      // Whoever may leave the guiding picture out gets a picture from words.
      const [mode] = pair.split('/')
      if (mode === 'img2img' || mode === 'logoMaker') {
        expect((await run(engine, await requestFor(pair, { inputs: [] }))).pictures).toHaveLength(1)
      }
    }
  }, 20_000)

  test('makes the same picture from the same seed where it says so', async () => {
    const engine = make()
    const pair = ALL_PAIRS.find(each => engine.serves(...(each.split('/') as [string, string]))?.seed)
    if (!pair) return expect(id).toBe('openai-images')
    const bytes = async (seed: number) =>
      Buffer.from((await run(engine, await requestFor(pair, { seed }))).pictures[0]!.bytes)
    expect((await bytes(99)).equals(await bytes(99))).toBe(true)
    expect((await bytes(99)).equals(await bytes(100))).toBe(false)
  })

  test('does not serve what the catalogue does not have', () => {
    for (const [mode, model] of [
      ['txt2img', 'none'],
      ['none', 'fast'],
      ['toString', 'constructor'],
      ['__proto__', ''],
    ]) {
      expect(make().serves(mode!, model!)).toBeNull()
    }
  })

  const pair = () => ALL_PAIRS.find(each => make().serves(...(each.split('/') as [string, string])))!

  const FAULTS: [string, Fault, Partial<EngineError>][] = [
    ['is out of order', { status: 500, body: {} }, { kind: 'unavailable', isFinal: false }],
    ['is overloaded', { status: 503, body: 'busy' }, { kind: 'unavailable', isFinal: false }],
    ['refuses the key', { status: 401, body: {} }, { kind: 'provider_credit' }],
    [
      'is asked too often',
      { status: 429, body: {}, headers: { 'retry-after': '7' } },
      { kind: 'rate_limited', retryAfterMs: 7_000 },
    ],
    [
      'says in words when to come again',
      { status: 429, body: { detail: 'Request was throttled. Your rate limit resets in ~30s.' } },
      { kind: 'rate_limited', retryAfterMs: 30_000 },
    ],
    [
      'has no credit for us',
      { status: 402, body: { name: 'payment_required', detail: 'Buy more credit' } },
      { kind: 'provider_credit' },
    ],
    ['closes the connection', { resets: true }, { kind: 'unavailable', isFinal: isPaid }],
    ['takes the order and is gone', { after: 'reset' }, { kind: 'unavailable', isFinal: isPaid }],
    ['breaks off in its answer', { after: 'truncate' }, { kind: 'unavailable', isFinal: isPaid }],
    ['does not answer', { hangs: true }, { kind: 'timeout', isFinal: isPaid }],
  ]
  test.each(FAULTS)('fails in a known way when the provider %s', async (_what, fault, expected) => {
    standIn().fail('order', fault)
    const engine = make({ timeoutMs: 'hangs' in fault ? 150 : 10_000 })
    const failure = await failureOf(run(engine, await requestFor(pair(), { inputs: [] })))
    expect(failure).toMatchObject(expected)
    // Nothing that a provider or a person wrote.
    expect(failure.detail ?? '').not.toMatch(/credit|buy|lighthouse/i)
    expect(JSON.stringify([failure.message, String(failure.cause)])).not.toMatch(/lighthouse|Buy|r8_|sk-/)
  })

  test('orders nothing after a cancel, and nothing again from a provider that is down', async () => {
    const engine = make()
    const request = await requestFor(pair(), { inputs: [] })
    const orders = () => standIn().journal.filter(({ kind }) => kind === 'order').length
    const before = orders()
    expect(await failureOf(run(engine, request, { signal: AbortSignal.abort() }))).toMatchObject({
      kind: 'cancelled',
    })
    expect(orders()).toBe(before)
    standIn().fail('order', ...Array.from({ length: 5 }, () => ({ status: 500 })))
    for (let i = 0; i < 5; i++) await failureOf(run(engine, request))
    expect(engine.downFor!()).toBeGreaterThan(0)
    expect(await failureOf(run(engine, request))).toMatchObject({ kind: 'unavailable', isFinal: false })
    expect(orders()).toBe(before + 5)
  })
})

describe('stability', () => {
  const make = PROVIDERS.stability!.make
  test.each([
    ['refuses the words', { prompt: 'gore' }, { kind: 'moderated' }],
    [
      'reads English alone',
      { prompt: 'маяк на скале' },
      { kind: 'invalid', detail: expect.stringContaining('English') },
    ],
  ])('%s', async (_what, changes, expected) => {
    const failure = await failureOf(run(make(), await requestFor('txt2img/standard', changes)))
    expect(failure).toMatchObject(expected)
  })

  test('counts a blurred picture as refused', async () => {
    stability.endNext('CONTENT_FILTERED')
    expect(await failureOf(run(make(), await requestFor('txt2img/ultra')))).toMatchObject({
      kind: 'moderated',
    })
  })

  test.each([
    [
      'a billing refusal that looks like a forbidden one',
      { status: 403, body: { name: 'payment_required' } },
      'provider_credit',
    ],
    ['a face that everybody knows', { status: 422, body: { name: 'public_figure' } }, 'moderated'],
    ['a rubbish success', { after: 'rubbish' } as const, 'unavailable'],
  ] as const)('knows %s', async (_what, fault, kind) => {
    stability.fail('order', fault)
    expect(await failureOf(run(make(), await requestFor('txt2img/pro')))).toMatchObject({ kind })
  })

  test('translates where it can, and orders once more', async () => {
    const words: string[] = []
    const engine = createStabilityEngine({
      apiKey: stability.apiKey,
      baseUrl: stability.url,
      translate: async text => {
        words.push(text)
        return 'a lighthouse'
      },
    })
    const request = await requestFor('txt2img/standard', { prompt: 'маяк', negativePrompt: '' })
    expect((await run(engine, request)).pictures).toHaveLength(1)
    expect(words).toEqual(['маяк'])
    expect(stability.taken.at(-1)!.fields.prompt).toBe('a lighthouse')
  })

  test.each([
    [3000, 500],
    [500, 3000],
    [4000, 3200],
  ])('makes a picture of %i by %i fit', async (width, height) => {
    const inputs = [await input('file1', width, height)]
    for (const pair of ['structure/pro', 'removeBackground/pro']) {
      expect((await run(make(), await requestFor(pair, { inputs }))).costMicroUsd).toBe(50_000)
    }
  })

  test('does not order again what it does not find any more', async () => {
    const request = await requestFor('replaceBackground/v2.0')
    const context = { signal: controller().signal, onProgress: () => {} }
    expect(await failureOf(make().resume!('0'.repeat(64), request, context))).toMatchObject({ isFinal: true })
  })
})

describe('replicate', () => {
  const make = PROVIDERS.replicate!.make

  test.each([
    [
      { status: 'failed', error: 'The input or output was flagged as sensitive. (E005)' },
      { kind: 'moderated' },
    ],
    [
      { status: 'failed', error: 'No face detected in image' },
      { kind: 'invalid', detail: expect.stringContaining('no face') },
    ],
    [
      { status: 'failed', error: 'CUDA out of memory' },
      { kind: 'unavailable', isFinal: true },
    ],
    [{ status: 'canceled' }, { kind: 'timeout', isFinal: true }],
    [{ status: 'aborted' }, { kind: 'timeout', isFinal: true }],
  ] as const)('knows the end %j', async (end, expected) => {
    replicate.endNext(end)
    expect(await failureOf(run(make(), await requestFor('txt2img/fast')))).toMatchObject(expected)
  })

  test('says that a model is gone, and goes on with the others', async () => {
    const engine = make()
    replicate.withdraw('fofr/sdxl-emoji')
    for (let i = 0; i < 6; i++) {
      const failure = await failureOf(run(engine, await requestFor('emoji/pro')))
      expect(failure).toMatchObject({ kind: 'invalid', detail: expect.stringContaining('not available') })
    }
    expect((await run(engine, await requestFor('txt2img/fast'))).pictures).toHaveLength(1)
  })

  test('uploads a large picture, and hands over small ones with the order', async () => {
    const noise = randomBytes(300 * 300 * 3)
    const bytes = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer()
    const large = { name: 'file1', bytes, mediaType: 'image/png' as const, width: 300, height: 300 }
    await run(make(), await requestFor('faceSwap/v1.0', { inputs: [large, await input('file2')] }))
    const { input_image: first, swap_image: second } = replicate.predictions.at(-1)!.input
    expect(String(first).slice(0, 60)).toMatch(/\/v1\/files\//)
    expect(String(second).slice(0, 60)).toMatch(/^data:image\/png;base64,/)
  })

  test('asks again for what broke off on its way, and orders it once', async () => {
    const before = replicate.predictions.length
    replicate.fail('ask', { after: 'truncate' }, { status: 502 }, { after: 'malformed' })
    replicate.fail('download', { after: 'truncate' })
    expect((await run(make(), await requestFor('txt2img/fast'))).billedSeconds).toBe(2.5)
    expect(replicate.predictions.length).toBe(before + 1)
  })

  test('does not order again what has expired', async () => {
    const engine = make()
    const request = await requestFor('txt2img/fast')
    const context = { signal: controller().signal, onProgress: () => {} }
    const submission = await engine.submit(request, context)
    replicate.predictions.at(-1)!.isExpired = true
    const resumed = engine.resume!((submission as { reference: string }).reference, request, context)
    expect(await failureOf(resumed)).toMatchObject({ isFinal: true })
  })

  test('is stopped at the provider on a cancel', async () => {
    const engine = make()
    const request = await requestFor('txt2img/fast')
    const submission = await engine.submit(request, { signal: controller().signal, onProgress: () => {} })
    await engine.cancel!((submission as { reference: string }).reference)
    expect(replicate.predictions.at(-1)!.status).toBe('canceled')
  })
})

describe('openai-images', () => {
  const make = PROVIDERS['openai-images']!.make
  test.each([
    [{ status: 400, body: { error: { code: 'content_policy_violation' } } }, 'moderated'],
    [{ status: 429, body: { error: { code: 'insufficient_quota' } } }, 'provider_credit'],
    [{ status: 429, body: { error: { code: 'rate_limit_exceeded' } } }, 'rate_limited'],
  ] as const)('knows %j', async (fault, kind) => {
    openAi.fail('order', fault)
    expect(await failureOf(run(make(), await requestFor('txt2img/pro')))).toMatchObject({ kind })
  })

  test('takes pictures by their address too', async () => {
    openAi.sendUrls(true)
    expect((await run(make(), await requestFor('txt2img/pro'))).pictures).toHaveLength(1)
    openAi.sendUrls(false)
  })
})

describe('comfyui', () => {
  const { make } = PROVIDERS.comfyui!
  const twoServers = (urls: string[]) =>
    createComfyUiEngine({
      urls,
      workflows: readWorkflows(null),
      checkpoint: 'a',
      upscaler: 'b',
      pollMs: 5,
      timeoutMs: 1_000,
    })

  test('sends jobs to the server that has the fewest, and none to one that is away', async () => {
    const other = await startComfyUi()
    const engine = twoServers([comfy.url, other.url, 'http://127.0.0.1:9'])
    comfy.work(60)
    other.work(60)
    const before = comfy.jobs.length
    const request = await requestFor('txt2img/fast')
    await Promise.all(Array.from({ length: 6 }, () => run(engine, request)))
    expect([comfy.jobs.length - before, other.jobs.length]).toEqual([3, 3])
    comfy.work(0)
    await other.close()
  })

  test.each(['cached', 'drops-socket'] as const)('finds the picture of a job that is %s', async course => {
    comfy.takeCourse(course)
    expect((await run(make(), await requestFor('txt2img/fast'))).pictures).toHaveLength(1)
  })

  test('submits anew what ran out of memory, and what a restart has forgotten', async () => {
    comfy.takeCourse('error')
    const request = await requestFor('txt2img/fast')
    expect(await failureOf(run(make(), request))).toMatchObject({
      kind: 'unavailable',
      isReferenceLost: true,
    })
    const context = { signal: controller().signal, onProgress: () => {} }
    const submission = await make().submit(request, context)
    comfy.forget()
    const resumed = make().resume!((submission as { reference: string }).reference, request, context)
    expect(await failureOf(resumed)).toMatchObject({ isReferenceLost: true, isFinal: false })
  })

  test.each([true, false])('stops its own job and no other one (new version: %s)', async isNew => {
    comfy.isNew(isNew)
    comfy.work(80)
    const engine = make()
    const request = await requestFor('txt2img/fast')
    const context = { signal: controller().signal, onProgress: () => {} }
    const [first, second] = [await engine.submit(request, context), await engine.submit(request, context)]
    await engine.cancel!((second as { reference: string }).reference)
    expect(comfy.jobs.at(-1)!.state).toBe('interrupted')
    expect(
      (await engine.resume!((first as { reference: string }).reference, request, context)).pictures,
    ).toHaveLength(1)
    comfy.work(0)
    comfy.isNew(true)
  })
})

describe('automatic1111', () => {
  const { make } = PROVIDERS.automatic1111!
  test('gets one job at a time, and half a picture is none', async () => {
    webUi.work(40)
    const engine = make()
    const request = await requestFor('txt2img/fast')
    const reported: number[] = []
    await Promise.all([run(engine, request, { onProgress: f => reported.push(f) }), run(engine, request)])
    expect(webUi.mostAtOnce()).toBe(1)
    expect(reported).toContain(0.5)
    webUi.work(5_000)
    const before = webUi.taken.length
    const interrupted = failureOf(run(engine, request))
    await expect.poll(() => webUi.taken.length).toBe(before + 1)
    webUi.work(0)
    webUi.interrupt()
    expect((await interrupted).kind).toBe('unavailable')
  })
})

describe('ai-horde', () => {
  const { make } = PROVIDERS['ai-horde']!
  test.each([
    ['faulted', { kind: 'unavailable', isReferenceLost: true }],
    ['impossible', { kind: 'invalid' }],
    ['censored', { kind: 'moderated' }],
    ['dead-link', { isReferenceLost: true }],
    ['expired', { isReferenceLost: true }],
  ] as const)('knows a request that is %s', async (end, expected) => {
    horde.endNext(end)
    expect(await failureOf(run(make(), await requestFor('txt2img/fast')))).toMatchObject(expected)
  })

  test('takes a picture that comes with the answer', async () => {
    horde.endNext('base64')
    expect((await run(make(), await requestFor('txt2img/fast'))).pictures).toHaveLength(1)
  })
})
