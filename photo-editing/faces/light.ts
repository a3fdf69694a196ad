/** In pixels. */
export type Size = { w: number; h: number }

/** Three bytes of sRGB for each pixel, row by row. */
export type Pixels = Size & { data: Uint8Array }

/** Keeps the logarithm of black within reason: a darker pixel tells nothing of the light. */
const DARKEST = 0.004

const TO_LOG = Float32Array.from({ length: 256 }, (_, value) => Math.log(linearOf(value / 255) + DARKEST))

/** Logarithms of the light in red, green and blue, interleaved: a brighter lamp is then a sum. */
export function logLight({ data }: Pixels): Float32Array {
  const light = new Float32Array(data.length)
  for (let i = 0; i < data.length; i++) light[i] = TO_LOG[data[i]]
  return light
}

/** Such logarithms at the places of another picture, each between its four neighbours; NaN where there is no place. */
export function lightAt(light: Float32Array, { w, h }: Size, places: Float32Array): Float32Array {
  const count = places.length / 2
  const read = new Float32Array(count * 3)
  for (let i = 0; i < count; i++) {
    const [x, y] = [places[i * 2] - 0.5, places[i * 2 + 1] - 0.5]
    if (Number.isNaN(x)) {
      read.fill(Number.NaN, i * 3, i * 3 + 3)
      continue
    }
    const px = Math.min(w - 1.001, Math.max(0, x))
    const py = Math.min(h - 1.001, Math.max(0, y))
    const [x0, y0] = [Math.floor(px), Math.floor(py)]
    const [fx, fy] = [px - x0, py - y0]
    const o = (y0 * w + x0) * 3
    for (let c = 0; c < 3; c++) {
      const top = light[o + c] * (1 - fx) + light[o + 3 + c] * fx
      const bottom = light[o + w * 3 + c] * (1 - fx) + light[o + w * 3 + 3 + c] * fx
      read[i * 3 + c] = top * (1 - fy) + bottom * fy
    }
  }
  return read
}

/** Back to a byte of sRGB. */
export function byteOf(logarithm: number): number {
  const linear = Math.min(1, Math.max(0, Math.exp(logarithm) - DARKEST))
  return Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055))
}

function linearOf(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
