import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { drawParts, inRow, type Part } from './assembled.ts'
import { BASKET_BIKE } from './basket-bike.ts'
import { BUILDING_WORK } from './building-work.ts'
import { CRAFT_BENCHES } from './craft-benches.ts'
import { GOODS_STALLS } from './goods-stalls.ts'
import { HOT_WORK } from './hot-work.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { spread } from './shapes.ts'
import { TREATMENT } from './treatment.ts'

/** A fish on its side, its head to the left. */
const fishAt = (x: number, y: number, long: number, colour: string): Part[] => [
  ['poly', colour, x + long * 0.7, y, x + long, y - long * 0.17, x + long, y + long * 0.17],
  ['oval', colour, x + long * 0.4, y, long * 0.4, long * 0.16],
  ['oval', shadeHex(colour, 0.5), x + long * 0.4, y + long * 0.07, long * 0.32, long * 0.06],
  ['ball', '#1c1e22', x + long * 0.13, y - long * 0.03, long * 0.03],
]

const FISHES = ['#7f93a5', '#e0785a', '#5f7f8f', '#9fb0ba', '#d8604a', '#6f8a9a']

/** A fishmonger's stall: fish in rows on a slope of ice below a striped awning. */
function drawFishStall(pen: SharePen, { colour = '#2f6fb0', night }: PieceOptions) {
  const { g } = pen
  for (const x of [0.07, 1.25]) {
    g.fillStyle = pen.across(x, x + 0.045, '#c9d0d6', '#8a939b')
    pen.fillRect(x, 0.18, 0.04, 0.82)
  }
  g.fillStyle = night ? pen.gradient(0, 0.3, 0, 0.6, '#ffe3a0', '#f2b45a') : 'rgba(16,26,34,.5)'
  pen.fillRect(0.11, 0.28, 1.14, 0.3)
  g.fillStyle = pen.gradient(0, 0.8, 0, 1, '#e6ecf0', '#9fb2be')
  pen.fillRect(0.03, 0.78, 1.3, 0.22)
  pen.fillShape(pen.gradient(0, 0.46, 0, 0.8, '#ffffff', '#d8ecf6', '#a8cbdc'), () => {
    pen.moveTo(0.14, 0.48)
    pen.lineTo(1.22, 0.48)
    pen.lineTo(1.34, 0.8)
    pen.lineTo(0.02, 0.8)
  })
  for (let k = 0; k < 90; k++) {
    g.fillStyle = k % 2 ? 'rgba(255,255,255,.9)' : 'rgba(130,180,205,.5)'
    pen.fillCircle(0.08 + spread(k) * 1.2, 0.5 + spread(k + 200) * 0.29, 0.01)
  }
  for (const [row, y] of [0.53, 0.62, 0.725].entries())
    drawParts(
      pen,
      inRow(5, 0.13 - row * 0.035, 0.96 + row * 0.02, (x, k) =>
        fishAt(x, y, 0.2 + row * 0.025, FISHES[(k + row * 2) % FISHES.length]),
      ),
    )
  drawParts(
    pen,
    inRow(3, 0.2, 1.02, x => [
      ['ball', '#f2d23a', x, 0.575, 0.022],
      ['oval', '#5a9a3a', x + 0.06, 0.578, 0.03, 0.012, 0.4],
    ]),
  )
  for (let k = 0; k < 9; k++) {
    const x = k * 0.153
    g.fillStyle = k % 2 ? '#f4f6f8' : pen.gradient(0, 0, 0, 0.3, shadeHex(colour, 0.2), colour)
    pen.begin()
    pen.moveTo(0.08 + x * 0.88, 0.02)
    pen.lineTo(0.08 + (x + 0.153) * 0.88, 0.02)
    pen.lineTo(x + 0.153, 0.26)
    pen.arc(x + 0.0765, 0.26, 0.0765, 0, Math.PI)
    g.fill()
  }
}

