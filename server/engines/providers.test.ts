import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfiguration } from '#server/config/configuration.ts'
import { startAiHorde } from '#tests/fakes/providers/ai-horde.ts'
import { startAutomatic1111 } from '#tests/fakes/providers/automatic1111.ts'
import { startComfyUi } from '#tests/fakes/providers/comfyui.ts'
import { startOpenAi } from '#tests/fakes/providers/openai.ts'
import { startReplicate } from '#tests/fakes/providers/replicate.ts'
import { startStability } from '#tests/fakes/providers/stability.ts'
import type { StandIn } from '#tests/fakes/providers/stand-in.ts'
import type { EngineRequest } from './engine.ts'
import { createProviders } from './providers.ts'
import { readRouting } from './routing/routing.ts'

const document = readFileSync(new URL('../../docs/providers.md', import.meta.url), 'utf8')
const standIns: StandIn[] = []
/** By heading: what stands in for the addresses and keys of the document. */
let replaced: Record<string, Record<string, string>>

beforeAll(async () => {
  const stability = await startStability()
  const replicate = await startReplicate()
  const openAi = await startOpenAi()
  const comfy = await startComfyUi()
  const webUi = await startAutomatic1111()
  const horde = await startAiHorde()
  standIns.push(stability, replicate, openAi, comfy, webUi, horde)
  replaced = {
    'Stability AI': { STABILITY_API_KEY: stability.apiKey, STABILITY_BASE_URL: stability.url },
    Replicate: { REPLICATE_API_TOKEN: replicate.token, REPLICATE_BASE_URL: replicate.baseUrl },
    'OpenAI-compatible images': {
      OPENAI_IMAGES_BASE_URL: openAi.baseUrl,
      OPENAI_IMAGES_API_KEY: openAi.apiKey,
    },
    ComfyUI: { COMFYUI_URLS: `${comfy.url}, ${comfy.url}` },
    'AUTOMATIC1111 or Forge': { AUTOMATIC1111_URL: webUi.url, AUTOMATIC1111_AUTH: webUi.auth },
    'AI Horde': { AI_HORDE_BASE_URL: horde.baseUrl },
  }
})
afterAll(() => Promise.all(standIns.map(each => each.close())))

const sections = document.split(/^## /m).slice(1)
const blockOf = (section: string, language: string) =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(section)?.[1]
const settingsOf = (block: string) =>
  Object.fromEntries([...block.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value!]))

test('what the documentation says to set turns each provider on, and it makes a picture', async () => {
  const tried: string[] = []
  for (const section of sections) {
    const title = section.slice(0, section.indexOf('\n'))
    const block = blockOf(section, 'sh')
    if (!block || title === 'Moderation') continue
    expect(block.trim().split('\n').length, title).toBeLessThanOrEqual(5)
    // As written it is a configuration that starts; with the stand-in's address it draws.
    readConfiguration(settingsOf(block))
    const { providers } = readConfiguration({ ...settingsOf(block), ...replaced[title] })
    const options = { publicUrl: null, routing: readRouting(null), translate: null, version: '0' }
    const [engine, ...others] = createProviders(providers, options)
    expect(others).toEqual([])
    const model = ['fast', 'pro'].find(name => engine!.serves('txt2img', name))!
    const request: EngineRequest = {
      creationId: 'creation',
      person: 'somebody',
      isPrivate: false,
      attempt: 1,
      mode: 'txt2img',
      model,
      prompt: 'a lighthouse',
      searchPrompt: '',
      negativePrompt: '',
      seed: 1,
      style: 'none',
      aspectRatio: '1:1',
      imageStrength: 0.8,
      options: {},
      inputs: [],
    }
    const context = { signal: new AbortController().signal, onProgress: () => {} }
    const submission = await engine!.submit(request, context)
    const result =
      submission.kind === 'done'
        ? submission.result
        : await engine!.resume!(submission.reference, request, context)
    expect(result.pictures, title).toHaveLength(1)
    tried.push(title)
  }
  expect(tried.sort()).toEqual(Object.keys(replaced).sort())
}, 20_000)

test('the routing file of the documentation is right', () => {
  const section = sections.find(text => text.startsWith('Who serves what'))!
  const routing = readRouting(blockOf(section, 'json')!)
  expect(routing.routeOf('txt2img', 'fast')).toMatchObject({ whenDown: 'next' })
})

test('the settings for moderation are right', () => {
  const section = sections.find(text => text.startsWith('Moderation'))!
  const { moderation, moderatedEngines } = readConfiguration(settingsOf(blockOf(section, 'sh')!))
  expect(moderation).toMatchObject({ baseUrl: 'https://api.openai.com/v1' })
  expect(moderatedEngines).toEqual(['comfyui', 'automatic1111'])
})
