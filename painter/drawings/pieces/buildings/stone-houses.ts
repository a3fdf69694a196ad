import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'
import { archway, boards, face, PALE, panes, SNOW, slab } from './masonry.ts'

type Corner = readonly [number, number]

/** Stones of uneven size and tone over a wall, the same on every painting. */
function rubble(pen: SharePen, [x, y, w, h]: readonly [number, number, number, number], colour: string) {
  slab(pen, x, y, w, h, shadeHex(colour, -0.22))
  const rows = Math.round(h / 0.052)
  const down = h / rows
  for (let row = 0; row < rows; row++) {
    let at = x - ((row * 0.618) % 1) * 0.06
    for (let k = 0; at < x + w; k++) {
      const wide = 0.05 + ((row * 0.37 + k * 0.618034) % 1) * 0.065
      const left = Math.max(x, at)
      const right = Math.min(x + w, at + wide)
      at += wide
      if (right - left < 0.012) continue
      const tone = ((row * 0.7549 + k * 0.5698) % 1) * 0.34 - 0.14 - ((left - x) / w) * 0.1
      pen.g.fillStyle = shadeHex(colour, tone)
      pen.fillRoundRect(left + 0.003, y + row * down + 0.003, right - left - 0.006, down - 0.006, 0.012)
    }
  }
}

/** A roof seen from its long side, with its courses of straw, slate or tiles. */
function longRoof(pen: SharePen, corners: readonly Corner[], colour: string, snow: boolean, rows: number) {
  const [[leftX, ridge], [rightX], [footRight, eave], [footLeft]] = corners
  const tone = snow ? SNOW : colour
  face(pen, pen.gradient(0, ridge, 0, eave, shadeHex(tone, 0.16), tone, shadeHex(tone, -0.22)), corners)
  pen.g.strokeStyle = snow ? 'rgba(120,150,190,.16)' : 'rgba(20,12,6,.2)'
  pen.lineWidth = 0.006
  for (let k = 1; k < rows; k++) {
    const t = k / rows
    const y = ridge + (eave - ridge) * t
    pen.strokeLine(leftX + (footLeft - leftX) * t, y, rightX + (footRight - rightX) * t, y)
  }
}

/** A window of small panes with a stone or timber frame, lit by night. */
function smallWindow(pen: SharePen, x: number, y: number, w: number, h: number, night: boolean) {
  slab(pen, x - 0.018, y - 0.018, w + 0.036, h + 0.036, PALE)
  panes(pen, { x, y, w, h, columns: 2, rows: 2, share: 0.86 }, night)
  slab(pen, x - 0.03, y + h + 0.014, w + 0.06, 0.022, PALE)
}

function panelDoor(pen: SharePen, x: number, y: number, w: number, colour: string) {
  slab(pen, x - 0.022, y - 0.022, w + 0.044, 1 - y + 0.022, shadeHex(PALE, -0.15))
  slab(pen, x, y, w, 1 - y, colour)
  pen.g.strokeStyle = 'rgba(20,12,6,.35)'
  pen.lineWidth = 0.006
  for (let k = 1; k < 4; k++) pen.strokeLine(x + (w * k) / 4, y, x + (w * k) / 4, 1)
  pen.g.fillStyle = '#d9b04a'
  pen.fillCircle(x + w * 0.84, y + (1 - y) * 0.55, 0.011)
}

/** Flowers and leaves at the foot of a wall. */
function border(pen: SharePen, from: number, to: number) {
  const blooms = ['#d8586e', '#f0e6d8', '#e8b83c', '#a678c0']
  for (let k = 0; k < 26; k++) {
    const x = from + (to - from) * ((k * 0.618034) % 1)
    pen.g.fillStyle = shadeHex('#4a7434', ((k * 0.37) % 1) * 0.5 - 0.3)
    pen.fillEllipse(x, 0.97 - ((k * 0.754878) % 1) * 0.04, 0.032, 0.03)
  }
  for (let k = 0; k < 16; k++) {
    pen.g.fillStyle = blooms[k % blooms.length]
    pen.fillCircle(from + (to - from) * ((k * 0.618034 + 0.2) % 1), 0.965 - ((k * 0.5698) % 1) * 0.05, 0.011)
  }
}

