import sharp from 'sharp'
import { expect } from 'vitest'
import { configurationOf, MODES, pairKey } from '#catalogue/modes.ts'
import { createAiHordeEngine } from '#server/engines/ai-horde/ai-horde.ts'
import { createAutomatic1111Engine } from '#server/engines/automatic1111/automatic1111.ts'
import { createComfyUiEngine } from '#server/engines/comfyui/comfyui.ts'
import { readWorkflows } from '#server/engines/comfyui/workflows.ts'
import { type Engine, EngineError, type EngineRequest, type InputPicture } from '#server/engines/engine.ts'
import { createOpenAiImagesEngine } from '#server/engines/openai-images/openai-images.ts'
import { createReplicateEngine } from '#server/engines/replicate/replicate.ts'
import { createStabilityEngine } from '#server/engines/stability/stability.ts'
import { startAiHorde } from '#tests/fakes/providers/ai-horde.ts'
import { startAutomatic1111 } from '#tests/fakes/providers/automatic1111.ts'
import { startComfyUi } from '#tests/fakes/providers/comfyui.ts'
import { startOpenAi } from '#tests/fakes/providers/openai.ts'
import { startReplicate } from '#tests/fakes/providers/replicate.ts'
import { startStability } from '#tests/fakes/providers/stability.ts'
import type { StandIn } from '#tests/fakes/providers/stand-in.ts'

const QUICK = { pollMs: 5, downloadPauses: [5] }

export type Make = (changes?: { timeoutMs?: number }) => Engine
export type Provider = { make: Make; standIn: StandIn; isPaid: boolean }

/** Stand-ins for all providers, and engines that talk to them; each engine is new and has met no failures. */
export async function startProviders() {
  const [stability, replicate, openAi, comfy, webUi, horde] = await Promise.all([
    startStability(),
    startReplicate(),
    startOpenAi(),
    startComfyUi(),
    startAutomatic1111(),
    startAiHorde(),
  ])
  const providers = {
    stability: {
      make: changes =>
        createStabilityEngine({
          apiKey: stability.apiKey,
          baseUrl: stability.url,
          translate: null,
          ...QUICK,
          ...changes,
        }),
      standIn: stability,
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
      standIn: replicate,
      isPaid: true,
    },
    'openai-images': {
      make: changes =>
        createOpenAiImagesEngine({
          baseUrl: openAi.baseUrl,
          apiKey: openAi.apiKey,
          model: 'gpt-image-2',
          ...QUICK,
          ...changes,
        }),
      standIn: openAi,
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
      standIn: comfy,
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
      standIn: webUi,
      isPaid: false,
    },
    'ai-horde': {
      make: changes =>
        createAiHordeEngine({
          apiKey: horde.apiKey,
          baseUrl: horde.baseUrl,
          clientAgent: 'easel:0:test',
          models: ['Deliberate', 'Dreamshaper'],
          ...QUICK,
          ...changes,
        }),
      standIn: horde,
      isPaid: false,
    },
  } satisfies Record<string, Provider>
  const all = [stability, replicate, openAi, comfy, webUi, horde]
  return {
    providers,
    stability,
    replicate,
    openAi,
    comfy,
    webUi,
    horde,
    close: () => Promise.all(all.map(each => each.close())),
  }
}

const drawn = new Map<string, Promise<InputPicture>>()
export function input(name: string, width = 160, height = 120): Promise<InputPicture> {
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
export async function requestFor(pair: string, changes: Partial<EngineRequest> = {}): Promise<EngineRequest> {
  const [modeKey = '', modelName = ''] = pair.split('/')
  const mode = MODES.find(({ key }) => key === modeKey)!
  const form = configurationOf(mode, mode.models.find(({ name }) => name === modelName)!)
  return {
    creationId: `creation-${modeKey}`,
    person: 'f'.repeat(64),
    isPrivate: false,
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
    options: Object.fromEntries(form.selectInputs.map(({ key, defaultChoice }) => [key, defaultChoice])),
    inputs: await Promise.all(form.imageInputs.map(({ name }) => input(name))),
    ...changes,
  }
}

export const controller = () => new AbortController()

export async function run(
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

export const failureOf = async (work: Promise<unknown>): Promise<EngineError> => {
  const error = await work.then(
    () => expect.fail('the work should have failed'),
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(EngineError)
  return error as EngineError
}

export const ALL_PAIRS = MODES.flatMap(mode => mode.models.map(({ name }) => pairKey(mode.key, name)))
