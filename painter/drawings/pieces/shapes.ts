import type { CanvasGradient } from '@napi-rs/canvas'
import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'

type Fill = string | CanvasGradient
/** Points as x, y, x, y and so on. */
type Points = readonly number[]

/** A number from 0 to 1 for the k-th of many small parts. */
export function spread(k: number, step = 0.6180339) {
  const noise = Math.sin((k + 1) * step * 127.1) * 43758.5453
  return noise - Math.floor(noise)
}

const points = (flat: Points) =>
  Array.from({ length: flat.length / 2 }, (_, k) => [flat[k * 2], flat[k * 2 + 1]] as const)

/** Fills straight lines through the points. */
export function polygon(pen: SharePen, fill: Fill, flat: Points) {
  pen.fillShape(fill, () => {
    for (const [k, [x, y]] of points(flat).entries())
      if (k === 0) pen.moveTo(x, y)
      else pen.lineTo(x, y)
  })
}

/** Fills a round outline that bends towards each of the points. */
export function blob(pen: SharePen, fill: Fill, flat: Points) {
  const corners = points(flat)
  const between = (k: number) => {
    const [[ax, ay], [bx, by]] = [corners[k % corners.length], corners[(k + 1) % corners.length]]
    return [(ax + bx) / 2, (ay + by) / 2] as const
  }
  pen.fillShape(fill, () => {
    pen.moveTo(...between(0))
    for (let k = 1; k <= corners.length; k++) pen.quadTo(...corners[k % corners.length], ...between(k))
  })
}

/** Strokes straight lines through the points. */
export function polyline(pen: SharePen, colour: Fill, width: number, flat: Points) {
  pen.g.strokeStyle = colour
  pen.lineWidth = width
  pen.begin()
  for (const [k, [x, y]] of points(flat).entries())
    if (k === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  pen.g.stroke()
}

/** Strokes a bow from the first to the last of three points, towards the second. */
export function bow(pen: SharePen, colour: Fill, width: number, flat: Points) {
  const [[ax, ay], [bx, by], [cx, cy]] = points(flat)
  pen.g.strokeStyle = colour
  pen.lineWidth = width
  pen.begin()
  pen.moveTo(ax, ay)
  pen.quadTo(bx, by, cx, cy)
  pen.g.stroke()
}

/** Fills what a lathe turns around x: half its breadth and y, from above to below. */
export function turned(pen: SharePen, fill: Fill, x: number, profile: Points) {
  const rings = points(profile)
  pen.fillShape(fill, () => {
    pen.moveTo(x - rings[0][0], rings[0][1])
    for (let k = 1; k < rings.length; k++) {
      const [[half, y], [before, above]] = [rings[k], rings[k - 1]]
      pen.curveTo(x - before, (above + y) / 2, x - half, (above + y) / 2, x - half, y)
    }
    for (let k = rings.length - 1; k >= 0; k--) {
      const [half, y] = rings[k]
      if (k === rings.length - 1) pen.lineTo(x + half, y)
      else {
        const [below, under] = rings[k + 1]
        pen.curveTo(x + below, (y + under) / 2, x + half, (y + under) / 2, x + half, y)
      }
    }
  })
}

/** Lit from the left, as a round thing of one colour is between x0 and x1. */
export const rounding = (pen: SharePen, x0: number, x1: number, colour: string) =>
  pen.sheen(x0, x1, 0.4, shadeHex(colour, 0.3), colour, shadeHex(colour, -0.4))

/** The same from above. */
export const fromAbove = (pen: SharePen, y0: number, y1: number, colour: string) =>
  pen.gradient(0, y0, 0, y1, shadeHex(colour, 0.3), colour, shadeHex(colour, -0.38))

/** A disc lit from above on the left. */
export function ball(pen: SharePen, x: number, y: number, radius: number, colour: string) {
  pen.g.fillStyle = pen.glow(x - radius * 0.35, y - radius * 0.4, radius * 1.5, [
    [0, shadeHex(colour, 0.45)],
    [0.4, colour],
    [1, shadeHex(colour, -0.45)],
  ])
  pen.fillCircle(x, y, radius)
}

/** A disc of rubber with a rim of metal. */
export function tyre(pen: SharePen, x: number, y: number, radius: number, rim = '#c3c8ce', share = 0.58) {
  pen.g.fillStyle = '#1b1c20'
  pen.fillCircle(x, y, radius)
  pen.g.fillStyle = shadeHex(rim, -0.25)
  pen.fillCircle(x, y, radius * share)
  pen.g.strokeStyle = shadeHex(rim, 0.25)
  pen.lineWidth = radius * 0.1
  for (let k = 0; k < 5; k++) {
    const angle = (k * Math.PI * 2) / 5 - 0.3
    pen.strokeLine(
      x,
      y,
      x + Math.cos(angle) * radius * share * 0.9,
      y + Math.sin(angle) * radius * share * 0.9,
    )
  }
  pen.g.fillStyle = rim
  pen.fillCircle(x, y, radius * 0.16)
}

/** Fills straight lines through the points with its corners rounded off. */
export function softPolygon(pen: SharePen, fill: Fill, radius: number, flat: Points) {
  const corners = points(flat)
  const { g } = pen
  const [[ax, ay], [bx, by]] = [corners[corners.length - 1], corners[0]]
  g.fillStyle = fill
  pen.begin()
  pen.moveTo((ax + bx) / 2, (ay + by) / 2)
  for (let k = 0; k < corners.length; k++) {
    const [[x, y], [nextX, nextY]] = [corners[k], corners[(k + 1) % corners.length]]
    const [endX, endY] = [(x + nextX) / 2, (y + nextY) / 2]
    g.arcTo(pen.x(x), pen.y(y), pen.x(endX), pen.y(endY), radius * pen.unit)
    pen.lineTo(endX, endY)
  }
  g.closePath()
  g.fill()
}

/** A row of windows from x0 to x1. */
export function windowRow(
  pen: SharePen,
  fill: Fill,
  {
    x0,
    x1,
    y,
    height,
    count,
    gap = 0.25,
  }: Record<'x0' | 'x1' | 'y' | 'height' | 'count', number> & { gap?: number },
) {
  const step = (x1 - x0) / count
  pen.g.fillStyle = fill
  for (let k = 0; k < count; k++)
    pen.fillRoundRect(x0 + step * (k + gap / 2), y, step * (1 - gap), height, 0.015)
}
