import { scaleColour } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Random } from '../../core/random.ts'
import { createRaster, type Raster } from '../../core/raster.ts'
import type { Camera } from '../camera.ts'
import type { Environment, Vector } from '../environment.ts'
import { splatGlow } from '../lights.ts'
import { paintPlanet } from '../space/planet.ts'

/** The Moon's black sky with stars and, if it is seen, the Earth; relights the environment with a hard, airless sun. */
export function paintMoonSky(
  camera: Camera,
  environment: Environment,
  noise: Noise,
  random: Random,
  showsEarth: boolean,
): Raster {
  const { w, h, horizon } = camera
  const side = random.chance(0.5) ? 1 : -1
  lightWithoutAir(environment, side)
  const image = createRaster(w, h)
  const black = environment.skyColour([0, 1, 0])
  for (let i = 0; i < image.data.length; i += 3) image.data.set(black, i)
  const cosine = Math.cos(0.9)
  const sine = Math.sin(0.9)
  for (let k = 0; k < w * h * 0.0011; k++) {
    const x = random() * w
    const y = random() * horizon
    // Stars gather along the milky way.
    const across = ((y - horizon * 0.4) * cosine - (x - w * 0.5) * sine) / w
    if (random() > 0.4 + 0.6 * Math.exp(-across * across * 30)) continue
    splatGlow(image, x, y, 0.6, scaleColour([0.8, 0.88, 1], random() ** 7 * 2 + 0.1))
  }
  const earthX = w * (side > 0 ? random.range(0.26, 0.36) : random.range(0.64, 0.74))
  const earthY = horizon * random.range(0.34, 0.44)
  if (showsEarth)
    paintPlanet(image, noise, random, earthX, earthY, Math.min(w, h) * 0.14, 'earth', [
      side * 0.8,
      0.45,
      0.25,
    ])
  return image
}

function lightWithoutAir(environment: Environment, side: number) {
  const towardsSun: Vector = [side * 0.8, 0.42, 0.18]
  const length = Math.hypot(...towardsSun)
  environment.sunDirection = [towardsSun[0] / length, towardsSun[1] / length, towardsSun[2] / length]
  environment.sunColour = [3.4, 3.25, 3.0]
  environment.skyAmbient = [0.05, 0.055, 0.075]
  environment.groundAmbient = [0.05, 0.05, 0.05]
  environment.fogColour = [0.004, 0.005, 0.01]
  environment.glowColour = [0, 0, 0]
  environment.moon = 0
  environment.skyColour = () => [0.003, 0.004, 0.009]
  environment.exposure = 1
  environment.grade = {
    shadows: [0.95, 1, 1.1],
    highlights: [1.02, 1, 0.97],
    saturation: 1,
    contrast: 1.05,
  }
}
