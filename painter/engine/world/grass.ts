import type { SKRSContext2D } from '@napi-rs/canvas'
import { linearToSrgb, luminance, type RGB } from '../core/colour.ts'
import type { Random } from '../core/random.ts'
import { clamp, mix } from '../core/scalar.ts'
import type { Frame } from './frame.ts'
import { drawLayer } from './layer.ts'

export type GrassOptions = {
  /** The distances (metres) grass grows between; `nearest` keeps it behind a subject. */
  nearest?: number
  farthest: number
  /** Of the blades, in metres. */
  height: number
  density?: number
  /** What the blades' tips tend to. */
  tip?: RGB
  flowers?: { colours: RGB[]; probability: number } | null
  /** Snow and sand only let tufts through. */
  kind?: 'grass' | 'snow' | 'sand'
}

/** Blades are drawn at half their light, so that backlit ones fit a canvas that ends at display white. */
const HEADROOM = 2
const DRY_TIP: RGB = [0.5, 0.45, 0.16]
const BLADES_IN_SNOW: RGB = [0.2, 0.19, 0.18]

/** In their own heights, how far blades are bent by the wind. */
const WIND_LEAN = 0.6

/** Metres above the water from which on grass grows. */
const ABOVE_WATER = 0.5

/** Grows grass (and flowers) on the visible ground, far to near, each blade in the colour it stands on. */
export function paintGrass(frame: Frame, random: Random, options: GrassOptions) {
  const { w, h, data } = frame.image
  const { depth, noise, walls } = frame
  const { focalLength } = frame.camera
  const nearest = options.nearest ?? 0
  const backlit = frame.environment.sunDirection[2] > 0
  const blades = scatterBlades(frame, random, options)
  drawLayer(
    frame,
    g => {
      g.lineCap = 'round'
      for (const [x, y, z] of blades) {
        const column = clamp(x | 0, 0, w - 1)
        const row = clamp(y | 0, 0, h - 1)
        const i = row * w + column
        if (walls?.[i]) continue
        const distance = depth[i]
        const isGround =
          distance <= 1e6 &&
          distance >= nearest * 0.9 &&
          distance <= options.farthest * 1.05 &&
          distance >= z * 0.55
        if (!isGround) continue
        const distanceAbove = depth[Math.max(0, row - 3) * w + column]
        if (distanceAbove < distance * 0.985) continue
        const worldX = ((x - w / 2) / focalLength) * z
        if (frame.isBare?.(worldX, distance)) continue
        if (frame.waterLevel !== null && frame.groundHeight(worldX, z) < frame.waterLevel + ABOVE_WATER)
          continue
        const scale = 0.4 / options.height
        const clump = noise.value2(worldX * 0.5 * scale + 3, z * 0.5 * scale) * 0.5 + 0.5
        const patch = noise.value2(worldX * 0.13 * scale, z * 0.13 * scale + 9) * 0.5 + 0.5
        if (options.kind === 'snow' && clump * patch < 0.56) continue
        if (options.kind === 'sand' && clump * patch < 0.52) continue
        const fullHeight = (options.height * focalLength) / Math.max(distance, z * 0.6)
        const height = fullHeight * (0.35 + 0.75 * random()) * (0.45 + 0.8 * patch)
        const under: RGB = [data[i * 3], data[i * 3 + 1], data[i * 3 + 2]]
        const lean =
          (random() - 0.5) * height * 0.75 +
          noise.value2(worldX * 0.3, z * 0.3) * height * 0.35 +
          frame.environment.wind * height * WIND_LEAN
        drawBlade(g, random, x, y, height, lean, under, backlit, options)
        if (options.flowers && random() < options.flowers.probability * (0.2 + 1.6 * clump)) {
          const { colours } = options.flowers
          const colour = colours[Math.floor(random() * colours.length)]
          const size = Math.max(1, height * 0.085 * (0.7 + 0.6 * random()))
          drawFlower(g, random, x + lean, y - height, size, colour, flowerLight(frame))
        }
      }
    },
    { scale: HEADROOM },
  )
}

