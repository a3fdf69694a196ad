import { parseHex, type RGB } from '../../../engine/core/colour.ts'
import { clamp, mix, smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'

const WHITE: RGB = [0.34, 0.32, 0.27]
/** Of the light elsewhere: what is left beside a spotlight, and what it adds where it falls. */
const BESIDE = 0.2
const WITHIN = 1.5
/** Shares of the width: half of the cone at the lamp, and at least at its foot. */
const CONE = { lamp: 0.012, foot: 0.13 }
/** How flat the pool of light lies on the floor. */
const FLATNESS = 0.24
/** Coloured lamps above a concert: where they hang and where they point, as shares of the width. */
const LAMPS: readonly { from: number; to: number; colour: RGB }[] = [
  { from: 0.06, to: 0.34, colour: parseHex('#e0359a') },
  { from: 0.22, to: 0.02, colour: parseHex('#3a6af0') },
  { from: 0.36, to: 0.6, colour: parseHex('#7a3af0') },
  { from: 0.64, to: 0.4, colour: parseHex('#2fb0e8') },
  { from: 0.78, to: 0.98, colour: parseHex('#e0359a') },
  { from: 0.94, to: 0.66, colour: parseHex('#f0903a') },
]

type Bounds = { left: number; right: number; foot: number }

/** Columns and lowest row of the subjects; the middle of the picture when there are none. */
function boundsOf({ image: { w, h }, subjectMask }: Frame): Bounds {
  const bounds = { left: w, right: 0, foot: 0 }
  for (let y = 0; y < h; y += 2)
    for (let x = 0; x < w; x += 2) {
      if ((subjectMask?.[y * w + x] ?? 0) <= 0.5) continue
      bounds.left = Math.min(bounds.left, x)
      bounds.right = Math.max(bounds.right, x)
      bounds.foot = y
    }
  return bounds.right > 0 ? bounds : { left: w * 0.38, right: w * 0.62, foot: h * 0.84 }
}

/** One lamp from above on the subjects: a cone in the air, a pool on the floor, and darkness around it. */
export function paintSpotlight(frame: Frame) {
  const { image, subjectMask } = frame
  const { w, h, data } = image
  const { left, right, foot } = boundsOf(frame)
  const middle = (left + right) / 2
  const half = clamp((right - left) * 0.62, w * CONE.foot, w * 0.4)
  const lampX = middle + (middle < w / 2 ? 1 : -1) * w * 0.09
  for (let y = 0; y < h; y++) {
    const down = clamp(y / foot)
    const axis = mix(lampX, middle, down)
    const halfWidth = mix(w * CONE.lamp, half, down)
    for (let x = 0; x < w; x++) {
      const inCone = y < foot ? clamp((1 - Math.abs(x - axis) / halfWidth) * 4) : 0
      const pool = smoothstep(1.12, 0.86, Math.hypot((x - middle) / half, (y - foot) / (half * FLATNESS)))
      const inside = Math.max(inCone, pool)
      const i = (y * w + x) * 3
      const onSubject = subjectMask?.[y * w + x] ?? 0
      const air = inCone * (1 - 0.72 * down) * (1 - 0.8 * onSubject)
      const falls = Math.max(pool, onSubject * inCone, inCone * 0.4)
      const level = mix(BESIDE, WITHIN, inside > 0 ? falls : 0)
      for (let c = 0; c < 3; c++) data[i + c] = data[i + c] * level + WHITE[c] * (air * 0.5 + pool * 0.08)
    }
  }
}

/** Beams of many colours from above, as at a concert. */
export function paintStageBeams({ image, subjectMask }: Frame) {
  const { w, h, data } = image
  const end = h * 0.92
  for (const { from, to, colour } of LAMPS)
    for (let y = 0; y < end; y++) {
      const down = y / end
      const axis = w * mix(from, to, down)
      const halfWidth = w * mix(0.008, 0.075, down)
      const fade = (1 - down) ** 0.8 * 0.5
      const first = Math.max(0, Math.floor(axis - halfWidth))
      for (let x = first; x < Math.min(w, axis + halfWidth); x++) {
        const i = y * w + x
        const k =
          clamp((1 - Math.abs(x - axis) / halfWidth) * 2) * fade * (1 - 0.85 * (subjectMask?.[i] ?? 0))
        for (let c = 0; c < 3; c++) data[i * 3 + c] += colour[c] * k
      }
    }
}

/** Of the width, the sides of a portrait's face. */
const FACE = { left: 0.32, right: 0.68 }

/**
 * Hard light from the left: the other side of the subjects and what is behind them sink into the dark.
 * Where nothing is marked as the subject, as in portraits, all of the picture is.
 */
export function paintSideLight(frame: Frame, isPortrait: boolean) {
  const { image, subjectMask } = frame
  const { w, h, data } = image
  const { left, right } = isPortrait ? { left: w * FACE.left, right: w * FACE.right } : boundsOf(frame)
  for (let x = 0; x < w; x++) {
    const onBody = mix(
      1.22,
      isPortrait ? 0.1 : 0.26,
      smoothstep(0.34, 0.8, (x - left) / Math.max(1, right - left)),
    )
    const around = mix(0.62, 0.16, smoothstep(0, 0.9, x / w))
    for (let y = 0; y < h; y++) {
      const i = y * w + x
      const level = mix(around, onBody, clamp(subjectMask?.[i] ?? 1))
      for (let c = 0; c < 3; c++) data[i * 3 + c] *= level
    }
  }
}
