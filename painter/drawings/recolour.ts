import { type Canvas, createCanvas } from '@napi-rs/canvas'
import {
  linearToOklab,
  linearToSrgb,
  oklabToLinear,
  parseHex,
  SRGB_TO_LINEAR,
} from '../engine/core/colour.ts'
import { clamp, mix, smoothstep } from '../engine/core/scalar.ts'

/** The hue circle is counted in sectors of this many degrees. */
const SECTOR = 10
/** OKLab chroma up to which a pixel counts as grey. */
const GREY_CHROMA = 0.03
/** Alpha (of 255) under which a pixel is not looked at. */
const FAINT_ALPHA = 40

const hueOf = (a: number, b: number) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

/** The middle of the sector with most colour in it, in degrees; null if the picture is all but grey. */
function dominantHue(lab: Float32Array, pixels: Uint8ClampedArray): number | null {
  const sectors = new Float32Array(360 / SECTOR)
  let counted = 0
  for (let i = 0; i < pixels.length / 4; i++) {
    if (pixels[i * 4 + 3] < FAINT_ALPHA) continue
    const chroma = Math.hypot(lab[i * 3 + 1], lab[i * 3 + 2])
    counted++
    sectors[Math.floor(hueOf(lab[i * 3 + 1], lab[i * 3 + 2]) / SECTOR)] +=
      chroma > GREY_CHROMA ? chroma * chroma + 0.002 : 0
  }
  if (sectors.reduce((a, b) => a + b, 0) < counted * 0.0012) return null
  return sectors.indexOf(Math.max(...sectors)) * SECTOR + SECTOR / 2
}

/** How far each pixel belongs to the part to be recoloured, 0 to 1. */
function membership(lab: Float32Array, pixels: Uint8ClampedArray): Float32Array {
  const hue = dominantHue(lab, pixels)
  const weights = new Float32Array(pixels.length / 4)
  for (let i = 0; i < weights.length; i++) {
    if (pixels[i * 4 + 3] < FAINT_ALPHA) continue
    const lightness = lab[i * 3],
      a = lab[i * 3 + 1],
      b = lab[i * 3 + 2]
    if (hue === null) {
      weights[i] = lightness > 0.25 ? 1 : 0
      continue
    }
    const apart = Math.abs(hueOf(a, b) - hue)
    weights[i] = smoothstep(82, 52, Math.min(apart, 360 - apart)) * smoothstep(0.015, 0.045, Math.hypot(a, b))
  }
  return weights
}

/**
 * A copy whose main colour family has the given colour ('#rrggbb'); light stays lighter than dark. In an all
 * but grey picture everything that is not black takes the colour.
 */
export function recolour(canvas: Canvas, hex: string): Canvas {
  const target = targetOf(hex)
  return repaint(canvas, membership, () => target)
}

