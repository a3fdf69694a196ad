import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drawParts, type Part } from './assembled.ts'
import type { Piece } from './piece.ts'

const OAK = '#8f6238'
const [BRASS, STEEL, IRON, LEATHER] = ['#d8a83a', '#c3c9d0', '#33363d', '#8a4a26']

/** A table of wood from x to x, its top at y, with a shelf below it where one is asked for. */
function drawBench(pen: SharePen, from: number, to: number, top: number, colour = OAK, shelf = 0) {
  const { g } = pen
  g.strokeStyle = shadeHex(colour, -0.4)
  pen.lineWidth = 0.06
  for (const x of [from + 0.07, to - 0.07]) pen.strokeLine(x, top + 0.05, x, 0.97)
  if (shelf > 0) {
    g.fillStyle = shadeHex(colour, -0.3)
    pen.fillRect(from + 0.05, shelf, to - from - 0.1, 0.035)
  }
  g.fillStyle = pen.gradient(0, top, 0, top + 0.1, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.35))
  pen.fillRoundRect(from, top, to - from, 0.085, 0.012)
}

/** A lamp on a bent arm, with the light that falls from it. */
function drawBenchLamp(pen: SharePen, x: number, foot: number, colour: string) {
  const { g } = pen
  g.strokeStyle = IRON
  pen.lineWidth = 0.022
  pen.begin()
  pen.moveTo(x, foot)
  pen.lineTo(x + 0.05, foot - 0.24)
  pen.lineTo(x - 0.14, foot - 0.36)
  g.stroke()
  g.fillStyle = IRON
  pen.fillRoundRect(x - 0.07, foot - 0.03, 0.14, 0.03, 0.012)
  g.save()
  g.globalCompositeOperation = 'lighter'
  g.fillStyle = pen.glow(x - 0.2, foot - 0.2, 0.24, [
    [0, 'rgba(255,236,170,.6)'],
    [1, 'rgba(255,220,140,0)'],
  ])
  pen.fillCircle(x - 0.2, foot - 0.2, 0.24)
  g.restore()
  pen.fillShape(pen.across(x - 0.28, x - 0.06, shadeHex(colour, 0.3), colour, shadeHex(colour, -0.4)), () => {
    pen.moveTo(x - 0.17, foot - 0.42)
    pen.lineTo(x - 0.09, foot - 0.37)
    pen.quadTo(x - 0.06, foot - 0.27, x - 0.14, foot - 0.22)
    pen.lineTo(x - 0.31, foot - 0.31)
    pen.quadTo(x - 0.27, foot - 0.41, x - 0.17, foot - 0.42)
  })
}

/** A boot with its heel to the right, its sole at y, about as high as it is long. */
function drawBoot(pen: SharePen, x: number, y: number, size: number, colour: string) {
  const { g } = pen
  const at = (share: number) => x + share * size
  const up = (share: number) => y - share * size
  pen.fillShape(pen.across(at(0), at(1), shadeHex(colour, 0.3), colour, shadeHex(colour, -0.4)), () => {
    pen.moveTo(at(0.02), up(0.06))
    pen.quadTo(at(0), up(0.3), at(0.3), up(0.36))
    pen.quadTo(at(0.5), up(0.44), at(0.52), up(1))
    pen.lineTo(at(0.98), up(1))
    pen.quadTo(at(0.94), up(0.5), at(0.98), up(0.06))
  })
  g.fillStyle = '#2a1c14'
  pen.fillRoundRect(at(0), up(0.07), size, size * 0.07, size * 0.03)
  pen.fillRect(at(0.68), up(0.03), size * 0.3, size * 0.09)
  g.strokeStyle = '#f0d9a8'
  pen.lineWidth = size * 0.025
  for (const row of [0.46, 0.6, 0.74]) pen.strokeLine(at(0.46), up(row), at(0.68), up(row + 0.04))
}

