import { boxBlur } from '../../core/blur.ts'
import { luminance, type RGB, scaleColour } from '../../core/colour.ts'
import type { Random } from '../../core/random.ts'
import { clamp, mix } from '../../core/scalar.ts'
import { type Frame, leaveUnfogged } from '../frame.ts'

type WindowOptions = {
  /** Drops on the pane, each with the view upside down in it. */
  rain?: boolean
  /** A dark room. */
  night?: boolean
  /** The sun shines in. */
  sunny?: boolean
  /** Nothing is between its frame and the view. */
  isOpen?: boolean
  /** Somebody outside is looked at: the view is in focus. */
  looksIn?: boolean
}

/** Frames a finished picture with a window: out of focus behind the pane, with a sill to put things on. */
export function frameInWindow(outside: Frame, random: Random, options: WindowOptions = {}): Frame {
  const { w, h, data } = outside.image
  const longer = Math.max(w, h)
  const sharp = new Float32Array(data)
  const blurred = boxBlur(sharp, w, h, 3, longer * 0.006, 2)
  if (options.rain) {
    // A bolt of lightning would be lost in a deeper blur.
    const blur = outside.environment.time === 'storm' ? 0.004 : 0.012
    data.set(boxBlur(sharp, w, h, 3, longer * blur, 2))
    paintDrops(outside, blurred, random)
  } else if (!options.looksIn && !options.isOpen) data.set(blurred)
  const inside: Frame = {
    ...outside,
    depth: new Float32Array(w * h).fill(1e9),
    applyFog: leaveUnfogged,
    sillRow: windowFoot(h) + h * 0.032,
  }
  paintWindowFrame(inside, options)
  if (options.sunny) shineIn(inside)
  return inside
}

const windowFoot = (h: number) => h * 0.74

function paintDrops({ image }: Frame, view: Float32Array, random: Random) {
  const { w, h, data } = image
  for (let k = 0; k < 900; k++) {
    const radius = Math.max(w, h) * (0.0016 + random() ** 5 * 0.012)
    const cx = random() * w
    const cy = random() * h
    for (let y = Math.floor(cy - radius * 1.2); y < cy + radius * 1.2; y++)
      for (let x = Math.floor(cx - radius); x < cx + radius; x++) {
        if (x < 0 || y < 0 || x >= w || y >= h) continue
        const u = (x - cx) / radius
        const v = (y - cy) / (radius * 1.15)
        const d2 = u * u + v * v
        if (d2 > 1) continue
        const z = Math.sqrt(1 - d2)
        // A drop is a lens: it shows the view around it, turned over.
        const seenX = clamp(cx - u * radius * 14, 0, w - 1) | 0
        const seenY = clamp(cy - v * radius * 14, 0, h - 1) | 0
        const highlight = v < -0.3 && u < 0 && z > 0.55 && z < 0.75 ? 0.35 : 0
        const i = (y * w + x) * 3
        const seen = (seenY * w + seenX) * 3
        for (let c = 0; c < 3; c++)
          data[i + c] = mix(data[i + c], view[seen + c] * (0.75 + 0.5 * z) + highlight, 0.95)
      }
  }
}

/** Wall, frame, glazing bars and sill, three metres away, lit by what comes in. */
function paintWindowFrame(inside: Frame, { night, sunny, isOpen }: WindowOptions) {
  const { w, h, data } = inside.image
  const { skyAmbient } = inside.environment
  const wall: RGB = night ? [0.035, 0.028, 0.03] : sunny ? [0.44, 0.34, 0.22] : [0.2, 0.17, 0.145]
  const wood: RGB = night ? [0.11, 0.075, 0.05] : sunny ? [0.62, 0.52, 0.38] : [0.42, 0.36, 0.3]
  const left = w * 0.085
  const top = h * 0.05
  const foot = windowFoot(h)
  const bar = Math.max(w, h) * 0.016
  const light = 0.55 + (luminance(skyAmbient) + 0.1) * 0.9

  const partAt = (x: number, y: number, toEdge: number): RGB | null => {
    const besideSill = x <= left * 0.35 || x >= w - left * 0.35
    if (!besideSill && y >= foot && y < foot + h * 0.05)
      return scaleColour(wood, 1.35 - 0.5 * ((y - foot) / (h * 0.05)))
    if (!besideSill && y >= foot + h * 0.05 && y < foot + h * 0.062) return scaleColour(wood, 0.35)
    const inOpening = x > left && x < w - left && y > top && y < foot
    if (!inOpening) return wall
    if (isOpen && toEdge >= bar * 1.5) return null
    const onBar = Math.abs(x - w * 0.5) < bar * 0.55 || Math.abs(y - mix(top, foot, 0.36)) < bar * 0.5
    if (onBar) return scaleColour(wood, 0.9)
    if (toEdge < bar * 1.5) return scaleColour(wood, 0.7 + 0.5 * (toEdge / bar / 1.5))
    return null
  }

  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const toEdge = Math.min(x - left, w - left - x, y - top, foot - y)
      const part = partAt(x, y, toEdge)
      if (!part) continue
      const spill = Math.exp(-Math.max(0, -toEdge) / (w * 0.12)) * 0.3
      const i = y * w + x
      for (let c = 0; c < 3; c++)
        data[i * 3 + c] = part[c] * light + (y > foot ? 1 : 0.35) * spill * skyAmbient[c] * part[c] * 6
      inside.depth[i] = 3
    }
}

const SUNSHINE: RGB = [1, 0.78, 0.42]
/** Of the width: how broad the beams are, and where the first comes in above. */
const BEAM = { breadth: 0.16, first: 0.3, slant: 0.62 }

/** Beams from the upper left, which end on the sill and the wall below it. */
function shineIn({ image: { w, h, data } }: Frame) {
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const across = (x - y * BEAM.slant) / w + BEAM.first
      const inBeam = clamp(1 - Math.abs((((across % 0.3) + 0.3) % 0.3) - 0.15) / (BEAM.breadth / 2))
      const k = inBeam ** 0.7 * Math.exp(-(((across - 0.12) / 0.34) ** 2)) * (0.16 + (0.22 * y) / h)
      if (k < 0.004) continue
      const i = (y * w + x) * 3
      for (let c = 0; c < 3; c++) data[i + c] += SUNSHINE[c] * k
    }
}
