import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { type Arrived, picture, type Reply, type StandIn, startStandIn } from './stand-in.ts'

const SCHEMAS = JSON.parse(readFileSync(new URL('./descriptions/openai.json', import.meta.url), 'utf8'))
const imageRequest = z.fromJSONSchema(SCHEMAS.CreateImageRequest)
const moderationRequest = z.fromJSONSchema(SCHEMAS.CreateModerationRequest)
const SIZES = ['1024x1024', '1536x1024', '1024x1536', 'auto']
const CATEGORIES = ['harassment', 'hate', 'illicit', 'self-harm', 'sexual', 'sexual/minors', 'violence']

export type OpenAiStandIn = StandIn & {
  apiKey: string
  baseUrl: string
  /** Prompts of the pictures that were made, which is when they are paid for. */
  taken: string[]
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
    const isRight = imageRequest.safeParse(fields).success && SIZES.includes(String(fields.size))
    if (!isRight || (isEdit && (images === 0 || images > 16))) return refusal(400, 'invalid_value')
    // GPT models refuse what only the older ones know.
    if ('response_format' in fields || 'negative_prompt' in fields) return refusal(400, 'unknown_parameter')
    const prompt = String(fields.prompt)
    if (/\bgore\b/.test(prompt)) return refusal(400, 'moderation_blocked')
    taken.push(prompt)
    const [width = 1, height = 1] = String(fields.size).split('x').map(Number)
    const bytes = await picture({
      width: (side * width) / 1024,
      height: (side * height) / 1024,
      seed: taken.length,
    })
    const one = isByUrl
      ? { url: `http://${request.headers.host}/delivery/${taken.length}.png` }
      : { b64_json: bytes.toString('base64') }
    return { body: { created: 1, data: [one] } }
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
      path.startsWith('/delivery/') ? 'download' : path.startsWith('/v1/images/') ? 'order' : 'other',
    async answer(request) {
      if (request.kind === 'download') {
        return {
          headers: { 'content-type': 'image/png' },
          body: await picture({ width: side, height: side }),
        }
      }
      if (request.headers.authorization !== `Bearer ${apiKey}`) return refusal(401, 'invalid_api_key')
      return request.kind === 'order' ? await draw(request) : judge(request)
    },
  })
  return {
    ...standIn,
    apiKey,
    baseUrl: `${standIn.url}/v1`,
    taken,
    judged,
    sendUrls(wanted) {
      isByUrl = wanted
    },
    flag: (word, category) => void flags.set(word, category),
  }
}

const refusal = (status: number, code: string): Reply => ({
  status,
  body: {
    error: { type: 'invalid_request_error', code, message: 'Buy more credit at OpenAI.', param: null },
  },
})
