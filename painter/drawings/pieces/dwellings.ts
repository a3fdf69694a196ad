import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { face, panes, SNOW, slab } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'

const LAMPLIT = '#ffd97a'
const GLASS = '#6f98ae'

/** A window with two shutters and a cross of bars. */
function shuttered(
  pen: SharePen,
  x: number,
  y: number,
  w: number,
  h: number,
  shutter: string,
  night: boolean,
) {
  const { g } = pen
  g.fillStyle = shutter
  pen.fillRect(x - w * 0.42, y, w * 0.36, h)
  pen.fillRect(x + w * 1.06, y, w * 0.36, h)
  g.fillStyle = '#fbfaf5'
  pen.fillRect(x - 0.012, y - 0.012, w + 0.024, h + 0.024)
  g.fillStyle = night ? LAMPLIT : GLASS
  pen.fillRect(x, y, w, h)
  g.fillStyle = '#fbfaf5'
  pen.fillRect(x + w / 2 - 0.005, y, 0.01, h)
  pen.fillRect(x, y + h / 2 - 0.005, w, 0.01)
}

/** A country house of boards with a gable and a porch all around its ground floor. */
function drawFarmhouse(
  pen: SharePen,
  { colour = '#f4f2ea', roof = '#5f6a70', door = '#8a3a2f', night, snow }: PieceOptions,
) {
  const { g } = pen
  const tiles = snow ? SNOW : roof
  const shutter = shadeHex(roof, -0.25)
  slab(pen, 1.12, 0, 0.11, 0.3, '#8f5644')
  slab(pen, 0.28, 0.3, 1.1, 0.62, colour)
  g.strokeStyle = 'rgba(60,60,60,.13)'
  pen.lineWidth = 0.004
  for (let y = 0.33; y < 0.9; y += 0.03) pen.strokeLine(0.28, y, 1.38, y)
  face(pen, pen.gradient(0, 0.08, 0, 0.34, shadeHex(tiles, 0.16), shadeHex(tiles, -0.16)), [
    [0.2, 0.34],
    [0.36, 0.08],
    [1.3, 0.08],
    [1.46, 0.34],
  ])
  // The gable over the door.
  face(pen, colour, [
    [0.56, 0.44],
    [0.83, 0.1],
    [1.1, 0.44],
  ])
  face(pen, shadeHex(tiles, -0.06), [
    [0.5, 0.42],
    [0.83, 0.02],
    [0.83, 0.1],
    [0.56, 0.44],
  ])
  face(pen, shadeHex(tiles, -0.24), [
    [1.16, 0.42],
    [0.83, 0.02],
    [0.83, 0.1],
    [1.1, 0.44],
  ])
  shuttered(pen, 0.78, 0.26, 0.1, 0.15, shutter, night)
  for (const x of [0.38, 1.18]) shuttered(pen, x, 0.4, 0.1, 0.15, shutter, night)
  for (const x of [0.4, 1.16]) shuttered(pen, x, 0.68, 0.11, 0.19, shutter, night)
  for (const x of [0.58, 0.98]) shuttered(pen, x, 0.68, 0.09, 0.19, shutter, night)
  g.fillStyle = '#fbfaf5'
  pen.fillRect(0.76, 0.65, 0.14, 0.28)
  g.fillStyle = pen.across(0.77, 0.89, shadeHex(door, 0.15), door)
  pen.fillRect(0.775, 0.665, 0.11, 0.26)
  g.fillStyle = night ? LAMPLIT : GLASS
  pen.fillRect(0.795, 0.69, 0.07, 0.08)
  g.fillStyle = '#d9b04a'
  pen.fillCircle(0.87, 0.81, 0.009)
  // The porch: its floor, its posts and rails, and its own roof.
  g.fillStyle = 'rgba(20,24,30,.2)'
  pen.fillRect(0.12, 0.6, 1.42, 0.05)
  face(pen, pen.gradient(0, 0.54, 0, 0.62, shadeHex(tiles, 0.1), shadeHex(tiles, -0.2)), [
    [0.06, 0.62],
    [0.2, 0.54],
    [1.46, 0.54],
    [1.6, 0.62],
  ])
  slab(pen, 0.1, 0.615, 1.46, 0.022, '#fbfaf5')
  slab(pen, 0.1, 0.92, 1.46, 0.05, '#b5a68c')
  for (const x of [0.12, 0.36, 0.64, 0.98, 1.26, 1.51]) slab(pen, x, 0.63, 0.026, 0.29, '#fbfaf5')
  g.fillStyle = '#fbfaf5'
  for (const [x, w] of [
    [0.13, 0.52],
    [0.99, 0.54],
  ]) {
    pen.fillRect(x, 0.8, w, 0.014)
    for (let k = 0; k < 16; k++) pen.fillRect(x + (k * w) / 16, 0.81, 0.008, 0.11)
  }
  slab(pen, 0.7, 0.95, 0.26, 0.025, '#c9bba2')
  slab(pen, 0.67, 0.975, 0.32, 0.025, '#b5a68c')
}

