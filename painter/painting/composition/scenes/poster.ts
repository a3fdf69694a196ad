import type { SKRSContext2D } from '@napi-rs/canvas'
import { mixLinear, oklchToLinear, scaleColour, toHex } from '../../../engine/core/colour.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { createFlatFrame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'
import type { Place } from '../../../language/surroundings.ts'
import type { Stage } from '../stage.ts'

const BANDS = 26
const LAYERS = 5
const MARGIN = 0.045
const PAPER = '#f4eee2'
const INK = '#2a2630'

type Skyline = 'peaks' | 'waves' | 'blocks' | 'firs' | 'hills' | 'columns'

const SKYLINES: Partial<Record<Place, Skyline>> = {
  alps: 'peaks',
  lake: 'peaks',
  volcano: 'peaks',
  canyon: 'peaks',
  mars: 'peaks',
  snowfield: 'peaks',
  ocean: 'waves',
  beach: 'waves',
  island: 'waves',
  cliff: 'waves',
  underwater: 'waves',
  pond: 'waves',
  city: 'blocks',
  street: 'blocks',
  village: 'blocks',
  forest: 'firs',
  jungle: 'firs',
  room: 'columns',
  window: 'columns',
}

/**
 * A designed picture for a subject that is not known: the prompt's place, hour, weather and colour as a print
 * in flat tones, with a group of plain shapes where the subject would be.
 */
export function paintPoster(stage: Stage) {
  const { scene, width, height, environment, noise } = stage
  const frame = createFlatFrame(width, height, environment, noise)
  frame.depth.fill(50)
  const palette = posterPalette(stage)
  drawLayer(frame, g => {
    const unit = Math.min(width, height)
    const inset = unit * MARGIN
    g.fillStyle = PAPER
    g.fillRect(0, 0, width, height)
    g.save()
    g.beginPath()
    g.rect(inset, inset, width - inset * 2, height - inset * 2)
    g.clip()
    drawSky(stage, g, palette)
    drawDisc(stage, g, palette)
    drawLand(stage, g, palette, SKYLINES[scene.poster ?? 'hills'] ?? 'hills')
    drawEmblem(stage, g, palette)
    drawWeather(stage, g)
    g.restore()
  })
  environment.grade = { shadows: [1, 1, 1], highlights: [1, 1, 1], saturation: 1.04, contrast: 1.04 }
  environment.exposure = 1
  stage.reached('subjects')
  return { frame, focus: 40 }
}

type Palette = { sky: (height: number) => string; land: (depth: number) => string; accent: string[] }

function posterPalette({ scene, environment, random }: Stage): Palette {
  const { skyRamp, sunColour } = environment
  const hue = scene.hue ?? random.pick([25, 55, 85, 150, 200, 260, 330])
  const near = mixLinear(oklchToLinear(0.22, 0.05, hue + 200), [0.02, 0.02, 0.035], 0.4)
  const far = skyRamp.at(0.06)
  return {
    sky: height => toHex(skyRamp.at(clamp(height))),
    land: depth => toHex(mixLinear(far, near, depth ** 0.75)),
    accent: [
      toHex(oklchToLinear(0.68, 0.19, hue)),
      toHex(oklchToLinear(0.86, 0.12, hue + 45)),
      toHex(oklchToLinear(0.48, 0.15, hue - 30)),
      toHex(mixLinear(scaleColour(sunColour, 0.4), [0.95, 0.9, 0.8], 0.5)),
    ],
  }
}

function drawSky({ width, height }: Stage, g: SKRSContext2D, palette: Palette) {
  for (let band = 0; band < BANDS; band++) {
    g.fillStyle = palette.sky(1 - band / BANDS)
    g.fillRect(0, (height * band) / BANDS, width, height / BANDS + 1)
  }
}

function drawDisc(
  { width, height, random, isNight, environment }: Stage,
  g: SKRSContext2D,
  palette: Palette,
) {
  const radius = Math.min(width, height) * random.range(0.17, 0.25)
  const x = width * random.pick([0.36, 0.5, 0.64])
  const y = height * random.range(0.3, 0.42)
  g.fillStyle = isNight ? PAPER : palette.accent[3]
  g.globalAlpha = isNight ? 0.85 : 1
  g.beginPath()
  g.arc(x, y, radius, 0, Math.PI * 2)
  g.fill()
  g.globalAlpha = 1
  if (environment.stars < 0.4) return
  g.fillStyle = PAPER
  for (let k = 0; k < 90; k++) {
    const size = Math.min(width, height) * random.range(0.0012, 0.003)
    g.beginPath()
    g.arc(width * random(), height * random() * 0.6, size, 0, Math.PI * 2)
    g.fill()
  }
}

