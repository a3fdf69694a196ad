import type { Pixels } from './networks/square.ts'

/** Pixels a side of the windows that are looked at. */
const WINDOW = 6
/** Range of brightness within a window, of 255: from here on it has texture, and from there on an edge. */
const TEXTURE = 10
const EDGE = 40
/** How near to its darkest or its lightest pixel, in parts of the range, a pixel counts as one of two tones. */
const NEAR = 0.2
/** Share of a window's pixels in two tones from which its edge is clean. */
const CLEAN = 0.72

/** Clean edges among all edges, and among clean edges and textures together, from which a picture is drawn. */
const LEAST_CLEAN = 0.4
const LEAST_AMONG_TEXTURE = 0.3

/**
 * Whether a picture is drawn: its edges part two even tones, and there is little texture beside them. A
 * photograph has soft edges and texture almost everywhere; docs/decisions/019-local-models.md has the figures.
 * @param picture at most about a megapixel; a larger one is judged by fewer of its edges
 */
export function isDrawn({ width, height, data }: Pixels): boolean {
  const luma = new Float32Array(WINDOW * WINDOW)
  let textures = 0
  let edges = 0
  let clean = 0
  for (let top = 0; top + WINDOW <= height; top += WINDOW)
    for (let left = 0; left + WINDOW <= width; left += WINDOW) {
      let darkest = 255
      let lightest = 0
      for (let k = 0; k < luma.length; k++) {
        const i = ((top + Math.floor(k / WINDOW)) * width + left + (k % WINDOW)) * 3
        const value = 0.299 * (data[i] ?? 0) + 0.587 * (data[i + 1] ?? 0) + 0.114 * (data[i + 2] ?? 0)
        luma[k] = value
        darkest = Math.min(darkest, value)
        lightest = Math.max(lightest, value)
      }
      const range = lightest - darkest
      if (range <= TEXTURE) continue
      if (range < EDGE) {
        textures++
        continue
      }
      edges++
      const reach = range * NEAR
      const inTones = luma.filter(value => value - darkest < reach || lightest - value < reach).length
      if (inTones > luma.length * CLEAN) clean++
    }
  return clean > edges * LEAST_CLEAN && clean > (clean + textures) * LEAST_AMONG_TEXTURE
}
