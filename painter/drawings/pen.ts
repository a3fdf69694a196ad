import type { CanvasGradient, CanvasPattern, SKRSContext2D } from '@napi-rs/canvas'

/** A little over 2π: a circle closed for certain. */
const FULL_CIRCLE = 6.3

/** A command of path data, or a coordinate. */
const PATH_PARTS = /[A-Za-z]|-?[\d.]+(?:e[-+]?\d+)?/g

/** Rows of numbers: “.1 .2, .3 .4” are two of two. */
export const tuples = (rows: string): number[][] =>
  rows.split(',').map(row => row.trim().split(' ').map(Number))

type Ink = string | CanvasGradient | CanvasPattern

/**
 * Draws in shares of a subject's size instead of pixels: one drawing serves every size. Colours, alpha,
 * fill and stroke stay on the context `g` itself.
 */
export class SharePen {
  readonly g: SKRSContext2D
  /** Pixels in one share. */
  readonly unit: number
  readonly #originX: number
  readonly #originY: number

  /** @param originX,originY the pixel that is (0, 0) for the pen */
  constructor(g: SKRSContext2D, unit: number, originX = 0, originY = 0) {
    this.g = g
    this.unit = unit
    this.#originX = originX
    this.#originY = originY
  }

  x(share: number) {
    return this.#originX + share * this.unit
  }

  y(share: number) {
    return this.#originY + share * this.unit
  }

  set lineWidth(share: number) {
    this.g.lineWidth = share * this.unit
  }

  begin() {
    this.g.beginPath()
  }

  moveTo(x: number, y: number) {
    this.g.moveTo(this.x(x), this.y(y))
  }

  lineTo(x: number, y: number) {
    this.g.lineTo(this.x(x), this.y(y))
  }

