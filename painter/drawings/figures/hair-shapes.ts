import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { type FigurePen, HEAD_RADIUS, HEAD_Y } from './figure-pen.ts'

/** Hair that stands out around the head or hangs beside it, behind the face; nothing for other hair. */
export function drawHairAround({ pen, g, hair, look }: FigurePen) {
  g.lineCap = 'round'
  switch (look.hair) {
    case 'afro':
      g.fillStyle = pen.across(-0.11, 0.11, shadeHex(hair, 0.22), hair, shadeHex(hair, -0.3))
      pen.fillCircle(0, HEAD_Y - 0.022, 0.103)
      return
    case 'dreads':
      for (let k = 0; k < 9; k++) {
        const across = k / 4 - 1
        pen
          .inked(shadeHex(hair, k % 2 ? 0.14 : -0.12), 0.022)
          .strokePath(`M${across * 0.045} ${HEAD_Y - 0.045}
          Q${across * 0.1} ${HEAD_Y} ${across * 0.088} ${0.205 + (k % 3) * 0.018}`)
      }
      return
    case 'spikes':
      g.fillStyle = pen.across(-0.12, 0.12, shadeHex(hair, 0.25), hair, shadeHex(hair, -0.3))
      for (let k = 0; k < 9; k++) {
        const angle = (k / 8 - 0.5) * 3.4
        const reach = 0.135 - Math.abs(k - 4) * 0.006
        pen.fillPath(`M${Math.sin(angle - 0.3) * 0.05} ${HEAD_Y - Math.cos(angle - 0.3) * 0.05}
          L${Math.sin(angle) * reach} ${HEAD_Y - Math.cos(angle) * reach}
          L${Math.sin(angle + 0.3) * 0.05} ${HEAD_Y - Math.cos(angle + 0.3) * 0.05}`)
      }
      return
    case 'snakes':
      for (let k = 0; k < 11; k++) drawSnake(pen, shadeHex(hair, k % 2 ? 0.18 : -0.1), (k / 10) * 2 - 1)
      return
    case 'braids':
      for (const side of [-1, 1]) {
        pen.inked(hair, 0.032).strokePath(`M${side * 0.052} ${HEAD_Y - 0.01}
          Q${side * 0.11} ${HEAD_Y + 0.01} ${side * 0.098} .2`)
        pen.inked(shadeHex(hair, -0.35), 0.006)
        for (let k = 0; k < 4; k++)
          pen.strokeLine(side * 0.088, HEAD_Y + 0.03 + k * 0.024, side * 0.112, HEAD_Y + 0.04 + k * 0.024)
        pen.in('#d8405a').fillCircle(side * 0.099, 0.192, 0.013)
      }
  }
}

/** One of the snakes on a head, from the far left (-1) to the far right (1). */
function drawSnake(pen: SharePen, colour: string, across: number) {
  const angle = across * 2.2
  const reach = 0.115 + (1 - Math.abs(across)) * 0.03
  const [x, y] = [Math.sin(angle) * reach, HEAD_Y - Math.cos(angle) * reach]
  pen.inked(colour, 0.019).strokePath(`M${Math.sin(angle) * 0.04} ${HEAD_Y - Math.cos(angle) * 0.04}
    C${x * 0.5 - y * 0.2} ${y * 0.75} ${x * 1.1} ${y * 0.9 + 0.01} ${x} ${y}`)
  pen.in(colour).fillEllipse(x, y, 0.017, 0.013, angle)
  pen.in('#ffe23c').fillCircle(x + 0.006, y - 0.003, 0.0035)
  pen.inked('#e0302a', 0.003).strokeLine(x * 1.1, y + (y - HEAD_Y) * 0.1, x * 1.24, y + (y - HEAD_Y) * 0.22)
}

/** A crest along the middle of a shaven head. */
export function drawCrest({ pen, hair }: FigurePen) {
  const top = HEAD_Y - HEAD_RADIUS
  pen.fillShape(pen.across(-0.03, 0.03, shadeHex(hair, 0.3), hair, shadeHex(hair, -0.3)), () => {
    pen.moveTo(-0.02, top + 0.026)
    for (let k = 0; k < 5; k++) {
      pen.lineTo(-0.034 + k * 0.017, top - 0.062 + Math.abs(k - 2) * 0.01)
      pen.lineTo(-0.022 + k * 0.0135, top - 0.02)
    }
    pen.lineTo(0.02, top + 0.026)
  })
}
