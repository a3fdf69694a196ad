import type { PaintModel } from '#painter/job.ts'
import type { EditMode } from '#photo-editing/job.ts'
import type { Capabilities } from '../engine.ts'

const PAINT_MODELS: Record<PaintModel, true> = { fast: true, standard: true, pro: true, ultra: true }

type EditCapability = { models: readonly string[]; seed: boolean; negativePrompt: boolean }

/** The same picture comes of every seed. */
const unseeded = (...models: string[]): EditCapability => ({ models, seed: false, negativePrompt: false })
const seeded = (...models: string[]): EditCapability => ({ models, seed: true, negativePrompt: false })
/** Paints a scene of its own, in which what is named can be left out. */
const painted = (...models: string[]): EditCapability => ({ models, seed: true, negativePrompt: true })

/**
 * What photo editing does honestly. Not here, and so refused before any credit moves: another person's
 * face, hair or clothes on somebody (faceSwap, styleHair, virtualTryOn) and new portraits of a known face
 * (portraitMaker but for its styles). That takes a model that has learned what people look like.
 */
const EDITS: Record<EditMode, EditCapability> = {
  emoji: unseeded('pro'),
  face2sticker: seeded('pro'),
  fixOldPhoto: unseeded('v1.0'),
  img2img: painted('fast', 'standard', 'pro', 'ultra'),
  logoMaker: seeded('v1.0', 'v1.1', 'v1.2'),
  photo2anime: unseeded('v1.0'),
  portraitMaker: unseeded('photomaker-style'),
  removeBackground: unseeded('pro'),
  replaceBackground: painted('v1.0', 'v2.0'),
  searchRecolor: unseeded('pro'),
  searchReplace: seeded('pro'),
  sketch2img: painted('pro'),
  structure: seeded('pro'),
  upscale: unseeded('v1.0', 'v1.1'),
}

export const isPaintModel = (model: string): model is PaintModel => Object.hasOwn(PAINT_MODELS, model)

export const isEdit = (mode: string, model: string): mode is EditMode =>
  Object.hasOwn(EDITS, mode) && EDITS[mode as EditMode].models.includes(model)

/** What the embedded engine can do with the pair, or null when it does not serve it. */
export function capabilitiesOf(mode: string, model: string): Capabilities | null {
  if (mode === 'txt2img')
    return isPaintModel(model) ? { progress: 'steps', cancel: true, seed: true, negativePrompt: true } : null
  if (!isEdit(mode, model)) return null
  const { seed, negativePrompt } = EDITS[mode]
  return { progress: 'steps', cancel: true, seed, negativePrompt }
}
