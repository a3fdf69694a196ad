import type { MessagePort } from 'node:worker_threads'
import type { DigitalSource } from '../engine.ts'

/** The four txt2img models: the same painter, differing in pixels and finish only. */
export type PaintModel = 'fast' | 'standard' | 'pro' | 'ultra'

/** What the darkroom makes: everything but a picture that is painted from words alone. */
export type EditMode =
  | 'emoji'
  | 'face2sticker'
  | 'fixOldPhoto'
  | 'img2img'
  | 'logoMaker'
  | 'photo2anime'
  | 'portraitMaker'
  | 'removeBackground'
  | 'replaceBackground'
  | 'searchRecolor'
  | 'searchReplace'
  | 'sketch2img'
  | 'structure'
  | 'upscale'

export type PaintJob = {
  kind: 'paint'
  model: PaintModel
  prompt: string
  negativePrompt: string
  style: string
  aspectRatio: string
  seed: number
}

export type EditJob = {
  kind: 'edit'
  mode: EditMode
  model: string
  prompt: string
  searchPrompt: string
  negativePrompt: string
  style: string
  aspectRatio: string
  seed: number
  /** 0 to 1: how far the result may go from the picture that was sent. */
  imageStrength: number
  options: Record<string, string>
  /** Encoded pictures: PNG, JPEG or WebP. */
  inputs: Uint8Array[]
}

export type Job = PaintJob | EditJob

/** What the main thread sends to a worker thread. Fractions from 0 to 1 come back through `progress`. */
export type Task = { job: Job; progress: MessagePort }

/** A finished picture as a PNG; the note is for the person. */
export type Made = { picture: Uint8Array; source: DigitalSource; note: string | null }

/** What a worker thread answers: a picture, or a sentence saying why the request cannot be served. */
export type Outcome = ({ ok: true } & Made) | { ok: false; refusal: string }

/** Called with fractions from 0 to 1 that grow, as real steps of the work are done. */
export type Report = (fraction: number) => void

/** Thrown inside a worker thread when the request itself is at fault; the sentence is for the person. */
export class InvalidJob extends Error {}