/** A house in the foot of a great hollow tree: a round door, small windows and steps. */
function drawHollowTree(pen: SharePen, { door = '#a8452f', night, snow }: PieceOptions) {
  const { g } = pen
  const bark = '#7a5636'
  for (const [x, y, r, shade] of [
    [0.22, 0.25, 0.19, -0.22],
    [0.8, 0.25, 0.19, -0.3],
    [0.38, 0.17, 0.2, -0.16],
    [0.64, 0.17, 0.2, -0.1],
    [0.32, 0.28, 0.18, 0.04],
    [0.7, 0.29, 0.18, -0.12],
    [0.52, 0.26, 0.22, 0.1],
  ] as const) {
    g.fillStyle = snow ? shadeHex(SNOW, shade * 0.5) : shadeHex('#5f8f3f', shade)
    pen.fillEllipse(x, y, r, r * 0.78)
  }
  pen.fillShape(pen.sheen(0.16, 0.84, 0.32, bark, shadeHex(bark, 0.22), shadeHex(bark, -0.42)), () => {
    pen.moveTo(0.3, 0.22)
    pen.curveTo(0.34, 0.5, 0.28, 0.8, 0.06, 1)
    pen.quadTo(0.2, 0.985, 0.3, 0.99)
    pen.lineTo(0.72, 0.99)
    pen.quadTo(0.84, 0.98, 0.96, 1)
    pen.curveTo(0.74, 0.8, 0.68, 0.5, 0.74, 0.24)
    pen.quadTo(0.52, 0.34, 0.3, 0.22)
  })
  g.strokeStyle = 'rgba(40,24,12,.4)'
  pen.lineWidth = 0.008
  for (const [x, sway] of [
    [0.36, -0.05],
    [0.42, -0.02],
    [0.62, 0.03],
    [0.68, 0.06],
  ]) {
    pen.begin()
    pen.moveTo(x, 0.32)
    pen.curveTo(x + sway, 0.5, x + sway * 0.4, 0.7, x + sway * 2.4, 0.97)
    g.stroke()
  }
  for (const [x, y, r] of [
    [0.4, 0.5, 0.05],
    [0.63, 0.46, 0.055],
    [0.68, 0.68, 0.048],
  ]) {
    g.fillStyle = shadeHex(bark, -0.5)
    pen.fillCircle(x, y, r + 0.014)
    g.fillStyle = night ? LAMPLIT : '#f2d58a'
    pen.fillCircle(x, y, r)
    g.fillStyle = shadeHex(bark, -0.4)
    pen.fillRect(x - r, y - 0.006, r * 2, 0.012)
    pen.fillRect(x - 0.006, y - r, 0.012, r * 2)
  }
  g.fillStyle = shadeHex(bark, -0.5)
  pen.fillRoundRect(0.35, 0.64, 0.24, 0.34, [0.12, 0.12, 0, 0])
  g.fillStyle = pen.across(0.37, 0.57, shadeHex(door, 0.18), door, shadeHex(door, -0.2))
  pen.fillRoundRect(0.37, 0.665, 0.2, 0.315, [0.1, 0.1, 0, 0])
  g.strokeStyle = shadeHex(door, -0.35)
  pen.lineWidth = 0.007
  for (const x of [0.42, 0.47, 0.52]) pen.strokeLine(x, 0.69, x, 0.98)
  g.fillStyle = night ? LAMPLIT : '#f2d58a'
  pen.fillCircle(0.47, 0.75, 0.034)
  g.fillStyle = '#e0b34a'
  pen.fillCircle(0.54, 0.84, 0.014)
  g.fillStyle = '#9a948a'
  pen.fillEllipse(0.47, 0.985, 0.16, 0.016)
  // A lamp by the door, and toadstools at its foot.
  g.fillStyle = '#3a2a1c'
  pen.fillRect(0.615, 0.76, 0.05, 0.01)
  g.fillStyle = '#ffd97a'
  pen.fillRoundRect(0.64, 0.77, 0.035, 0.05, 0.01)
  for (const [x, s] of [
    [0.22, 1],
    [0.28, 0.7],
    [0.8, 0.9],
  ]) {
    g.fillStyle = '#f0e6d2'
    pen.fillRect(x - 0.012 * s, 0.99 - 0.06 * s, 0.024 * s, 0.06 * s)
    g.fillStyle = '#c8352c'
    pen.begin()
    pen.ellipse(x, 0.99 - 0.055 * s, 0.045 * s, 0.04 * s, 0, Math.PI, Math.PI * 2)
    g.fill()
  }
}

