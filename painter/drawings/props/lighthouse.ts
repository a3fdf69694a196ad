import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { mix } from '../../engine/core/scalar.ts'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'

const BANDS = 7
const RED_AND_WHITE = ['#c8322b', '#f3efe6']

/** Half the tower's width, from its gallery (t = 0) to its foot (t = 1). */
const halfWidth = (t: number) => mix(0.062, 0.098, t)

function drawTower(pen: SharePen, night: boolean, paint: readonly string[]) {
  for (let k = 0; k < BANDS; k++) {
    const t0 = k / BANDS,
      t1 = (k + 1) / BANDS
    const y0 = 0.24 + 0.72 * t0,
      y1 = 0.24 + 0.72 * t1
    const c = paint[k % paint.length]
    pen
      .in(pen.across(-halfWidth(t1), halfWidth(t1), shadeHex(c, 0.18), c, shadeHex(c, -0.55)))
      .fillPath(`M${-halfWidth(t0)} ${y0}
      L${halfWidth(t0)} ${y0} L${halfWidth(t1)} ${y1} Q0 ${y1 + 0.012} ${-halfWidth(t1)} ${y1}`)
  }
  pen.in('#2a2c33')
  for (const t of [0.35, 0.58, 0.8]) {
    pen.fillRoundRect(-0.012, 0.24 + 0.72 * t, 0.024, 0.036, 0.011)
    if (night) {
      pen.in('#ffd98a').fillRoundRect(-0.009, 0.243 + 0.72 * t, 0.018, 0.03, 0.009)
      pen.in('#2a2c33')
    }
  }
}

function drawLantern(pen: SharePen, night: boolean) {
  pen.in('#33363f').fillRect(-0.088, 0.225, 0.176, 0.018)
  pen.inked('#33363f', 0.005)
  for (let k = -4; k <= 4; k++) pen.strokeLine(k * 0.02, 0.225, k * 0.02, 0.19)
  pen.strokeLine(-0.085, 0.19, 0.085, 0.19)
  pen.in(night ? '#fff3c4' : '#cfe3ea').fillRect(-0.045, 0.125, 0.09, 0.1)
  pen.inked('#2a2c33', 0.006)
  for (let k = -1; k <= 1; k++) pen.strokeLine(k * 0.022, 0.125, k * 0.022, 0.225)
  pen.in(pen.across(-0.06, 0.06, '#e2544b', '#b0261f', '#5f1512')).fillPath(`M-.062 .127 Q-.045 .06 0 .045
    Q.045 .06 .062 .127`)
  pen.fillRect(-0.004, 0.01, 0.008, 0.04)
  pen.in('#57504a').fillRect(-0.115, 0.955, 0.23, 0.04)
}

/** A lighthouse, `height` pixels tall, in one colour or several; by night its windows and lamp are lit. */
export function drawLighthouse(
  height: number,
  night: boolean,
  paint: readonly string[] = RED_AND_WHITE,
): Canvas {
  const width = height * 0.5
  const canvas = createCanvas(width, height)
  const pen = new SharePen(canvas.getContext('2d'), height, width / 2)
  drawTower(pen, night, paint)
  drawLantern(pen, night)
  return trimCanvas(canvas)
}
