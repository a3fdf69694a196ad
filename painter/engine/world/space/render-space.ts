import { oklchToLinear, type RGB, scaleColour } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Random } from '../../core/random.ts'
import type { Raster } from '../../core/raster.ts'
import type { Environment, Vector } from '../environment.ts'
import { createFlatFrame, type Frame } from '../frame.ts'
import { paintStarburst, splatGlow } from '../lights.ts'
import { paintBlackHole } from './black-hole.ts'
import { addGalaxy } from './galaxy.ts'
import { paintNebula } from './nebula.ts'
import { paintPlanet } from './planet.ts'
import type { PlanetKind } from './planets.ts'

type SpaceOptions = {
  galaxy?: boolean
  /** The first is large, the others small and on the far side. */
  planets?: readonly PlanetKind[]
  /** They stand in a row from a sun outwards, instead. */
  areMany?: boolean
  blackHole?: boolean
  /** '#rrggbb' of the first planet, instead of the colours of its kind. */
  paint?: string
  /** The first planet fills the lower edge, as seen from orbit. */
  big?: boolean
  /** Of the nebula, in degrees (OKLCh). */
  hue?: number | null
}

/** Deep space, `w` x `h` pixels: a nebula in three colours, perhaps a galaxy, stars, planets lit from one side. */
export function renderSpace(
  w: number,
  h: number,
  environment: Environment,
  noise: Noise,
  random: Random,
  options: SpaceOptions = {},
): Frame {
  const frame = createFlatFrame(w, h, environment, noise)
  const { image } = frame
  const hue = options.hue ?? random.pick([265, 320, 200, 25, 175])
  const secondHue = hue + random.range(40, 110) * (random.chance(0.5) ? 1 : -1)
  const thirdHue = hue + random.range(150, 200)
  const colours: [RGB, RGB, RGB] = [
    oklchToLinear(0.55, 0.17, hue),
    oklchToLinear(0.62, 0.16, secondHue),
    oklchToLinear(0.72, 0.13, thirdHue),
  ]
  const angle = random() * 6.28
  const offset: [number, number] = [random() * 40, random() * 40]
  paintNebula(image, noise, colours, angle, offset, options.galaxy ? 0.35 : 1)
  if (options.galaxy) addGalaxy(image, noise, random, offset)
  addStars(image, random)
  const light: Vector = [
    random.range(0.55, 0.95) * (random.chance(0.5) ? 1 : -1),
    random.range(0.1, 0.6),
    random.range(0.15, 0.5),
  ]
  frame.lightDirection = light
  if (options.blackHole) paintBlackHole(image, noise)
  if (options.areMany) paintSystem(image, noise, random, options.planets ?? [])
  else
    options.planets?.forEach((kind, k) => {
      const large = k === 0
      const radius = large
        ? Math.min(w, h) * (options.big ? random.range(0.42, 0.55) : random.range(0.24, 0.32))
        : Math.min(w, h) * random.range(0.05, 0.09)
      const side = light[0] > 0 ? -1 : 1
      const cx = large
        ? w * (0.5 + side * random.range(0.02, 0.16))
        : w * (0.5 - side * random.range(0.22, 0.36))
      const cy = large
        ? h * (options.big ? random.range(0.86, 0.98) : random.range(0.42, 0.56))
        : h * random.range(0.14, 0.3)
      paintPlanet(image, noise, random, cx, cy, radius, kind, light, large ? options.paint : undefined)
    })
  return frame
}

/** A planet's radius, of the row's length, from the sun outwards. */
const RADII = [0.018, 0.028, 0.034, 0.026, 0.075, 0.056, 0.04, 0.036]
const SUNLIGHT: RGB = [4, 2.9, 1.4]

/** A sun in one corner and its planets in a row that runs away from it, each lit from there. */
function paintSystem(image: Raster, noise: Noise, random: Random, planets: readonly PlanetKind[]) {
  const { w, h } = image
  const length = Math.hypot(w, h)
  const sunRadius = Math.min(w, h) * 0.2
  const sun = [w * 0.06, h * 0.1]
  for (const [size, share] of [
    [1, 1],
    [1.6, 0.35],
    [3, 0.12],
  ])
    splatGlow(image, sun[0], sun[1], sunRadius * size * 0.5, scaleColour(SUNLIGHT, share))
  let along = 0.24
  for (const [k, kind] of planets.entries()) {
    const radius = RADII[k % RADII.length] * length * 0.74
    along += radius / length
    const x = sun[0] + along * w * 0.94
    const y = sun[1] + along * h * 0.86 + Math.sin(along * 9) * Math.min(w, h) * 0.05
    const away = Math.hypot(sun[0] - x, sun[1] - y)
    const light: Vector = [(sun[0] - x) / away, (y - sun[1]) / away, 0.55]
    paintPlanet(image, noise, random, x, y, radius, kind, light)
    along += radius / length + 0.022
  }
}

/** Thousands of stars, a few of them bright enough for spikes. */
function addStars(image: Raster, random: Random) {
  const { w, h } = image
  const count = Math.round(w * h * 0.0016)
  for (let k = 0; k < count; k++) {
    const magnitude = random() ** 9 * 2.6 + random() ** 3 * 0.28 + 0.03
    const temperature = random()
    const colour: RGB =
      temperature < 0.2 ? [1, 0.75, 0.55] : temperature < 0.55 ? [0.7, 0.82, 1.2] : [1, 1, 1]
    splatGlow(image, random() * w, random() * h, magnitude > 1.4 ? 1.2 : 0.6, scaleColour(colour, magnitude))
  }
  for (let k = 0; k < 7; k++) {
    const x = random() * w
    const y = random() * h
    const size = Math.max(w, h) * random.range(0.008, 0.022)
    const colour: RGB = random.chance(0.5) ? [0.8, 0.9, 1.2] : [1.2, 0.9, 0.7]
    paintStarburst(image, x, y, size, scaleColour(colour, random.range(0.6, 1.4)))
  }
}
