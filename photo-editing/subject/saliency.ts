import { createRandom } from '#painter/engine/core/random.ts'
import { clamp, mix } from '#painter/engine/core/scalar.ts'
import { guidedFilter } from '../pixels/guided-filter.ts'
import { kMeans } from '../pixels/k-means.ts'
import { planeOf } from '../pixels/oklab-planes.ts'
import type { Face } from './face.ts'

type LabPicture = { w: number; h: number; lab: Float32Array }

/** Hue and chroma tell things apart better than lightness does. */
const CHROMA_WEIGHT = 2
const BORDER_COLOURS = 7
/** Colours that fill less of the border than this may belong to the subject, cut off by it. */
const LEAST_BORDER_SHARE = 0.03

/**
 * How much each pixel (0..1) stands out: from what lies between it and the border, from the border's
 * colours, and by how near the middle it is. With a face, also by where the head and body would be.
 *
 * @param contrast what borderContrast says of the picture
 */
export function saliency(picture: LabPicture, contrast: Float32Array, face: Face | null): Float32Array {
  const { w, h, lab } = picture
  const barrier = barrierDistance(picture)
  const strongest = percentile(barrier, 0.97) || 1
  const salient = new Float32Array(w * h)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const fromCentre = ((x / w - 0.5) / 0.36) ** 2 + ((y / h - 0.53) / 0.42) ** 2
      const own = clamp(barrier[i] / strongest) * 0.55 + clamp(contrast[i] * 3.2) * 0.45
      const centred = own * (0.35 + 0.95 * Math.exp(-fromCentre * 0.9))
      salient[i] = face ? withPerson(centred, face, x / w, y / h) : centred
    }
  return guidedFilter(planeOf(lab, 0), salient, w, h, 5, 0.004)
}

/** Head and shoulders below a face are the subject, whatever their colours. */
function withPerson(salient: number, face: Face, x: number, y: number): number {
  const u = (x - face.x) / face.radiusX
  const v = (y - face.y) / face.radiusY
  const head = Math.exp(-(Math.max(0, Math.hypot(u / 1.25, v / 1.35) - 0.55) ** 2) * 4)
  const shoulders = mix(1.3, 3.6, clamp((v - 1) / 2.4))
  const body = v > 0.7 ? Math.exp(-(Math.max(0, Math.abs(u) / shoulders - 0.72) ** 2) * 9) : 0
  return mix(salient, Math.max(salient * 0.55, head, body * 0.95), 0.85)
}

/**
 * The least range of values that a path to the border must cross, summed over the channels: the minimum
 * barrier distance by raster scans (Zhang et al., "Minimum Barrier Salient Object Detection", 2015).
 */
function barrierDistance({ w, h, lab }: LabPicture): Float32Array {
  const distance = new Float32Array(w * h)
  for (const channel of [0, 1, 2] as const) {
    const scanned = scanBarriers(planeOf(lab, channel), w, h)
    const weight = channel === 0 ? 1 : CHROMA_WEIGHT * 1.1
    for (let i = 0; i < distance.length; i++) distance[i] += Math.min(2, scanned[i]) * weight
  }
  return distance
}

function scanBarriers(values: Float32Array, w: number, h: number): Float32Array {
  const barrier = new Float32Array(w * h).fill(1e9)
  const highest = new Float32Array(values)
  const lowest = new Float32Array(values)
  for (let x = 0; x < w; x++) barrier[x] = barrier[(h - 1) * w + x] = 0
  for (let y = 0; y < h; y++) barrier[y * w] = barrier[y * w + w - 1] = 0
  const reachFrom = (i: number, neighbour: number) => {
    const high = Math.max(highest[neighbour], values[i])
    const low = Math.min(lowest[neighbour], values[i])
    if (high - low >= barrier[i]) return
    barrier[i] = high - low
    highest[i] = high
    lowest[i] = low
  }
  const scanDown = () => {
    for (let y = 1; y < h - 1; y++)
      for (let x = 1; x < w - 1; x++) {
        const i = y * w + x
        reachFrom(i, i - 1)
        reachFrom(i, i - w)
      }
  }
  const scanUp = () => {
    for (let y = h - 2; y > 0; y--)
      for (let x = w - 2; x > 0; x--) {
        const i = y * w + x
        reachFrom(i, i + 1)
        reachFrom(i, i + w)
      }
  }
  scanDown()
  scanUp()
  scanDown()
  return barrier
}

/** Distance in OKLab to the nearest of the colours along the border. */
export function borderContrast({ w, h, lab }: LabPicture): Float32Array {
  const colours = borderColours({ w, h, lab })
  const contrast = new Float32Array(w * h)
  for (let i = 0; i < contrast.length; i++) {
    let nearest = Number.POSITIVE_INFINITY
    for (const colour of colours) nearest = Math.min(nearest, squaredDistance(lab, i, colour))
    contrast[i] = Math.sqrt(nearest)
  }
  return contrast
}

const squaredDistance = (lab: Float32Array, i: number, colour: number[]) =>
  (lab[i * 3] - colour[0]) ** 2 +
  CHROMA_WEIGHT ** 2 * ((lab[i * 3 + 1] - colour[1]) ** 2 + (lab[i * 3 + 2] - colour[2]) ** 2)

/** The border's main colours, by k-means. */
function borderColours({ w, h, lab }: LabPicture): number[][] {
  const border: number[] = []
  const rows = [1, 3, h - 2, h - 4].filter(y => y >= 0 && y < h)
  const columns = [1, 3, w - 2, w - 4].filter(x => x >= 0 && x < w)
  for (let x = 0; x < w; x += 2) for (const y of rows) border.push(y * w + x)
  for (let y = 0; y < h; y += 2) for (const x of columns) border.push(y * w + x)
  const points = new Float32Array(border.length * 3)
  for (const [at, i] of border.entries())
    for (let c = 0; c < 3; c++) points[at * 3 + c] = lab[i * 3 + c] * (c === 0 ? 1 : CHROMA_WEIGHT)
  const { centres, counts } = kMeans(points, BORDER_COLOURS, createRandom(5))
  return centres
    .filter((_, k) => counts[k] >= border.length * LEAST_BORDER_SHARE)
    .map(([l, a, b]) => [l, a / CHROMA_WEIGHT, b / CHROMA_WEIGHT])
}

function percentile(values: Float32Array, share: number): number {
  const sorted = new Float32Array(values).sort()
  return sorted[Math.floor((sorted.length - 1) * share)]
}
