import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas'
import { hasIcon, iconCanvas } from '#painter/drawings/icons.ts'
import { boxBlur } from '#painter/engine/core/blur.ts'
import { createRandom } from '#painter/engine/core/random.ts'
import { smoothstep } from '#painter/engine/core/scalar.ts'
import type { Scene } from '#painter/language/scene.ts'
import type { Place } from '#painter/language/surroundings.ts'
import { drawSubject } from '#painter/painting/composition/drawing/draw-subject.ts'
import { namedIcon } from './named-icon.ts'

const SIDE = 420
const PLACE_ICONS: Partial<Record<Place, string>> = {
  alps: 'mountain',
  forest: 'evergreen-tree',
  ocean: 'sailboat',
  space: 'rocket',
  city: 'office-building',
  meadow: 'sunflower',
  lake: 'mountain',
  beach: 'palm-tree',
}
const USUAL_ICON = 'sparkles'
/** Share of the outline's width in the mark's. */
const OUTLINE = 0.011
/** Of the step from printed to left out, in lightness. */
const SOFTNESS = 0.008

/** What becomes a mark: the scene of some words, and the words. */
export type Mark = { scene: Scene; told: string }

/** The scene's thing as it is drawn in colours. */
async function drawThing({ scene, told }: Mark, seed: number): Promise<Canvas> {
  const [subject] = scene.subjects
  if (subject && !subject.icon) return drawSubject(subject, SIDE, createRandom(seed))
  const words = told.toLowerCase().match(/[a-z]+/g) ?? []
  const icon = subject?.icon ?? namedIcon(words) ?? PLACE_ICONS[scene.place] ?? USUAL_ICON
  return iconCanvas('noto', hasIcon('noto', icon) ? icon : USUAL_ICON, SIDE)
}

/**
 * The scene's thing as a stamp in one ink: its dark parts and its outline are printed, its light parts
 * left out.
 *
 * @param ink `#rrggbb`
 */
export async function drawGlyph(mark: Mark, seed: number, ink: string): Promise<Canvas> {
  const drawing = await drawThing(mark, seed)
  const margin = Math.ceil(SIDE * OUTLINE * 2)
  const w = drawing.width + 2 * margin
  const h = drawing.height + 2 * margin
  const framed = createCanvas(w, h)
  framed.getContext('2d').drawImage(drawing, margin, margin)
  const pixels = framed.getContext('2d').getImageData(0, 0, w, h).data
  const coverage = printed(pixels, w, h)
  const colour = [1, 3, 5].map(at => Number.parseInt(ink.slice(at, at + 2), 16))
  const stamp = new Uint8ClampedArray(w * h * 4)
  for (let i = 0; i < w * h; i++) {
    for (let c = 0; c < 3; c++) stamp[i * 4 + c] = colour[c]
    stamp[i * 4 + 3] = coverage[i] * 255
  }
  framed.getContext('2d').putImageData(new ImageData(stamp, w, h), 0, 0)
  return framed
}

/** 0..1 of ink per pixel. */
function printed(pixels: Uint8ClampedArray, w: number, h: number): Float32Array {
  const n = w * h
  const alpha = new Float32Array(n)
  const light = new Float32Array(n)
  for (let i = 0; i < n; i++) {
    alpha[i] = pixels[i * 4 + 3] / 255
    light[i] = ((0.3 * pixels[i * 4] + 0.59 * pixels[i * 4 + 1] + 0.11 * pixels[i * 4 + 2]) / 255) * alpha[i]
  }
  const level = splitLevel(light, alpha)
  const even = boxBlur(light, w, h, 1, 1, 1)
  const inner = boxBlur(alpha, w, h, 1, Math.max(w, h) * OUTLINE, 2)
  return alpha.map((cover, i) => {
    const dark = smoothstep(level + SOFTNESS, level - SOFTNESS, even[i])
    const outline = smoothstep(0.93, 0.8, inner[i])
    return cover * Math.max(dark, outline)
  })
}

/** The lightness that leaves about six tenths of the thing printed. */
function splitLevel(light: Float32Array, alpha: Float32Array): number {
  const values = light.filter((_, i) => alpha[i] > 0.9).sort()
  return values.length ? values[Math.floor(values.length * 0.6)] + 0.01 : 0.5
}
