import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece } from './piece.ts'
import { bow, polygon, spread } from './shapes.ts'

const BREADTH = 2.6
/** In the order that they are always hung in: sky, air, fire, water, earth. */
const PRAYER_COLOURS = ['#2a5fb8', '#f4f2ea', '#d2302c', '#2f9a4a', '#f2c22e']
const PARTY_COLOURS = ['#e0393e', '#f5c02e', '#3a8fd8', '#4fae4a', '#f08a2a', '#9a56c0']
const POLES = [0.06, BREADTH - 0.06]

/** Where the cord is that hangs between two heights, at a share of its length. */
const cordAt = (t: number, from: number, to: number, sag: number) =>
  from + (to - from) * t + sag * 4 * t * (1 - t)

/** One cord with flags along it. */
function drawLine(
  pen: SharePen,
  { from, to, sag, start }: Record<'from' | 'to' | 'sag' | 'start', number>,
  { colours, pointed }: { colours: readonly string[]; pointed: boolean },
) {
  const [x0, x1] = POLES
  bow(pen, '#e4dccb', 0.012, [x0, from, (x0 + x1) / 2, (from + to) / 2 + sag * 2, x1, to])
  const count = 13
  for (let k = 0; k < count; k++) {
    const [t0, t1] = [(k + 0.12) / count, (k + 0.9) / count]
    const [left, right] = [x0 + (x1 - x0) * t0, x0 + (x1 - x0) * t1]
    const [y0, y1] = [cordAt(t0, from, to, sag), cordAt(t1, from, to, sag)]
    const colour = colours[(k + start) % colours.length]
    const [blown, drop] = [(spread(k + start) - 0.5) * 0.07, 0.2]
    const fill = pen.across(left, right, shadeHex(colour, 0.14), colour, shadeHex(colour, -0.22))
    if (pointed) polygon(pen, fill, [left, y0, right, y1, (left + right) / 2 + blown, (y0 + y1) / 2 + drop])
    else polygon(pen, fill, [left, y0, right, y1, right + blown, y1 + drop, left + blown, y0 + drop * 1.04])
  }
}

function drawPoles(pen: SharePen) {
  for (const x of POLES) {
    pen.g.fillStyle = pen.across(x - 0.025, x + 0.025, '#a8865c', '#7a5a38', '#4a3522')
    pen.fillRoundRect(x - 0.025, 0.02, 0.05, 0.98, 0.015)
  }
}

/** Cords of small flags between two poles. */
export const FLAG_LINES: Readonly<Record<string, Piece>> = {
  '@prayerflags': {
    broadness: BREADTH,
    draw: pen => {
      drawPoles(pen)
      const cloth = { colours: PRAYER_COLOURS, pointed: false }
      drawLine(pen, { from: 0.05, to: 0.09, sag: 0.13, start: 0 }, cloth)
      drawLine(pen, { from: 0.38, to: 0.34, sag: 0.13, start: 2 }, cloth)
    },
  },
  '@buntingline': {
    broadness: BREADTH,
    draw: pen => {
      drawPoles(pen)
      drawLine(pen, { from: 0.06, to: 0.06, sag: 0.16, start: 0 }, { colours: PARTY_COLOURS, pointed: true })
    },
  },
}