/** The ends of straw that lie down a roof in layers, darker below each. */
function straw(pen: SharePen, colour: string) {
  const layers = 5
  pen.lineWidth = 0.006
  for (let layer = 0; layer < layers; layer++)
    for (let k = 0; k < 110; k++) {
      const t = (layer + ((k * 0.754878) % 1) * 0.9) / layers
      const across = (k * 0.618034 + layer * 0.31) % 1
      const at = (down: number) => [0.16 * (1 - down) + across * (1.26 + 0.32 * down), 0.13 + 0.4 * down]
      const [fromX, fromY] = at(t)
      const [toX, toY] = at(Math.min(1, t + 0.12))
      pen.g.strokeStyle = shadeHex(colour, ((k * 0.37) % 1) * 0.62 - 0.34)
      pen.strokeLine(fromX, fromY, toX, toY)
    }
  // Where the bundles of the ridge are cut, in scallops.
  pen.g.fillStyle = shadeHex(colour, 0.06)
  for (let k = 0; k < 13; k++) pen.fillEllipse(0.2 + (k * 1.18) / 12, 0.16, 0.062, 0.055)
}

/** A low cottage of field stone under a roof of straw. */
export function drawStoneCottage(
  pen: SharePen,
  { colour = '#a89c88', roof = '#8a7048', door = '#3f6a5a', night, snow }: PieceOptions,
) {
  for (const x of [0.16, 1.26]) {
    rubble(pen, [x, 0.02, 0.15, 0.26], shadeHex(colour, -0.1))
    slab(pen, x - 0.015, 0.01, 0.18, 0.03, shadeHex(colour, -0.3))
  }
  rubble(pen, [0.08, 0.46, 1.42, 0.54], colour)
  pen.g.fillStyle = 'rgba(20,14,8,.34)'
  pen.fillRect(0.08, 0.5, 1.42, 0.06)
  longRoof(
    pen,
    [
      [0.16, 0.13],
      [1.42, 0.13],
      [1.58, 0.53],
      [0, 0.53],
    ],
    roof,
    snow ?? false,
    0,
  )
  if (!snow) straw(pen, roof)
  // The thick edge of the straw, and the ridge that is laid over it.
  slab(pen, 0, 0.52, 1.58, 0.035, snow ? shadeHex(SNOW, -0.08) : shadeHex(roof, -0.34))
  slab(pen, 0.14, 0.11, 1.3, 0.05, snow ? SNOW : shadeHex(roof, 0.14))
  smallWindow(pen, 0.22, 0.65, 0.2, 0.17, night ?? false)
  smallWindow(pen, 1.14, 0.65, 0.2, 0.17, night ?? false)
  panelDoor(pen, 0.7, 0.63, 0.18, door)
  if (snow) return
  border(pen, 0.1, 0.64)
  border(pen, 0.94, 1.48)
}

/** The gate of a town or a fortress: doors under an arch between two towers with battlements. */
export function drawStoneGate(pen: SharePen, { colour = '#8f897e', night, snow }: PieceOptions) {
  const { g } = pen
  const battlements = (x: number, y: number, w: number, count: number) => {
    for (let k = 0; k < count; k++) {
      const at = x + ((k + 0.14) * w) / count
      slab(pen, at, y - 0.055, (w / count) * 0.66, 0.06, colour)
      if (!snow) continue
      g.fillStyle = SNOW
      pen.fillRect(at, y - 0.06, (w / count) * 0.66, 0.016)
    }
  }
  battlements(0.3, 0.2, 0.64, 6)
  rubble(pen, [0.3, 0.2, 0.64, 0.8], colour)
  for (const x of [0.02, 0.9]) {
    battlements(x, 0.08, 0.32, 4)
    rubble(pen, [x, 0.08, 0.32, 0.92], shadeHex(colour, 0.06))
    g.fillStyle = pen.across(x, x + 0.32, 'rgba(255,250,235,.12)', 'rgba(0,0,0,0)', 'rgba(10,8,14,.42)')
    pen.fillRect(x, 0.03, 0.32, 0.97)
    for (const y of [0.3, 0.56]) {
      g.fillStyle = night ? '#ffcf70' : '#2a241e'
      archway(pen, x + 0.16, y, 0.045, 0.12)
    }
  }
  g.fillStyle = shadeHex(colour, 0.14)
  archway(pen, 0.62, 1, 0.52, 0.68)
  g.fillStyle = '#17120d'
  archway(pen, 0.62, 1, 0.42, 0.62)
  for (const x of [0.42, 0.625]) boards(pen, x, 0.62, 0.195, 0.38, '#5c4128', 4)
  g.fillStyle = '#2b2622'
  for (const y of [0.7, 0.9]) for (const x of [0.42, 0.645]) pen.fillRect(x, y, 0.175, 0.022)
  for (const x of [0.595, 0.645]) pen.fillEllipse(x, 0.81, 0.012, 0.018)
}
