import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { polygon, polyline } from './shapes.ts'

type Point = readonly [x: number, y: number]

const SHADE = -0.42

/** The spine from the skull to the tip of the tail. */
const SPINE: readonly Point[] = [
  [0.42, 0.2],
  [0.5, 0.3],
  [0.66, 0.36],
  [0.9, 0.37],
  [1.1, 0.4],
  [1.34, 0.44],
  [1.6, 0.42],
  [1.84, 0.34],
  [2.02, 0.26],
]

/** A long bone with a knob at both ends. */
function bone(pen: SharePen, colour: string, width: number, [x0, y0]: Point, [x1, y1]: Point) {
  for (const [hex, grow] of [
    [shadeHex(colour, SHADE), 0.014],
    [colour, 0],
  ] as const) {
    polyline(pen, hex, width + grow, [x0, y0, x1, y1])
    pen.g.fillStyle = hex
    for (const [x, y] of [
      [x0, y0],
      [x1, y1],
    ])
      pen.fillCircle(x, y, (width * 1.35 + grow) / 2)
  }
}

/** A place along the spine, 0 at the skull. */
function along(share: number): Point {
  const at = share * (SPINE.length - 1)
  const k = Math.min(SPINE.length - 2, Math.floor(at))
  const [[x0, y0], [x1, y1]] = [SPINE[k], SPINE[k + 1]]
  return [x0 + (x1 - x0) * (at - k), y0 + (y1 - y0) * (at - k)]
}

function drawRibs(pen: SharePen, colour: string) {
  for (let k = 0; k < 9; k++) {
    const [x, y] = along(0.26 + k * 0.035)
    const depth = 0.16 + 0.09 * Math.sin(((k + 1) / 10) * Math.PI)
    for (const [hex, width] of [
      [shadeHex(colour, SHADE), 0.03],
      [colour, 0.018],
    ] as const) {
      pen.g.strokeStyle = hex
      pen.lineWidth = width
      pen.begin()
      pen.moveTo(x, y)
      pen.quadTo(x + 0.06, y + depth * 0.6, x - 0.05, y + depth)
      pen.g.stroke()
    }
  }
}

function drawLeg(pen: SharePen, colour: string, [x, y]: Point) {
  bone(pen, colour, 0.055, [x, y], [x - 0.14, y + 0.2])
  bone(pen, colour, 0.04, [x - 0.14, y + 0.2], [x + 0.02, y + 0.38])
  bone(pen, colour, 0.034, [x + 0.02, y + 0.38], [x - 0.06, y + 0.49])
  for (const toe of [-0.2, -0.15, -0.08]) bone(pen, colour, 0.022, [x - 0.06, y + 0.49], [x + toe, y + 0.525])
}

function drawSkull(pen: SharePen, colour: string) {
  const dark = shadeHex(colour, -0.75)
  polygon(
    pen,
    shadeHex(colour, SHADE),
    [0.02, 0.16, 0.06, 0.06, 0.22, 0.01, 0.42, 0.04, 0.46, 0.2, 0.4, 0.26, 0.34, 0.2, 0.02, 0.2],
  )
  polygon(pen, colour, [0.03, 0.15, 0.07, 0.07, 0.22, 0.02, 0.41, 0.05, 0.44, 0.18, 0.36, 0.18, 0.03, 0.18])
  polygon(
    pen,
    shadeHex(colour, -0.1),
    [0.06, 0.33, 0.08, 0.29, 0.34, 0.25, 0.42, 0.2, 0.44, 0.26, 0.36, 0.33, 0.1, 0.36],
  )
  pen.g.fillStyle = dark
  pen.fillEllipse(0.31, 0.09, 0.038, 0.045)
  pen.fillEllipse(0.19, 0.1, 0.05, 0.03)
  pen.fillEllipse(0.08, 0.1, 0.018, 0.014)
  for (let k = 0; k < 8; k++) {
    const x = 0.045 + k * 0.036
    polygon(pen, '#fffaf0', [x, 0.18, x + 0.028, 0.18, x + 0.014, 0.235])
    polygon(pen, '#fffaf0', [
      x + 0.03,
      0.3 - k * 0.005,
      x + 0.054,
      0.296 - k * 0.005,
      x + 0.042,
      0.25 - k * 0.004,
    ])
  }
}

/** A tyrannosaur of bones, on the rods of a museum. */
function drawDinosaurSkeleton(pen: SharePen, { colour = '#e6d8b8' }: PieceOptions) {
  for (const x of [0.74, 1.5]) polyline(pen, '#3c3f45', 0.014, [x, 0.4, x, 0.97])
  drawLeg(pen, shadeHex(colour, -0.22), [1.2, 0.44])
  drawRibs(pen, colour)
  for (let k = 0; k <= 40; k++) {
    const [x, y] = along(k / 40)
    const size = 0.034 * (1 - 0.66 * Math.max(0, k / 40 - 0.45) * 1.6)
    pen.g.fillStyle = shadeHex(colour, SHADE)
    pen.fillCircle(x, y, size + 0.007)
    pen.g.fillStyle = k % 2 ? colour : shadeHex(colour, -0.14)
    pen.fillCircle(x, y, size)
    polyline(pen, colour, 0.014, [x, y - size, x + 0.012, y - size * 2.1])
  }
  polygon(pen, shadeHex(colour, SHADE), [1.02, 0.34, 1.32, 0.38, 1.3, 0.52, 1.16, 0.5, 1.06, 0.6, 1.02, 0.48])
  polygon(pen, colour, [1.04, 0.36, 1.3, 0.4, 1.28, 0.5, 1.15, 0.48, 1.07, 0.57, 1.04, 0.47])
  bone(pen, colour, 0.028, [0.7, 0.5], [0.6, 0.58])
  bone(pen, colour, 0.02, [0.6, 0.58], [0.52, 0.55])
  drawLeg(pen, colour, [1.14, 0.46])
  drawSkull(pen, colour)
  pen.g.fillStyle = pen.gradient(0, 0.96, 0, 1, '#6b5a48', '#463a2e')
  pen.fillRoundRect(0.56, 0.965, 1.1, 0.035, 0.012)
}

/** What is left of a dinosaur. */
export const DINOSAUR_SKELETON_PIECES: Readonly<Record<string, Piece>> = {
  '@dinosaurskeleton': { broadness: 2.08, draw: drawDinosaurSkeleton },
}
