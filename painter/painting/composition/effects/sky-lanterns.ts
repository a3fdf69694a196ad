import { type RGB, scaleColour } from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import { clamp, mix, smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { splatGlow } from '../../../engine/world/lights.ts'

const LANTERNS = 34
/** Of the shorter side of the picture, how tall the farthest and the nearest are. */
const TALL = { far: 0.014, near: 0.085 }
/** Metres: what is nearer than this is before them. */
const BEYOND = 12
const PAPER: RGB = [1.5, 0.62, 0.16]
const FLAME: RGB = [2.2, 1.35, 0.5]

/** Paper lanterns that rise into the sky by the flame in them, the far ones first. */
export function paintSkyLanterns(frame: Frame, random: Random) {
  const { w, h } = frame.image
  const nearness = Array.from({ length: LANTERNS }, () => random() ** 2.2).toSorted((a, b) => a - b)
  for (const near of nearness) {
    const tall = Math.min(w, h) * mix(TALL.far, TALL.near, near)
    const x = w * random.range(0.02, 0.98)
    const y = h * random.range(0.04, mix(0.5, 0.3, near))
    paintLantern(frame, x, y, tall)
    splatGlow(frame.image, x, y, tall * 1.1, scaleColour(PAPER, 0.16))
  }
}

/** A shade of paper, broader above, brightest over its open lower edge. */
function paintLantern({ image: { w, h, data }, depth }: Frame, x: number, y: number, tall: number) {
  for (let row = Math.max(0, Math.floor(y - tall / 2)); row < Math.min(h, y + tall / 2); row++) {
    const down = clamp((row + 0.5 - y) / tall + 0.5)
    const half = tall * (0.3 + 0.12 * (1 - down)) * Math.sqrt(clamp(down * 7))
    for (let column = Math.max(0, Math.floor(x - half - 1)); column < Math.min(w, x + half + 1); column++) {
      const at = row * w + column
      if (depth[at] < BEYOND) continue
      const across = Math.abs(column + 0.5 - x)
      const cover = clamp(half - across + 0.5)
      const lit = smoothstep(0.1, 1, down) * (1 - 0.55 * (across / Math.max(1, half)) ** 2)
      for (let c = 0; c < 3; c++)
        data[at * 3 + c] = mix(data[at * 3 + c], mix(PAPER[c] * 0.5, FLAME[c], lit), cover)
    }
  }
}
