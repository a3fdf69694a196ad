import { linearToSrgb, parseHex, type RGB } from '#painter/engine/core/colour.ts'
import { clamp, mix, smoothstep } from '#painter/engine/core/scalar.ts'
import { COLOURS } from '#painter/language/vocabulary/colours.ts'
import type { DisplayRaster } from '#painter/painting/styles/display-raster.ts'

const BACKDROP = /\b(plain|solid|studio|seamless|single|uniform|flat|simple|blank|backdrop|wall paper)\b/i
/** Words that may stand beside a colour without naming a place. */
const FILLERS = new Set(
  'a an the background backdrop colour color light dark pale bright clean pure just only and in of with'.split(
    ' ',
  ),
)
const USUAL = 'white'

/** The colour of the plain backdrop that the words ask for, such as “white” or “a plain blue studio”; or null. */
export function backdropColour(prompt: string): string | null {
  const words = prompt.toLowerCase().match(/[a-z]+/g) ?? []
  const colour = words.find(word => COLOURS.has(word)) ?? null
  if (BACKDROP.test(prompt)) return colour ?? USUAL
  return colour && words.every(word => word === colour || FILLERS.has(word)) ? colour : null
}

/** A photographer's backdrop: paper that curves from the ground to the wall, lightest behind the subject. */
export function layBackdrop(w: number, h: number, colour: string): DisplayRaster {
  const paint = parseHex(COLOURS.get(colour)?.hex ?? '#f4f4f2').map(value =>
    clamp(linearToSrgb(value)),
  ) as RGB
  const data = new Float32Array(w * h * 3)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [u, v] = [x / w - 0.5, y / h - 0.42]
      const fall = smoothstep(0.15, 0.85, Math.hypot(u, v * 0.9))
      const ground = smoothstep(0.72, 0.86, y / h) * 0.035
      const light = mix(1.03, 0.86, fall) + ground
      for (let c = 0; c < 3; c++) data[(y * w + x) * 3 + c] = clamp(paint[c] * light)
    }
  return { w, h, data }
}
