import { mixLinear, oklchToLinear, type RGB, scaleColour } from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { createFlatFrame, type Frame } from '../../../engine/world/frame.ts'
import { paintBokehDisc } from '../../../engine/world/lights.ts'
import type { Stage } from '../stage.ts'

const WAVES = 9
const DISCS = 14

/** A sheet with a wavy upper edge; measures are shares of the longer side. */
type Wave = {
  base: number
  amplitude: number
  frequency: number
  phase: number
  colour: RGB
  farColour: RGB
}

/** Overlapping sheets of paint in six related colours, around the scene's hue or any. */
export function paintAbstract(stage: Stage) {
  const { width, height, environment, noise, random, scene } = stage
  const frame = createFlatFrame(width, height, environment, noise)
  frame.depth.fill(50)
  const palette = choosePalette(scene.hue ?? random() * 360)
  paintWaves(stage, frame, palette)
  stage.reached('world')
  const longSide = Math.max(width, height)
  for (let k = 0; k < DISCS; k++) {
    const x = random() * width
    const y = random() * height
    const radius = longSide * random.range(0.006, 0.05)
    paintBokehDisc(frame.image, x, y, radius, scaleColour(random.pick(palette), random.range(0.12, 0.4)))
  }
  environment.grade = { shadows: [1, 1, 1], highlights: [1, 1, 1], saturation: 1.08, contrast: 1.08 }
  environment.exposure = 1
  return { frame, focus: 40 }
}

function choosePalette(hue: number): RGB[] {
  return [
    oklchToLinear(0.22, 0.07, hue + 250),
    oklchToLinear(0.42, 0.15, hue + 285),
    oklchToLinear(0.6, 0.19, hue),
    oklchToLinear(0.75, 0.16, hue + 35),
    oklchToLinear(0.9, 0.09, hue + 75),
    oklchToLinear(0.66, 0.13, hue + 190),
  ]
}

function createWaves(random: Random, palette: RGB[]): Wave[] {
  return Array.from({ length: WAVES }, (_, k) => ({
    base: k / WAVES,
    amplitude: random.range(0.08, 0.2),
    frequency: random.range(0.7, 1.9),
    phase: random() * 30,
    colour: palette[k % palette.length],
    farColour: palette[(k + 2) % palette.length],
  }))
}

function paintWaves({ width, height, noise, random }: Stage, { image }: Frame, palette: RGB[]) {
  const longSide = Math.max(width, height)
  const offsetA = random() * 40
  const offsetB = random() * 40
  const waves = createWaves(random, palette)
  const angle = random.range(-0.35, 0.35)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const px = (x - width / 2) / longSide
      const py = (y - height / 2) / longSide
      const u = px * cos + py * sin
      const v = (-px * sin + py * cos) * (longSide / height) * 0.9 + 0.5
      let colour: RGB = [...palette[0]]
      let shadow = 1
      for (const { base, amplitude, frequency, phase, colour: near, farColour } of waves) {
        const edgeAt =
          base +
          amplitude *
            (noise.value2(u * frequency * 2 + phase, offsetA) * 0.8 +
              noise.value2(u * frequency * 5 + phase, offsetB) * 0.25) -
          0.08
        const below = v - edgeAt
        if (below <= -1.2 / longSide) {
          shadow *= 1 - 0.55 * Math.exp(below * 26) * 0.6
          continue
        }
        const coverage = clamp(below * longSide * 0.8 + 0.5)
        const behind = scaleColour(colour, shadow)
        const tone = clamp(clamp(below * 3.2) * 0.9 + noise.value2(u * 2 + phase, v * 2) * 0.25)
        const sheet = mixLinear(scaleColour(near, 1.25), farColour, tone)
        const brightEdge = Math.exp(-below * 110) * 0.9
        const brushwork =
          0.06 * Math.sin(below * longSide * 0.22 + noise.value2(u * 6, phase) * 3) * Math.exp(-below * 7)
        colour = mixLinear(behind, scaleColour(sheet, 1 + brightEdge + brushwork), coverage)
        shadow = 1
      }
      const i = (y * width + x) * 3
      for (let c = 0; c < 3; c++) image.data[i + c] = colour[c] * shadow
    }
}
