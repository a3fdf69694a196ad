import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { linearToOklab, linearToSrgb, oklabToLinear, SRGB_TO_LINEAR } from '../engine/core/colour.ts'
import { Noise } from '../engine/core/noise.ts'
import { clamp, smoothstep } from '../engine/core/scalar.ts'
import { colourAt, grainAt, MATERIALS, stopsOf } from './materials.ts'
import { CLEAR, STUFFS, type Stuff } from './stuffs.ts'

/** The shade that most of a drawing comes to: a white thing of gold is no paler than a black one. */
const MIDDLE = 0.56
const SEED = 23

/** A copy made of a material: its shapes and shades stay, its colours go. */
export function madeOf(canvas: Canvas, name: string): Canvas {
  const material: Stuff = STUFFS[name] ?? MATERIALS[name]
  const { width: w, height: h } = canvas
  const copy = createCanvas(w, h)
  const g = copy.getContext('2d')
  g.drawImage(canvas, 0, 0)
  const image = g.getImageData(0, 0, w, h)
  const pixels = image.data
  const shades = shadesOf(pixels)
  const tones = (material.tones ?? [material.ramp]).map(stopsOf)
  const noise = new Noise(SEED)
  const longSide = Math.max(w, h)
  const clear = CLEAR[name] ?? 0
  for (let i = 0; i < shades.length; i++) {
    if (pixels[i * 4 + 3] === 0) continue
    const { grain, working } = material
    const [u, v] = [(i % w) / longSide, Math.floor(i / w) / longSide]
    const { shade, tone = 0 } = working?.(u, v, noise) ?? {
      shade: grain ? grain.strength * grainAt(noise, u, v, grain) : 0,
    }
    const lit = clamp(0.5 + (shades[i] - 0.5) * material.gloss + shade)
    if (material.keepsColour) {
      for (let c = 0; c < 3; c++)
        pixels[i * 4 + c] = clamp((pixels[i * 4 + c] / 255) * (1 + shade * 1.6) + 0.06) * 255
      continue
    }
    const stops = tones[Math.min(tones.length - 1, Math.floor(clamp(tone) * tones.length))]
    const colour = oklabToLinear(colourAt(stops, lit))
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = clamp(linearToSrgb(Math.max(0, colour[c]))) * 255
    // Edges and lights of a clear thing are seen best.
    if (clear > 0) pixels[i * 4 + 3] *= 1 - clear * smoothstep(0.06, 0.3, lit) * smoothstep(0.98, 0.72, lit)
  }
  g.putImageData(image, 0, 0)
  return copy
}

/** Of each pixel, from 0 for the darkest of the drawing to 1 for its lightest. */
function shadesOf(pixels: Uint8ClampedArray): Float32Array {
  const shades = new Float32Array(pixels.length / 4)
  const seen: number[] = []
  for (let i = 0; i < shades.length; i++) {
    if (pixels[i * 4 + 3] === 0) continue
    shades[i] = linearToOklab([
      SRGB_TO_LINEAR[pixels[i * 4]],
      SRGB_TO_LINEAR[pixels[i * 4 + 1]],
      SRGB_TO_LINEAR[pixels[i * 4 + 2]],
    ])[0]
    if (i % 5 === 0) seen.push(shades[i])
  }
  seen.sort((a, b) => a - b)
  const dark = seen[Math.floor(seen.length * 0.03)] ?? 0
  const light = Math.max(dark + 0.2, seen[Math.floor(seen.length * 0.97)] ?? 1)
  const middle = clamp(((seen[seen.length >> 1] ?? 0.5) - dark) / (light - dark), 0.2, 0.94)
  const evening = Math.log(MIDDLE) / Math.log(middle)
  for (let i = 0; i < shades.length; i++) shades[i] = clamp((shades[i] - dark) / (light - dark)) ** evening
  return shades
}