/** A copy of which only a part is recoloured; its edges are shares of the drawing's. */
export function recolourPart(
  canvas: Canvas,
  hex: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Canvas {
  const [x, y] = [Math.round(left * canvas.width), Math.round(top * canvas.height)]
  const [w, h] = [Math.round(right * canvas.width) - x, Math.round(bottom * canvas.height) - y]
  const part = createCanvas(w, h)
  part.getContext('2d').drawImage(canvas, -x, -y)
  const copy = createCanvas(canvas.width, canvas.height)
  const g = copy.getContext('2d')
  g.drawImage(canvas, 0, 0)
  g.clearRect(x, y, w, h)
  const target = targetOf(hex)
  g.drawImage(
    repaint(part, darkerMembership, () => target),
    x,
    y,
  )
  return copy
}

/** A copy whose black upper part, so many shares of its height, has the given colour. */
export function tintTop(canvas: Canvas, hex: string, share: number): Canvas {
  const { width, height } = canvas
  const top = Math.round(height * share)
  const part = createCanvas(width, top)
  const tinted = part.getContext('2d')
  tinted.drawImage(canvas, 0, 0)
  tinted.globalCompositeOperation = 'screen'
  tinted.fillStyle = hex
  tinted.fillRect(0, 0, width, top)
  tinted.globalCompositeOperation = 'destination-in'
  tinted.drawImage(canvas, 0, 0)
  const copy = createCanvas(width, height)
  const g = copy.getContext('2d')
  g.drawImage(canvas, 0, 0)
  g.clearRect(0, 0, width, top)
  g.drawImage(part, 0, 0)
  return copy
}

/** A copy whose pale walls have the given colour. */
export function recolourWalls(canvas: Canvas, hex: string): Canvas {
  const target = targetOf(hex)
  return repaint(canvas, paleShare, () => target)
}

/** The main colour family without the pale walls about it. */
function darkerMembership(lab: Float32Array, pixels: Uint8ClampedArray): Float32Array {
  const pale = paleShare(lab, pixels)
  return membership(lab, pixels).map((weight, i) => weight * (1 - pale[i]))
}

/** What is all but white and not blue as panes are. */
function paleShare(lab: Float32Array, pixels: Uint8ClampedArray): Float32Array {
  const weights = new Float32Array(pixels.length / 4)
  for (let i = 0; i < weights.length; i++)
    if (pixels[i * 4 + 3] >= FAINT_ALPHA)
      weights[i] =
        smoothstep(0.86, 0.92, lab[i * 3]) *
        smoothstep(0.07, 0.05, Math.hypot(lab[i * 3 + 1], lab[i * 3 + 2]))
  return weights
}

type Target = { lightness: number; chroma: number; angle: number }

function targetOf(hex: string): Target {
  const [lightness, a, b] = linearToOklab(parseHex(hex))
  return { lightness, chroma: Math.hypot(a, b), angle: Math.atan2(b, a) }
}

function repaint(
  canvas: Canvas,
  share: (lab: Float32Array, pixels: Uint8ClampedArray) => Float32Array,
  targetAt: (x: number, y: number) => Target,
): Canvas {
  const w = canvas.width,
    h = canvas.height
  const copy = createCanvas(w, h)
  const g = copy.getContext('2d')
  g.drawImage(canvas, 0, 0)
  const image = g.getImageData(0, 0, w, h)
  const pixels = image.data
  const lab = new Float32Array(w * h * 3)
  for (let i = 0; i < w * h; i++) {
    if (pixels[i * 4 + 3] < FAINT_ALPHA) continue
    lab.set(
      linearToOklab([
        SRGB_TO_LINEAR[pixels[i * 4]],
        SRGB_TO_LINEAR[pixels[i * 4 + 1]],
        SRGB_TO_LINEAR[pixels[i * 4 + 2]],
      ]),
      i * 3,
    )
  }
  const weights = share(lab, pixels)
  let lightnessSum = 0,
    weightSum = 0
  for (let i = 0; i < w * h; i++) {
    lightnessSum += lab[i * 3] * weights[i]
    weightSum += weights[i]
  }
  const meanLightness = lightnessSum / (weightSum + 1e-6)
  for (let i = 0; i < w * h; i++) {
    const weight = weights[i]
    if (weight <= 0) continue
    const own = lab[i * 3]
    const target = targetAt(i % w, Math.floor(i / w))
    const lightness = clamp(target.lightness + (own - meanLightness) * 0.85, 0.04, 0.99)
    const chroma = target.chroma < GREY_CHROMA ? target.chroma : target.chroma * mix(0.75, 1.1, clamp(own))
    const colour = oklabToLinear([
      lightness,
      Math.cos(target.angle) * chroma,
      Math.sin(target.angle) * chroma,
    ])
    for (let c = 0; c < 3; c++)
      pixels[i * 4 + c] = mix(pixels[i * 4 + c], clamp(linearToSrgb(Math.max(0, colour[c]))) * 255, weight)
  }
  g.putImageData(image, 0, 0)
  return copy
}
