import { boxBlur } from '#painter/engine/core/blur.ts'
import { components } from '../pixels/components.ts'

type Small = { w: number; h: number; data: Float32Array }

/** Steps of each channel in the table of colours. */
const STEPS = 16
/** Colour of the table's neighbours that counts as the same. */
const KERNEL = [0.25, 0.5, 0.25]
/** Share of the subject in all pixels of a colour, both sides weighed alike, from which it is the subject's. */
const OWN = 0.8
/** Share of the long side beyond which the background is not in doubt. */
const MARGIN = 0.02

/**
 * Pixels (1) outside the segment that have its colours and not those of the background, and adjoin it: parts
 * of the subject that were cut off, such as those at the picture's border.
 */
export function leftBehind({ w, h, data }: Small, segment: Uint8Array): Uint8Array {
  const near = boxBlur(Float32Array.from(segment), w, h, 1, Math.max(w, h) * MARGIN, 2)
  const subject = new Float32Array(STEPS ** 3)
  const background = new Float32Array(STEPS ** 3)
  const cells = new Uint16Array(w * h)
  for (let i = 0; i < w * h; i++) {
    cells[i] = cellOf(data, i)
    if (segment[i]) subject[cells[i]]++
    else if (near[i] < 0.01) background[cells[i]]++
  }
  const own = shares(subject)
  const others = shares(background)
  const isOwn = (i: number) =>
    own[cells[i]] > OWN * (own[cells[i]] + others[cells[i]]) && own[cells[i]] > 2e-5
  const left = new Uint8Array(w * h)
  for (const { pixels } of components(w, h, i => segment[i] === 1 || isOwn(i))) {
    if (!pixels.some(i => segment[i])) continue
    for (const i of pixels) if (!segment[i]) left[i] = 1
  }
  return left
}

function cellOf(data: Float32Array, i: number): number {
  const step = (c: number) => Math.min(STEPS - 1, (data[i * 3 + c] * STEPS) | 0)
  return (step(0) * STEPS + step(1)) * STEPS + step(2)
}

/** The table smoothed over neighbouring colours, as shares of its sum. */
function shares(table: Float32Array): Float32Array {
  let smooth = table
  for (const stride of [1, STEPS, STEPS * STEPS]) smooth = blurred(smooth, stride)
  const sum = smooth.reduce((total, value) => total + value, 1e-6)
  return smooth.map(value => value / sum)
}

function blurred(table: Float32Array, stride: number): Float32Array {
  return table.map((own, cell) => {
    const step = Math.floor(cell / stride) % STEPS
    const below = step > 0 ? table[cell - stride] : own
    const above = step < STEPS - 1 ? table[cell + stride] : own
    return KERNEL[0] * below + KERNEL[1] * own + KERNEL[2] * above
  })
}
