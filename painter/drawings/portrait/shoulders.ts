import { shadeHex } from '../tint.ts'
import type { BustPen } from './bust-pen.ts'
import { clothPattern } from './dress-fronts.ts'

/** What is worn with a kilt. */
const JACKET = '#2b2d38'

const neckHalfWidth = (feminine: boolean) => (feminine ? 0.155 : 0.2)
const necklineRow = (feminine: boolean) => (feminine ? 1.32 : 1.2)

/** Neck and upper chest, with the shadow of the chin. */
export function drawNeck({ pen, g, feminine, skin, skinShadow }: BustPen) {
  const neckX = neckHalfWidth(feminine)
  g.fillStyle = skin
  pen.begin()
  pen.moveTo(-neckX, 0.72)
  pen.curveTo(-neckX, 1.02, -neckX - 0.01, 1.12, -neckX - 0.09, 1.2)
  pen.lineTo(-0.42, 1.7)
  pen.lineTo(0.42, 1.7)
  pen.lineTo(neckX + 0.09, 1.2)
  pen.curveTo(neckX + 0.01, 1.12, neckX, 1.02, neckX, 0.72)
  g.closePath()
  g.fill()
  g.save()
  g.clip()
  pen.blurred(0.035, () => {
    g.fillStyle = skinShadow
    g.globalAlpha = 0.75
    pen.fillEllipse(0.03, 0.93, neckX + 0.06, 0.13)
    g.globalAlpha = 0.4
    pen.fillEllipse(0.2, 1.12, 0.1, 0.24)
  })
  pen.blurred(0.012, () => {
    g.strokeStyle = skinShadow
    g.globalAlpha = 0.35
    pen.lineWidth = 0.012
    for (const s of [-1, 1]) pen.strokePath(`M${s * 0.13} 1.02 Q${s * 0.08} 1.18 ${s * 0.03} 1.25`)
  })
  g.restore()
}

function traceGarment({ pen, g, feminine }: BustPen) {
  const neckX = neckHalfWidth(feminine),
    neckline = necklineRow(feminine),
    shoulderX = feminine ? 0.66 : 0.8
  pen.begin()
  pen.moveTo(-neckX - 0.1, 1.19)
  pen.curveTo(-0.35, 1.25, -shoulderX, 1.27, -shoulderX - 0.06, 1.62)
  pen.lineTo(-shoulderX - 0.12, 3)
  pen.lineTo(shoulderX + 0.12, 3)
  pen.lineTo(shoulderX + 0.06, 1.62)
  pen.curveTo(shoulderX, 1.27, 0.35, 1.25, neckX + 0.1, 1.19)
  pen.curveTo(neckX + 0.02, neckline, 0.08, neckline + 0.05, 0, neckline + 0.06)
  pen.curveTo(-0.08, neckline + 0.05, -neckX - 0.02, neckline, -neckX - 0.1, 1.19)
  g.closePath()
}

/** Soft dark folds, and fewer light ones on the lit side. */
function drawFolds({ pen, g, face: { cloth }, random }: BustPen) {
  pen.blurred(0.03, () => {
    g.strokeStyle = shadeHex(cloth, -0.6)
    g.globalAlpha = 0.5
    for (let k = 0; k < 9; k++) {
      const x = random.range(-0.7, 0.7)
      pen.lineWidth = random.range(0.015, 0.04)
      pen.strokePath(`M${x * 0.6} 1.3 Q${x * 0.9} 1.6 ${x + random.range(-0.1, 0.1)} 2.2`)
    }
    g.strokeStyle = shadeHex(cloth, 0.4)
    g.globalAlpha = 0.28
    for (let k = 0; k < 6; k++) {
      const x = random.range(-0.75, 0.2)
      pen.lineWidth = 0.02
      pen.strokePath(`M${x * 0.6} 1.3 Q${x * 0.9} 1.6 ${x + random.range(-0.1, 0.1)} 2.2`)
    }
  })
}

/** A plain garment with a round neckline, down to the lower edge of the picture. */
export function drawGarment(bust: BustPen) {
  const { pen, g, feminine } = bust
  const { face } = bust
  const cloth = face.outfit === 'kilt' ? JACKET : face.cloth
  const neckX = neckHalfWidth(feminine),
    neckline = necklineRow(feminine)
  traceGarment(bust)
  g.fillStyle = pen.sheen(-0.8, 0.85, 0.35, shadeHex(cloth, 0.12), cloth, shadeHex(cloth, -0.6))
  g.fill()
  const pattern = face.outfit === 'armor' || face.outfit === 'kilt' ? null : clothPattern(bust)
  if (pattern) {
    g.globalAlpha = 0.9
    g.fillStyle = pattern
    g.fill()
    g.globalAlpha = 1
  }
  g.save()
  traceGarment(bust)
  g.clip()
  drawFolds(bust)
  pen.inked(shadeHex(cloth, -0.5), 0.012)
  g.globalAlpha = 0.7
  pen.strokePath(`M${-neckX - 0.1} 1.19
    C${-neckX - 0.02} ${neckline} -.08 ${neckline + 0.05} 0 ${neckline + 0.06}
    C.08 ${neckline + 0.05} ${neckX + 0.02} ${neckline} ${neckX + 0.1} 1.19`)
  g.restore()
  g.globalAlpha = 1
}
