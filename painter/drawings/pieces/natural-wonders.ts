import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'
import { polygon, spread } from './shapes.ts'

/** A column of boiling water and steam over a low cone of sinter. */
function drawGeyser(pen: SharePen) {
  const { g } = pen
  const puffs = 150
  for (let k = 0; k < puffs; k++) {
    const rise = k / puffs
    const y = 0.9 - rise * 0.78
    const breadth = 0.035 + rise ** 1.6 * 0.26 + (rise > 0.7 ? (rise - 0.7) * 0.3 : 0)
    const x = 0.5 + (spread(k) - 0.5) * 2 * breadth + rise ** 2 * 0.08
    const radius = 0.03 + rise * 0.075 * (0.6 + spread(k, 0.37))
    const shade = 238 - Math.round(spread(k, 0.71) * 40 * rise + (x > 0.5 ? 26 * rise : 0))
    g.fillStyle = pen.glow(x, y, radius, [
      [0, `rgba(${shade},${shade + 5},${Math.min(255, shade + 12)},${0.75 - rise * 0.25})`],
      [0.6, `rgba(${shade},${shade + 5},${Math.min(255, shade + 12)},${0.4 - rise * 0.12})`],
      [1, 'rgba(240,245,250,0)'],
    ])
    pen.fillEllipse(x, y, radius, radius, 0)
  }
  // Jets that shoot up within it, and drops that fall beside.
  for (let k = 0; k < 46; k++) {
    const aside = (spread(k, 0.43) - 0.5) * 0.09
    const top = 0.3 + spread(k, 0.29) * 0.35
    g.strokeStyle = `rgba(255,255,255,${0.35 + spread(k) * 0.4})`
    pen.lineWidth = 0.004 + spread(k, 0.53) * 0.006
    pen.strokeLine(0.5 + aside * 0.4, 0.92, 0.5 + aside * 1.9, top)
  }
  polygon(
    pen,
    pen.across(0.2, 0.8, '#e6ddc8', '#cbbd9f', '#94866a'),
    [0.1, 1, 0.26, 0.955, 0.4, 0.925, 0.47, 0.9, 0.54, 0.9, 0.61, 0.925, 0.76, 0.958, 0.92, 1],
  )
  for (let k = 0; k < 20; k++) {
    g.fillStyle = k % 2 ? 'rgba(190,120,50,.35)' : 'rgba(120,110,90,.35)'
    pen.fillEllipse(0.22 + spread(k) * 0.58, 0.945 + spread(k, 0.31) * 0.045, 0.04, 0.008, 0)
  }
}

/** Columns of basalt side by side, each with six sides, as high as organ pipes. */
function drawBasaltColumns(pen: SharePen, { colour = '#5c5e62', snow }: PieceOptions) {
  const rows = [
    { from: 0.06, step: 0.13, count: 18, low: 0.42, high: 0.02, tone: -0.22 },
    { from: 0, step: 0.14, count: 18, low: 0.72, high: 0.28, tone: -0.08 },
    { from: 0.08, step: 0.15, count: 16, low: 0.93, high: 0.62, tone: 0.06 },
  ]
  for (const [r, { from, step, count, low, high, tone }] of rows.entries())
    for (let k = 0; k < count; k++) {
      const x = from + k * step
      const bend = 1 - Math.abs(k / (count - 1) - 0.55) * 1.7
      const top = low - (low - high) * Math.max(0, bend) * (0.6 + spread(k + r * 31) * 0.4)
      const half = step * 0.54
      const own = shadeHex(colour, tone + (spread(k + r * 17, 0.41) - 0.5) * 0.16)
      const [a, b, c, d] = [x - half, x - half * 0.42, x + half * 0.42, x + half]
      const lip = 0.016
      polygon(pen, shadeHex(own, 0.18), [a, top, b, top + lip, b, 1, a, 1])
      polygon(pen, own, [b, top + lip, c, top + lip, c, 1, b, 1])
      polygon(pen, shadeHex(own, -0.34), [c, top + lip, d, top, d, 1, c, 1])
      polygon(pen, snow ? '#eef3f8' : shadeHex(own, 0.32), [
        a,
        top,
        b,
        top - lip,
        c,
        top - lip,
        d,
        top,
        c,
        top + lip,
        b,
        top + lip,
      ])
      pen.g.strokeStyle = 'rgba(20,20,24,.35)'
      pen.lineWidth = 0.006
      for (let crack = top + 0.12 + spread(k, 0.23) * 0.1; crack < 0.98; crack += 0.17)
        pen.strokeLine(a, crack, d, crack + (spread(k, crack) - 0.5) * 0.03)
    }
}

/** A ring of carved stone with a whirl of light in it. */
function drawPortal(pen: SharePen, { colour = '#5ad1ff' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.glow(0.5, 0.48, 0.4, [
    [0, '#ffffff'],
    [0.3, shadeHex(colour, 0.5)],
    [0.75, colour],
    [1, shadeHex(colour, -0.45)],
  ])
  pen.fillEllipse(0.5, 0.48, 0.36, 0.4, 0)
  g.strokeStyle = 'rgba(255,255,255,.5)'
  for (let k = 0; k < 5; k++) {
    pen.lineWidth = 0.012
    pen.begin()
    for (let step = 0; step <= 40; step++) {
      const reach = step / 40
      const at = k * 1.257 + reach * 3.4
      const [x, y] = [0.5 + Math.cos(at) * 0.35 * reach, 0.48 + Math.sin(at) * 0.39 * reach]
      if (step === 0) pen.moveTo(x, y)
      else pen.lineTo(x, y)
    }
    g.stroke()
  }
  for (let k = 0; k < 22; k++) {
    const [from, to] = [(k / 22) * 6.2832 + 0.02, ((k + 1) / 22) * 6.2832 - 0.02]
    const point = (at: number, reach: number) => [
      0.5 + Math.cos(at) * 0.36 * reach,
      0.48 + Math.sin(at) * 0.4 * reach,
    ]
    const lit = -Math.cos(from - 0.8) * 0.25
    polygon(pen, shadeHex('#77726a', lit + (spread(k) - 0.5) * 0.14), [
      ...point(from, 1),
      ...point(to, 1),
      ...point(to, 1.24),
      ...point(from, 1.24),
    ])
    if (k % 2) continue
    g.fillStyle = colour
    const [x, y] = point((from + to) / 2, 1.12)
    pen.fillEllipse(x, y, 0.014, 0.014, 0)
  }
  polygon(pen, pen.across(0.1, 0.9, '#8d877d', '#6b665e', '#45413b'), [0.14, 1, 0.2, 0.9, 0.8, 0.9, 0.86, 1])
}

/** What land and magic set up by themselves. */
export const WONDER_PIECES: Readonly<Record<string, Piece>> = {
  '@geyser': { broadness: 1, draw: drawGeyser },
  '@basaltcolumns': { broadness: 2.5, draw: drawBasaltColumns },
  '@portal': { broadness: 1, draw: drawPortal },
}
