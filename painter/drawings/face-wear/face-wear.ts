import type { SharePen } from '../pen.ts'
import { drawBlindfold, drawDomino, drawGoggles, drawMonocle, drawPatch } from './eye-wear.ts'
import { drawSkullPaint, drawWarpaint } from './face-paint.ts'
import { drawBeak, drawGasMask, drawSurgicalMask, drawWeldingMask } from './masks.ts'
import { drawNiqab, drawVeil } from './veils.ts'

/** What covers a face or is painted on it, whatever is on the head. */
export type FaceWear =
  | 'surgical'
  | 'gas'
  /** Of those who went to the sick in times of plague. */
  | 'beaked'
  | 'patch'
  | 'domino'
  /** Thin, over all of the face. */
  | 'veil'
  /** Thick, below the eyes. */
  | 'niqab'
  | 'goggles'
  /** A shield before all of the face, with a dark pane. */
  | 'welding'
  | 'monocle'
  | 'blindfold'
  | 'warpaint'
  | 'skullpaint'

/** What hangs down over whatever is on the head. */
export const OVER_HATS: ReadonlySet<FaceWear> = new Set(['veil', 'welding'])

const USUAL: Readonly<Record<FaceWear, string>> = {
  surgical: '#8fc1d6',
  gas: '#33382f',
  beaked: '#3a2c22',
  patch: '#17151a',
  domino: '#b8862b',
  veil: '#f4f1ec',
  niqab: '#1d1b22',
  goggles: '#a9742c',
  welding: '#33383f',
  monocle: '#d4a53a',
  blindfold: '#f1ede6',
  warpaint: '#b3242a',
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
  beaked: drawBeak,
  patch: drawPatch,
  domino: drawDomino,
  veil: drawVeil,
  niqab: drawNiqab,
  goggles: drawGoggles,
  welding: drawWeldingMask,
  monocle: drawMonocle,
  blindfold: drawBlindfold,
  warpaint: drawWarpaint,
  skullpaint: drawSkullPaint,
}
