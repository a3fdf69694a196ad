import * as z from 'zod'
import { proportionOf } from '#catalogue/ratios.ts'
import { formatOf } from '#server/images/kinds.ts'
import { type Engine, EngineError, type EngineErrorKind, type EngineRequest } from '../engine.ts'
import { createCaller, type ProviderAnswer } from '../provider/call.ts'
import { createDownloader } from '../provider/download.ts'
import { brokenAnswer, failureOf } from '../provider/failures.ts'
import { guard } from '../provider/guard.ts'
import { fileOf, fitted, hasInput } from '../provider/inputs.ts'
import { FACE, HAIR, LOGO, OUTFIT, promptWithStyle } from '../provider/prompts.ts'
import { sourceOf } from '../provider/source.ts'

export type OpenAiImagesOptions = {
  baseUrl: string
  /** Null for a server in the own network that asks for none. */
  apiKey: string | null
  model: string
  timeoutMs?: number
  downloadPauses?: number[]
}

const TIMEOUT_MS = 180_000
/** The sizes that every compatible model draws. */
const SIZES = { square: '1024x1024', landscape: '1536x1024', portrait: '1024x1536' } as const
const INPUT_LIMITS = { maxPixels: 16_000_000, maxBytes: 20_000_000 }

const images = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
})
const failure = z.object({ error: z.object({ code: z.string().nullish(), type: z.string().nullish() }) })

const KINDS: Record<string, EngineErrorKind> = {
  moderation_blocked: 'moderated',
  content_policy_violation: 'moderated',
  insufficient_quota: 'provider_credit',
  billing_hard_limit_reached: 'provider_credit',
  rate_limit_exceeded: 'rate_limited',
}

/** What the model is told for each pair; words beside pictures have to say what is to be done. */
const INSTRUCTIONS: Record<string, (request: EngineRequest) => string> = {
  'txt2img/standard': promptWithStyle,
  'txt2img/pro': promptWithStyle,
  'txt2img/ultra': promptWithStyle,
  'img2img/standard': promptWithStyle,
  'img2img/pro': promptWithStyle,
  'img2img/ultra': promptWithStyle,
  'logoMaker/v1.0': request => LOGO + request.prompt,
  'logoMaker/v1.1': request => LOGO + request.prompt,
  'searchReplace/pro': ({ prompt, searchPrompt }) =>
    `Replace this in the picture: ${searchPrompt}. Put there instead: ${prompt}. Change nothing else.`,
  'searchRecolor/pro': ({ prompt, searchPrompt }) =>
    `Change the colour of this in the picture: ${searchPrompt}. New colour: ${prompt}. Change nothing else.`,
  'replaceBackground/v2.0': ({ prompt }) =>
    `Keep the subject and replace the background by: ${prompt}. Light the subject to match.`,
  'faceSwap/v1.1': () => FACE,
  'virtualTryOn/v1.1': request => OUTFIT + request.prompt,
  'styleHair/v1.0': () => HAIR,
}

/** Any service with the image calls of OpenAI's interface. */
export function createOpenAiImagesEngine(options: OpenAiImagesOptions): Engine {
  const { baseUrl, apiKey, model, timeoutMs = TIMEOUT_MS } = options
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {}
  const call = createCaller({ baseUrl, headers, timeoutMs })
  const download = createDownloader({
    hosts: ['.blob.core.windows.net'],
    origins: [new URL(baseUrl).origin],
    timeoutMs,
    pauses: options.downloadPauses,
  })

  async function order(request: EngineRequest, prompt: string, signal: AbortSignal): Promise<ProviderAnswer> {
    const common = { model, prompt, n: 1, size: drawnSize(request) }
    const shared = { method: 'POST', isOrder: true, signal } as const
    if (!hasInput(request, 'file1'))
      return await call({ path: '/images/generations', json: common, ...shared })
    const form = new FormData()
    for (const input of request.inputs) form.append('image[]', fileOf(await fitted(input, INPUT_LIMITS)))
    for (const [name, value] of Object.entries(common)) form.set(name, String(value))
    return await call({ path: '/images/edits', form, ...shared })
  }

  const engine: Engine = {
    id: 'openai-images',
    name: 'OpenAI-compatible images',

    serves: (mode, name) =>
      Object.hasOwn(INSTRUCTIONS, `${mode}/${name}`)
        ? { progress: 'none', cancel: false, seed: false, negativePrompt: false }
        : null,

    async submit(request, { signal }) {
      const pair = `${request.mode}/${request.model}`
      const instruct = Object.hasOwn(INSTRUCTIONS, pair) ? INSTRUCTIONS[pair] : undefined
      if (!instruct) throw new EngineError('invalid')
      const answer = await order(request, instruct(request), signal)
      if (answer.status !== 200) throw failureIn(answer)
      const [picture] = images.safeParse(answer.json()).data?.data ?? []
      const bytes = picture?.b64_json
        ? Buffer.from(picture.b64_json, 'base64')
        : picture?.url
          ? await fetched(picture.url, signal)
          : null
      if (!bytes || !formatOf(bytes)) throw brokenAnswer('no picture')
      const pictures = [{ bytes, source: sourceOf(request.mode) }]
      return {
        kind: 'done',
        result: { pictures, note: null, providerModel: model, modelVersion: model, costMicroUsd: null },
      }
    },

    async close() {},
  }

  /** The picture was paid for when its address came: without it, the order is not made again. */
  async function fetched(address: string, signal: AbortSignal): Promise<Uint8Array> {
    try {
      return await download(address, signal)
    } catch (error) {
      if (error instanceof EngineError && error.kind === 'cancelled') throw error
      throw new EngineError('unavailable', { isFinal: true, cause: error })
    }
  }
  return guard(engine)
}

function drawnSize({ aspectRatio }: EngineRequest): string {
  const proportion = proportionOf(aspectRatio)
  if (proportion === 1) return SIZES.square
  return proportion > 1 ? SIZES.landscape : SIZES.portrait
}

function failureIn(answer: ProviderAnswer): EngineError {
  const { data } = failure.safeParse(answer.json())
  const code = data?.error.code ?? data?.error.type ?? undefined
  const known = code !== undefined && Object.hasOwn(KINDS, code) ? KINDS[code] : undefined
  return failureOf(answer, { known, code, isOrder: true })
}
