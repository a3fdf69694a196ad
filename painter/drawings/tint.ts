import { clamp, mix } from '../engine/core/scalar.ts'

const channels = (hex: string) => {
  const n = parseInt(hex.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}
const toHexColour = (values: number[]) =>
  `#${values.map(v => Math.round(v).toString(16).padStart(2, '0')).join('')}`

/** A display colour ('#rrggbb') made darker (amount -1 to 0) or lighter (0 to 1). */
export function shadeHex(hex: string, amount: number): string {
  return toHexColour(
    channels(hex).map(v => clamp(amount < 0 ? v * (1 + amount) : v + (255 - v) * amount, 0, 255)),
  )
}

/** Between two display colours ('#rrggbb'): a at t = 0, b at t = 1. */
export function mixHex(a: string, b: string, t: number): string {
  const end = channels(b)
  return toHexColour(channels(a).map((v, k) => mix(v, end[k], t)))
}
