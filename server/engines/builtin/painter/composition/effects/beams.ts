import { type RGB, scaleColour } from '../../core/colour.ts'
import { clamp } from '../../core/scalar.ts'
import { addGodRays } from '../../finish/god-rays.ts'
import type { Frame } from '../../world/frame.ts'

const SPOTLIGHT: RGB = [0.3, 0.28, 0.24]
/** Shares of the width: half of the cone at the top and at the foot. */
const CONE = { top: 0.02, foot: 0.26 }

/** Shafts of sunlight from the upper left. */
export function paintSunbeams({ image, environment }: Frame) {
  addGodRays(image, image.w * 0.22, -image.h * 0.05, 0.45, 0.5, scaleColour(environment.sunColour, 0.22))
}

/** A cone of light from above on what is in the middle of the subject mask, or of the picture. */
export function paintSpotlight({ image, subjectMask }: Frame) {
  const { w, h, data } = image
  let sum = 0
  let columns = 0
  for (let i = 0; i < w * h; i += 7)
    if ((subjectMask?.[i] ?? 0) > 0.5) {
      sum += i % w
      columns++
    }
  const middle = columns > 0 ? sum / columns : w / 2
  for (let y = 0; y < h; y++) {
    const halfWidth = w * (CONE.top + (CONE.foot - CONE.top) * (y / h))
    for (let x = 0; x < w; x++) {
      const inside = clamp((1 - Math.abs(x - middle) / halfWidth) * 3)
      if (inside <= 0) continue
      const i = (y * w + x) * 3
      const fade = inside * (1 - 0.45 * (y / h))
      for (let c = 0; c < 3; c++) data[i + c] = data[i + c] * (1 + 0.5 * fade) + SPOTLIGHT[c] * fade * 0.4
    }
  }
}