/** A cobbler's bench: a boot on the last, nails and a hammer, and shoes waiting below. */
function drawCobblersBench(pen: SharePen) {
  const { g } = pen
  drawBench(pen, 0.06, 1.2, 0.48, '#7d5531', 0.8)
  g.fillStyle = IRON
  pen.fillRect(0.36, 0.42, 0.07, 0.07)
  pen.fillRect(0.29, 0.475, 0.22, 0.025)
  drawBoot(pen, 0.16, 0.43, 0.4, LEATHER)
  drawParts(pen, [
    ['line', '#b98a50', 0.026, 0.7, 0.47, 0.92, 0.44],
    ['slab', IRON, 0.9, 0.38, 0.07, 0.11, 0.015],
    ['slab', '#a8743c', 0.99, 0.39, 0.18, 0.09, 0.01],
    ['dots', STEEL, 0.011, 1.01, 0.395, 1.14, 0.4, 6, 2],
  ])
  drawBoot(pen, 0.2, 0.8, 0.18, '#2c2824')
  drawBoot(pen, 0.42, 0.8, 0.18, '#a5622e')
  drawBoot(pen, 0.72, 0.8, 0.16, '#8f2430')
  drawBoot(pen, 0.92, 0.8, 0.16, '#4a3020')
}

/** The face of a watch or a clock. */
const dial = (x: number, y: number, r: number): Part[] => [
  ['ball', BRASS, x, y, r],
  ['oval', '#fbf7ea', x, y, r * 0.8, r * 0.8],
  ['line', IRON, r * 0.13, x, y, x, y - r * 0.6],
  ['line', IRON, r * 0.13, x, y, x + r * 0.42, y + r * 0.12],
]

/** A watchmaker's bench: watches, open wheels, small drawers and a lamp over them. */
function drawWatchBench(pen: SharePen) {
  drawBench(pen, 0.04, 1.24, 0.56, '#6f4828')
  drawParts(pen, [
    ['box', '#7d5331', 0.72, 0.64, 0.46, 0.3, 0.01],
    ['box', '#9a6c40', 0.76, 0.68, 0.38, 0.1, 0.01],
    ['box', '#9a6c40', 0.76, 0.81, 0.38, 0.1, 0.01],
    ['ball', BRASS, 0.95, 0.73, 0.018],
    ['ball', BRASS, 0.95, 0.86, 0.018],
    ['box', '#5a3820', 0.66, 0.28, 0.24, 0.28, 0.03],
    ...dial(0.78, 0.41, 0.095),
    ...dial(0.24, 0.47, 0.085),
    ['ring', BRASS, 0.014, 0.24, 0.372, 0.022, 0, 6.3],
    ...dial(0.46, 0.505, 0.05),
    ['ring', BRASS, 0.02, 0.58, 0.5, 0.045, 0, 6.3],
    ['dots', BRASS, 0.012, 0.54, 0.545, 0.66, 0.545, 4, 1],
    ['line', STEEL, 0.012, 0.32, 0.55, 0.42, 0.5],
  ])
  drawBenchLamp(pen, 1.08, 0.56, '#2f6a4a')
}

/** A jeweller's bench: a ring with its stone in the clamp, gems on velvet and a lamp. */
function drawJewelBench(pen: SharePen) {
  const { g } = pen
  drawBench(pen, 0.04, 1.2, 0.56, '#6b4630')
  drawParts(pen, [
    ['slab', '#1f2a5a', 0.5, 0.5, 0.4, 0.065, 0.02],
    ['slab', IRON, 0.18, 0.47, 0.16, 0.09, 0.01],
    ['ring', '#f0c04a', 0.032, 0.26, 0.36, 0.1, 0, 6.3],
  ])
  for (const [x, y, r, colour] of [
    [0.26, 0.22, 0.075, '#bfeaff'],
    [0.58, 0.475, 0.04, '#e8314a'],
    [0.69, 0.48, 0.036, '#35c46a'],
    [0.8, 0.475, 0.04, '#4a7cff'],
  ] as const) {
    pen.fillShape(pen.across(x - r, x + r, '#ffffff', colour, shadeHex(colour, -0.35)), () => {
      pen.moveTo(x - r, y - r * 0.3)
      pen.lineTo(x - r * 0.5, y - r * 0.9)
      pen.lineTo(x + r * 0.5, y - r * 0.9)
      pen.lineTo(x + r, y - r * 0.3)
      pen.lineTo(x, y + r)
    })
    g.strokeStyle = 'rgba(255,255,255,.75)'
    pen.lineWidth = r * 0.1
    pen.strokeLine(x - r, y - r * 0.3, x + r, y - r * 0.3)
  }
  g.strokeStyle = '#ffffff'
  pen.lineWidth = 0.012
  pen.strokeLine(0.26, 0.06, 0.26, 0.16)
  pen.strokeLine(0.36, 0.1, 0.32, 0.15)
  pen.strokeLine(0.16, 0.1, 0.2, 0.15)
  drawBenchLamp(pen, 1.06, 0.56, '#8f2a30')
}

