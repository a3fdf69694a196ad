import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { linearToSrgb } from '../../../engine/core/colour.ts'
import { createRandom } from '../../../engine/core/random.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { inflate } from '../../../engine/sprites/inflate.ts'
import { toSprite } from '../../../engine/sprites/sprite.ts'
import type { Subject } from '../../../language/scene.ts'
import { drawSubject } from '../../composition/drawing/draw-subject.ts'
import { GRID, SUBJECT_SPOT } from './ground.ts'
import { isWater } from './materials.ts'
import type { Model, Standing } from './model.ts'

/** Where the first, second, … subject stands, in columns from the subject spot. */
const OFFSETS = [
  [0, 0],
  [-3.4, 1.6],
  [1.6, -3.4],
  [-1.8, -4.4],
  [-5, -1],
]
const MOST_OF_A_KIND = 5
const LIGHT = [-0.45, 0.6, 0.62]

/** The scene's subjects, lit from the upper left like the model. */
export async function placeSubjects(model: Model): Promise<Standing[]> {
  const standing: Standing[] = []
  let kind = 0
  for (const subject of model.scene.subjects) {
    if (subject.key === '@pyramid') {
      standing.push(...pyramids(model, subject.count))
      continue
    }
    const cutOut = await drawLit(model, subject)
    for (let copy = 0; copy < Math.min(MOST_OF_A_KIND, subject.count); copy++)
      standing.push(placeSubject(model, subject, cutOut, kind, copy))
    kind++
  }
  return standing
}

function pyramids(model: Model, count: number): Standing[] {
  return Array.from({ length: Math.min(3, count) }, (_, k) => {
    const x = 3 + k * 6
    const y = 4 + ((k * 5) % 9)
    const side = 4.2 - k * 0.6
    return {
      x: x + side / 2,
      y: y + side / 2,
      draw() {
        const z = model.ground.heightAt(x, y)
        const apex: [number, number, number] = [x + side / 2, y + side / 2, z + side * 0.95]
        model.fillFace([[x, y + side, z], [x + side, y + side, z], apex], model.lit('#e8c98a', -0.05))
        model.fillFace([[x + side, y, z], [x + side, y + side, z], apex], model.lit('#e8c98a', -0.34))
      },
    }
  })
}

function placeSubject(
  model: Model,
  { mode, count }: Subject,
  cutOut: Canvas,
  kind: number,
  copy: number,
): Standing {
  const { tile, ground, pen, origin } = model
  const isBuilding = mode === 'build'
  const isLead = kind === 0 && copy === 0
  const height = tile * (isBuilding ? 9 : mode === 'fly' ? 6.4 : isLead ? (count > 1 ? 5.6 : 7.6) : 4.4)
  const scale = height / Math.max(cutOut.width, cutOut.height)
  if (mode === 'fly') {
    const x = origin.x + ((copy % 3) - 1) * tile * 7 + tile * 5
    const y = origin.y + tile * (2.2 + copy * 1.6)
    // In front of everything else.
    return {
      x: GRID + 4 + copy * 0.1,
      y: GRID + 4,
      draw: () => model.drawStanding(cutOut, [x, y], scale, 0.22),
    }
  }
  const [offsetX, offsetY] = OFFSETS[(kind + copy) % OFFSETS.length]
  const atRear = isBuilding && kind > 0
  const x = atRear ? 6 : SUBJECT_SPOT.x + offsetX
  const y = atRear ? 6 : SUBJECT_SPOT.y + offsetY
  return {
    x,
    y,
    draw() {
      const foot = model.project(x, y, ground.heightAt(x, y))
      model.drawContactShadow(x, y, (height / tile) * 0.26)
      if (isWater(ground.materialAt(x, y))) {
        pen.strokeStyle = 'rgba(255,255,255,.6)'
        pen.lineWidth = tile * 0.07
        pen.beginPath()
        pen.ellipse(foot[0], foot[1], height * 0.33, height * 0.12, 0, 0, 6.3)
        pen.stroke()
      }
      model.drawStanding(cutOut, foot, scale, 0.22)
    },
  }
}

/** Draws the subject, gives it a body and lights it. */
export async function drawLit(model: Model, subject: Subject): Promise<Canvas> {
  const { canvas, seed, isNight, isWarmLight } = model
  const flat = await drawSubject(
    { ...subject, furLength: subject.furLength * 0.9 },
    Math.round(Math.min(canvas.width, canvas.height) * 0.5),
    createRandom(seed + subject.key.length),
    { night: isNight },
  )
  const { w, h, colour, alpha, normals } = inflate(toSprite(flat), 0.8, 0.5)
  if (!normals) return flat
  const tint = isWarmLight ? [1.06, 1, 0.9] : isNight ? [0.85, 0.92, 1.12] : [1, 1, 1]
  const lit = createCanvas(w, h)
  const pen = lit.getContext('2d')
  const pixels = pen.createImageData(w, h)
  for (let i = 0; i < w * h; i++) {
    const facing = clamp(
      normals[i * 3] * LIGHT[0] + normals[i * 3 + 1] * LIGHT[1] + normals[i * 3 + 2] * LIGHT[2],
    )
    const light = (0.5 + 0.72 * facing) * (isNight ? 0.7 : 1)
    for (let c = 0; c < 3; c++)
      pixels.data[i * 4 + c] = clamp(linearToSrgb(clamp(colour[i * 3 + c] * light * tint[c]))) * 255
    pixels.data[i * 4 + 3] = alpha[i] * 255
  }
  pen.putImageData(pixels, 0, 0)
  return lit
}
