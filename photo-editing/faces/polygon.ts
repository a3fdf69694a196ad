import type { Size } from './light.ts'

/** 1 for each pixel whose middle lies inside the closed line through those points of the mesh, 0 elsewhere. */
export function filledPolygon(mesh: Float32Array, points: readonly number[], { w, h }: Size): Float32Array {
  const filled = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    const crossings: number[] = []
    points.forEach((point, k) => {
      const next = points[(k + 1) % points.length]
      const [y0, y1] = [mesh[point * 3 + 1], mesh[next * 3 + 1]]
      if (y0 > y + 0.5 === y1 > y + 0.5) return
      const share = (y + 0.5 - y0) / (y1 - y0)
      crossings.push(mesh[point * 3] + share * (mesh[next * 3] - mesh[point * 3]))
    })
    crossings.sort((a, b) => a - b)
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(crossings[k] - 0.5))
      const to = Math.min(w - 1, Math.floor(crossings[k + 1] - 0.5))
      if (from <= to) filled.fill(1, y * w + from, y * w + to + 1)
    }
  }
  return filled
}
