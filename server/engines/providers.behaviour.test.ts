import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startComfyUi } from '#tests/fakes/providers/comfyui.ts'
import {
  controller,
  failureOf,
  input,
  type Make,
  requestFor,
  run,
  startProviders,
} from '#tests/support/providers.ts'
import { createComfyUiEngine } from './comfyui/comfyui.ts'
import { readWorkflows } from './comfyui/workflows.ts'
import { createStabilityEngine } from './stability/stability.ts'

let world: Awaited<ReturnType<typeof startProviders>>
let { stability, replicate, openAi, comfy, webUi, horde } = {} as typeof world
beforeAll(async () => {
  world = await startProviders()
  ;({ stability, replicate, openAi, comfy, webUi, horde } = world)
})
afterAll(() => world.close())

describe('stability', () => {
  const make: Make = changes => world.providers.stability.make(changes)
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
  const make: Make = changes => world.providers.replicate.make(changes)

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
  const make: Make = changes => world.providers['openai-images'].make(changes)
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
  const make: Make = changes => world.providers.comfyui.make(changes)
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
  const make: Make = changes => world.providers.automatic1111.make(changes)
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
  const make: Make = changes => world.providers['ai-horde'].make(changes)
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
