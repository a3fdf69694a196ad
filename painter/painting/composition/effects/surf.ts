import type { SKRSContext2D } from '@napi-rs/canvas'
import { luminance } from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import { clamp, mix, smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { LandKind } from '../../../engine/world/lands/land.ts'
import { drawLayer } from '../../../engine/world/layer.ts'

/** Lands by the open sea. */
export const IN_SURF: readonly LandKind[] = ['cliff', 'ocean', 'beach', 'island', 'islet']

/** A breaker: the row of its foot and how high it rises, in pixels, and its distance in metres. */
type Breaker = { foot: number; height: number; z: number; phase: number; wet: Float32Array }

/** Where breakers roll in, in shares of the water's rows from the horizon down. */
const ROWS = [0.07, 0.15, 0.27, 0.44, 0.68, 0.96]
const STEP = 3
/** Metres; farther shores are too small for spray to be told from foam. */
const FARTHEST_SPRAY = 320
const MOST_PLUMES = 9
/** Rows from the foot of a rock to where it stands out from the water. */
const ABOVE_FOOT = 6

/** Great waves that roll in one behind the other and break, and spray where they hit the rocks. */
export function paintSurf(frame: Frame, random: Random) {
  const { image, camera, waterLevel, environment } = frame
  if (waterLevel === null) return
  const rows = image.h - camera.horizon
  const above = camera.height - waterLevel
  const light = clamp(luminance(environment.skyAmbient) + luminance(environment.sunColour) * 0.2, 0.45, 1.1)
  const plumes = findRocks(frame, random)
  for (const share of ROWS) {
    const below = rows * share * random.range(0.92, 1.05)
    const z = (above * camera.focalLength) / below
    const breaker: Breaker = {
      foot: camera.horizon + below,
      height: rows * (0.07 + 0.3 * share),
      z,
      phase: random() * 50,
      wet: waterAlong(frame, z),
    }
    const before = new Float32Array(image.data)
    drawLayer(frame, g => drawBreaker(g, frame, random, breaker), { scale: light, blur: 0.7 })
    hideBehindLand(frame, before, breaker)
    for (const plume of plumes.filter(({ z }) => z >= breaker.z * 0.8)) {
      plumes.splice(plumes.indexOf(plume), 1)
      drawPlume(frame, random, plume, light)
    }
  }
}

/** Metres of water over which a wave comes to its full height. */
const SHOALS = 1

/** Per column, how much of a wave there is at a distance: none on land. */
function waterAlong({ image, camera, groundHeight, waterLevel }: Frame, z: number): Float32Array {
  return Float32Array.from({ length: image.w }, (_, x) =>
    clamp(((waterLevel ?? 0) - groundHeight(((x - image.w / 2) / camera.focalLength) * z, z)) / SHOALS),
  )
}

/** How far the crest is up (0..1) in a column: ridges that rise and run out. */
function riseAt({ noise, image }: Frame, { phase, wet }: Breaker, x: number) {
  const u = x / image.w
  const sea = wet[clamp(Math.floor(x), 0, image.w - 1)]
  return (
    sea * clamp(0.68 + 0.36 * noise.value2(u * 3.1 + phase, phase) + 0.07 * noise.value2(u * 11 + phase, 3))
  )
}

function drawBreaker(g: SKRSContext2D, frame: Frame, random: Random, breaker: Breaker) {
  const { w } = frame.image
  const { foot, height } = breaker
  const crest = (x: number) => foot - height * riseAt(frame, breaker, x)
  const body = g.createLinearGradient(0, foot - height, 0, foot)
  body.addColorStop(0, 'rgba(140,196,198,.96)')
  body.addColorStop(0.35, 'rgba(58,118,130,.95)')
  body.addColorStop(0.85, 'rgba(20,54,70,.9)')
  body.addColorStop(1, 'rgba(20,54,70,0)')
  fillUnderCrest(g, w, crest, () => foot, body)
  const tooth = (x: number) => frame.noise.value2((x / height) * 5 + breaker.phase, 1) * 0.5 + 0.5
  // Where the crest is high it topples over and is white far down.
  for (const [reach, alpha] of [
    [0.3, 0.22],
    [0.15, 0.4],
    [0.05, 0.9],
  ])
    fillUnderCrest(
      g,
      w,
      x => crest(x) - height * 0.02 * toppling(frame, breaker, x),
      x => crest(x) + height * reach * toppling(frame, breaker, x) * (0.5 + tooth(x + reach * 90)),
      `rgba(246,251,252,${alpha})`,
    )
  drawFoam(g, frame, random, breaker, crest)
}

function fillUnderCrest(
  g: SKRSContext2D,
  w: number,
  upper: (x: number) => number,
  lower: (x: number) => number,
  style: SKRSContext2D['fillStyle'],
) {
  g.fillStyle = style
  g.beginPath()
  for (let x = 0; x <= w + STEP; x += STEP) g.lineTo(x, upper(x))
  for (let x = w + STEP; x >= 0; x -= STEP) g.lineTo(x, lower(x))
  g.fill()
}

const toppling = (frame: Frame, breaker: Breaker, x: number) =>
  smoothstep(0.35, 0.85, riseAt(frame, breaker, x))

/** Threads of foam down the face, lace before the foot, and spray that the wind takes off the top. */
function drawFoam(
  g: SKRSContext2D,
  frame: Frame,
  random: Random,
  breaker: Breaker,
  crest: (x: number) => number,
) {
  const { foot, height } = breaker
  const grain = Math.max(0.8, height * 0.014)
  for (let x = 0; x < frame.image.w; x += grain * 1.2) {
    if (breaker.wet[Math.floor(x)] < 0.3) continue
    const breaks = toppling(frame, breaker, x)
    const top = crest(x)
    g.strokeStyle = `rgba(240,249,250,${0.1 + 0.3 * random()})`
    g.lineWidth = grain * (0.4 + random() * 0.8)
    g.beginPath()
    g.moveTo(x, top)
    g.lineTo(x + random.gauss() * grain * 2, top + (foot - top) * random() * (0.35 + 0.65 * breaks))
    g.stroke()
    g.fillStyle = `rgba(248,252,253,${0.25 + 0.4 * random()})`
    g.beginPath()
    const isSpray = random.chance(0.5 * breaks)
    if (isSpray)
      g.arc(x + random.gauss() * grain * 6, top - random() ** 2 * height * 0.4, grain * random(), 0, 6.3)
    else
      g.ellipse(x, foot + random.gauss() * height * 0.06, grain * (1 + random() * 4), grain * 0.5, 0, 0, 6.3)
    g.fill()
  }
}

/** What stands nearer than a wave is not covered by it. */
function hideBehindLand(
  { image, depth, camera, waterLevel }: Frame,
  before: Float32Array,
  { z, foot, height }: Breaker,
) {
  const { w, h, data } = image
  const above = camera.height - (waterLevel ?? 0)
  for (let y = Math.max(0, Math.floor(foot - height * 1.6)); y < Math.min(h, foot + height * 0.4); y++) {
    const toWater = y > camera.horizon ? (above * camera.focalLength) / (y + 0.5 - camera.horizon) : 1e9
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const isLand = depth[i] < Math.min(z, toWater * 0.98)
      if (isLand) for (let c = 0; c < 3; c++) data[i * 3 + c] = before[i * 3 + c]
    }
  }
}

