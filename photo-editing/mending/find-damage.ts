import { boxBlur } from '#painter/engine/core/blur.ts'
import { clamp } from '#painter/engine/core/scalar.ts'
import { greyMat, openCv, withMats } from '../open-cv.ts'

type Grey = { w: number; h: number; light: Float32Array }

/** All lightness in 8-bit steps. Light scratches stand out more than dark specks. */
const LEAST_STEP = 20
const DARK_FACTOR = 1.5
const DIRECTIONS = 16
const LEAST_LINE_STEP = 8
/** Of a line: its mean step, the step from which a place on it is of its kind, and the share of such places. */
const LEAST_STRENGTH = 13
const ALIKE = 5
const LEAST_ALIKE = 0.72

/**
 * Pixels (1) of scratches, folds and specks: thin or small things unlike what lies around them.
 *
 * @param light lightness 0..1 per pixel
 */
export async function findDamage({ w, h, light }: Grey): Promise<Uint8Array> {
  const longSide = Math.max(w, h)
  const residue = await differenceFromMedian({ w, h, light })
  const busyness = boxBlur(
    residue.map(value => Math.abs(value)),
    w,
    h,
    1,
    longSide * 0.02,
    2,
  )
  const marked = new Uint8Array(w * h)
  for (let i = 0; i < marked.length; i++) {
    const step = Math.max(LEAST_STEP, busyness[i] * 3 + 13)
    marked[i] = residue[i] > step || residue[i] < -step * DARK_FACTOR ? 1 : 0
  }
  const onLine = pixelsOnLines(residue, w, h)
  for (let i = 0; i < marked.length; i++) marked[i] |= onLine[i]
  const damage = thinOrSmall(marked, residue, w, h)
  // Scratches that cross are one area and no longer thin: the lines in it count by themselves.
  for (let i = 0; i < damage.length; i++) damage[i] |= onLine[i]
  return damage
}

/** In 8-bit steps. */
async function differenceFromMedian({ w, h, light }: Grey): Promise<Float32Array> {
  const { cv } = await openCv()
  const size = Math.min(31, Math.max(5, Math.round(Math.max(w, h) * 0.011) | 1))
  return withMats(keep => {
    const grey = keep(greyMat(cv, light, w, h))
    const median = keep(new cv.Mat())
    cv.medianBlur(grey, median, size)
    // Each mat is asked for its bytes once: it makes a new view every time.
    const middle = median.data
    return new Float32Array(grey.data).map((value, i) => value - middle[i])
  })
}

/** Along long scratches, also faint ones, the residue has the same sign, and there is less of it beside them. */
function pixelsOnLines(residue: Float32Array, w: number, h: number): Uint8Array {
  const onLine = new Uint8Array(w * h)
  const directions = Array.from({ length: DIRECTIONS }, (_, k) => (k / DIRECTIONS) * Math.PI).map(angle => [
    Math.cos(angle),
    Math.sin(angle),
  ])
  const border = 4
  for (let y = border; y < h - border; y++)
    for (let x = border; x < w - border; x++) {
      const i = y * w + x
      if (Math.abs(residue[i]) < LEAST_LINE_STEP) continue
      if (directions.some(([dx, dy]) => runsThrough(residue, w, h, x, y, dx, dy))) onLine[i] = 1
    }
  return onLine
}

/** Whether a line in the direction dx, dy (a unit vector) runs through the pixel. */
function runsThrough(
  residue: Float32Array,
  w: number,
  h: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
): boolean {
  const reach = Math.max(6, Math.round(Math.max(w, h) * 0.02))
  const sign = Math.sign(residue[y * w + x])
  const at = (px: number, py: number) => clamp(residue[Math.round(py) * w + Math.round(px)], -60, 60)
  const isInside = (px: number, py: number) => px >= 4 && py >= 4 && px <= w - 5 && py <= h - 5
  const mostUnlike = (1 - LEAST_ALIKE) * (2 * reach + 1)
  let sum = 0
  let count = 0
  let unlike = 0
  for (let t = -reach; t <= reach; t++) {
    const px = x + dx * t
    const py = y + dy * t
    if (!isInside(px, py)) continue
    const value = at(px, py) * sign
    sum += value
    count++
    // Most places are told by a part of the line already.
    if (value <= ALIKE && ++unlike >= mostUnlike) return false
  }
  if (count < reach || sum / count <= LEAST_STRENGTH || 1 - unlike / count <= LEAST_ALIKE) return false
  let beside = 0
  for (let t = -reach; t <= reach; t++) {
    const px = x + dx * t
    const py = y + dy * t
    if (isInside(px, py))
      beside += (Math.abs(at(px - dy * 3, py + dx * 3)) + Math.abs(at(px + dy * 3, py - dx * 3))) / 2
  }
  return sum > beside * 2.1
}

/** Keeps long thin marks and small strong spots; the rest is the picture itself. */
function thinOrSmall(marked: Uint8Array, residue: Float32Array, w: number, h: number): Uint8Array {
  const longSide = Math.max(w, h)
  const damage = new Uint8Array(w * h)
  for (const pixels of touchingAreas(marked, w, h)) {
    const { length, thickness } = extent(pixels, w)
    const strength = Math.abs(pixels.reduce((sum, i) => sum + residue[i], 0) / pixels.length)
    const isScratch = length > longSide * 0.045 && length / thickness > 6
    const isSpot =
      pixels.length > 3 &&
      pixels.length < longSide ** 2 * 0.00022 &&
      length / thickness < 3.2 &&
      strength > 30
    if (isScratch || isSpot) for (const i of pixels) damage[i] = 1
  }
  return damage
}

/** Areas connected also at their corners, as scratches are. */
function touchingAreas(marked: Uint8Array, w: number, h: number): number[][] {
  const seen = new Uint8Array(w * h)
  const areas: number[][] = []
  for (let start = 0; start < w * h; start++) {
    if (!marked[start] || seen[start]) continue
    const area = [start]
    seen[start] = 1
    for (const i of area)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const x = (i % w) + dx
          const y = ((i / w) | 0) + dy
          const j = y * w + x
          if (x < 0 || y < 0 || x >= w || y >= h || !marked[j] || seen[j]) continue
          seen[j] = 1
          area.push(j)
        }
    areas.push(area)
  }
  return areas
}

/** Lengths in pixels along and across an area's main axis. */
function extent(pixels: number[], w: number) {
  const n = pixels.length
  let [sumX, sumY, xx, yy, xy] = [0, 0, 0, 0, 0]
  for (const i of pixels) {
    const x = i % w
    const y = (i / w) | 0
    sumX += x
    sumY += y
    xx += x * x
    yy += y * y
    xy += x * y
  }
  const varianceX = xx / n - (sumX / n) ** 2
  const varianceY = yy / n - (sumY / n) ** 2
  const covariance = xy / n - (sumX / n) * (sumY / n)
  const middle = (varianceX + varianceY) / 2
  const spread = Math.hypot((varianceX - varianceY) / 2, covariance)
  return {
    length: Math.sqrt(Math.max(0, middle + spread)) * 3.5,
    thickness: Math.sqrt(Math.max(0.08, middle - spread)) * 3.5,
  }
}
