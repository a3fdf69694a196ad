import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { oklchToLinear, toHex } from '#painter/engine/core/colour.ts'
import { writeAround, writeLine } from './lettering.ts'
import { GROTESK, SERIF, SERIF_ITALIC } from './typefaces.ts'

export type Palette = { dark: string; middle: string; light: string; accent: string }

export type Logo = {
  name: string
  tagline: string
  palette: Palette
  /** The mark in one ink, `#rrggbb`. */
  glyph: (ink: string) => Promise<Canvas>
}

/** Draws in a square of 1024 units around the middle of the picture; the ground fills all of it. */
export type Layout = {
  ground: (palette: Palette) => string
  draw: (pen: SKRSContext2D, logo: Logo) => Promise<void>
}

const MIDDLE = 512
const CIRCLE = Math.PI * 2

const hex = (lightness: number, chroma: number, hue: number) => toHex(oklchToLinear(lightness, chroma, hue))

/** Four shades around one hue (OKLCh degrees). */
export const paletteOf = (hue: number): Palette => ({
  dark: hex(0.27, 0.06, hue),
  middle: hex(0.56, 0.14, hue),
  light: hex(0.95, 0.025, hue + 20),
  accent: hex(0.72, 0.14, hue + 40),
})

function drawMark(pen: SKRSContext2D, mark: Canvas, x: number, y: number, size: number) {
  const scale = size / Math.max(mark.width, mark.height)
  pen.drawImage(
    mark,
    x - (mark.width * scale) / 2,
    y - (mark.height * scale) / 2,
    mark.width * scale,
    mark.height * scale,
  )
}

function strokeCircle(pen: SKRSContext2D, radius: number, width: number) {
  pen.lineWidth = width
  pen.beginPath()
  pen.arc(MIDDLE, MIDDLE, radius, 0, CIRCLE)
  pen.stroke()
}

function fillStar(pen: SKRSContext2D, x: number, y: number, radius: number) {
  pen.beginPath()
  for (let point = 0; point < 10; point++) {
    const reach = point % 2 ? radius * 0.42 : radius
    const angle = (point / 10) * CIRCLE - Math.PI / 2
    pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  }
  pen.fill()
}

/** A round seal, the name around its upper half. */
export const seal: Layout = {
  ground: ({ light }) => light,
  async draw(pen, { name, tagline, palette, glyph }) {
    pen.fillStyle = palette.dark
    pen.beginPath()
    pen.arc(MIDDLE, MIDDLE, 430, 0, CIRCLE)
    pen.fill()
    pen.strokeStyle = palette.light
    strokeCircle(pen, 404, 7)
    strokeCircle(pen, 284, 3)
    drawMark(pen, await glyph(palette.light), MIDDLE, MIDDLE, 340)
    pen.fillStyle = palette.light
    const size = name.length > 18 ? 50 : name.length > 12 ? 62 : 78
    const ring = { x: MIDDLE, y: MIDDLE, radius: 344 }
    writeAround(pen, name.toUpperCase(), ring, { family: GROTESK, weight: 800, size, spacing: 0.12 }, 'top')
    if (tagline) {
      const type = { family: GROTESK, weight: 600, size: 40, spacing: 0.2 }
      writeAround(pen, tagline, ring, type, 'bottom')
    }
    pen.fillStyle = palette.accent
    for (const side of [-1, 1]) fillStar(pen, MIDDLE + side * 344, MIDDLE + (tagline ? 0 : 60), 22)
  },
}

/** A mark in a rounded square over the name. */
export const stacked: Layout = {
  ground: () => '#ffffff',
  async draw(pen, { name, tagline, palette, glyph }) {
    const fill = pen.createLinearGradient(320, 160, 720, 600)
    fill.addColorStop(0, palette.accent)
    fill.addColorStop(1, palette.middle)
    pen.fillStyle = fill
    pen.beginPath()
    pen.roundRect(332, 150, 360, 360, 96)
    pen.fill()
    drawMark(pen, await glyph('#ffffff'), MIDDLE, 330, 250)
    pen.fillStyle = palette.dark
    writeLine(pen, name, MIDDLE, 650, {
      family: GROTESK,
      weight: 800,
      size: 150,
      widest: 860,
      spacing: -0.02,
    })
    if (!tagline) return
    pen.fillStyle = palette.middle
    writeLine(pen, tagline, MIDDLE, 764, {
      family: GROTESK,
      weight: 600,
      size: 44,
      widest: 760,
      spacing: 0.28,
    })
  },
}

function tracePathOfShield(pen: SKRSContext2D) {
  pen.beginPath()
  pen.moveTo(512, 110)
  pen.bezierCurveTo(640, 180, 760, 180, 836, 170)
  pen.bezierCurveTo(850, 520, 760, 780, 512, 910)
  pen.bezierCurveTo(264, 780, 174, 520, 188, 170)
  pen.bezierCurveTo(264, 180, 384, 180, 512, 110)
}

/** A shield with the name on a ribbon across it. */
export const crest: Layout = {
  ground: ({ light }) => light,
  async draw(pen, { name, tagline, palette, glyph }) {
    pen.fillStyle = palette.middle
    tracePathOfShield(pen)
    pen.fill()
    pen.save()
    pen.translate(MIDDLE, MIDDLE)
    pen.scale(0.93, 0.93)
    pen.translate(-MIDDLE, -MIDDLE)
    pen.strokeStyle = palette.light
    pen.lineWidth = 6
    tracePathOfShield(pen)
    pen.stroke()
    pen.restore()
    drawMark(pen, await glyph(palette.light), MIDDLE, 365, 310)
    pen.fillStyle = palette.dark
    pen.beginPath()
    for (const [x, y] of [
      [90, 566],
      [934, 566],
      [890, 640],
      [934, 714],
      [90, 714],
      [134, 640],
    ])
      pen.lineTo(x, y)
    pen.fill()
    pen.fillStyle = palette.light
    writeLine(pen, name, MIDDLE, 644, { family: SERIF, weight: 700, size: 108, widest: 690 })
    if (tagline)
      writeLine(pen, tagline, MIDDLE, 786, {
        family: GROTESK,
        weight: 700,
        size: 30,
        widest: 225,
        spacing: 0.08,
      })
  },
}

/** A sinking sun behind the mark, on a dark ground: for t-shirts. */
export const sunset: Layout = {
  ground: ({ dark }) => dark,
  async draw(pen, { name, tagline, palette, glyph }) {
    const fill = pen.createLinearGradient(0, 160, 0, 720)
    fill.addColorStop(0, palette.light)
    fill.addColorStop(1, palette.middle)
    pen.fillStyle = fill
    pen.beginPath()
    pen.arc(MIDDLE, 440, 290, 0, CIRCLE)
    pen.fill()
    pen.fillStyle = palette.dark
    for (let stripe = 0; stripe < 5; stripe++) pen.fillRect(200, 570 + stripe * 34, 624, 6 + stripe * 5)
    drawMark(pen, await glyph(palette.dark), MIDDLE, 400, 350)
    pen.fillStyle = palette.light
    writeLine(pen, name, MIDDLE, 812, { family: SERIF_ITALIC, weight: 700, size: 170, widest: 880 })
    if (!tagline) return
    pen.fillStyle = palette.accent
    writeLine(pen, tagline, MIDDLE, 930, {
      family: GROTESK,
      weight: 600,
      size: 40,
      widest: 640,
      spacing: 0.3,
    })
  },
}
