import type { MessagePort } from 'node:worker_threads'

/** The four txt2img models: the same painter, differing in pixels and finish only. */
export type PaintModel = 'fast' | 'standard' | 'pro' | 'ultra'

/** The two upscale models: v1.0 thins edges to make them crisp, v1.1 leaves the picture softer. */
export type UpscaleModel = 'v1.0' | 'v1.1'

export type PaintJob = {
  kind: 'paint'
  model: PaintModel
  prompt: string
  negativePrompt: string
  style: string
  aspectRatio: string
  seed: number
}

export type UpscaleJob = {
  kind: 'upscale'
  model: UpscaleModel
  bytes: Uint8Array
  scale: string
}

export type Job = PaintJob | UpscaleJob

/** What the main thread sends to a worker thread. Fractions from 0 to 1 come back through `progress`. */
export type Task = { job: Job; progress: MessagePort }

/** What a worker thread answers: a PNG, or a sentence saying why the request cannot be served. */
export type Outcome = { ok: true; picture: Uint8Array; note: string | null } | { ok: false; refusal: string }

/** Thrown inside a worker thread when the request itself is at fault; the sentence is for the person. */
export class InvalidJob extends Error {}
