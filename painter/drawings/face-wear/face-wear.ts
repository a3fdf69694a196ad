import type { SharePen } from '../pen.ts'
import { drawBlindfold, drawDomino, drawGoggles, drawMonocle, drawPatch } from './eye-wear.ts'
import { drawSkullPaint, drawTattoo, drawWarpaint } from './face-paint.ts'
import { drawBeak, drawGasMask, drawGoalieMask, drawSurgicalMask, drawWeldingMask } from './masks.ts'
import { drawNet, drawNiqab, drawVeil } from './veils.ts'

/** What covers a face or is painted on it, whatever is on the head. */
export type FaceWear =
  | 'surgical'
  | 'gas'
  | 'goalie'
  /** Of those who went to the sick in times of plague. */
  | 'beaked'
  | 'patch'
  | 'domino'
  /** Thin, over all of the face. */
  | 'veil'
  /** Thick, below the eyes. */
  | 'niqab'
  /** From the brim of a hat, against bees. */
  | 'net'
  | 'goggles'
  /** A shield before all of the face, with a dark pane. */
  | 'welding'
  | 'monocle'
  | 'blindfold'
  | 'warpaint'
  | 'tattoo'
  | 'skullpaint'

/** What hangs down over whatever is on the head. */
export const OVER_HATS: ReadonlySet<FaceWear> = new Set(['veil', 'net', 'goalie', 'welding'])

const USUAL: Readonly<Record<FaceWear, string>> = {
  surgical: '#8fc1d6',
  gas: '#33382f',
  goalie: '#f1f2f3',
  beaked: '#3a2c22',
  patch: '#17151a',
  domino: '#b8862b',
  veil: '#f4f1ec',
  niqab: '#1d1b22',
  net: '#2a2a2a',
  goggles: '#a9742c',
  welding: '#33383f',
  monocle: '#d4a53a',
  blindfold: '#f1ede6',
  warpaint: '#b3242a',
  tattoo: '#26343f',
  skullpaint: '#f6f3ee',
}

/** Draws in heights of the head: columns from the middle of the face, rows from the crown (0) to the chin (1). */
export function drawFaceWear(pen: SharePen, wear: FaceWear, colour = USUAL[wear]) {
  pen.g.save()
  pen.g.lineCap = 'round'
  DRAWINGS[wear](pen, colour)
  pen.g.restore()
}

const DRAWINGS: Readonly<Record<FaceWear, (pen: SharePen, colour: string) => void>> = {
  surgical: drawSurgicalMask,
  gas: drawGasMask,
  goalie: drawGoalieMask,
  beaked: drawBeak,
  patch: drawPatch,
  domino: drawDomino,
  veil: drawVeil,
  niqab: drawNiqab,
  net: drawNet,
  goggles: drawGoggles,
  welding: drawWeldingMask,
  monocle: drawMonocle,
  blindfold: drawBlindfold,
  warpaint: drawWarpaint,
  tattoo: drawTattoo,
  skullpaint: drawSkullPaint,
}