  quadTo(x1: number, y1: number, x: number, y: number) {
    this.g.quadraticCurveTo(this.x(x1), this.y(y1), this.x(x), this.y(y))
  }

  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number) {
    this.g.bezierCurveTo(this.x(x1), this.y(y1), this.x(x2), this.y(y2), this.x(x), this.y(y))
  }

  arc(x: number, y: number, radius: number, from = 0, to = FULL_CIRCLE) {
    this.g.arc(this.x(x), this.y(y), radius * this.unit, from, to)
  }

  ellipse(x: number, y: number, radiusX: number, radiusY: number, turn = 0, from = 0, to = FULL_CIRCLE) {
    this.g.ellipse(this.x(x), this.y(y), radiusX * this.unit, radiusY * this.unit, turn, from, to)
  }

  roundRect(x: number, y: number, w: number, h: number, radius: number | number[]) {
    const radii = typeof radius === 'number' ? radius * this.unit : radius.map(r => r * this.unit)
    this.g.roundRect(this.x(x), this.y(y), w * this.unit, h * this.unit, radii)
  }

  rect(x: number, y: number, w: number, h: number) {
    this.g.rect(this.x(x), this.y(y), w * this.unit, h * this.unit)
  }

  fillRect(x: number, y: number, w: number, h: number) {
    this.g.fillRect(this.x(x), this.y(y), w * this.unit, h * this.unit)
  }

  strokeRect(x: number, y: number, w: number, h: number) {
    this.g.strokeRect(this.x(x), this.y(y), w * this.unit, h * this.unit)
  }

  /** One straight stroke. */
  strokeLine(x0: number, y0: number, x1: number, y1: number) {
    this.begin()
    this.moveTo(x0, y0)
    this.lineTo(x1, y1)
    this.g.stroke()
  }

  strokeArc(x: number, y: number, radius: number, from = 0, to = FULL_CIRCLE) {
    this.begin()
    this.arc(x, y, radius, from, to)
    this.g.stroke()
  }

  strokeEllipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    turn = 0,
    from = 0,
    to = FULL_CIRCLE,
  ) {
    this.begin()
    this.ellipse(x, y, radiusX, radiusY, turn, from, to)
    this.g.stroke()
  }

  fillCircle(x: number, y: number, radius: number) {
    this.begin()
    this.arc(x, y, radius)
    this.g.fill()
  }

  fillEllipse(x: number, y: number, radiusX: number, radiusY: number, turn = 0) {
    this.begin()
    this.ellipse(x, y, radiusX, radiusY, turn)
    this.g.fill()
  }

  fillRoundRect(x: number, y: number, w: number, h: number, radius: number | number[]) {
    this.begin()
    this.roundRect(x, y, w, h, radius)
    this.g.fill()
  }

  /** Fills the closed path that `outline` draws. */
  fillShape(fill: Ink, outline: () => void) {
    this.g.fillStyle = fill
    this.begin()
    outline()
    this.g.closePath()
    this.g.fill()
  }

  /** Adds SVG path data to the path, its coordinates in shares: M, L, Q and C, all absolute. */
  trace(data: string) {
    const parts = data.match(PATH_PARTS) ?? []
    const next = () => Number(parts[at++])
    let command = ''
    let at = 0
    while (at < parts.length) {
      if (parts[at]! >= 'A') command = parts[at++]!
      if (command === 'M') this.moveTo(next(), next())
      else if (command === 'L') this.lineTo(next(), next())
      else if (command === 'Q') this.quadTo(next(), next(), next(), next())
      else if (command === 'C') this.curveTo(next(), next(), next(), next(), next(), next())
      else throw new SyntaxError(`Path data without a command that is known: ${data}`)
    }
  }

  /** Fills the closed path of SVG path data: see `trace`. */
  fillPath(data: string) {
    this.begin()
    this.trace(data)
    this.g.closePath()
    this.g.fill()
  }

  /** Strokes SVG path data: see `trace`. */
  strokePath(data: string) {
    this.begin()
    this.trace(data)
    this.g.stroke()
  }

  /** Fills in this colour from now on. */
  in(fill: Ink): this {
    this.g.fillStyle = fill
    return this
  }

  /** Strokes in this colour from now on, and in this width if there is one. */
  inked(stroke: Ink, width?: number): this {
    this.g.strokeStyle = stroke
    if (width !== undefined) this.lineWidth = width
    return this
  }

  /** A gradient from (x0, y0) to (x1, y1) with evenly spaced colours. */
  gradient(x0: number, y0: number, x1: number, y1: number, ...colours: string[]) {
    const gradient = this.g.createLinearGradient(this.x(x0), this.y(y0), this.x(x1), this.y(y1))
    for (const [i, colour] of colours.entries()) gradient.addColorStop(i / (colours.length - 1), colour)
    return gradient
  }

  /** The same from left to right. */
  across(x0: number, x1: number, ...colours: string[]) {
    return this.gradient(x0, 0, x1, 0, ...colours)
  }

  /** Three colours from left to right, the second `middle` (0 to 1) of the way. */
  sheen(x0: number, x1: number, middle: number, lit: string, own: string, shadow: string) {
    const gradient = this.g.createLinearGradient(this.x(x0), 0, this.x(x1), 0)
    gradient.addColorStop(0, lit)
    gradient.addColorStop(middle, own)
    gradient.addColorStop(1, shadow)
    return gradient
  }

  /** A glow around (x, y), with [distance 0..1, colour] stops. */
  glow(x: number, y: number, radius: number, stops: [number, string][]) {
    const gradient = this.g.createRadialGradient(
      this.x(x),
      this.y(y),
      0,
      this.x(x),
      this.y(y),
      radius * this.unit,
    )
    for (const [distance, colour] of stops) gradient.addColorStop(distance, colour)
    return gradient
  }

  /** Draws out of focus, then restores all state. The radius is a share, at least 0.3 pixels. */
  blurred(radius: number, draw: () => void) {
    this.g.save()
    this.g.filter = `blur(${Math.max(0.3, radius * this.unit)}px)`
    draw()
    this.g.restore()
  }
}