/** A baler behind its tractor, with a round bale coming out and bales behind it. */
function drawBaler(pen: SharePen, { colour = '#c8302c' }: PieceOptions) {
  const bale = (x: number, y: number, r: number): Part[] => [
    ['ball', '#d8b45a', x, y, r],
    ['ring', '#b58a34', r * 0.1, x, y, r * 0.72, 0, 6.3],
    ['ring', '#b58a34', r * 0.1, x, y, r * 0.42, 0, 6.3],
    ['ring', '#b58a34', r * 0.08, x, y, r * 0.16, 0, 6.3],
  ]
  const wheel = (x: number, r: number): Part[] => [
    ['ball', '#26282c', x, 1 - r, r],
    ['ball', '#f2c21c', x, 1 - r, r * 0.52],
    ['ball', '#8a6a10', x, 1 - r, r * 0.16],
  ]
  drawParts(
    pen,
    [
      ...bale(2.75, 0.74, 0.25),
      ['box', '#33363c', 0.2, 0.24, 0.05, 0.28, 0.01],
      ['slab', '#2f7a3a', 0.08, 0.46, 0.62, 0.26, 0.05],
      ['slab', '#2f7a3a', 0.56, 0.06, 0.5, 0.06, 0.02],
      ['box', '#bfe0ee', 0.6, 0.12, 0.42, 0.34, 0.01],
      ['line', '#26542c', 0.03, 0.61, 0.1, 0.61, 0.48],
      ['line', '#26542c', 0.03, 1.02, 0.1, 1.02, 0.48],
      ['slab', '#2f7a3a', 0.56, 0.44, 0.52, 0.2, 0.04],
      ...wheel(0.24, 0.19),
      ...wheel(0.88, 0.32),
      ['line', '#3a3f47', 0.04, 1.1, 0.74, 1.45, 0.76],
      ...bale(2.24, 0.6, 0.24),
      ['blob', '$', 1.4, 0.82, 1.38, 0.3, 1.7, 0.12, 2.15, 0.22, 2.25, 0.56, 2.1, 0.86],
      ['line', '$-', 0.02, 1.86, 0.22, 1.92, 0.8],
      ['line', '#f2c21c', 0.03, 1.48, 0.48, 2.1, 0.48],
      ...wheel(1.76, 0.17),
      ['line', '#8a939b', 0.02, 1.4, 0.86, 1.3, 0.96],
    ],
    colour,
  )
}

/** A cart with two shelves of books. */
function drawBookCart(pen: SharePen) {
  const backs = ['#8f2a30', '#2f5a8a', '#3f7a4a', '#c9962a', '#5a3f7a', '#7a4a2c', '#c2703a', '#2f6a6a']
  const shelf = (y: number, from: number): Part[] =>
    inRow(13, 0.12, 0.98, (x, k) => {
      const high = 0.2 + spread(k + from) * 0.09
      return [['box', backs[(k * 3 + from) % backs.length], x, y - high, 0.062, high, 0.006]]
    })
  drawParts(pen, [
    ['box', '#8a5f36', 0.05, 0.08, 0.05, 0.8, 0.01],
    ['box', '#8a5f36', 1.06, 0.08, 0.05, 0.8, 0.01],
    ...shelf(0.44, 0),
    ['slab', '#b5824c', 0.04, 0.44, 1.08, 0.05, 0.01],
    ...shelf(0.83, 5),
    ['slab', '#b5824c', 0.04, 0.83, 1.08, 0.05, 0.01],
    ['ball', '#2c2f36', 0.15, 0.94, 0.055],
    ['ball', '#2c2f36', 1, 0.94, 0.055],
  ])
}

/** A round tray with full glasses. */
function drawGlassTray(pen: SharePen) {
  const glass = (x: number, colour: string): Part[] => [
    ['turned', '#e6f2f6', x, 0.1, 0.1, 0.11, 0.3, 0.05, 0.5, 0.02, 0.55],
    ['turned', colour, x, 0.1, 0.2, 0.11, 0.3, 0.05, 0.5, 0.02, 0.54],
    ['line', '#dcebf0', 0.025, x, 0.54, x, 0.76],
    ['oval', '#dcebf0', x, 0.77, 0.08, 0.02],
  ]
  drawParts(pen, [
    ...glass(0.2, '#e6b84a'),
    ...glass(0.44, '#9a2440'),
    ...glass(0.68, '#e6b84a'),
    ...glass(0.92, '#f2d98a'),
    ...glass(1.16, '#9a2440'),
    ['oval', '#8f979f', 0.68, 0.85, 0.68, 0.085],
    ['oval', '#dfe5ea', 0.68, 0.82, 0.66, 0.07],
    ...glass(0.32, '#f2d98a'),
    ...glass(0.58, '#9a2440'),
    ...glass(0.82, '#e6b84a'),
    ...glass(1.06, '#f2d98a'),
  ])
}

