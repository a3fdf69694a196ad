// CIE L*a*b* of sRGB, white point D65 (IEC 61966-2-1; CIE 15).

const WHITE = [0.95047, 1, 1.08883] as const
const KNEE = 216 / 24389
const SLOPE = 24389 / 27

/** @param red, green, blue 0 to 1 @returns L from 0 to 100, a and b around 0 */
export function labOf(red: number, green: number, blue: number): [number, number, number] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE[0])
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE[2])
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** @returns red, green and blue, 0 to 1; colours that sRGB does not have are cut off */
export function rgbOf(lightness: number, a: number, b: number): [number, number, number] {
  const fy = (lightness + 16) / 116
  const x = cube(fy + a / 500) * WHITE[0]
  const y = cube(fy)
  const z = cube(fy - b / 200) * WHITE[2]
  return [
    encoded(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
    encoded(-0.969266 * x + 1.8760108 * y + 0.041556 * z),
    encoded(0.0556434 * x - 0.2040259 * y + 1.0572252 * z),
  ]
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const root = (value: number) => (value > KNEE ? Math.cbrt(value) : (SLOPE * value + 16) / 116)
const cube = (value: number) => (value ** 3 > KNEE ? value ** 3 : (116 * value - 16) / SLOPE)

function encoded(value: number): number {
  const curved = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.min(1, Math.max(0, curved))
}