/** Feet of blades as [column, row, distance], in rows from far to near. */
function scatterBlades(frame: Frame, random: Random, options: GrassOptions): [number, number, number][] {
  const { w, h } = frame.image
  const { focalLength, horizon } = frame.camera
  const nearest = options.nearest ?? 0
  const blades: [number, number, number][] = []
  let y = Math.max(
    horizon - h * 0.06,
    horizon + (frame.eyeHeight * focalLength) / options.farthest - h * 0.03,
  )
  // Past the lower edge: blades that stand below it still reach into the picture.
  while (y < h * 1.14) {
    const z = (frame.eyeHeight * focalLength) / Math.max(2.5, y - horizon)
    if (z < nearest * 0.55) break
    const height = (options.height * focalLength) / z
    const step = Math.max(0.8, height * 0.05)
    const count = Math.ceil((w / Math.max(1.4, height * 0.075)) * (options.density ?? 1) * 0.42)
    for (let k = 0; k < count; k++) blades.push([random() * w, y + random() * step, z])
    y += step
  }
  return blades
}

function drawBlade(
  g: SKRSContext2D,
  random: Random,
  x: number,
  y: number,
  height: number,
  lean: number,
  under: RGB,
  backlit: boolean,
  { kind, tip = DRY_TIP }: GrassOptions,
) {
  const brightness = 0.35 + random() * 1.05
  const towardsTip = clamp(random() * 0.8) * 0.45
  const own = kind === 'snow' ? BLADES_IN_SNOW : under
  const tipLight = luminance(under) + 0.02
  const mixed = [0, 1, 2].map(c => mix(own[c] * brightness, tip[c] * tipLight * 2.4, towardsTip)) as RGB
  const translucence = backlit && kind !== 'snow' ? 1 + 0.7 * random() : 1
  g.strokeStyle = cssColour(mixed, translucence / HEADROOM, 0.92)
  g.lineWidth = Math.max(0.7, height * 0.035)
  g.beginPath()
  g.moveTo(x, y)
  g.quadraticCurveTo(x + lean * 0.15, y - height * 0.6, x + lean, y - height)
  g.stroke()
}

/** Far flowers are dots; near ones have petals, seen at a slant, around a yellow middle. */
function drawFlower(
  g: SKRSContext2D,
  random: Random,
  x: number,
  y: number,
  size: number,
  colour: RGB,
  light: number,
) {
  if (size < 2.2) {
    g.fillStyle = cssColour(colour, light / HEADROOM)
    g.beginPath()
    g.arc(x, y, size, 0, 6.3)
    g.fill()
    return
  }
  const petals = 5 + ((random() * 3) | 0)
  const slant = 0.55 + 0.25 * random()
  for (let k = 0; k < petals; k++) {
    const angle = (k / petals) * 6.283 + random() * 0.3
    const shade = 0.75 + 0.4 * random()
    g.fillStyle = cssColour(colour, (light * shade) / HEADROOM)
    g.beginPath()
    g.ellipse(
      x + Math.cos(angle) * size * 0.8,
      y + Math.sin(angle) * size * 0.8 * slant,
      size * 0.62,
      size * 0.5 * slant + 0.5,
      angle,
      0,
      6.3,
    )
    g.fill()
  }
  g.fillStyle = cssColour([0.7, 0.5, 0.08], light / HEADROOM)
  g.beginPath()
  g.ellipse(x, y, size * 0.42, size * 0.42 * slant, 0, 0, 6.3)
  g.fill()
}

const flowerLight = ({ environment }: Frame) =>
  Math.min(1.6, luminance(environment.sunColour) * 0.32 + luminance(environment.skyAmbient) * 1.1)

const SRGB_STEPS = 2048
/** 8-bit sRGB by steps of the light's square root. */
const SRGB_BYTES = Uint8Array.from({ length: SRGB_STEPS + 1 }, (_, k) =>
  Math.round(linearToSrgb((k / SRGB_STEPS) ** 2) * 255),
)
const srgbByte = (light: number) => SRGB_BYTES[Math.round(Math.sqrt(clamp(light)) * SRGB_STEPS)]

const cssColour = (colour: RGB, scale: number, alpha = 1) => {
  const r = srgbByte(colour[0] * scale)
  const g = srgbByte(colour[1] * scale)
  const b = srgbByte(colour[2] * scale)
  return `rgba(${r},${g},${b},${alpha})`
}
