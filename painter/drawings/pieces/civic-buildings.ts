import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { boards, courses, PALE, panes, SNOW, slab } from './masonry.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { polygon } from './shapes.ts'

const LAMPLIT = '#ffd97a'
/** Block capitals on a grid two wide and two high. */
const CAPITALS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  P: [
    [0, 2],
    [0, 0],
    [2, 0],
    [2, 1],
    [0, 1],
  ],
  O: [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
    [0, 0],
  ],
  L: [
    [0, 0],
    [0, 2],
    [2, 2],
  ],
  I: [
    [1, 0],
    [1, 2],
  ],
  C: [
    [2, 0],
    [0, 0],
    [0, 2],
    [2, 2],
  ],
  E: [
    [2, 0],
    [0, 0],
    [0, 1],
    [1.6, 1],
    [0, 1],
    [0, 2],
    [2, 2],
  ],
}

/** The word above a police station's door. */
function letter(pen: SharePen, word: string, x: number, y: number, size: number, colour: string) {
  pen.g.strokeStyle = colour
  pen.lineWidth = size * 0.2
  for (const [k, sign] of [...word].entries()) {
    pen.begin()
    for (const [n, [across, down]] of (CAPITALS[sign] ?? []).entries()) {
      const at = [x + k * size * 1.1 + (across * size) / 3, y + (down * size) / 2] as const
      n === 0 ? pen.moveTo(...at) : pen.lineTo(...at)
    }
    pen.g.stroke()
  }
}

/** A star with five points. */
function star(pen: SharePen, x: number, y: number, radius: number, colour: string) {
  const points = Array.from({ length: 10 }, (_, k) => {
    const angle = (k / 10) * Math.PI * 2 - Math.PI / 2
    const reach = k % 2 ? radius * 0.42 : radius
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  polygon(pen, colour, points.flat())
}

/** A police station: pale brick, a band of blue with its name and a badge, blue lamps beside glass doors. */
function drawPoliceStation(pen: SharePen, { night, snow }: PieceOptions) {
  const { g } = pen
  slab(pen, 0.04, 0.24, 2.12, 0.76, '#d6cbb8')
  courses(pen, 0.04, 0.24, 2.12, 0.76, 14)
  slab(pen, 0.62, 0.08, 0.96, 0.92, '#e4dccb')
  g.fillStyle = snow ? SNOW : '#5a626c'
  pen.fillRect(0.02, 0.21, 2.16, 0.045)
  pen.fillRect(0.59, 0.045, 1.02, 0.045)
  slab(pen, 0.04, 0.3, 2.12, 0.15, '#1f4a94')
  letter(pen, 'POLICE', 0.66, 0.325, 0.125, '#ffffff')
  for (const x of [0.3, 1.86]) star(pen, x, 0.375, 0.06, '#f2c84a')
  star(pen, 1.1, 0.2, 0.085, '#f2c84a')
  for (const x of [0.1, 1.62])
    panes(pen, { x, y: 0.5, w: 0.48, h: 0.2, columns: 3, rows: 1, share: 0.74 }, night)
  for (const x of [0.1, 1.62])
    panes(pen, { x, y: 0.74, w: 0.48, h: 0.2, columns: 3, rows: 1, share: 0.74 }, night)
  g.fillStyle = '#2b3340'
  pen.fillRect(0.84, 0.56, 0.52, 0.44)
  g.fillStyle = night ? LAMPLIT : '#8fb3c8'
  for (const x of [0.87, 1.115]) pen.fillRect(x, 0.59, 0.215, 0.41)
  for (const x of [0.73, 1.47]) {
    g.fillStyle = '#2b3340'
    pen.fillRect(x - 0.012, 0.62, 0.024, 0.1)
    g.fillStyle = night ? '#7ab4ff' : '#2f6fd6'
    pen.fillCircle(x, 0.59, 0.045)
  }
  slab(pen, 0.74, 0.965, 0.72, 0.035, PALE)
}

/** A prison: a high wall of stone with barred windows, towers with a lamp, barbed wire and a gate of iron. */
function drawPrison(pen: SharePen, { night, snow }: PieceOptions) {
  const { g } = pen
  const stone = '#8f8a80'
  slab(pen, 0.5, 0.16, 1.6, 0.5, shadeHex(stone, 0.12))
  courses(pen, 0.5, 0.16, 1.6, 0.5, 9)
  g.fillStyle = snow ? SNOW : '#5d5a55'
  pen.fillRect(0.47, 0.13, 1.66, 0.04)
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 10; column++)
      barred(pen, 0.56 + column * 0.152, 0.2 + row * 0.13, 0.085, 0.085, night)
  for (const x of [0.04, 2.24]) {
    slab(pen, x + 0.06, 0.24, 0.26, 0.76, stone)
    courses(pen, x + 0.06, 0.24, 0.26, 0.76, 16)
    slab(pen, x, 0.08, 0.38, 0.17, '#6b6862')
    g.fillStyle = night ? LAMPLIT : '#9fc0cc'
    pen.fillRect(x + 0.03, 0.11, 0.32, 0.08)
    g.fillStyle = snow ? SNOW : '#44423e'
    pen.fillRect(x - 0.03, 0.05, 0.44, 0.035)
  }
  slab(pen, 0.2, 0.5, 2.22, 0.5, stone)
  courses(pen, 0.2, 0.5, 2.22, 0.5, 10)
  g.strokeStyle = '#3c3a38'
  pen.lineWidth = 0.007
  for (let k = 0; k < 34; k++) {
    pen.begin()
    pen.arc(0.42 + k * 0.055, 0.47, 0.036)
    g.stroke()
  }
  slab(pen, 1.02, 0.56, 0.56, 0.44, shadeHex(stone, 0.2))
  boards(pen, 1.1, 0.63, 0.4, 0.37, '#3d4147', 4)
  g.fillStyle = '#25282c'
  for (let bar = 0; bar < 9; bar++) pen.fillRect(1.11 + bar * 0.046, 0.63, 0.012, 0.37)
  for (const x of [0.5, 0.74, 1.74, 1.98]) barred(pen, x, 0.62, 0.12, 0.14, night)
}

function barred(pen: SharePen, x: number, y: number, w: number, h: number, night: boolean) {
  pen.g.fillStyle = night ? LAMPLIT : '#22262c'
  pen.fillRect(x, y, w, h)
  pen.g.fillStyle = '#6d6f72'
  for (let bar = 1; bar < 4; bar++) pen.fillRect(x + (w * bar) / 4 - 0.004, y, 0.008, h)
}

/** Buildings of the state. */
export const CIVIC_BUILDINGS: Readonly<Record<string, Piece>> = {
  '@policestation': { broadness: 2.2, draw: drawPoliceStation },
  '@prison': { broadness: 2.66, draw: drawPrison },
}
