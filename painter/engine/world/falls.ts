import { parseHex, type RGB } from '../core/colour.ts'
import { clamp, mix, smoothstep } from '../core/scalar.ts'
import type { Frame } from './frame.ts'
import { layOver, ROCK_DARK, ROCK_LIGHT, SNOW } from './lands/ground-colour.ts'
import { drawLayer } from './layer.ts'

/** A wall of rock across the whole view, with water that falls over it. */
export type Falls = {
  /** Metres to the wall, and its usual height. */
  distance: number
  height: number
  /** Where the water falls, in metres to the right of the middle of the view. */
  at: number
  /** The water has frozen as it falls, and snow lies where moss would grow. */
  isFrozen?: boolean
}

const MOSS_DARK = parseHex('#26401f')
const MOSS_LIGHT = parseHex('#5d7d34')
/** Of the wall's height: half the breadth of the water at its lip, and how much it spreads to its foot. */
const LIP = 0.095
const SPREAD = 0.06
/** Of the wall's height, a ledge that the water strikes on its way. */
const LEDGE = 0.36

/** The wall's height in metres above the ground at a place along it. */
export function wallHeight({ noise }: Frame, { height, at }: Falls, x: number) {
  const p = x / height
  const gap = Math.exp(-(((x - at) / (height * 0.2)) ** 2))
  const ridge = 0.16 * noise.fbm(p * 1.9 + 5, 3, 3) + 0.04 * noise.value2(p * 11, 8)
  return height * (1 + ridge * (1 - gap) - 0.09 * gap)
}

/** The row of the wall's foot. */
export const footRow = (frame: Frame, { distance }: Falls) => frame.groundRow(frame.image.w / 2, distance) + 1

/** Paints the wall and its water over what is farther away. */
export function paintFalls(frame: Frame, falls: Falls) {
  const { image, depth, camera } = frame
  const { w, h, data } = image
  const { distance, height } = falls
  const perMetre = camera.focalLength / distance
  const foot = Math.min(h, Math.ceil(footRow(frame, falls)))
  const out: RGB = [0, 0, 0]
  for (let x = 0; x < w; x++) {
    const along = (x + 0.5 - w / 2) / perMetre
    const top = wallHeight(frame, falls, along)
    const first = Math.max(0, Math.floor(foot - top * perMetre))
    for (let y = first; y < foot; y++) {
      const i = y * w + x
      const up = (foot - y) / perMetre / height
      shadeRock(frame, along / height, up, top / height, falls.isFrozen === true, out)
      pourWater(frame, falls, along, up, top / height, out)
      frame.applyFog(out, distance, x, y, out)
      for (let c = 0; c < 3; c++) data[i * 3 + c] = out[c]
      depth[i] = distance
    }
  }
}

/** Ledges and cracks, lit from above, mossy where it is flat; places in heights of the wall. */
function shadeRock(
  { noise, environment }: Frame,
  p: number,
  q: number,
  top: number,
  isFrozen: boolean,
  out: RGB,
) {
  const relief = (a: number, b: number) =>
    noise.fbm(a * 4.2, b * 8.5, 4) +
    0.45 * noise.value2(a * 15 + 3, b * 4) +
    0.25 * noise.value2(a * 34, b * 21)
  const here = relief(p, q)
  const slope = here - relief(p + 0.012, q + 0.022)
  const light = clamp(0.52 + slope * 1.5, 0.1, 1.25)
  const grain = noise.value2(p * 60, q * 60)
  for (let c = 0; c < 3; c++)
    out[c] = mix(ROCK_DARK[c], ROCK_LIGHT[c], clamp(0.35 + here * 0.5 + grain * 0.15)) * 0.72
  const green = smoothstep(
    0.02,
    0.4,
    slope + 0.5 * noise.fbm(p * 3 + 9, q * 3, 3) + smoothstep(0.12, 0, top - q) * 0.6,
  )
  const leaf = clamp(0.5 + 0.5 * noise.value2(p * 46, q * 46))
  layOver(
    out,
    isFrozen ? SNOW : ([0, 1, 2].map(c => mix(MOSS_DARK[c], MOSS_LIGHT[c], leaf)) as RGB),
    green * 0.85,
  )
  const { skyAmbient, sunColour, sunDirection } = environment
  for (let c = 0; c < 3; c++)
    out[c] *= (skyAmbient[c] * 0.9 + sunColour[c] * Math.max(0.15, sunDirection[1]) * 0.75) * light * 1.25
}

/** Threads of white water, wider towards the foot, broken once by a ledge. */
function pourWater(
  { noise, environment }: Frame,
  { at, height }: Falls,
  along: number,
  q: number,
  top: number,
  out: RGB,
) {
  const p = (along - at) / height
  const below = clamp((top - q) / top)
  const onLedge = smoothstep(LEDGE + 0.012, LEDGE - 0.02, q)
  const half = LIP + SPREAD * below ** 1.4 + 0.022 * onLedge + 0.014 * noise.value2(q * 7, Math.sign(p) * 4)
  const cover = smoothstep(half, half * 0.78, Math.abs(p + 0.012 * noise.value2(q * 3, 2)))
  if (cover <= 0) return
  const spread = p / (half / LIP)
  const threads = noise.value2(spread * 90, q * 3.2) * 0.5 + noise.value2(spread * 210, q * 7) * 0.5
  const splash = Math.exp(-(((q - LEDGE) / 0.02) ** 2)) * 0.3
  const white = clamp(0.62 + 0.34 * threads + splash + 0.2 * smoothstep(0.75, 1, below), 0.25, 1)
  const { skyAmbient, sunColour } = environment
  for (let c = 0; c < 3; c++) {
    const water = white * (skyAmbient[c] * 1.15 + sunColour[c] * 0.3) * (c === 2 ? 1.04 : 0.98)
    out[c] = mix(out[c], water, cover * clamp(0.75 + threads * 0.5, 0.55, 1))
  }
}

/** Spray that hangs about the foot of the water. */
export function paintSpray(frame: Frame, falls: Falls) {
  const { distance, height, at } = falls
  const { camera, environment, noise } = frame
  const perMetre = camera.focalLength / distance
  const foot = footRow(frame, falls)
  const x = frame.image.w / 2 + at * perMetre
  const size = height * perMetre
  const { skyAmbient, sunColour } = environment
  const light = clamp(skyAmbient[1] * 0.9 + sunColour[1] * 0.25, 0.12, 1.1)
  drawLayer(
    frame,
    g => {
      for (let k = 0; k < 26; k++) {
        const aside = noise.value2(k * 3.7, 1) * 0.2
        const up = (0.5 + 0.5 * noise.value2(k * 5.3, 7)) * 0.13
        g.fillStyle = `rgba(244,250,252,${0.2 - up})`
        g.beginPath()
        g.ellipse(x + aside * size, foot - up * size, size * 0.08, size * 0.045, 0, 0, 6.3)
        g.fill()
      }
    },
    { scale: light, blur: size * 0.035 },
  )
}
