import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfiguration } from '#server/config/configuration.ts'
import { type ReplicateStandIn, startReplicate } from '#tests/fakes/providers/replicate.ts'
import { controller, failureOf, input, requestFor, run } from '#tests/support/providers.ts'
import { createProviders } from '../providers.ts'
import { readRouting } from '../routing/routing.ts'
import { createReplicateEngine } from './replicate.ts'

let replicate: ReplicateStandIn
beforeAll(async () => {
  replicate = await startReplicate()
})
afterAll(() => replicate.close())

const make = () => {
  const { token, baseUrl } = replicate
  return createReplicateEngine({ token, baseUrl, webhookUrl: null, pollMs: 5, downloadPauses: [5] })
}

const large = async (name: string) => {
  const noise = randomBytes(300 * 300 * 3)
  const bytes = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
    .png()
    .toBuffer()
  return { name, bytes, mediaType: 'image/png' as const, width: 300, height: 300 }
}

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
  replicate.withdraw()
})

test('draws with another model where the operator names one, in a version or without', async () => {
  const { token, baseUrl } = replicate
  const version = 'e'.repeat(64)
  replicate.publish('somebody/newer-banana', 'google/nano-banana-2')
  replicate.publish('somebody/newer-emoji', 'fofr/sdxl-emoji', version)
  const routing = readRouting(
    JSON.stringify({
      replicateModels: {
        'google/nano-banana-2': 'somebody/newer-banana',
        'fofr/sdxl-emoji': `somebody/newer-emoji:${version}`,
        'fofr/face-to-sticker': 'somebody/gone',
      },
    }),
  )
  const settings = readConfiguration({ REPLICATE_API_TOKEN: token, REPLICATE_BASE_URL: baseUrl }).providers
  const options = { publicUrl: null, routing, translate: null, version: '0' }
  const engine = createProviders(settings, options)[0]!
  for (const [pair, model] of [
    ['styleHair/v1.0', 'somebody/newer-banana'],
    ['emoji/pro', 'somebody/newer-emoji'],
  ] as const) {
    expect((await run(engine, await requestFor(pair))).providerModel).toBe(model)
    expect(replicate.predictions.at(-1)!.model).toBe(model)
  }
  expect(await engine.findings!()).toEqual([
    expect.stringMatching(/^It does not have somebody\/gone, which is needed for face2sticker\/pro\. /),
  ])
})

test('tells the operator which models are gone, once for each', async () => {
  expect(await make().findings!()).toEqual([])
  replicate.withdraw('stability-ai/sdxl')
  expect(await make().findings!()).toEqual([
    expect.stringMatching(
      /stability-ai\/sdxl in the version 7762fd07, which is needed for img2img\/fast, logoMaker\/v1\.0\./,
    ),
  ])
  replicate.withdraw()
  const wrong = createReplicateEngine({ token: 'r8_x', baseUrl: replicate.baseUrl, webhookUrl: null })
  expect(await wrong.findings!()).toEqual(['It refuses REPLICATE_API_TOKEN.'])
})

test('uploads a large picture, and hands over small ones with the order', async () => {
  await run(
    make(),
    await requestFor('faceSwap/v1.0', { inputs: [await large('file1'), await input('file2')] }),
  )
  const { input_image: first, swap_image: second } = replicate.predictions.at(-1)!.input
  expect(String(first).slice(0, 60)).toMatch(/\/v1\/files\//)
  expect(String(second).slice(0, 60)).toMatch(/^data:image\/png;base64,/)
})

test('asks again for what broke off on its way, and starts one job', async () => {
  const before = replicate.predictions.length
  replicate.fail('ask', { after: 'truncate' }, { status: 502 }, { after: 'malformed' })
  replicate.fail('download', { after: 'truncate' })
  expect((await run(make(), await requestFor('txt2img/fast'))).billedSeconds).toBe(2.5)
  expect(replicate.predictions.length).toBe(before + 1)
})

test('starts no new job for what has expired', async () => {
  const engine = make()
  const request = await requestFor('txt2img/fast')
  const context = { signal: controller().signal, onProgress: () => {} }
  const submission = await engine.submit(request, context)
  replicate.predictions.at(-1)!.isExpired = true
  const resumed = engine.resume!((submission as { reference: string }).reference, request, context)
  expect(await failureOf(resumed)).toMatchObject({ isFinal: true })
})

test('leaves no uploaded file there, however the order ends', async () => {
  const request = await requestFor('faceSwap/v1.0', {
    inputs: [await large('file1'), await large('file2')],
  })
  const context = { signal: controller().signal, onProgress: () => {} }
  await run(make(), request)
  expect(replicate.files()).toEqual([])
  replicate.endNext({ status: 'failed', error: 'CUDA out of memory' })
  await failureOf(run(make(), request))
  expect(replicate.files()).toEqual([])
  replicate.fail('job', { status: 500 })
  await failureOf(run(make(), request))
  expect(replicate.files()).toEqual([])
  replicate.fail('upload', { delayMs: 0 }, { status: 500 })
  await failureOf(run(make(), request))
  expect(replicate.files()).toEqual([])
  const submission = await make().submit(request, context)
  expect(replicate.files()).toHaveLength(2)
  await make().cancel!((submission as { reference: string }).reference)
  expect(replicate.files()).toEqual([])
})

test('waits on through words for its state that nobody knew', async () => {
  replicate.behave({ questions: 3, isQueued: true })
  expect((await run(make(), await requestFor('txt2img/fast'))).pictures).toHaveLength(1)
  replicate.behave({ questions: 1, isQueued: false })
})

test('is stopped at the provider on a cancel', async () => {
  const engine = make()
  const request = await requestFor('txt2img/fast')
  const submission = await engine.submit(request, { signal: controller().signal, onProgress: () => {} })
  await engine.cancel!((submission as { reference: string }).reference)
  expect(replicate.predictions.at(-1)!.status).toBe('canceled')
})