/** A tilted board with a plan of a house on it, and rulers. */
function drawDraughtingTable(pen: SharePen) {
  const { g } = pen
  g.strokeStyle = '#3f444c'
  pen.lineWidth = 0.04
  pen.strokeLine(0.3, 0.6, 0.2, 0.98)
  pen.strokeLine(1.02, 0.5, 1.12, 0.98)
  pen.strokeLine(0.26, 0.8, 1.08, 0.8)
  const board = (grow: number) => {
    pen.moveTo(0.02 - grow, 0.62 + grow)
    pen.lineTo(0.26 - grow, 0.1 - grow)
    pen.lineTo(1.34 + grow, 0.1 - grow)
    pen.lineTo(1.22 + grow, 0.62 + grow)
  }
  pen.fillShape('#9a7448', () => board(0.03))
  pen.fillShape(pen.gradient(0, 0.1, 0, 0.62, '#2f63b0', '#3f7ac8'), () => board(-0.03))
  g.strokeStyle = 'rgba(240,248,255,.95)'
  pen.lineWidth = 0.012
  for (const [x0, y0, x1, y1] of [
    [0.36, 0.5, 0.96, 0.5],
    [0.36, 0.5, 0.42, 0.3],
    [0.96, 0.5, 0.98, 0.3],
    [0.36, 0.31, 0.7, 0.17],
    [0.7, 0.17, 1.06, 0.31],
    [0.36, 0.31, 1.06, 0.31],
    [0.6, 0.5, 0.61, 0.38],
    [0.61, 0.38, 0.72, 0.38],
    [0.72, 0.38, 0.72, 0.5],
  ])
    pen.strokeLine(x0, y0, x1, y1)
  drawParts(pen, [
    ['line', '#f2d06a', 0.03, 0.2, 0.57, 1.12, 0.57],
    ['line', '#e0482e', 0.018, 1.04, 0.4, 1.16, 0.22],
  ])
}

/** A sloping desk with a written page, a quill in its ink and a candle. */
function drawWritingDesk(pen: SharePen) {
  drawBench(pen, 0.04, 1.16, 0.6, '#5f3d22')
  drawParts(pen, [
    ['poly', '#7d5331', 0.08, 0.6, 0.2, 0.42, 0.76, 0.42, 0.72, 0.6],
    ['poly', '#f4e8c8', 0.16, 0.57, 0.25, 0.38, 0.68, 0.38, 0.64, 0.57],
    ['line', '#4a3426', 0.01, 0.27, 0.43, 0.6, 0.43],
    ['line', '#4a3426', 0.01, 0.25, 0.47, 0.58, 0.47],
    ['line', '#4a3426', 0.01, 0.23, 0.51, 0.52, 0.51],
    ['box', '#b3242c', 0.27, 0.4, 0.05, 0.05, 0.005],
    ['turned', '#23262e', 0.86, 0.04, 0.47, 0.03, 0.5, 0.07, 0.53, 0.08, 0.6],
    ['poly', '#f7f4ec', 0.86, 0.5, 0.9, 0.22, 0.99, 0.1, 0.98, 0.26, 0.88, 0.5],
    ['line', '#c9c2b0', 0.01, 0.86, 0.5, 0.98, 0.12],
    ['box', '#f0e6cc', 1.02, 0.36, 0.07, 0.24, 0.01],
    ['oval', '#ffd35a', 1.055, 0.29, 0.028, 0.06],
    ['oval', '#fff6d0', 1.055, 0.305, 0.014, 0.03],
  ])
}

/** A sheet of paper turned on a heap. */
const sheetOn = (x: number, y: number, turn: number, colour = '#f6f3ea'): Part => [
  'poly',
  colour,
  x,
  y,
  x + 0.26,
  y - 0.02 - turn,
  x + 0.27,
  y + 0.012 - turn,
  x + 0.01,
  y + 0.035,
]

