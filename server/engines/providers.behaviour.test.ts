import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proportionOf, RATIOS } from '#catalogue/ratios.ts'
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
import { createAutomatic1111Engine } from './automatic1111/automatic1111.ts'
import { createComfyUiEngine } from './comfyui/comfyui.ts'
import { readWorkflows } from './comfyui/workflows.ts'
import { createStabilityEngine } from './stability/stability.ts'

let world: Awaited<ReturnType<typeof startProviders>>
let { stability, comfy, webUi, horde } = {} as typeof world
beforeAll(async () => {
  world = await startProviders()
  ;({ stability, comfy, webUi, horde } = world)
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
    stability.fail('job', fault)
    expect(await failureOf(run(make(), await requestFor('txt2img/pro')))).toMatchObject({ kind })
  })

  test('names the person to the provider without telling who it is', async () => {
    await run(make(), await requestFor('txt2img/ultra', { person: 'a'.repeat(64) }))
    expect(stability.taken.at(-1)!.person).toBe('a'.repeat(64))
  })

  test('translates where it can, and starts one more job', async () => {
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

  test('makes a picture with too many pixels fit', async () => {
    const inputs = [await input('file1', 4000, 3200)]
    for (const pair of ['structure/pro', 'removeBackground/pro']) {
      expect((await run(make(), await requestFor(pair, { inputs }))).costMicroUsd).toBe(50_000)
    }
  })

  test.each([
    ['structure/pro', 3000, 500, '2.5 times the short one'],
    ['searchReplace/pro', 500, 3000, '2.5 times the short one'],
    ['removeBackground/pro', 60, 200, 'needs 64 pixels'],
    ['img2img/pro', 200, 63, 'needs 64 pixels'],
  ])(
    'says of %s that a picture of %i × %i cannot be used, and starts no job',
    async (pair, width, height, why) => {
      const [mode = '', model = ''] = pair.split('/')
      const size = { name: 'file1', width, height }
      expect(make().unusableReasonOf!({ mode, model, inputs: [size] })).toContain(why)
      const before = stability.journal.length
      const inputs = [{ ...(await input('file1')), ...size }]
      expect(await failureOf(run(make(), await requestFor(pair, { inputs })))).toMatchObject({
        kind: 'invalid',
        detail: expect.stringContaining(why),
      })
      expect(stability.journal.length).toBe(before)
      const fits = [{ name: 'file1', width: 1_000, height: 400 }]
      expect(make().unusableReasonOf!({ mode, model, inputs: fits })).toBeNull()
    },
  )

  test('starts no new job for what it does not find any more', async () => {
    const request = await requestFor('replaceBackground/v2.0')
    const context = { signal: controller().signal, onProgress: () => {} }
    expect(await failureOf(make().resume!('0'.repeat(64), request, context))).toMatchObject({ isFinal: true })
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

  test('leaves nothing there of what is private, and takes the saved picture from any workflow', async () => {
    const before = comfy.remaining()
    const isPrivate = true
    for (const pair of ['txt2img/fast', 'img2img/fast', 'upscale/v1.0']) {
      expect((await run(make(), await requestFor(pair, { isPrivate }))).pictures).toHaveLength(1)
    }
    comfy.takeCourse('error')
    await failureOf(run(make(), await requestFor('img2img/fast', { isPrivate })))
    expect(comfy.remaining()).toEqual(before)
    // What everybody may see is kept as the operator's workflows say.
    await run(make(), await requestFor('img2img/fast'))
    expect(comfy.remaining().files.length).toBe(before.files.length + 2)
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

  test('draws with its own checkpoint, and leaves the one that somebody else chose', async () => {
    const { url: baseUrl, auth } = webUi
    const request = await requestFor('txt2img/fast')
    for (const checkpoint of ['ours', null]) {
      await run(createAutomatic1111Engine({ baseUrl, auth, checkpoint }), request)
      expect(webUi.checkpoints.at(-1)).toBe(checkpoint ?? 'chosen by somebody')
      expect(webUi.loaded()).toBe('chosen by somebody')
    }
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

  test('asks on the busiest day for what nobody pays for, in about the shape that was chosen', async () => {
    horde.beBusy(true)
    for (const { key } of RATIOS) {
      await run(make(), await requestFor('txt2img/fast', { aspectRatio: key }))
      const { width, height } = horde.taken.at(-1)!.params
      expect(Math.abs(Math.log(width / height / proportionOf(key))), key).toBeLessThan(0.07)
      expect(width * height, key).toBeGreaterThan(400 * 576)
    }
    horde.beBusy(false)
  })

  test('names the models, and lets nobody write into what a picture must not show', async () => {
    await run(
      make(),
      await requestFor('txt2img/fast', { prompt: 'a fox ### clothes', negativePrompt: 'a ### b' }),
    )
    expect(horde.taken.at(-1)).toMatchObject({
      prompt: expect.stringMatching(/^a fox +clothes, anime style ### a +b$/),
      models: ['Deliberate', 'Dreamshaper'],
    })
  })

  test('takes a picture that comes with the answer', async () => {
    horde.endNext('base64')
    expect((await run(make(), await requestFor('txt2img/fast'))).pictures).toHaveLength(1)
  })
})
