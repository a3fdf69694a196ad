import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { type Arrived, picture, type Reply, type StandIn, startStandIn } from './stand-in.ts'

const painting = z.strictObject({
  prompt: z.string(),
  negative_prompt: z.string(),
  seed: z.int().min(-1),
  steps: z.int().min(1).max(150),
  cfg_scale: z.number(),
  width: z.int().multipleOf(8).min(64).max(2048),
  height: z.int().multipleOf(8).min(64).max(2048),
  sampler_name: z.string(),
  /** Copies in the server's own folder. */
  save_images: z.literal(false),
  override_settings: z.strictObject({ sd_model_checkpoint: z.string().optional() }),
  override_settings_restore_afterwards: z.boolean().default(false),
})
const guided = painting.extend({
  init_images: z.array(z.base64()).length(1),
  denoising_strength: z.number().min(0).max(1),
})
const enlarging = z.strictObject({
  image: z.base64(),
  upscaling_resize: z.number().min(1).max(8),
  upscaler_1: z.string(),
  gfpgan_visibility: z.number(),
})
const SCHEMAS: Record<string, z.ZodType> = {
  '/sdapi/v1/txt2img': painting,
  '/sdapi/v1/img2img': guided,
  '/sdapi/v1/extra-single-image': enlarging,
}
/** Shown instead of the true sizes, so that tests need not draw large pictures. */
const SHRINK = 16

export type Automatic1111StandIn = StandIn & {
  auth: string
  taken: string[]
  /** What each of them was drawn with. */
  checkpoints: string[]
  /** The checkpoint that whoever uses the interface finds. */
  loaded(): string
  /** Jobs at the same moment, at most: the real one mixes their progress up. */
  mostAtOnce(): number
  /** Milliseconds that a picture takes. */
  work(ms: number): void
  /** As if somebody pressed “Interrupt”: the job under way answers 200 with half a picture. */
  interrupt(): void
}

/** The API of AUTOMATIC1111's web UI: one progress and one interruption for everything. */
export async function startAutomatic1111(): Promise<Automatic1111StandIn> {
  const auth = 'easel:secret'
  const taken: string[] = []
  const checkpoints: string[] = []
  let loaded = 'chosen by somebody'
  let running = 0
  let most = 0
  let workMs = 0
  let wasInterrupted = false

  async function draw(request: Arrived): Promise<Reply> {
    const parsed = SCHEMAS[request.path]?.safeParse(request.json())
    if (!parsed?.success) return { status: 422, body: { detail: [{ msg: 'wrong', type: 'value_error' }] } }
    const wanted = parsed.data as {
      prompt?: string
      width?: number
      height?: number
      seed?: number
      override_settings?: { sd_model_checkpoint?: string }
      override_settings_restore_afterwards?: boolean
    }
    if (wanted.override_settings?.sd_model_checkpoint === 'missing') {
      return {
        status: 404,
        body: { error: 'HTTPException', detail: 'Checkpoint not found', body: '', errors: '' },
      }
    }
    const chosen = loaded
    loaded = wanted.override_settings?.sd_model_checkpoint ?? loaded
    taken.push(wanted.prompt ?? 'upscale')
    checkpoints.push(loaded)
    if (wanted.override_settings_restore_afterwards) loaded = chosen
    most = Math.max(most, ++running)
    wasInterrupted = false
    const end = Date.now() + workMs
    while (Date.now() < end && !wasInterrupted) await sleep(5)
    running -= 1
    const size = { width: (wanted.width ?? 1024) / SHRINK, height: (wanted.height ?? 1024) / SHRINK }
    const drawn = (await picture({ ...size, seed: wanted.seed ?? 1 })).toString('base64')
    return request.path.endsWith('extra-single-image')
      ? { body: { html_info: '', image: drawn } }
      : { body: { images: [drawn], parameters: {}, info: '{}' } }
  }

  const standIn = await startStandIn({
    kindOf: (_, path) => (path in SCHEMAS ? 'job' : path.endsWith('/progress') ? 'ask' : 'cancel'),
    async answer(request) {
      if (request.headers.authorization !== `Basic ${Buffer.from(auth).toString('base64')}`) {
        return { status: 401, body: { detail: 'Incorrect username or password' } }
      }
      if (request.kind === 'job') return await draw(request)
      if (request.kind === 'ask') {
        const state = { interrupted: wasInterrupted, skipped: false, job: '' }
        return { body: { progress: running > 0 ? 0.5 : 0, eta_relative: 1, state } }
      }
      wasInterrupted = true
      return { body: {} }
    },
  })
  return {
    ...standIn,
    auth,
    taken,
    checkpoints,
    loaded: () => loaded,
    mostAtOnce: () => most,
    work(ms) {
      workMs = ms
    },
    interrupt() {
      wasInterrupted = true
    },
  }
}
