import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { courses, SNOW, slab } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { ball, polygon } from './shapes.ts'

const MIDDLE = 1.15
const BEAM = '#fff2b8'

/** The mouth of a railway tunnel in a wooded hillside, faced with stone, and a track that leads out of the dark. */
function drawTunnelMouth(pen: SharePen, { snow }: PieceOptions) {
  const { g } = pen
  pen.fillShape(pen.gradient(0, 0, 0, 1, snow ? SNOW : '#6f8a4a', snow ? '#c4d0de' : '#4a5a36'), () => {
    pen.moveTo(0, 1)
    pen.curveTo(0.25, 0.5, 0.5, 0.1, MIDDLE, 0.06)
    pen.curveTo(1.7, 0.02, 2.1, 0.55, 2.4, 1)
  })
  for (let k = 0; k < 44; k++) {
    const x = 0.3 + ((k * 0.618) % 1) * 1.8
    const y = 0.1 + Math.abs(x - MIDDLE) ** 1.6 * 0.62 + ((k * 0.37) % 1) * 0.14
    g.fillStyle = shadeHex(snow ? '#9fb0a8' : '#35562c', ((k * 0.29) % 1) * 0.34 - 0.12)
    pen.fillCircle(x, y, 0.075)
  }
  slab(pen, 0.48, 0.28, 1.34, 0.72, '#948a7c')
  courses(pen, 0.48, 0.28, 1.34, 0.72, 11)
  slab(pen, 0.42, 0.24, 1.46, 0.06, snow ? SNOW : '#a89d8c')
  vault(pen, 0.52, '#b8ac98')
  vault(pen, 0.44, '#0b0b0d')
  // Sleepers, and two rails that come nearer.
  for (let k = 0; k < 7; k++) {
    const near = (k + 1) / 7
    slab(
      pen,
      MIDDLE - 0.16 - near * 0.16,
      0.84 + near * 0.14,
      0.32 + near * 0.32,
      0.012 + near * 0.01,
      '#5a4634',
    )
  }
  for (const side of [-1, 1])
    polygon(pen, '#9aa2aa', [
      MIDDLE + side * 0.1,
      0.84,
      MIDDLE + side * 0.12,
      0.84,
      MIDDLE + side * 0.27,
      1,
      MIDDLE + side * 0.22,
      1,
    ])
}

function vault(pen: SharePen, radius: number, colour: string) {
  pen.fillShape(colour, () => {
    pen.moveTo(MIDDLE - radius, 1)
    pen.lineTo(MIDDLE - radius, 0.84)
    pen.arc(MIDDLE, 0.84, radius, Math.PI, Math.PI * 2)
    pen.lineTo(MIDDLE + radius, 1)
  })
}

/** A train that comes out of its tunnel towards the viewer. */
function drawTunnelTrain(pen: SharePen, options: PieceOptions) {
  const { colour = '#b8322a' } = options
  const { g } = pen
  drawTunnelMouth(pen, options)
  pen.fillShape(pen.across(0.86, 1.44, shadeHex(colour, 0.15), colour, shadeHex(colour, -0.25)), () => {
    pen.moveTo(0.86, 0.94)
    pen.lineTo(0.86, 0.56)
    pen.quadTo(0.88, 0.46, 1, 0.45)
    pen.lineTo(1.3, 0.45)
    pen.quadTo(1.42, 0.46, 1.44, 0.56)
    pen.lineTo(1.44, 0.94)
  })
  slab(pen, 0.86, 0.72, 0.58, 0.05, '#f2ead8')
  g.fillStyle = '#22303c'
  pen.fillRoundRect(0.91, 0.52, 0.23, 0.17, 0.02)
  pen.fillRoundRect(1.16, 0.52, 0.23, 0.17, 0.02)
  slab(pen, 0.88, 0.9, 0.54, 0.07, '#2a2c30')
  for (const x of [0.95, 1.35]) ball(pen, x, 0.83, 0.04, BEAM)
}

/** A steam engine that comes out of its tunnel towards the viewer, under its smoke. */
function drawTunnelEngine(pen: SharePen, options: PieceOptions) {
  const { colour = '#23262b' } = options
  const { g } = pen
  drawTunnelMouth(pen, options)
  for (let k = 0; k < 11; k++) {
    g.fillStyle = `rgba(236,236,238,${0.75 - k * 0.045})`
    pen.fillCircle(MIDDLE + 0.03 * k * (k % 2 ? 1 : -0.4), 0.4 - k * 0.034, 0.075 + k * 0.014)
  }
  slab(pen, 1.09, 0.4, 0.12, 0.12, shadeHex(colour, -0.1))
  slab(pen, 0.86, 0.6, 0.58, 0.3, shadeHex(colour, 0.12))
  ball(pen, MIDDLE, 0.65, 0.2, colour)
  g.strokeStyle = '#b08a3a'
  pen.lineWidth = 0.018
  pen.begin()
  pen.arc(MIDDLE, 0.65, 0.185)
  g.stroke()
  ball(pen, MIDDLE, 0.65, 0.05, BEAM)
  slab(pen, 0.84, 0.86, 0.62, 0.05, '#a8281f')
  for (const x of [0.92, 1.38]) ball(pen, x, 0.885, 0.034, '#4a4e55')
  polygon(pen, '#3a3d42', [0.92, 0.92, 1.38, 0.92, 1.46, 0.99, 0.84, 0.99])
}

/** Railway tunnels, alone and with what comes out of them. */
export const TUNNEL_MOUTHS: Readonly<Record<string, Piece>> = {
  '@tunnelmouth': { broadness: 2.4, draw: drawTunnelMouth },
  '@tunnelexit': { broadness: 2.4, draw: drawTunnelTrain },
  '@steamtunnel': { broadness: 2.4, draw: drawTunnelEngine },
}
