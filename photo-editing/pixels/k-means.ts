import type { Random } from '#painter/engine/core/random.ts'

/** Triples, interleaved. */
type Points = Float32Array

export type Clusters = { centres: number[][]; labels: Uint8Array; counts: number[] }

/** Groups triples around `size` centres (Lloyd, 1982). An empty group keeps its centre and a count of 0. */
export function kMeans(points: Points, size: number, random: Random, rounds = 6): Clusters {
  const n = points.length / 3
  const centres = Array.from({ length: size }, () => {
    const i = Math.floor(random() * n) * 3
    return [points[i], points[i + 1], points[i + 2]]
  })
  const labels = new Uint8Array(n)
  let counts: number[] = []
  for (let round = 0; round < rounds; round++) {
    const sums = centres.map(() => [0, 0, 0])
    counts = centres.map(() => 0)
    for (let i = 0; i < n; i++) {
      const label = nearestCentre(points, i * 3, centres)
      labels[i] = label
      counts[label]++
      for (let c = 0; c < 3; c++) sums[label][c] += points[i * 3 + c]
    }
    for (let k = 0; k < size; k++) if (counts[k]) centres[k] = sums[k].map(sum => sum / counts[k])
  }
  return { centres, labels, counts }
}

function nearestCentre(points: Points, at: number, centres: number[][]): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let k = 0; k < centres.length; k++) {
    const [x, y, z] = centres[k]
    const distance = (points[at] - x) ** 2 + (points[at + 1] - y) ** 2 + (points[at + 2] - z) ** 2
    if (distance < least) {
      least = distance
      best = k
    }
  }
  return best
}
