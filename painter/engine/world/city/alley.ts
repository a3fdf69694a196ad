import { luminance, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { mix } from '../../core/scalar.ts'
import type { Camera } from '../camera.ts'
import type { Environment } from '../environment.ts'
import { createLevelFrame, type Frame } from '../frame.ts'
import { drawLayer } from '../layer.ts'
import { paintGlowDot, splatGlow } from '../lights.ts'
import { paintSky } from '../sky/paint-sky.ts'
import type { AlleyLook } from './alley-looks.ts'
import { coverInBlossom } from './blossom-cover.ts'
import { LAMP, paintOldFront } from './old-front.ts'
import { HOUSE, type OldHouse } from './old-house.ts'
import { streetAlbedo } from './street-surface.ts'
import { paintTimberFront } from './timber-front.ts'
import { reflectInWetGround } from './wet-ground.ts'

/** Metres: where a house closes the view. */
const END = 40
/** Metres from one step of a street to the next. */
const STEP = 1.5
const LAMP_GLOW: RGB = [3.2, 2.1, 1]
const STONE_TONE: RGB = [1.14, 1, 0.84]

export type AlleyOptions = {
  /** Metres from the middle to the fronts. */
  halfWidth: number
  /** How much the lamps matter, 0 to 1. */
  night: number
  /** It has rained. Rain makes it wet, too. */
  wet?: boolean
  look: AlleyLook
  /** The colour of what climbs up the houses in bloom. */
  bloom?: RGB
  /** The ground goes in steps. */
  isStepped?: boolean
}

/** Renders a narrow lane between the plastered fronts of an old town. */
export function renderAlley(
  camera: Camera,
  environment: Environment,
  noise: Noise,
  options: AlleyOptions,
): Frame {
  const { night, wet, look } = options
  const { w } = camera
  const sky = paintSky(camera, environment, noise)
  const frame = createLevelFrame(sky, camera, environment, noise, fogOf(environment))
  for (let x = 0; x < w; x++) paintColumn(frame, x, options)
  if (look.lanterns) hangPaperLanterns(frame, options, look.lanterns)
  else if (night > 0.2) hangLamps(frame, options)
  if (wet || environment.rain) reflectInWetGround(frame)
  return frame
}

/** Within an alley only real fog is seen. */
function fogOf({ isFoggy, fogDensity, fogColour }: Environment): Frame['applyFog'] {
  const density = fogDensity * (isFoggy ? 1 / 110 : 1 / 700)
  return (colour, distance, _column, _row, out) => {
    const amount = 1 - Math.exp(-((distance * density) ** 1.1))
    for (let c = 0; c < 3; c++) out[c] = mix(colour[c], fogColour[c], amount)
  }
}

/** The house that stands `along` metres down the alley on a side (-1, 1; 0 closes it). */
function houseAt(noise: Noise, look: AlleyLook, along: number, side: number, isSnowy = false): OldHouse {
  const { plaster, woodwork } = look
  const index = Math.floor(along / HOUSE)
  const draw = (k: number) => noise.cell(index * 7 + k, side * 31 + 5) * 0.5 + 0.5
  return {
    look,
    plaster: plaster[Math.floor(draw(1) * 0.999 * plaster.length)],
    shutters: woodwork[Math.floor(draw(2) * 0.999 * woodwork.length)],
    height: look.heights[0] + look.heights[1] * draw(3),
    seed: index * 13 + side * 5,
    u: along - index * HOUSE,
    isSnowy,
  }
}

function paintColumn(frame: Frame, x: number, { halfWidth, night, look, bloom, isStepped }: AlleyOptions) {
  const { image, depth, camera, environment, noise } = frame
  const { w, h, data } = image
  const { horizon, focalLength, height: eye } = camera
  const sideways = (x + 0.5 - w / 2) / focalLength
  const side = sideways < 0 ? -1 : 1
  const toWall = halfWidth / Math.max(1e-6, Math.abs(sideways))
  const isEnd = toWall > END
  const z = Math.min(toWall, END)
  const house = houseAt(
    noise,
    look,
    isEnd ? sideways * END + halfWidth : z + (side > 0 ? 2.1 : 0),
    isEnd ? 0 : side,
    environment.snow > 0,
  )
  const first = Math.max(0, Math.ceil(horizon - ((house.height - eye) / z) * focalLength))
  const foot = Math.min(h, Math.ceil(horizon + (eye / z) * focalLength))
  const light = lightOn(environment, isEnd ? 0 : side, halfWidth)
  const out: RGB = [0, 0, 0]
  for (let y = first; y < foot; y++) {
    const v = Math.max(0, eye + ((horizon - y - 0.5) / focalLength) * z)
    paintFront(noise, house, v, night, out)
    if (bloom && !isEnd) coverInBlossom(noise, house, v, bloom, out)
    const isSunny = v > light.sunFrom
    const occlusion = mix(0.5, 1, Math.min(1, v / 6))
    const lamp = night * lampAt(house, v)
    for (let c = 0; c < 3; c++)
      out[c] =
        out[c] *
          (environment.skyAmbient[c] * 0.85 * occlusion +
            environment.groundAmbient[c] * 0.5 +
            (isSunny ? environment.sunColour[c] * light.facing : environment.sunColour[c] * 0.05) +
            LAMP_GLOW[c] * lamp) +
        house.glow! * night * [1.2, 0.75, 0.34][c]
    frame.applyFog(out, z, x, y, out)
    data.set(out, (y * w + x) * 3)
    depth[y * w + x] = z
  }
  for (let y = foot; y < h; y++) {
    const distance = (eye * focalLength) / (y + 0.5 - horizon)
    const isSnowy = environment.snow > 0
    const albedo =
      streetAlbedo(noise, sideways * distance, distance, true, true, isSnowy) *
      look.paving *
      (isStepped ? stepLight(distance) : 1)
    const lamp = night * 0.16 * Math.exp(-(((distance % (HOUSE * 2)) / HOUSE - 1) ** 2) * 1.4)
    for (let c = 0; c < 3; c++)
      out[c] =
        albedo *
        STONE_TONE[c] *
        (environment.skyAmbient[c] * 0.9 +
          environment.sunColour[c] * 0.2 +
          environment.groundAmbient[c] * 0.4 +
          LAMP_GLOW[c] * lamp)
    frame.applyFog(out, distance, x, y, out)
    data.set(out, (y * w + x) * 3)
    depth[y * w + x] = distance
  }
}

function paintFront(noise: Noise, house: OldHouse, v: number, night: number, out: RGB) {
  if (house.look.front === 'timber') paintTimberFront(noise, house, v, out)
  else paintOldFront(noise, house, v, night, out)
}

/** How far the sun falls on a wall, and from what height on the opposite houses do not shade it. */
function lightOn({ sunDirection: [sunX, sunY, sunZ] }: Environment, side: number, halfWidth: number) {
  if (side === 0) return { facing: Math.max(0, -sunZ) * 0.8, sunFrom: 5 }
  const across = -sunX * side
  if (across <= 0.05) return { facing: 0.03, sunFrom: 0 }
  return { facing: across * 0.5, sunFrom: 9.5 - (halfWidth * 2 * Math.max(0.2, sunY)) / across - 2.4 }
}

const lampAt = ({ u, seed }: OldHouse, v: number) =>
  seed % 2 === 0 ? 0.34 * Math.exp(-((u - LAMP.u) ** 2 + ((v - LAMP.v) * 0.9) ** 2) / 3.2) : 0.03

/** The edge of a step is bright, and below it there is shade. */
function stepLight(distance: number): number {
  const along = (distance % STEP) / STEP
  return along < 0.2 ? 0.5 : along > 0.86 ? 1.4 : 1
}

/** Lanterns of paper under the eaves of both sides, far to near; they are seen by day as well. */
function hangPaperLanterns(frame: Frame, { halfWidth, night }: AlleyOptions, colour: string) {
  const { image, camera, environment } = frame
  const { w, horizon, focalLength, height } = camera
  const daylight = luminance(environment.skyAmbient) * 1.6 + luminance(environment.sunColour) * 0.12
  drawLayer(
    frame,
    g => {
      for (let z = END; z > 3; z -= HOUSE / 2)
        for (const side of [-1, 1]) {
          const at = z - (side > 0 ? 1.3 : 0)
          const metre = focalLength / at
          const x = w / 2 + side * (halfWidth - 0.42) * metre
          const y = horizon - (2.35 - height) * metre
          g.fillStyle = '#241a16'
          g.fillRect(x - 0.1 * metre, y - 0.33 * metre, 0.2 * metre, 0.66 * metre)
          g.fillStyle = colour
          g.beginPath()
          g.ellipse(x, y, 0.2 * metre, 0.28 * metre, 0, 0, 6.3)
          g.fill()
          g.strokeStyle = 'rgba(60,10,10,.45)'
          g.lineWidth = Math.max(0.6, 0.012 * metre)
          for (const rib of [-0.16, -0.06, 0.06, 0.16]) {
            g.beginPath()
            g.ellipse(x, y + rib * metre, 0.18 * metre, 0.03 * metre, 0, 0, 3.14)
            g.stroke()
          }
        }
    },
    { scale: Math.max(daylight, night * 2.1) },
  )
  if (night <= 0.2) return
  for (let z = END; z > 3; z -= HOUSE / 2)
    for (const side of [-1, 1]) {
      const metre = focalLength / (z - (side > 0 ? 1.3 : 0))
      const glow: RGB = [0.5 * night, 0.16 * night, 0.07 * night]
      splatGlow(
        image,
        w / 2 + side * (halfWidth - 0.42) * metre,
        horizon - (2.35 - height) * metre,
        0.5 * metre,
        glow,
      )
    }
}

/** Lanterns on every second house, far to near. */
function hangLamps({ image, camera, noise }: Frame, { halfWidth, night, look }: AlleyOptions) {
  const { w, horizon, focalLength, height } = camera
  for (let k = Math.floor(END / HOUSE); k >= 0; k--)
    for (const side of [-1, 1]) {
      const z = k * HOUSE + LAMP.u - (side > 0 ? 2.1 : 0)
      if (z < 2.5 || houseAt(noise, look, k * HOUSE + 1, side).seed % 2 !== 0) continue
      const column = w / 2 + ((side * (halfWidth - 0.3)) / z) * focalLength
      const row = horizon - ((LAMP.v - height) / z) * focalLength
      paintGlowDot(
        image,
        column,
        row,
        Math.max(1.2, (0.11 * focalLength) / z),
        LAMP_GLOW.map(c => c * night) as RGB,
      )
    }
}