type Rock = { x: number; y: number; z: number }

/** Feet of rocks that stand in the water. */
function findRocks({ image, depth, camera, waterLevel }: Frame, random: Random): Rock[] {
  const { w, h } = image
  const above = camera.height - (waterLevel ?? 0)
  const rocks: Rock[] = []
  for (let x = 0; x < w; x += Math.ceil(w / 60))
    for (let y = h - 2; y > camera.horizon + 2; y--) {
      const toWater = (above * camera.focalLength) / (y + 0.5 - camera.horizon)
      const upper = (y - ABOVE_FOOT) * w + x
      if (depth[y * w + x] < toWater * 0.98) break
      const wouldBe = (above * camera.focalLength) / Math.max(1, y - ABOVE_FOOT + 0.5 - camera.horizon)
      if (depth[upper] < wouldBe * 0.95) {
        if (depth[upper] < FARTHEST_SPRAY) rocks.push({ x, y, z: depth[upper] })
        break
      }
    }
  while (rocks.length > MOST_PLUMES) rocks.splice(random.int(0, rocks.length - 1), 1)
  return rocks.sort((a, b) => b.z - a.z)
}

/** White water thrown up in a fan. */
function drawPlume(frame: Frame, random: Random, { x, y }: Rock, light: number) {
  const { h, w } = frame.image
  const size =
    mix(0.1, 0.5, clamp((y - frame.camera.horizon) / (h - frame.camera.horizon))) * h * random.range(0.7, 1.2)
  drawLayer(
    frame,
    g => {
      for (let k = 0; k < 260; k++) {
        const rise = random() ** 1.5
        const aside = random.gauss() * size * (0.16 + 0.26 * rise)
        g.fillStyle = `rgba(248,252,254,${(0.5 - 0.35 * rise) * random()})`
        g.beginPath()
        g.arc(x + aside, y - rise * size, Math.max(0.8, w * 0.006 * random() * (1.2 - rise)), 0, 6.3)
        g.fill()
      }
    },
    { scale: light, blur: 0.8 },
  )
}
