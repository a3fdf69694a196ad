import { boxBlur } from '#painter/engine/core/blur.ts'
import { smoothstep } from '#painter/engine/core/scalar.ts'
import { components } from '../pixels/components.ts'
import { guidedFilter } from '../pixels/guided-filter.ts'
import { BRIDGE, BROWS, EYES, OUTLINE } from './landmarks.ts'
import type { Size } from './light.ts'
import { filledPolygon } from './polygon.ts'

/** Below this likeness to the skin around it a pixel belongs to something that lies over the face. */
const UNLIKE = 0.3
/** From this expectation of skin on it is looked at: brows, eyes and lips are unlike skin by themselves. */
const EXPECTED = 0.4
/** Of the face's width: what lies over a face comes from as near to its outline. */
const RIM = 0.03

type Sight = {
  /** Of the picture's pixels to the skin around them, 0 to 1. */
  likeness: Float32Array
  /** Where skin is to be expected, 0 to 1. */
  expected: Float32Array
  /** Logarithms of light, three for each pixel; what lies over the face ends at an edge of it. */
  light: Float32Array
}

/**
 * What lies over a face and comes from beyond its outline: hair, a hand, the frame of glasses, a full beard; 1 where it
 * is, 0 on the face.
 * @param inside 1 within the outline
 * @param reach how far around it the skin still belongs to it, in pixels
 */
export function coverOf(
  { likeness, expected, light }: Sight,
  inside: Float32Array,
  { w, h }: Size,
  faceWidth: number,
  reach: number,
): Float32Array {
  const depth = boxBlur(inside, w, h, 1, RIM * faceWidth)
  const unlike = (i: number) => inside[i] === 1 && expected[i] > EXPECTED && likeness[i] < UNLIKE
  const hard = new Float32Array(w * h)
  for (const { pixels } of components(w, h, unlike)) {
    if (pixels.some(i => depth[i] < 0.95)) for (const i of pixels) hard[i] = 1
  }
  const brightness = new Float32Array(w * h)
  for (let i = 0; i < brightness.length; i++) {
    const sum = light[i * 3] + light[i * 3 + 1] + light[i * 3 + 2]
    if (!Number.isNaN(sum)) brightness[i] = sum / 3
  }
  const wide = boxBlur(hard, w, h, 1, Math.max(1, reach))
  const followed = guidedFilter(brightness, wide, w, h, Math.max(2, 0.02 * faceWidth), 0.02)
  return followed.map(value => smoothstep(0.08, 0.45, value))
}

/** Of an eye and its brow, the share that has to be covered to count as hidden. */
const HIDDEN = 0.6
/** Of the bridge of the nose, the share that the frame of glasses covers at least. */
const FRAMED = 0.25

/**
 * The cover without what shadows, lashes and make-up add to it about the eyes: an eye is seen or hidden as a whole.
 * Behind glasses it stays as it is, for the frame crosses there.
 * @param mesh of the face that is covered
 */
export function clearedEyes(
  cover: Float32Array,
  mesh: Float32Array,
  size: Size,
  faceWidth: number,
): Float32Array {
  if (shareOf(cover, filledPolygon(mesh, BRIDGE, size)) > FRAMED) return cover
  const cleared = cover.slice()
  // At the temples hair may lie over the end of a brow.
  const depth = boxBlur(filledPolygon(mesh, OUTLINE, size), size.w, size.h, 1, 0.08 * faceWidth)
  for (const side of [0, 1]) {
    const [eye, brow] = [EYES[side], BROWS[side]].map(points => filledPolygon(mesh, points, size))
    const both = eye.map((value, i) => Math.max(value, brow[i]))
    if (shareOf(cover, both) > HIDDEN) continue
    const zone = boxBlur(both, size.w, size.h, 1, 0.06 * faceWidth)
    for (let i = 0; i < cleared.length; i++)
      cleared[i] *= 1 - smoothstep(0.02, 0.3, zone[i]) * smoothstep(0.7, 0.95, depth[i])
  }
  return cleared
}

function shareOf(cover: Float32Array, area: Float32Array): number {
  let [covered, all] = [0, 1e-6]
  for (let i = 0; i < area.length; i++) {
    covered += area[i] * cover[i]
    all += area[i]
  }
  return covered / all
}