/** A heap of papers from y upwards. */
const heapOf = (x: number, y: number, high: number): Part[] =>
  Array.from({ length: high }, (_, k) =>
    sheetOn(
      x + (((k * 0.618) % 1) - 0.5) * 0.06,
      y - k * 0.03,
      (((k * 0.377) % 1) - 0.5) * 0.05,
      ['#f6f3ea', '#ffffff', '#e9e4d4', '#fdf3c4', '#dfe8f2'][k % 5],
    ),
  )

/** A desk where nothing finds its place: heaps of paper, mugs, a screen, notes and crumpled sheets. */
function drawMessyDesk(pen: SharePen) {
  drawBench(pen, 0.02, 2, 0.56, '#9a6c40')
  drawParts(pen, [
    ['box', '#7f5630', 1.46, 0.64, 0.46, 0.36, 0.01],
    ['box', '#b5834e', 1.5, 0.68, 0.38, 0.12, 0.01],
    ['poly', '#f6f3ea', 1.56, 0.68, 1.74, 0.6, 1.8, 0.66, 1.7, 0.7],
    ['box', '#b5834e', 1.5, 0.83, 0.38, 0.12, 0.01],
    ['slab', '#2c3038', 0.78, 0.13, 0.6, 0.36, 0.02],
    ['slab', '#8fc4ea', 0.81, 0.16, 0.54, 0.29, 0.01],
    ['slab', '#ffffff', 0.85, 0.2, 0.3, 0.16, 0.005],
    ['box', '#f7e36a', 1.28, 0.14, 0.09, 0.09, 0],
    ['box', '#f79ac0', 0.76, 0.34, 0.08, 0.08, 0],
    ['box', '#9be08a', 1.3, 0.34, 0.08, 0.08, 0],
    ['box', '#2c3038', 1.04, 0.48, 0.08, 0.07, 0],
    ...heapOf(0.1, 0.54, 9),
    ...heapOf(0.42, 0.54, 5),
    ...heapOf(1.42, 0.54, 13),
    ...heapOf(1.68, 0.54, 7),
    ['slab', '#c0392b', 0.12, 0.23, 0.24, 0.045, 0.005],
    ['slab', '#2f6a8f', 0.1, 0.185, 0.28, 0.045, 0.005],
    ['slab', '#e0a83a', 0.14, 0.14, 0.22, 0.045, 0.005],
    ['box', '#f2f2ee', 0.66, 0.42, 0.12, 0.14, 0.015],
    ['ring', '#f2f2ee', 0.02, 0.8, 0.48, 0.035, -1.6, 1.6],
    ['oval', '#4a2a18', 0.72, 0.425, 0.052, 0.014],
    ['box', '#c8502c', 1.24, 0.45, 0.11, 0.11, 0.015],
    ['ring', '#c8502c', 0.018, 1.23, 0.5, 0.03, 1.6, 4.7],
    ['slab', '#3a3e46', 0.86, 0.525, 0.34, 0.03, 0.008],
    ['line', '#f2b81c', 0.018, 0.5, 0.37, 0.66, 0.33],
    ['line', '#d8402f', 0.016, 1.9, 0.5, 1.98, 0.4],
  ])
  for (const [x, y, r] of [
    [0.3, 0.95, 0.055],
    [0.56, 0.96, 0.045],
    [1.2, 0.95, 0.05],
    [0.96, 0.965, 0.04],
    [1.14, 0.53, 0.035],
  ])
    drawParts(pen, [
      ['blob', '#efece2', x - r, y, x - r * 0.5, y - r, x + r * 0.4, y - r * 0.8, x + r, y, x, y + r * 0.9],
      ['line', '#b9b4a4', 0.008, x - r * 0.4, y - r * 0.2, x + r * 0.3, y + r * 0.1],
    ])
  drawBenchLamp(pen, 0.66, 0.56, '#2f7a5a')
}

/** Where hands are at a craft: benches with what is made on them. */
export const CRAFT_BENCHES: Readonly<Record<string, Piece>> = {
  '@cobblersbench': { broadness: 1.26, draw: drawCobblersBench },
  '@watchbench': { broadness: 1.28, draw: drawWatchBench },
  '@jewelbench': { broadness: 1.24, draw: drawJewelBench },
  '@draughtingtable': { broadness: 1.4, draw: drawDraughtingTable },
  '@writingdesk': { broadness: 1.2, draw: drawWritingDesk },
  '@messydesk': { broadness: 2.04, draw: drawMessyDesk },
}