function drawLand(stage: Stage, g: SKRSContext2D, palette: Palette, skyline: Skyline) {
  const { width, height, random } = stage
  for (let layer = 0; layer < LAYERS; layer++) {
    const depth = (layer + 1) / LAYERS
    const base = height * (0.5 + 0.36 * depth)
    const outline = outlineOf(stage, skyline, depth, random.range(0, 40))
    g.fillStyle = palette.land(depth)
    g.beginPath()
    g.moveTo(0, height)
    const step = skyline === 'blocks' || skyline === 'columns' ? 1 : 2
    for (let x = 0; x <= width; x += step)
      g.lineTo(x, base - outline(x / Math.min(width, height)) * height * 0.2)
    g.lineTo(width, height)
    g.fill()
  }
}

/** Heights from 0 to 1 along a layer; `u` counts in shorter sides of the picture. */
function outlineOf({ noise }: Stage, skyline: Skyline, depth: number, offset: number): (u: number) => number {
  switch (skyline) {
    case 'peaks':
      return u =>
        1.1 * (1 - Math.abs(noise.value2(u * 2.1 + offset, 1))) * (1.2 - depth) +
        0.12 * noise.value2(u * 9 + offset, 2)
    case 'waves':
      return u => 0.12 + 0.09 * Math.sin(u * (10 + depth * 6) + offset) + 0.05 * Math.sin(u * 23 + offset)
    case 'blocks':
      return u => {
        const block = Math.floor(u * (9 + depth * 3) + offset)
        return 0.25 + 0.75 * Math.abs(noise.value2(block * 3.7, offset)) * (1.3 - depth * 0.6)
      }
    case 'firs':
      return u => {
        const along = u * (12 + depth * 4) + offset
        const tree = 1 - Math.abs((along - Math.floor(along)) * 2 - 1)
        return 0.2 + tree * (0.45 + 0.4 * Math.abs(noise.value2(Math.floor(along) * 2.3, 5)))
      }
    case 'columns':
      return u => {
        const along = u * (2 + depth) + offset
        return along - Math.floor(along) < 0.16 + depth * 0.06 && depth < 0.9 ? 4 : 0.06
      }
    case 'hills':
      return u => 0.45 + 0.45 * noise.value2(u * 1.5 + offset, depth * 3)
  }
}

/** Circles, arcs and bars that stand together like a thing without being one. */
function drawEmblem({ width, height, random }: Stage, g: SKRSContext2D, palette: Palette) {
  const unit = Math.min(width, height)
  const x = width * random.pick([0.4, 0.5, 0.6])
  const foot = height * 0.84
  const size = unit * random.range(0.17, 0.21)
  const [first, second, third] = palette.accent
  if (random.chance(0.5)) {
    g.translate(x * 2, 0)
    g.scale(-1, 1)
  }
  g.fillStyle = third
  g.fillRect(x - size * 0.16, foot - size * 2, size * 0.32, size * 2)
  g.fillStyle = first
  g.beginPath()
  g.arc(x, foot - size * 1.1, size * 0.95, Math.PI * random.range(0.4, 0.6), Math.PI * random.range(1.4, 1.6))
  g.fill()
  g.fillStyle = second
  g.beginPath()
  g.arc(x + size * 0.1, foot - size * 1.75, size * random.range(0.42, 0.56), 0, Math.PI * 2)
  g.fill()
  g.fillStyle = PAPER
  g.beginPath()
  g.moveTo(x + size * 0.16, foot)
  g.lineTo(x + size * random.range(0.95, 1.25), foot)
  g.lineTo(x + size * 0.16, foot - size * random.range(0.9, 1.3))
  g.fill()
  g.strokeStyle = INK
  g.lineWidth = unit * 0.005
  for (let k = 0; k < 3; k++) {
    g.beginPath()
    g.arc(x + size * 0.1, foot - size * 1.75, size * (0.68 + k * 0.14), -0.9, 0.7)
    g.stroke()
  }
}

function drawWeather({ width, height, random, environment }: Stage, g: SKRSContext2D) {
  const unit = Math.min(width, height)
  g.strokeStyle = PAPER
  g.fillStyle = PAPER
  g.lineWidth = unit * 0.003
  g.globalAlpha = 0.6
  if (environment.rain)
    for (let k = 0; k < 90; k++) {
      const x = width * random()
      const y = height * random()
      g.beginPath()
      g.moveTo(x, y)
      g.lineTo(x - unit * 0.012, y + unit * 0.05)
      g.stroke()
    }
  if (environment.snow)
    for (let k = 0; k < 140; k++) {
      g.beginPath()
      g.arc(width * random(), height * random(), unit * random.range(0.003, 0.009), 0, Math.PI * 2)
      g.fill()
    }
  g.globalAlpha = 1
}
