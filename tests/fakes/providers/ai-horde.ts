import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { type Arrived, picture, type Reply, type StandIn, startStandIn } from './stand-in.ts'

const side = z.int().min(64).max(3072).multipleOf(64)
const generateRequest = z.strictObject({
  prompt: z.string().min(1),
  params: z.strictObject({
    width: side,
    height: side,
    steps: z.int().min(1).max(500),
    n: z.int().min(1).max(20),
    cfg_scale: z.number().min(0).max(100),
    seed: z.string(),
    sampler_name: z.string(),
  }),
  nsfw: z.boolean(),
  censor_nsfw: z.boolean(),
  replacement_filter: z.boolean(),
  shared: z.boolean(),
  r2: z.boolean(),
  models: z.array(z.string().min(1)).min(1),
  allow_downgrade: z.boolean(),
})
type GenerateRequest = z.infer<typeof generateRequest>
type End = 'faulted' | 'impossible' | 'censored' | 'dead-link' | 'expired' | 'base64'

const SHRINK = 12
/** Pixels that cost nothing beforehand however many are waiting. */
const FREE_PIXELS = 576 * 576

export type AiHordeStandIn = StandIn & {
  apiKey: string
  baseUrl: string
  /** As they are drawn, which on busy days may be smaller than was asked for. */
  taken: GenerateRequest[]
  /** Whether so many are waiting that large pictures have to be paid for. */
  beBusy(wanted: boolean): void
  /** How the next requests end instead of with a picture. */
  endNext(...ends: End[]): void
}

/** The AI Horde's calls for pictures. */
export async function startAiHorde(): Promise<AiHordeStandIn> {
  const apiKey = '0000000000'
  const taken: GenerateRequest[] = []
  const ends: End[] = []
  let isBusy = false
  const requests = new Map<string, { request: GenerateRequest; asked: number; end: End | undefined }>()

  function accept(request: Arrived): Reply {
    const { data } = generateRequest.safeParse(request.json())
    if (!data)
      return { status: 400, body: { message: 'Input payload validation failed', rc: 'ValidationError' } }
    if (/\bgore\b/.test(data.prompt)) return { status: 400, body: { message: 'no', rc: 'CorruptPrompt' } }
    const { params } = data
    if (isBusy && params.width * params.height > FREE_PIXELS) {
      if (!data.allow_downgrade) return { status: 403, body: { message: 'no', rc: 'KudosUpfront' } }
      // Whatever becomes of the shape.
      while (params.width * params.height > FREE_PIXELS) {
        params.width = Math.max(64, params.width - 64)
        params.height = Math.max(64, params.height - 64)
      }
    }
    taken.push(data)
    const id = randomUUID()
    requests.set(id, { request: data, asked: 0, end: ends.shift() })
    return { status: 202, body: { id, kudos: 4 } }
  }

  async function answer(request: Arrived): Promise<Reply> {
    if (request.kind === 'download') {
      const [, seed, width, height] = /(\d+)-(\d+)x(\d+)/.exec(request.path) ?? []
      const size = { width: Number(width) / SHRINK, height: Number(height) / SHRINK }
      if (request.path.includes('dead')) return { status: 403 }
      return {
        headers: { 'content-type': 'image/webp' },
        body: await picture({
          width: Math.round(size.width),
          height: Math.round(size.height),
          seed: Number(seed),
          format: 'webp',
        }),
      }
    }
    if (request.headers.apikey !== apiKey || !request.headers['client-agent']) {
      return { status: 401, body: { message: 'No user matching sent API Key', rc: 'InvalidAPIKey' } }
    }
    if (request.kind === 'job') return accept(request)
    const id = request.path.split('/').at(-1) ?? ''
    const found = requests.get(id)
    if (!found || found.end === 'expired')
      return { status: 404, body: { message: 'not found', rc: 'RequestNotFound' } }
    if (request.kind === 'cancel') return { body: { generations: [] } }
    const { end } = found
    if (request.path.includes('/check/')) {
      const isDone = found.asked++ > 0
      const waiting = {
        finished: 0,
        processing: 1,
        restarted: 0,
        waiting: 0,
        wait_time: 3,
        queue_position: 1,
        kudos: 4,
      }
      return {
        body: { ...waiting, done: isDone, faulted: end === 'faulted', is_possible: end !== 'impossible' },
      }
    }
    const { width, height, seed } = found.request.params
    const name = `${seed}-${width}x${height}`
    const bytes = await picture({ width: 64, height: 64, seed: Number(seed), format: 'webp' })
    const img =
      end === 'base64'
        ? bytes.toString('base64')
        : `http://${request.headers.host}/r2/${end === 'dead-link' ? 'dead' : name}`
    const generation = {
      img,
      seed,
      censored: end === 'censored',
      model: found.request.models[0],
      gen_metadata: [],
    }
    return { body: { generations: [generation], done: true, faulted: false } }
  }

  const standIn = await startStandIn({
    kindOf(method, path) {
      if (path.startsWith('/r2/')) return 'download'
      if (path.endsWith('/generate/async')) return 'job'
      return method === 'DELETE' ? 'cancel' : 'ask'
    },
    answer,
  })
  return {
    ...standIn,
    apiKey,
    baseUrl: `${standIn.url}/api/v2`,
    taken,
    beBusy(wanted) {
      isBusy = wanted
    },
    endNext: (...next) => void ends.push(...next),
  }
}
