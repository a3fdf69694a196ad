import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { type Arrived, picture, type Reply, type StandIn, startStandIn } from './stand-in.ts'

const SCHEMAS = JSON.parse(readFileSync(new URL('./descriptions/openai.json', import.meta.url), 'utf8'))
const REQUESTS = {
  generations: { schema: z.fromJSONSchema(SCHEMAS.CreateImageRequest), known: SCHEMAS.CreateImageRequest },
  edits: { schema: z.fromJSONSchema(SCHEMAS.CreateImageEditRequest), known: SCHEMAS.CreateImageEditRequest },
}
const moderationRequest = z.fromJSONSchema(SCHEMAS.CreateModerationRequest)
const SIZES = ['1024x1024', '1536x1024', '1024x1536', 'auto']
/** How much of the picture is worked out, which is what its tokens follow from. */
const EFFORTS: Record<string, number> = { low: 16, medium: 48, high: 96 }
/** `gpt-image-1` was shut down in October 2026. */
const MODELS = ['gpt-image-2', 'gpt-image-2-2026-04-21', 'gpt-image-1.5', 'omni-moderation-latest']
const CATEGORIES = ['harassment', 'hate', 'illicit', 'self-harm', 'sexual', 'sexual/minors', 'violence']

export type OpenAiStandIn = StandIn & {
  apiKey: string
  baseUrl: string
  /** Prompts of the pictures that were made, which is when they are paid for. */
  taken: string[]
  /** The fields that came with each of them. */
  fields: Record<string, unknown>[]
  /** The models that there are from now on; no names are those of today. */
  offer(...models: string[]): void
  /** What was to be judged. */
  judged: unknown[]
  /** Whether pictures come as addresses, as many compatible servers send them. */
  sendUrls(wanted: boolean): void
  /** The category that texts with this word, or pictures, are flagged with. */
  flag(word: string | 'pictures', category: string): void
}

/** The calls for images and moderation of OpenAI's interface. Prompts with “gore” are blocked. */
export async function startOpenAi({ side = 64 } = {}): Promise<OpenAiStandIn> {
  const apiKey = `sk-${randomBytes(12).toString('hex')}`
  const taken: string[] = []
  const asked: Record<string, unknown>[] = []
  let models = MODELS
  const judged: unknown[] = []
  const flags = new Map<string, string>()
  let isByUrl = false

  async function draw(request: Arrived): Promise<Reply> {
    const isEdit = request.path.endsWith('/edits')
    const form = isEdit ? await request.form() : null
    const fields = form
      ? Object.fromEntries(
          [...form]
            .filter(([, value]) => typeof value === 'string')
            .map(([name, value]) => [name, name === 'n' ? Number(value) : value]),
        )
      : (request.json() as Record<string, unknown>)
    const images = form?.getAll('image[]').length ?? 0
    const { schema, known } = REQUESTS[isEdit ? 'edits' : 'generations']
    const isKnown = (name: string) => Object.hasOwn(known.properties, name)
    if (!Object.keys(fields).every(isKnown)) return refusal(400, 'unknown_parameter')
    // GPT models refuse what only the older ones know.
    if ('response_format' in fields) return refusal(400, 'unknown_parameter')
    const isRight = schema.safeParse({ ...fields, ...(isEdit && { image: [] }) }).success
    if (!isRight || (isEdit && (images === 0 || images > 16))) return refusal(400, 'invalid_value')
    const model = String(fields.model)
    if (!models.includes(model)) return refusal(404, 'model_not_found')
    if (!isSize(model, String(fields.size))) return refusal(400, 'invalid_value')
    const prompt = String(fields.prompt)
    if (/\bgore\b/.test(prompt)) return refusal(400, 'moderation_blocked')
    taken.push(prompt)
    asked.push(fields)
    const [width = 1, height = 1] = String(fields.size).split('x').map(Number)
    const bytes = await picture({
      width: (side * width) / 1024,
      height: (side * height) / 1024,
      seed: taken.length,
    })
    const one = isByUrl
      ? { url: `http://${request.headers.host}/delivery/${taken.length}.png` }
      : { b64_json: bytes.toString('base64') }
    const usage = usageOf({ width, height, quality: String(fields.quality ?? 'high'), images })
    return { body: { created: 1, data: [one], ...(model.startsWith('gpt-') && { usage }) } }
  }

  function judge(request: Arrived): Reply {
    const body = request.json() as { input: unknown }
    if (!moderationRequest.safeParse(body).success) return refusal(400, 'invalid_value')
    judged.push(body.input)
    const text = JSON.stringify(body.input)
    const flagged = [...flags].flatMap(([word, category]) =>
      (word === 'pictures' ? text.includes('image_url') : text.includes(word)) ? [category] : [],
    )
    const categories = Object.fromEntries(CATEGORIES.map(name => [name, flagged.includes(name)]))
    return {
      body: {
        id: 'modr-1',
        model: 'omni-moderation-latest',
        results: [{ flagged: flagged.length > 0, categories }],
      },
    }
  }

  const standIn = await startStandIn({
    kindOf: (_, path) =>
      path.startsWith('/delivery/') ? 'download' : path.startsWith('/v1/images/') ? 'job' : 'other',
    async answer(request) {
      if (request.kind === 'download') {
        return {
          headers: { 'content-type': 'image/png' },
          body: await picture({ width: side, height: side }),
        }
      }
      if (request.headers.authorization !== `Bearer ${apiKey}`) return refusal(401, 'invalid_api_key')
      if (request.path === '/v1/models') {
        return { body: { object: 'list', data: models.map(id => ({ id, object: 'model' })) } }
      }
      return request.kind === 'job' ? await draw(request) : judge(request)
    },
  })
  return {
    ...standIn,
    apiKey,
    baseUrl: `${standIn.url}/v1`,
    taken,
    fields: asked,
    judged,
    offer(...names) {
      models = names.length > 0 ? names : MODELS
    },
    sendUrls(wanted) {
      isByUrl = wanted
    },
    flag: (word, category) => void flags.set(word, category),
  }
}

/** Any size in steps of 16 within the limits of gpt-image-2; three sizes with the others. */
function isSize(model: string, size: string): boolean {
  const [width = 0, height = 0] = size.split('x').map(Number)
  if (!model.startsWith('gpt-image-2') || SIZES.includes(size)) return SIZES.includes(size)
  const pixels = width * height
  return (
    width % 16 === 0 &&
    height % 16 === 0 &&
    Math.max(width, height) <= 3840 &&
    Math.max(width / height, height / width) <= 3 &&
    pixels >= 655_360 &&
    pixels <= 8_294_400
  )
}

type Made = { width: number; height: number; quality: string; images: number }

/** As gpt-image-2 counts the tokens of what it draws; those of inputs are near enough. */
function usageOf({ width, height, quality, images }: Made) {
  const effort = EFFORTS[quality] ?? EFFORTS.high!
  const across = Math.round((effort * Math.min(width, height)) / Math.max(width, height))
  const output = Math.ceil((effort * across * (2_000_000 + width * height)) / 4_000_000)
  const input = { text_tokens: 20, image_tokens: 1_000 * images }
  return {
    input_tokens: input.text_tokens + input.image_tokens,
    input_tokens_details: input,
    output_tokens: output,
    output_tokens_details: { image_tokens: output, text_tokens: 0 },
    total_tokens: input.text_tokens + input.image_tokens + output,
  }
}

const refusal = (status: number, code: string): Reply => ({
  status,
  body: {
    error: { type: 'invalid_request_error', code, message: 'Buy more credit at OpenAI.', param: null },
  },
})