function beam(pen: SharePen, x: number, y: number, w: number, h: number, colour: string) {
  pen.g.fillStyle = pen.across(x, x + w, shadeHex(colour, 0.12), shadeHex(colour, -0.22))
  pen.fillRect(x, y, w, h)
}

/** A cook's stall: short curtains and red lanterns under a roof, a pot that steams and bowls of noodles on the counter. */
function drawNoodleStall(pen: SharePen, { colour = '#b5342c', night }: PieceOptions) {
  const { g } = pen
  for (const x of [0.06, 1.3]) beam(pen, x, 0.16, 0.05, 0.84, '#5a3a24')
  g.fillStyle = night ? pen.gradient(0, 0.2, 0, 0.62, '#ffe6ae', '#f0a850') : 'rgba(30,20,14,.55)'
  pen.fillRect(0.11, 0.2, 1.19, 0.42)
  beam(pen, 0.14, 0.36, 1.13, 0.018, '#6b4a30')
  for (let k = 0; k < 7; k++) {
    g.fillStyle = ['#f4efe2', '#3f5f8a', '#f4efe2', '#a83a2a'][k % 4]
    pen.fillRect(0.18 + k * 0.155, 0.325, 0.085, 0.035)
  }
  beam(pen, 0, 0.62, 1.4, 0.05, '#a8744a')
  beam(pen, 0.03, 0.67, 1.34, 0.33, '#7a4a2c')
  for (let k = 1; k < 9; k++) beam(pen, 0.03 + k * 0.149, 0.67, 0.008, 0.33, '#54301c')
  beam(pen, 0.98, 0.46, 0.24, 0.16, '#aab2b8')
  beam(pen, 0.965, 0.455, 0.27, 0.022, '#d6dce0')
  for (const [k, y] of [0.42, 0.37, 0.31, 0.25].entries()) {
    g.fillStyle = `rgba(255,255,255,${0.34 - k * 0.07})`
    pen.fillCircle(1.1 + (k % 2 ? 0.035 : -0.025), y, 0.045 + k * 0.013)
  }
  drawParts(
    pen,
    inRow(3, 0.2, 0.56, x => [
      ['poly', '#c0392f', x - 0.085, 0.565, x + 0.085, 0.565, x + 0.045, 0.62, x - 0.045, 0.62],
      ['oval', '#f2d27a', x, 0.56, 0.078, 0.026],
      ['oval', '#5a9a3a', x - 0.03, 0.552, 0.022, 0.009],
      ['ball', '#fff6e0', x + 0.03, 0.551, 0.018],
      ['poly', '#3a2416', x + 0.02, 0.55, x + 0.11, 0.475, x + 0.117, 0.482, x + 0.03, 0.556],
    ]),
  )
  pen.fillShape(pen.gradient(0, 0, 0, 0.17, shadeHex(colour, 0.2), colour), () => {
    pen.moveTo(0.08, 0.02)
    pen.lineTo(1.32, 0.02)
    pen.lineTo(1.41, 0.17)
    pen.lineTo(0, 0.17)
  })
  for (let k = 0; k < 5; k++) {
    beam(pen, 0.14 + k * 0.23, 0.17, 0.2, 0.12, shadeHex(colour, -0.1))
    g.fillStyle = '#f6ecd8'
    pen.fillCircle(0.24 + k * 0.23, 0.23, 0.034)
  }
  for (const x of [0.02, 1.38])
    drawParts(pen, [
      ['oval', night ? '#ff7a4a' : '#d8402f', x, 0.29, 0.055, 0.085],
      ['poly', '#2a1a14', x - 0.03, 0.2, x + 0.03, 0.2, x + 0.03, 0.215, x - 0.03, 0.215],
      ['poly', '#2a1a14', x - 0.03, 0.365, x + 0.03, 0.365, x + 0.03, 0.38, x - 0.03, 0.38],
    ])
}

/** What people are at work on, and what they sell, push, drive and carry. */
export const WORK_PIECES: Readonly<Record<string, Piece>> = {
  ...BASKET_BIKE,
  ...HOT_WORK,
  ...CRAFT_BENCHES,
  ...BUILDING_WORK,
  ...TREATMENT,
  ...GOODS_STALLS,
  '@fishstall': { broadness: 1.4, draw: drawFishStall },
  '@noodlestall': { broadness: 1.4, draw: drawNoodleStall },
  '@baler': { broadness: 3.02, draw: drawBaler },
  '@bookcart': { broadness: 1.16, draw: drawBookCart },
  '@glasstray': { broadness: 1.38, draw: drawGlassTray },
}
