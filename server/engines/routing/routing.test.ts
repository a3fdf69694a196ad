import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createTestEngine } from '#tests/support/engine.ts'
import { filled, InvalidWorkflowError, readWorkflows } from '../comfyui/workflows.ts'
import { createRegistry } from '../registry.ts'
import { InvalidRoutingError, priceOf, readRouting } from './routing.ts'

const engine = (id: string, downFor = 0, isPublic = false) => ({
  ...createTestEngine({ id }),
  name: `The ${id}`,
  isPublic,
  downFor: () => downFor,
})
const table = (pairs: object, more: object = {}) => readRouting(JSON.stringify({ pairs, ...more }))
const open = { isPrivate: false }

test('the first engine of the table that is configured serves; what is built in comes last', () => {
  const all = ['builtin', 'automatic1111', 'comfyui', 'stability', 'replicate'].map(id => engine(id))
  const registry = createRegistry(all)
  expect(registry.find('txt2img', 'fast')?.id).toBe('replicate')
  expect(registry.find('txt2img', 'pro')?.id).toBe('stability')
  expect(createRegistry([engine('builtin')]).find('txt2img', 'pro')?.id).toBe('builtin')
  // It could, but it costs more there than people pay.
  expect(createRegistry([engine('stability')]).find('txt2img', 'fast')).toBeNull()
  expect(createRegistry([]).availability()).toEqual([])
})

test('an operator may choose other engines for a pair, or none', () => {
  const routing = table({ 'txt2img/fast': { engines: ['stability'] }, 'emoji/pro': { engines: [] } })
  const registry = createRegistry([engine('replicate'), engine('stability'), engine('builtin')], routing)
  expect(registry.find('txt2img', 'fast')?.id).toBe('stability')
  expect(registry.choose('emoji', 'pro', open)).toEqual({ kind: 'unavailable' })
  expect(registry.availability().some(({ mode }) => mode === 'emoji')).toBe(false)
})

test('what follows when an engine is down, the table says', () => {
  const engines = ['replicate', 'stability']
  const choose = (whenDown: string | undefined, others: number) =>
    createRegistry(
      [engine('replicate', 9_000), engine('stability', others)],
      table({ 'txt2img/fast': { engines, whenDown } }),
    ).choose('txt2img', 'fast', open)
  expect(choose(undefined, 0)).toEqual({ kind: 'down', retryAfterMs: 9_000 })
  expect(choose('wait', 0)).toMatchObject({ kind: 'available', engine: { id: 'replicate' }, insteadOf: null })
  expect(choose('next', 0)).toMatchObject({ engine: { id: 'stability' }, insteadOf: { id: 'replicate' } })
  expect(choose('next', 1)).toMatchObject({ kind: 'down' })
})

test('what is private never goes where strangers see it', () => {
  const registry = createRegistry([engine('ai-horde', 0, true), engine('builtin')])
  expect(registry.choose('txt2img', 'fast', open)).toMatchObject({ engine: { id: 'ai-horde' } })
  expect(registry.choose('txt2img', 'fast', { isPrivate: true })).toMatchObject({ engine: { id: 'builtin' } })
})

test('prices are those of the operator, for each picture or second', () => {
  const routing = table({
    'txt2img/fast': {
      engines: ['replicate', 'comfyui'],
      prices: { replicate: { usdPerPicture: 0.003 }, comfyui: { usdPerSecond: 0.0002 } },
    },
  })
  const route = routing.routeOf('txt2img', 'fast')
  expect(priceOf(route, 'replicate', undefined)).toBe(3_000)
  expect(priceOf(route, 'comfyui', 10)).toBe(2_000)
  expect(priceOf(route, 'comfyui', undefined)).toBeNull()
  expect(priceOf(route, 'stability', 10)).toBeNull()
  expect(priceOf(null, 'test', 10)).toBeNull()
})

test.each([
  ['no JSON', '{'],
  ['an unknown pair', '{"pairs":{"txt2img/slow":{"engines":[]}}}'],
  ['an unknown engine', '{"pairs":{"txt2img/fast":{"engines":["dall-e"]}}}'],
  ['a misspelt field', '{"pairs":{"txt2img/fast":{"engines":[],"whendown":"next"}}}'],
  ['another list', '[]'],
  ['a model that is none', '{"replicateModels":{"google/nano-banana-2":"newest"}}'],
  ['a model that nothing uses', '{"replicateModels":{"google/nano-banana":"google/nano-banana-pro"}}'],
  ['a version that is none', '{"replicateVersions":{"stability-ai/sdxl":"latest"}}'],
])('a file with %s is refused with a sentence', (_what, text) => {
  expect(() => readRouting(text)).toThrow(InvalidRoutingError)
  expect(() => readRouting(text)).toThrow(/routing file .*\.$/i)
})

const folder = mkdtempSync(join(tmpdir(), 'easel-workflows-'))
afterAll(() => rmSync(folder, { recursive: true }))
const graph = {
  1: { class_type: 'SaveImage', inputs: { text: 'a {{prompt}}', seed: '{{seed}}', other: '{{x}}' } },
}

test('an operator’s workflow replaces that of the product, for a mode or for one model', () => {
  writeFileSync(join(folder, 'emoji.pro.json'), JSON.stringify({ model: 'mine', graph }))
  writeFileSync(join(folder, 'txt2img.ultra.json'), JSON.stringify({ model: 'large', graph }))
  const workflows = readWorkflows(folder)
  expect(workflows.find('emoji', 'pro')?.model).toBe('mine')
  expect(workflows.find('txt2img', 'ultra')?.model).toBe('large')
  expect(workflows.find('txt2img', 'fast')?.model).toBe('{{checkpoint}}')
  expect(workflows.find('txt2img', 'none')).toBeNull()
  const filledIn = filled(workflows.find('emoji', 'pro')!.graph, { prompt: '"fox" {{seed}}', seed: 7 })
  expect(filledIn).toMatchObject({ 1: { inputs: { text: 'a "fox" {{seed}}', seed: 7, other: '{{x}}' } } })
})

test.each([
  ['fly.json', '{}'],
  ['emoji.other.json', '{}'],
  ['emoji.json', '{'],
  ['emoji.json', '{"model":"a","graph":{"1":{}}}'],
])('a workflow %s with %s is refused', (name, text) => {
  const place = mkdtempSync(join(tmpdir(), 'easel-workflows-'))
  writeFileSync(join(place, name), text)
  expect(() => readWorkflows(place)).toThrow(InvalidWorkflowError)
  rmSync(place, { recursive: true })
})
