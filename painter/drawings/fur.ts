import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { boxBlur } from '../engine/core/blur.ts'
import { Noise } from '../engine/core/noise.ts'
import type { Random } from '../engine/core/random.ts'
import { clamp, mix } from '../engine/core/scalar.ts'
import { findFeatures, pasteFeatures } from './features.ts'
import { SharePen } from './pen.ts'

/** Strokes tried on a picture of 520 pixels; those that miss the animal are dropped. */
const STROKES = 26000
/** Alpha under which a pixel is too close to the edge to grow a hair. */
const ROOT_ALPHA = 0.6
/** Pixels each side between which the outward direction is measured. */
const SLOPE_REACH = 3

type FurOptions = {
  /** Length of a hair as a share of the picture's longer side. */
  length: number
  /** Multiplies the number of hairs. */
  density: number
  /** Width of a hair as a share of the longer side. */
  thickness: number
}

/** Places hairs grow from, the lowest first: upper ones lie over lower ones like shingles. */
function scatterRoots(alpha: Float32Array, w: number, h: number, tries: number, random: Random) {
  const roots: [number, number][] = []
  for (let k = 0; k < tries; k++) {
    const x = random() * w,
      y = random() * h
    if (alpha[(y | 0) * w + (x | 0)] >= ROOT_ALPHA) roots.push([x, y])
  }
  return roots.sort((p, q) => q[1] - p[1])
}

function drawHairs(
  pen: SharePen,
  pixels: Uint8ClampedArray,
  w: number,
  h: number,
  random: Random,
  options: FurOptions,
) {
  const { g } = pen
  const longSide = Math.max(w, h)
  const alpha = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) alpha[i] = pixels[i * 4 + 3] / 255
  const body = boxBlur(alpha, w, h, 1, longSide * 0.05, 2)
  const noise = new Noise(random.int(1, 1e6))
  const tries = Math.round(STROKES * options.density * clamp(longSide / 520, 0.22, 1.35))
  const hairLength = options.length * (longSide < 260 ? mix(0.55, 1, longSide / 260) : 1)
  g.lineCap = 'round'
  for (const [x, y] of scatterRoots(alpha, w, h, tries, random)) {
    const xi = x | 0,
      yi = y | 0,
      i = yi * w + xi
    const left = Math.max(0, xi - SLOPE_REACH),
      right = Math.min(w - 1, xi + SLOPE_REACH),
      above = Math.max(0, yi - SLOPE_REACH),
      below = Math.min(h - 1, yi + SLOPE_REACH)
    let outX = -(body[yi * w + right] - body[yi * w + left]),
      outY = -(body[below * w + xi] - body[above * w + xi])
    const slope = Math.hypot(outX, outY)
    if (slope > 1e-4) {
      outX /= slope
      outY /= slope
    }
    const outward = clamp(slope * longSide * 0.02)
    let dx = outX * outward + noise.value2((x / longSide) * 9, (y / longSide) * 9) * 0.5,
      dy = outY * outward + 0.55
    const unit = 1 / Math.hypot(dx, dy)
    dx *= unit
    dy *= unit
    const length = longSide * hairLength * (0.45 + 0.75 * random())
    const red = pixels[i * 4],
      green = pixels[i * 4 + 1],
      blue = pixels[i * 4 + 2]
    const brightness = (red * 0.3 + green * 0.6 + blue * 0.1) / 255
    if (brightness < 0.12 && random() < 0.8) continue
    const tone = 1 + (random() - 0.5) * 0.32
    pen.inked(
      `rgba(${clamp(red * tone, 0, 255) | 0},${clamp(green * tone, 0, 255) | 0},${clamp(blue * tone, 0, 255) | 0},${0.42 + 0.3 * random()})`,
      longSide * options.thickness * (0.5 + random()),
    )
    pen.begin()
    pen.moveTo(x, y)
    const bendX = x + dx * length * 0.5 + noise.value2(x * 0.05, y * 0.05) * length * 0.2,
      bendY = y + dy * length * 0.5
    pen.quadTo(bendX, bendY, x + dx * length, y + dy * length + length * 0.08)
    g.stroke()
  }
}

/**
 * The picture grown over with fur: short strokes in its own colours, flowing outwards and down. Eyes, nose
 * and mouth are put back on top. The result is larger than the picture by the hairs that stick out.
 */
export function drawFur(canvas: Canvas, random: Random, options: FurOptions): Canvas {
  const { width: w, height: h } = canvas
  const margin = Math.ceil(Math.max(w, h) * options.length * 1.1)
  const furry = createCanvas(w + margin * 2, h + margin * 2)
  const g = furry.getContext('2d')
  const pixels = canvas.getContext('2d').getImageData(0, 0, w, h).data
  g.drawImage(canvas, margin, margin)
  const pen = new SharePen(g, 1, margin, margin)
  drawHairs(pen, pixels, w, h, random, options)
  pasteFeatures(pen, pixels, w, h, findFeatures(pixels, w, h))
  return furry
}
