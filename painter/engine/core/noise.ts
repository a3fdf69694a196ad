import { createRandom } from './random.ts'

const SIDE = 256
const CUBE = 64

/** Seeded value noise: smooth random fields, each value about -1..1, repeating every 256 cells (64 in 3D). */
export class Noise {
  private readonly lattice = new Float32Array(SIDE * SIDE)
  private readonly lattice3 = new Float32Array(CUBE * CUBE * CUBE)

  constructor(seed: number) {
    const random = createRandom(seed)
    for (let i = 0; i < this.lattice.length; i++) this.lattice[i] = random() * 2 - 1
    for (let i = 0; i < this.lattice3.length; i++) this.lattice3[i] = random() * 2 - 1
  }

  /** The raw random number (-1..1) of the cell at whole coordinates. */
  cell(x: number, z: number) {
    return this.lattice[((z & 255) << 8) | (x & 255)]
  }

  /** Smooth noise over the plane. */
  value2(x: number, z: number) {
    const lattice = this.lattice
    const xf = Math.floor(x)
    const zf = Math.floor(z)
    const fx = x - xf
    const fz = z - zf
    const u = fx * fx * (3 - 2 * fx)
    const w = fz * fz * (3 - 2 * fz)
    const x0 = xf & 255
    const x1 = (xf + 1) & 255
    const z0 = (zf & 255) << 8
    const z1 = ((zf + 1) & 255) << 8
    const a = lattice[z0 | x0]
    const b = lattice[z0 | x1]
    const c = lattice[z1 | x0]
    const d = lattice[z1 | x1]
    return a + (b - a) * u + (c - a) * w + (a - b - c + d) * u * w
  }

  /** Smooth noise in space. */
  value3(x: number, y: number, z: number) {
    const lattice = this.lattice3
    const xf = Math.floor(x)
    const yf = Math.floor(y)
    const zf = Math.floor(z)
    const fx = x - xf
    const fy = y - yf
    const fz = z - zf
    const u = fx * fx * (3 - 2 * fx)
    const v = fy * fy * (3 - 2 * fy)
    const w = fz * fz * (3 - 2 * fz)
    const x0 = xf & 63
    const x1 = (xf + 1) & 63
    const y0 = (yf & 63) << 6
    const y1 = ((yf + 1) & 63) << 6
    const z0 = (zf & 63) << 12
    const z1 = ((zf + 1) & 63) << 12
    const a = lattice[z0 | y0 | x0]
    const b = lattice[z0 | y0 | x1]
    const c = lattice[z0 | y1 | x0]
    const d = lattice[z0 | y1 | x1]
    const e = lattice[z1 | y0 | x0]
    const f = lattice[z1 | y0 | x1]
    const g = lattice[z1 | y1 | x0]
    const h = lattice[z1 | y1 | x1]
    const p = a + (b - a) * u
    const q = c + (d - c) * u
    const r = e + (f - e) * u
    const s = g + (h - g) * u
    const m = p + (q - p) * v
    const n = r + (s - r) * v
    return m + (n - m) * w
  }

  /** Fractal sum of `octaves` layers, each twice as fine, turned and `gain` times as strong as the last. */
  fbm(x: number, z: number, octaves: number, gain = 0.5) {
    const lattice = this.lattice
    let sum = 0
    let amplitude = 1
    let total = 0
    for (let i = 0; i < octaves; i++) {
      // `value2`, written out: half of the time of most landscapes is spent here.
      const xf = Math.floor(x)
      const zf = Math.floor(z)
      const fx = x - xf
      const fz = z - zf
      const u = fx * fx * (3 - 2 * fx)
      const w = fz * fz * (3 - 2 * fz)
      const x0 = xf & 255
      const x1 = (x0 + 1) & 255
      const z0 = (zf & 255) << 8
      const z1 = (z0 + 256) & 65_280
      const a = lattice[z0 | x0]
      const b = lattice[z0 | x1]
      const c = lattice[z1 | x0]
      const d = lattice[z1 | x1]
      sum += amplitude * (a + (b - a) * u + (c - a) * w + (a - b - c + d) * u * w)
      total += amplitude
      amplitude *= gain
      const turnedX = 1.6 * x - 1.2 * z + 17.3
      z = 1.2 * x + 1.6 * z - 9.1
      x = turnedX
    }
    return sum / total
  }

  /** Fractal sum in space; -1 as soon as it is certain not to reach `least`. */
  fbm3(x: number, y: number, z: number, octaves: number, least = -1) {
    let sum = 0
    let amplitude = 1
    let total = 0
    const leastSum = least * (2 - 2 ** (1 - octaves))
    let toCome = 2 - 2 ** (1 - octaves)
    for (let i = 0; i < octaves; i++) {
      sum += amplitude * this.value3(x, y, z)
      total += amplitude
      toCome -= amplitude
      if (sum + toCome < leastSum) return -1
      amplitude *= 0.5
      x = x * 2.03 + 11.1
      y = y * 2.03 + 5.7
      z = z * 2.03 + 3.3
    }
    return sum / total
  }

  /**
   * Fractal noise whose fine layers fade on the slopes of the coarse ones, as erosion leaves them
   * (Inigo Quilez, "More noise", 2008). `strength` is how much steepness suppresses detail.
   */
  eroded(x: number, z: number, octaves: number, strength = 0.7) {
    const lattice = this.lattice
    let sum = 0
    let amplitude = 1
    let slopeX = 0
    let slopeZ = 0
    for (let i = 0; i < octaves; i++) {
      const xf = Math.floor(x)
      const zf = Math.floor(z)
      const fx = x - xf
      const fz = z - zf
      // Quintic fade: its second derivative is continuous, so the slopes show no grid.
      const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
      const w = fz * fz * fz * (fz * (fz * 6 - 15) + 10)
      const du = 30 * fx * fx * (fx * (fx - 2) + 1)
      const dw = 30 * fz * fz * (fz * (fz - 2) + 1)
      const x0 = xf & 255
      const x1 = (xf + 1) & 255
      const z0 = (zf & 255) << 8
      const z1 = ((zf + 1) & 255) << 8
      const a = lattice[z0 | x0]
      const b = lattice[z0 | x1]
      const c = lattice[z1 | x0]
      const d = lattice[z1 | x1]
      const k = a - b - c + d
      slopeX += du * (b - a + k * w) * amplitude * 0.9
      slopeZ += dw * (c - a + k * u) * amplitude * 0.9
      const value = a + (b - a) * u + (c - a) * w + k * u * w
      sum += (amplitude * value) / (1 + (slopeX * slopeX + slopeZ * slopeZ) * strength)
      amplitude *= 0.5
      const turnedX = (0.8 * x - 0.6 * z) * 2
      z = (0.6 * x + 0.8 * z) * 2
      x = turnedX
    }
    return sum
  }
}
