import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Noise } from '../engine/core/noise.ts'
import { clamp, smoothstep } from '../engine/core/scalar.ts'
import { setOnFire } from './flames.ts'

type Coat = { red: number; green: number; blue: number }

const RUST: Coat[] = [
  { red: 122, green: 58, blue: 24 },
  { red: 168, green: 92, blue: 44 },
]
const MOSS: Coat[] = [
  { red: 62, green: 88, blue: 34 },
  { red: 116, green: 142, blue: 58 },
]
const LEAVES = ['#2f4f22', '#3f6a2c', '#568238', '#749c48']
const SNOW: Coat = { red: 240, green: 245, blue: 252 }
const SOLID = 100

/** A copy with what time and weather have done to it: rust, moss, ivy, snow, or walls that have fallen in. */
export function weathered(canvas: Canvas, wear: readonly string[], noise: Noise): Canvas {
  const { width, height } = canvas
  const copy = createCanvas(width, height)
  const g = copy.getContext('2d')
  g.drawImage(canvas, 0, 0)
  for (const kind of wear) {
    if (kind === 'overgrown') {
      coat(copy, noise, (_x, y, grain) => [MOSS, smoothstep(0.05, 0.5, grain + y * 0.5 - 0.1) * 0.5, 0.72])
      climb(copy, noise)
    } else if (kind === 'mossy')
      coat(copy, noise, (_x, y, grain) => [MOSS, smoothstep(-0.05, 0.35, grain + (0.5 - y) * 0.4), 0.92])
    else if (kind === 'rusty')
      coat(copy, noise, (_x, _y, grain) => [RUST, smoothstep(-0.12, 0.2, grain) * 0.9, 0.9])
    else if (kind in PETALS) blossomOver(copy, PETALS[kind], kind !== 'flowery')
    else if (kind === 'snowy') snowOver(copy)
    else if (kind === 'ruined') ruin(copy, noise)
    else if (kind === 'burning') setOnFire(copy, noise)
  }
  return copy
}

/** Lays patches of two shades over the drawing; the patch function gives coverage and how far the rest fades. */
function coat(
  canvas: Canvas,
  noise: Noise,
  patch: (x: number, y: number, grain: number) => [Coat[], number, number],
) {
  const { width, height } = canvas
  const g = canvas.getContext('2d')
  const image = g.getImageData(0, 0, width, height)
  const { data } = image
  const scale = 9 / height
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4
      if (data[i + 3] < 8) continue
      const grain = noise.fbm(x * scale, y * scale, 5)
      const [shades, cover, kept] = patch(x / width, y / height, grain)
      const fine = clamp(noise.fbm(x * scale * 4 + 5, y * scale * 4, 3) + 0.5)
      const light = 0.5 + (data[i] + data[i + 1] + data[i + 2]) / 765
      const grey = (data[i] + data[i + 1] + data[i + 2]) / 3
      const [dark, bright] = shades
      const mixed = (a: number, b: number, own: number) => {
        const faded = own * kept + grey * (1 - kept)
        return faded + ((a + (b - a) * fine) * light - faded) * cover
      }
      data[i] = mixed(dark.red, bright.red, data[i])
      data[i + 1] = mixed(dark.green, bright.green, data[i + 1])
      data[i + 2] = mixed(dark.blue, bright.blue, data[i + 2])
    }
  g.putImageData(image, 0, 0)
}

/** Ivy that climbs from the ground, thinner towards the top, and only where there is something to climb. */
function climb(canvas: Canvas, noise: Noise) {
  const { width, height } = canvas
  const g = canvas.getContext('2d')
  const solid = g.getImageData(0, 0, width, height).data
  const count = Math.round(900 * clamp(width / height, 0.6, 2.4))
  for (let k = 0; k < count; k++) {
    // The golden ratio and its relative spread the leaves evenly.
    const x = ((k * 0.6180339) % 1) * width
    const v = (k * 0.7548776) % 1
    const y = v * height
    if (solid[((y | 0) * width + (x | 0)) * 4 + 3] < SOLID) continue
    const stem = noise.fbm((x / height) * 7, (y / height) * 2.2 + 3, 3)
    if (stem < 0.16 - v * 0.42) continue
    const r = height * (0.009 + 0.008 * ((k * 0.37) % 1))
    g.fillStyle = LEAVES[k % LEAVES.length]
    g.beginPath()
    g.ellipse(x, y, r, r * 0.72, k, 0, 7)
    g.fill()
  }
}

const PETALS: Readonly<Record<string, readonly string[]>> = {
  flowery: ['#f4a8c4', '#fdf6ee', '#f2c83a', '#e2506a', '#b48ad8'],
  wisteria: ['#a98ad8', '#8f6cc8', '#c8b0ea', '#b79be2', '#7a58b4'],
  bougainvillea: ['#d81f7a', '#e8489a', '#c01a6a', '#f06ab0', '#b0208a'],
  roses: ['#e2506a', '#f4a8c4', '#d8344e', '#fbe3ea', '#f07f94'],
}

