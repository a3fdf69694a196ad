import { boxBlur } from '../../core/blur.ts'
import type { Noise } from '../../core/noise.ts'
import type { Random } from '../../core/random.ts'
import type { Raster } from '../../core/raster.ts'
import { enlargeRows } from '../../core/resize.ts'
import { clamp, smoothstep } from '../../core/scalar.ts'
import { type Camera, viewRay } from '../camera.ts'
import type { Environment, Vector } from '../environment.ts'

/** The cloud layer's foot and thickness; its foot is the unit of length. */
const BASE = 1
const THICKNESS = 0.55
const STEPS = 13
/** Lifts rays a little, so that the layer does not end in a line at the horizon. */
const LIFT = 0.02

/** Light collected along one line of sight, and how much of what lies behind still shows. */
type Sight = { r: number; g: number; b: number; transmittance: number }

/** One ray for as many pixels a side: clouds are soft. */
const COARSENESS = 3

/** Ray-marches clouds at a third of the size and lays them, with high cirrus, over the sky down to row `bottom`. */
export function paintClouds(
  image: Raster,
  camera: Camera,
  environment: Environment,
  noise: Noise,
  random: Random,
  bottom: number,
) {
  const { w, data } = image
  const W = Math.ceil(w / COARSENESS)
  const H = Math.ceil(bottom / COARSENESS)
  const layer = new Float32Array(W * H * 4)
  const march = createCloudMarch(environment, noise, random() * 50, random() * 50)
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const direction = viewRay(camera, (x + 0.5) * COARSENESS, (y + 0.5) * COARSENESS)
      if (direction[1] < 0.012) continue
      const entry = BASE / (direction[1] + LIFT)
      if (entry > 26) continue
      // Starting each ray at another depth turns the bands of a coarse march into grain, which the blur removes.
      const jitter = (((Math.imul(x, 374761393) + Math.imul(y, 668265263)) >>> 0) % 1024) / 1024
      const sight = march(direction, entry, jitter)
      const fade = smoothstep(26, 9, entry) * smoothstep(0.012, 0.06, direction[1])
      const i = (y * W + x) * 4
      layer[i] = sight.r * fade
      layer[i + 1] = sight.g * fade
      layer[i + 2] = sight.b * fade
      layer[i + 3] = (1 - sight.transmittance) * fade
    }
  const softened = boxBlur(layer, W, H, 4, 1, 1)
  for (let i = 0; i < layer.length; i++) layer[i] = layer[i] * 0.35 + softened[i] * 0.65
  enlargeRows({ w: W, h: H, channels: 4, data: layer }, w, bottom, (row, y) => {
    for (let x = 0; x < w; x++) {
      const alpha = row[x * 4 + 3]
      if (alpha <= 0) continue
      const o = (y * w + x) * 3
      for (let c = 0; c < 3; c++) data[o + c] = data[o + c] * (1 - alpha) + row[x * 4 + c]
    }
  })
}

function createCloudMarch(environment: Environment, noise: Noise, offsetX: number, offsetZ: number) {
  const { sunDirection: sun, cloudLitColour: lit, cloudShadeColour: shade } = environment
  // Even a set sun lights clouds from a little above, or their undersides would be their brightest part.
  const sunY = Math.max(0.15, sun[1])

  const density = (x: number, y: number, z: number, octaves: number) => {
    const height = (y - BASE) / THICKNESS
    if (height < 0 || height > 1) return 0
    const banks = noise.value2(x * 0.33 + offsetX * 2, z * 0.33 + offsetZ) * 0.5 + 0.5
    const leastShape = (1.03 - environment.cloudCover * 0.62 - banks * 0.5) / 0.72
    // Most of the layer is clear air, which shows in the first octaves already.
    const least = (leastShape - 0.5) / 0.62
    const turbulence = noise.fbm3(x * 1.5 + offsetX, y * 2.1, z * 1.5 + offsetZ, octaves, least)
    if (turbulence <= least) return 0
    const profile = smoothstep(0, 0.18, height) * smoothstep(1.02, 0.35, height)
    return clamp((turbulence * 0.62 + 0.5 - leastShape) * 0.72 * 5 * profile)
  }

  const addCirrus = (sight: Sight, direction: Vector) => {
    const distance = 2.2 / (direction[1] + 0.05)
    if (distance >= 30 || environment.cirrus <= 0) return
    const x = direction[0] * distance * 0.8 + offsetX
    const z = direction[2] * distance * 0.24 + offsetZ
    const wisps = noise.fbm(x * 0.9 + noise.value2(x * 0.7, z) * 1.2, z * 2.6, 5) * 0.5 + 0.5
    const alpha = smoothstep(0.5, 0.85, wisps) * 0.34 * environment.cirrus * sight.transmittance
    sight.r += alpha * (lit[0] * 0.75 + shade[0] * 0.3)
    sight.g += alpha * (lit[1] * 0.75 + shade[1] * 0.3)
    sight.b += alpha * (lit[2] * 0.75 + shade[2] * 0.3)
    sight.transmittance *= 1 - alpha
  }

  return (direction: Vector, entry: number, jitter: number): Sight => {
    const sight: Sight = { r: 0, g: 0, b: 0, transmittance: 1 }
    const exit = (BASE + THICKNESS) / (direction[1] + LIFT)
    const step = (exit - entry) / STEPS
    const octaves = entry > 9 ? 4 : 5
    const towardsSun = direction[0] * sun[0] + direction[1] * sun[1] + direction[2] * sun[2]
    // Thin cloud in front of the sun glows: a wide and a narrow lobe of forward scattering.
    const phase = 0.75 + 0.9 * clamp(towardsSun * 0.5 + 0.5) ** 6 + 1.4 * clamp(towardsSun) ** 40
    for (let s = 0; s < STEPS && sight.transmittance > 0.04; s++) {
      const t = entry + (s + jitter) * step
      const x = direction[0] * t
      const y = (direction[1] + LIFT) * t
      const z = direction[2] * t
      const here = density(x, y, z, octaves)
      if (here <= 0.01) continue
      const near = density(x + sun[0] * 0.14, y + sunY * 0.14, z + sun[2] * 0.14, 3)
      const far = density(x + sun[0] * 0.34, y + sunY * 0.34, z + sun[2] * 0.34, 2)
      const light = Math.exp(-(near * 1.3 + far * 1.1)) * phase
      const ambient = 0.55 + 0.45 * ((y - BASE) / THICKNESS)
      const alpha = 1 - Math.exp(-here * step * 11)
      sight.r += sight.transmittance * alpha * (lit[0] * light + shade[0] * ambient) * 0.72
      sight.g += sight.transmittance * alpha * (lit[1] * light + shade[1] * ambient) * 0.72
      sight.b += sight.transmittance * alpha * (lit[2] * light + shade[2] * ambient) * 0.72
      sight.transmittance *= 1 - alpha
    }
    addCirrus(sight, direction)
    return sight
  }
}
