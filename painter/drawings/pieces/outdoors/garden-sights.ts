import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import { drum, face, PALE, SNOW, slab, TIMBER } from '../buildings/masonry.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { polygon, spread } from '../shapes.ts'

/** A hive of boxes under a small roof. */
function drawBeehive(pen: SharePen, { colour = '#f0e6d0', snow }: PieceOptions) {
  const { g } = pen
  for (const x of [0.12, 0.66]) slab(pen, x, 0.88, 0.05, 0.12, TIMBER)
  for (let k = 0; k < 3; k++) {
    slab(pen, 0.08, 0.2 + k * 0.23, 0.68, 0.22, shadeHex(colour, -k * 0.05))
    g.fillStyle = shadeHex(colour, -0.4)
    pen.fillRoundRect(0.34, 0.27 + k * 0.23, 0.16, 0.035, 0.015)
  }
  slab(pen, 0.04, 0.88, 0.76, 0.03, TIMBER)
  g.fillStyle = '#2a1c10'
  pen.fillRoundRect(0.24, 0.83, 0.36, 0.035, 0.015)
  face(pen, pen.gradient(0, 0.04, 0, 0.2, snow ? SNOW : '#9aa2aa', snow ? '#d6e2ec' : '#6b737c'), [
    [0.08, 0.08],
    [0.76, 0.08],
    [0.84, 0.2],
    [0, 0.2],
  ])
  for (let k = 0; k < 16; k++) {
    const [x, y] = [((k * 0.618) % 1) * 1.1, ((k * 0.755) % 1) * 0.9]
    g.fillStyle = '#e0a21e'
    pen.fillEllipse(x, y, 0.016, 0.01)
    g.fillStyle = 'rgba(255,255,255,.8)'
    pen.fillEllipse(x, y - 0.012, 0.012, 0.007)
  }
}

/** A basin on a foot, for birds. */
function drawBirdBath(pen: SharePen, { colour = '#b0aca2', snow }: PieceOptions) {
  const { g } = pen
  drum(pen, 0.36, 0.26, 0.14, 0.68, colour)
  drum(pen, 0.24, 0.9, 0.38, 0.1, colour)
  pen.fillShape(pen.sheen(0, 0.86, 0.3, colour, shadeHex(colour, 0.25), shadeHex(colour, -0.4)), () => {
    pen.moveTo(0.02, 0.1)
    pen.quadTo(0.43, 0.46, 0.84, 0.1)
  })
  g.fillStyle = shadeHex(colour, 0.15)
  pen.fillEllipse(0.43, 0.1, 0.42, 0.075)
  g.fillStyle = snow ? SNOW : pen.gradient(0, 0.04, 0, 0.16, '#9fc6d8', '#5f93ac')
  pen.fillEllipse(0.43, 0.105, 0.36, 0.055)
}

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

/** Hay heaped around a pole. */
function drawHaystack(pen: SharePen, { colour = '#cda64e', snow }: PieceOptions) {
  const { g } = pen
  pen.fillShape(pen.sheen(0.02, 1.1, 0.34, colour, shadeHex(colour, 0.3), shadeHex(colour, -0.45)), () => {
    pen.moveTo(0.02, 1)
    pen.curveTo(0.02, 0.5, 0.34, 0.2, 0.56, 0.02)
    pen.curveTo(0.78, 0.2, 1.1, 0.5, 1.1, 1)
  })
  pen.lineWidth = 0.01
  for (let k = 0; k < 90; k++) {
    const v = (k * 0.618) % 1
    const u = (((k * 0.755) % 1) * 2 - 1) * (0.08 + v * 0.44)
    g.strokeStyle = k % 2 ? 'rgba(255,234,170,.5)' : 'rgba(96,62,12,.4)'
    pen.strokeLine(0.56 + u, 0.1 + v * 0.84, 0.56 + u * 1.14, 0.2 + v * 0.84)
  }
  if (!snow) return
  g.fillStyle = SNOW
  pen.fillEllipse(0.56, 0.08, 0.2, 0.07)
}

/** An arch that roses climb. */
function drawRoseArch(pen: SharePen, { colour = '#d8506e' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = PALE
  pen.lineWidth = 0.025
  for (const r of [0.36, 0.27]) {
    pen.begin()
    pen.moveTo(0.46 - r, 1)
    pen.lineTo(0.46 - r, 0.44)
    pen.arc(0.46, 0.44, r, Math.PI, Math.PI * 2)
    pen.lineTo(0.46 + r, 1)
    g.stroke()
  }
  for (let k = 0; k < 190; k++) {
    const t = (k * 0.618) % 1
    const r = 0.315 + (((k * 0.755) % 1) - 0.5) * 0.2
    const straight = 0.56
    const whole = straight * 2 + Math.PI * 0.315
    const s = t * whole
    const [x, y] =
      s < straight
        ? [0.46 - r, 1 - s]
        : s > whole - straight
          ? [0.46 + r, 1 - (whole - s)]
          : [0.46 - Math.cos((s - straight) / 0.315) * r, 0.44 - Math.sin((s - straight) / 0.315) * r]
    g.fillStyle =
      k % 4 === 0
        ? shadeHex(colour, ((k * 0.37) % 1) * 0.4 - 0.1)
        : shadeHex('#4a7a34', ((k * 0.53) % 1) * 0.5 - 0.3)
    pen.fillCircle(x, y, k % 4 === 0 ? 0.026 : 0.022)
  }
}

export const GARDEN_SIGHTS: Readonly<Record<string, Piece>> = {
  '@beehive': { broadness: 1.12, draw: drawBeehive },
  '@birdbath': { broadness: 0.88, draw: drawBirdBath },
  '@geyser': { broadness: 1, draw: drawGeyser },
  '@haystack': { broadness: 1.12, draw: drawHaystack },
  '@rosearch': { broadness: 0.95, draw: drawRoseArch },
}
