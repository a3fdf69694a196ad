import type { Mode, Model } from './mode.ts'
import { emoji } from './modes/emoji/mode.ts'
import { face2sticker } from './modes/face2sticker/mode.ts'
import { faceSwap } from './modes/faceSwap/mode.ts'
import { fixOldPhoto } from './modes/fixOldPhoto/mode.ts'
import { img2img } from './modes/img2img/mode.ts'
import { logoMaker } from './modes/logoMaker/mode.ts'
import { photo2anime } from './modes/photo2anime/mode.ts'
import { portraitMaker } from './modes/portraitMaker/mode.ts'
import { removeBackground } from './modes/removeBackground/mode.ts'
import { replaceBackground } from './modes/replaceBackground/mode.ts'
import { searchRecolor } from './modes/searchRecolor/mode.ts'
import { searchReplace } from './modes/searchReplace/mode.ts'
import { sketch2img } from './modes/sketch2img/mode.ts'
import { structure } from './modes/structure/mode.ts'
import { styleHair } from './modes/styleHair/mode.ts'
import { txt2img } from './modes/txt2img/mode.ts'
import { upscale } from './modes/upscale/mode.ts'
import { virtualTryOn } from './modes/virtualTryOn/mode.ts'

/** Every mode, in the order in which they are shown, group by group. */
const ALL = [
  txt2img,
  img2img,
  emoji,
  structure,
  sketch2img,
  logoMaker,
  portraitMaker,
  face2sticker,
  faceSwap,
  photo2anime,
  virtualTryOn,
  styleHair,
  fixOldPhoto,
  removeBackground,
  replaceBackground,
  searchRecolor,
  searchReplace,
  upscale,
] as const

/** The key of a mode that there is. What holds something for every mode is a record of these. */
export type ModeKey = (typeof ALL)[number]['key']

/** All modes, in the order in which they are shown, group by group. */
export const MODES: readonly Mode[] = ALL

export const DEFAULT_MODE = 'txt2img'

export const findMode = (key: string): Mode | undefined => MODES.find(mode => mode.key === key)

/** The model of that name, or the mode's first one when the name is null. */
export function findModel(mode: Mode, name: string | null): Model | undefined {
  return name === null ? mode.models[0] : mode.models.find(model => model.name === name)
}

/** Tells whether a mode with this model can be made where it is asked. */
export type IsAvailable = (mode: string, model: string) => boolean

/** The model that a mode starts with: its first one that can be made, or its first one when none can. */
export const startingModel = (mode: Mode, isAvailable: IsAvailable): Model =>
  mode.models.find(model => isAvailable(mode.key, model.name)) ?? (mode.models[0] as Model)

/** The mode with the model's options merged over it: what the form shows and the server checks. */
export function configurationOf(mode: Mode, model: Model): Mode {
  return { ...mode, ...model.options, models: mode.models }
}

/** How a mode with its model is written in lists of what can be made, such as `txt2img/fast`. */
export const pairKey = (mode: string, model: string): string => `${mode}/${model}`
