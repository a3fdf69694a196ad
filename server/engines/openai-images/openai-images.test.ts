import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CREDIT_MICRO_USD } from '#catalogue/credit-value.ts'
import { configurationOf, findMode, findModel, MODES, pairKey } from '#catalogue/modes.ts'
import { proportionOf, RATIOS } from '#catalogue/ratios.ts'
import { type OpenAiStandIn, startOpenAi } from '#tests/fakes/providers/openai.ts'
import { ALL_PAIRS, failureOf, input, requestFor, run } from '#tests/support/providers.ts'
import type { EngineRequest } from '../engine.ts'
import { createOpenAiImagesEngine } from './openai-images.ts'

let openAi: OpenAiStandIn
beforeAll(async () => {
  openAi = await startOpenAi()
})
afterAll(() => openAi.close())

const make = ({ model = 'gpt-image-2' } = {}) => {
  const { baseUrl, apiKey } = openAi
  return createOpenAiImagesEngine({ baseUrl, apiKey, model, downloadPauses: [5] })
}

test.each([
  [{ status: 400, body: { error: { code: 'content_policy_violation' } } }, 'moderated'],
  [{ status: 429, body: { error: { code: 'insufficient_quota' } } }, 'provider_credit'],
  [{ status: 429, body: { error: { code: 'rate_limit_exceeded' } } }, 'rate_limited'],
] as const)('knows %j', async (fault, kind) => {
  openAi.fail('job', fault)
  expect(await failureOf(run(make(), await requestFor('txt2img/pro')))).toMatchObject({ kind })
})

test('takes pictures by their address too', async () => {
  openAi.sendUrls(true)
  expect((await run(make(), await requestFor('txt2img/pro'))).pictures).toHaveLength(1)
  openAi.sendUrls(false)
})

test('a missing model is reported, no more jobs are started, and its name is for the operator to fix', async () => {
  const engine = make()
  expect(await engine.findings!()).toEqual([])
  openAi.offer('gpt-image-1.5', 'omni-moderation-latest')
  expect(await failureOf(run(engine, await requestFor('txt2img/pro')))).toMatchObject({
    kind: 'provider_credit',
    detail: expect.stringContaining('not available at the moment. Choose another'),
  })
  expect(engine.downFor!()).toBeGreaterThan(0)
  expect(await engine.findings!()).toEqual([
    expect.stringMatching(
      /^OPENAI_IMAGES_MODEL names gpt-image-2, which 127\.0\.0\.1:\d+ does not have\. .* gpt-image-1\.5\.$/,
    ),
  ])
  openAi.offer()
  openAi.fail('other', { status: 404 }, { status: 401 }, { resets: true })
  expect(await engine.findings!()).toEqual([])
  expect(await engine.findings!()).toEqual([expect.stringContaining('refuses OPENAI_IMAGES_API_KEY')])
  expect(await engine.findings!()).toEqual([expect.stringContaining('could not be reached')])
})

test('a dearer tier is drawn better, and none costs more than people pay but the recolouring', async () => {
  const engine = make()
  const losses = new Set<string>()
  for (const pair of ALL_PAIRS) {
    const [modeKey = '', modelName = ''] = pair.split('/')
    if (!engine.serves(modeKey, modelName)) continue
    const mode = findMode(modeKey)!
    const { credits, imageInputs } = configurationOf(mode, findModel(mode, modelName)!)
    const inputs = await Promise.all(imageInputs.map(({ name }) => input(name, 1500, 1500)))
    for (const aspectRatio of ['1:1', '9:21', '3:2']) {
      const { costMicroUsd } = await run(engine, await requestFor(pair, { aspectRatio, inputs }))
      expect(costMicroUsd, pair).toBeGreaterThan(1_000)
      if (costMicroUsd! > credits * CREDIT_MICRO_USD) losses.add(pair)
    }
  }
  expect([...losses]).toEqual(['searchRecolor/pro'])
  const asked = async (pair: string) => {
    const { costMicroUsd } = await run(engine, await requestFor(pair, { aspectRatio: '1:1' }))
    const { quality, size } = openAi.fields.at(-1)!
    return { quality, size, costMicroUsd }
  }
  // By the provider's list: 0.6, 5.3 and 7.5 cents, with the words.
  expect(await asked('txt2img/standard')).toEqual({ quality: 'low', size: '1024x1024', costMicroUsd: 5_980 })
  expect(await asked('txt2img/pro')).toEqual({ quality: 'medium', size: '1024x1024', costMicroUsd: 52_780 })
  expect(await asked('txt2img/ultra')).toEqual({
    quality: 'medium',
    size: '1536x1536',
    costMicroUsd: 75_430,
  })
})

test('names the person to the provider without telling who it is', async () => {
  for (const pair of ['txt2img/pro', 'img2img/pro']) {
    await run(make(), await requestFor(pair, { person: 'a'.repeat(64) }))
    expect(openAi.fields.at(-1)).toMatchObject({ user: 'a'.repeat(64) })
  }
})

test('asks models that know neither qualities nor prices for neither', async () => {
  openAi.offer('some-model')
  const result = await run(make({ model: 'some-model' }), await requestFor('txt2img/pro'))
  openAi.offer()
  expect(openAi.fields.at(-1)).not.toHaveProperty('quality')
  expect(result).toMatchObject({ costMicroUsd: null })
})

const shapeOf = async (bytes: Uint8Array) => {
  const { width = 0, height = 0 } = await sharp(bytes).metadata()
  return width / height
}

test.each([
  [1200, 1200],
  [1201, 799],
  [700, 1500],
  [160, 120],
  [4000, 3000],
])(
  'a changed picture keeps the shape of one of %i × %i, whatever ratio the form holds',
  async (width, height) => {
    const engine = make()
    for (const mode of MODES) {
      for (const model of mode.models) {
        const { aspectRatio, imageInputs } = configurationOf(mode, model)
        if (aspectRatio || !engine.serves(mode.key, model.name)) continue
        const inputs = await Promise.all(imageInputs.map(({ name }) => input(name, width, height)))
        const pair = pairKey(mode.key, model.name)
        const result = await run(engine, await requestFor(pair, { aspectRatio: '9:16', inputs }))
        const proportion = (await shapeOf(result.pictures[0]!.bytes)) / (width / height)
        expect(Math.abs(Math.log(proportion)), pair).toBeLessThan(0.01)
        expect(result.note).toBeNull()
      }
    }
    if (width === 1200) expect(openAi.fields.at(-1)).toMatchObject({ size: '1200x1200' })
  },
)

test('a chosen ratio is drawn exactly where the model takes any size, and noted where it does not', async () => {
  for (const { key } of RATIOS) {
    const { pictures, note } = await run(make(), await requestFor('txt2img/pro', { aspectRatio: key }))
    expect(await shapeOf(pictures[0]!.bytes), key).toBeCloseTo(proportionOf(key), 2)
    expect(note).toBeNull()
  }
  const noteOf = async (pair: string, changes: Partial<EngineRequest>, model = 'gpt-image-2') =>
    (await run(make({ model }), await requestFor(pair, changes))).note
  expect(await noteOf('txt2img/pro', { aspectRatio: '9:21' }, 'gpt-image-1.5')).toMatch(
    /^This model does not draw 9:21, so the picture is 64 × 96\.$/,
  )
  expect(await noteOf('txt2img/pro', { aspectRatio: '3:2' }, 'gpt-image-1.5')).toBeNull()
  const panorama = { inputs: [await input('file1', 3000, 500)] }
  expect(await noteOf('searchReplace/pro', panorama)).toContain('does not draw 3000 × 500')
})