/** Blossoms and leaves all over it. */
/** In shares of the drawing: how far what climbs comes down from the top, and in from the sides. */
const CLIMBED = { down: 0.34, wave: 0.16, left: 0.2, right: 0.9 }
const climbsTo = (u: number, v: number) =>
  v < CLIMBED.down + CLIMBED.wave * Math.sin(u * 13) || u < CLIMBED.left || u > CLIMBED.right

/** Flowers all over it, or where climbing ones get to: about its top and its sides. */
function blossomOver(canvas: Canvas, petals: readonly string[], climbs: boolean) {
  const { width, height } = canvas
  const g = canvas.getContext('2d')
  const solid = g.getImageData(0, 0, width, height).data
  const longSide = Math.max(width, height)
  for (let k = 0; k < (climbs ? 900 : 520); k++) {
    const [x, y] = [((k * 0.6180339) % 1) * width, ((k * 0.7548776) % 1) * height]
    if (solid[((y | 0) * width + (x | 0)) * 4 + 3] < SOLID) continue
    if (climbs && !climbsTo(x / width, y / height)) continue
    const r = longSide * (0.011 + 0.008 * ((k * 0.37) % 1)) * (climbs ? 0.72 : 1)
    g.fillStyle = k % 3 === 0 ? LEAVES[k % LEAVES.length] : petals[k % petals.length]
    for (let p = 0; p < (k % 3 === 0 ? 2 : 5); p++) {
      g.beginPath()
      g.ellipse(
        x + Math.cos(p * 1.257 + k) * r,
        y + Math.sin(p * 1.257 + k) * r,
        r,
        r * 0.6,
        p * 1.257 + k,
        0,
        7,
      )
      g.fill()
    }
  }
}

/** How thick snow lies on a thing, and on roofs, as shares of their height. */
const DUSTING = 0.035
const ON_ROOFS = 0.085

/** A copy of a building's drawing with snow on its roofs. */
export function underSnow(canvas: Canvas): Canvas {
  const copy = createCanvas(canvas.width, canvas.height)
  copy.getContext('2d').drawImage(canvas, 0, 0)
  snowOver(copy, ON_ROOFS)
  return copy
}

/** Snow on all that looks upwards. */
function snowOver(canvas: Canvas, share = DUSTING) {
  const { width, height } = canvas
  const g = canvas.getContext('2d')
  const image = g.getImageData(0, 0, width, height)
  const { data } = image
  const thickness = Math.max(2, height * share)
  for (let x = 0; x < width; x++) {
    // It hangs over a little here and there.
    const depth = Math.round(
      thickness * (0.86 + 0.22 * Math.sin((x / height) * 41) * Math.sin((x / height) * 17)),
    )
    for (let y = 0, since = depth + 1; y < height; y++) {
      const i = (y * width + x) * 4
      if (data[i + 3] < SOLID) {
        since = 0
        continue
      }
      if (since > depth) continue
      const cover = clamp(1.3 - since / depth)
      data[i] += (SNOW.red - data[i]) * cover
      data[i + 1] += (SNOW.green - data[i + 1]) * cover
      data[i + 2] += (SNOW.blue - data[i + 2]) * cover
      since++
    }
  }
  g.putImageData(image, 0, 0)
}

/** The upper third has fallen in along a ragged edge, and what stands is grey and stained. */
function ruin(canvas: Canvas, noise: Noise) {
  const { width, height } = canvas
  coat(canvas, noise, (_x, _y, grain) => [
    [
      { red: 70, green: 66, blue: 60 },
      { red: 122, green: 116, blue: 106 },
    ],
    smoothstep(-0.2, 0.4, grain) * 0.55,
    0.5,
  ])
  const g = canvas.getContext('2d')
  g.globalCompositeOperation = 'destination-out'
  g.beginPath()
  g.moveTo(0, 0)
  const steps = 46
  for (let k = 0; k <= steps; k++) {
    const along = k / steps
    const bite = noise.fbm(along * 3.2 + 7, 2, 4) * 0.34 + 0.14
    g.lineTo(along * width, height * clamp(bite, 0, 0.42))
  }
  g.lineTo(width, 0)
  g.fill()
  for (let k = 0; k < 5; k++) {
    const x = ((k * 0.618 + 0.23) % 1) * width
    const y = height * (0.34 + ((k * 0.7548) % 1) * 0.3)
    const r = height * (0.03 + 0.03 * ((k * 0.37) % 1))
    g.beginPath()
    for (let j = 0; j < 9; j++) {
      const reach = r * (1 + 0.5 * noise.value2(j * 1.7, k))
      g.lineTo(x + Math.cos(j * 0.7) * reach, y + Math.sin(j * 0.7) * reach)
    }
    g.fill()
  }
  g.globalCompositeOperation = 'source-over'
}