/** A cottage with round windows and a round door under a deep thatched roof. */
function drawRoundWindowed(
  pen: SharePen,
  { colour = '#efe3c8', roof = '#b08a4e', door = '#3f6b52', night, snow }: PieceOptions,
) {
  const { g } = pen
  const thatch = snow ? SNOW : roof
  slab(pen, 1.02, 0.02, 0.13, 0.3, '#9a8f80')
  slab(pen, 0.16, 0.5, 1.14, 0.5, colour)
  g.fillStyle = pen.gradient(0, 0.08, 0, 0.6, shadeHex(thatch, 0.16), shadeHex(thatch, -0.24))
  pen.begin()
  pen.moveTo(0.02, 0.62)
  pen.curveTo(0.12, 0.42, 0.2, 0.14, 0.36, 0.1)
  pen.quadTo(0.73, 0.06, 1.1, 0.1)
  pen.curveTo(1.26, 0.14, 1.34, 0.42, 1.44, 0.62)
  pen.quadTo(1.1, 0.53, 0.73, 0.53)
  pen.quadTo(0.36, 0.53, 0.02, 0.62)
  g.fill()
  g.strokeStyle = 'rgba(70,48,20,.28)'
  pen.lineWidth = 0.006
  for (let k = 0; k < 34; k++) {
    const t = k / 33
    pen.strokeLine(0.38 + t * 0.7, 0.12, 0.06 + t * 1.34, 0.56)
  }
  slab(pen, 0.34, 0.085, 0.78, 0.035, shadeHex(thatch, -0.12))
  for (const x of [0.36, 1.1]) {
    g.fillStyle = '#6b4a2e'
    pen.fillCircle(x, 0.74, 0.125)
    g.fillStyle = night ? LAMPLIT : GLASS
    pen.fillCircle(x, 0.74, 0.1)
    g.fillStyle = '#6b4a2e'
    pen.fillRect(x - 0.1, 0.733, 0.2, 0.014)
    pen.fillRect(x - 0.007, 0.64, 0.014, 0.2)
    g.fillStyle = '#7a5230'
    pen.fillRect(x - 0.13, 0.88, 0.26, 0.035)
    for (let k = 0; k < 6; k++) {
      g.fillStyle = ['#d9486a', '#f0b43a', '#e87aa8'][k % 3]
      pen.fillCircle(x - 0.11 + k * 0.044, 0.872, 0.022)
    }
  }
  g.fillStyle = '#6b4a2e'
  pen.fillRoundRect(0.605, 0.6, 0.25, 0.4, [0.125, 0.125, 0, 0])
  g.fillStyle = pen.across(0.62, 0.84, shadeHex(door, 0.2), door)
  pen.fillRoundRect(0.625, 0.62, 0.21, 0.38, [0.105, 0.105, 0, 0])
  g.fillStyle = night ? LAMPLIT : GLASS
  pen.fillCircle(0.73, 0.72, 0.045)
  g.fillStyle = '#e0b34a'
  pen.fillCircle(0.8, 0.83, 0.014)
}

/** A block of flats of brick, with steps up to its door. */
function drawBrickFlats(pen: SharePen, { colour = '#9a5240', night, snow }: PieceOptions) {
  const { g } = pen
  slab(pen, 0.02, 0.04, 1.06, 0.96, colour)
  g.strokeStyle = 'rgba(240,225,205,.2)'
  pen.lineWidth = 0.003
  for (let y = 0.06; y < 1; y += 0.014) pen.strokeLine(0.02, y, 1.08, y)
  slab(pen, 0, 0.02, 1.1, 0.04, snow ? SNOW : shadeHex(colour, -0.3))
  slab(pen, 0.04, 0.0, 1.02, 0.022, shadeHex(colour, -0.15))
  for (let floor = 0; floor < 5; floor++)
    for (let k = 0; k < 5; k++) {
      const [x, y] = [0.09 + k * 0.2, 0.11 + floor * 0.165]
      if (floor === 4 && k === 2) continue
      g.fillStyle = '#e2d6c2'
      pen.fillRect(x - 0.012, y + 0.1, 0.144, 0.014)
      pen.fillRect(x - 0.006, y - 0.012, 0.132, 0.012)
      panes(pen, { x, y, w: 0.12, h: 0.1, columns: 2, rows: 2, share: 0.86 }, night && (floor + k) % 3 !== 0)
    }
  g.fillStyle = '#e2d6c2'
  pen.fillRect(0.47, 0.77, 0.16, 0.2)
  g.fillStyle = '#3a2a22'
  pen.fillRect(0.49, 0.785, 0.12, 0.18)
  for (const [k, w] of [0.2, 0.24, 0.28].entries())
    slab(pen, 0.55 - w / 2, 0.955 + k * 0.015, w, 0.015, '#a59c90')
}

export const DWELLINGS: Readonly<Record<string, Piece>> = {
  '@farmhouse': { broadness: 1.66, draw: drawFarmhouse },
  '@hollowtree': { broadness: 1.02, draw: drawHollowTree },
  '@roundwindowed': { broadness: 1.46, draw: drawRoundWindowed },
  '@brickflats': { broadness: 1.1, draw: drawBrickFlats },
}
