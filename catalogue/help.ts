import type { Help } from './define-help.ts'
import { help as emoji } from './modes/emoji/help.ts'
import { help as face2sticker } from './modes/face2sticker/help.ts'
import { help as faceSwap } from './modes/faceSwap/help.ts'
import { help as fixOldPhoto } from './modes/fixOldPhoto/help.ts'
import { help as img2img } from './modes/img2img/help.ts'
import { help as logoMaker } from './modes/logoMaker/help.ts'
import { help as photo2anime } from './modes/photo2anime/help.ts'
import { help as portraitMaker } from './modes/portraitMaker/help.ts'
import { help as removeBackground } from './modes/removeBackground/help.ts'
import { help as replaceBackground } from './modes/replaceBackground/help.ts'
import { help as searchRecolor } from './modes/searchRecolor/help.ts'
import { help as searchReplace } from './modes/searchReplace/help.ts'
import { help as sketch2img } from './modes/sketch2img/help.ts'
import { help as structure } from './modes/structure/help.ts'
import { help as styleHair } from './modes/styleHair/help.ts'
import { help as txt2img } from './modes/txt2img/help.ts'
import { help as upscale } from './modes/upscale/help.ts'
import { help as virtualTryOn } from './modes/virtualTryOn/help.ts'
import { findMode, type ModeKey } from './modes.ts'

const HELP: Record<ModeKey, Help> = {
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
}

/** The help of a mode. It is loaded with the help dialog alone. @throws for keys that are no mode */
export function helpOf(key: string): Help {
  const known = findMode(key)?.key as ModeKey | undefined
  if (!known) throw new Error(`There is no help for the mode ${key}.`)
  return HELP[known]
}
