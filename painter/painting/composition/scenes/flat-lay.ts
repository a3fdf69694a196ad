import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { parseHex } from '../../../engine/core/colour.ts'
import { createRandom } from '../../../engine/core/random.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import { toSprite, trimCanvas } from '../../../engine/sprites/sprite.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { renderStudio } from '../../../engine/world/indoors/studio.ts'
import type { Subject } from '../../../language/scene.ts'
import { COLOURS } from '../../../language/vocabulary/colours.ts'
import { drawSubject } from '../draw-subject.ts'
import { litSprite } from '../lit-sprite.ts'
import type { Stage } from '../stage.ts'

const GROUND_HUE = 70
const FEWEST_CELLS = 9
/** Of a cell, what its thing takes, and what stays free around all of them. */
const FILLED = 0.74
const MARGIN = 0.06
/** Of the thing's size: how far its shadow falls, and how soft that is. */
const SHADE = { aside: 0.035, soft: 0.035, depth: 0.5 }
const WOOD = '#a8794c'
const PALE = '#ece7de'

/** Things laid out side by side at right angles, seen from straight above. */
export async function paintFlatLay(stage: Stage) {
  const { scene, width, height, noise, random } = stage
  const frame = renderStudio(width, height, noise, random, GROUND_HUE, {})
  paintGround(stage, frame)
  frame.depth.fill(1.5)
  stage.reached('world')
  const things = filledUp(scene.subjects)
  const { columns, rows } = gridFor(things.length, width / height)
  const across = (width * (1 - MARGIN * 2)) / columns
  const down = (height * (1 - MARGIN * 2)) / rows
  for (const [k, thing] of things.slice(0, columns * rows).entries()) {
    const drawing = await drawSubject(thing, Math.min(across, down) * 1.3, createRandom(k + 1))
    const size = Math.min(down * FILLED, (across * FILLED * drawing.height) / drawing.width)
    const x = width * MARGIN + across * ((k % columns) + 0.5)
    const foot = height * MARGIN + down * (Math.floor(k / columns) + 0.5) + size / 2
    const shade = shadowOf(drawing)
    const grown = (size * shade.height) / drawing.height
    const common = { z: 1.4, fog: false, depthTest: false }
    placeSprite(
      frame,
      toSprite(shade),
      x + size * SHADE.aside,
      foot + (grown - size) / 2 + size * SHADE.aside,
      grown,
      common,
    )
    placeSprite(frame, litSprite(stage, frame, drawing, 0.5, 0.4), x, foot, size, {
      ...common,
      isSubject: true,
    })
  }
  stage.reached('subjects')
  return { frame, focus: 1 }
}

/** Where few are named each lies there more than once. */
function filledUp(subjects: readonly Subject[]): Subject[] {
  const things = [...subjects]
  while (things.length < FEWEST_CELLS) things.push(subjects[things.length % subjects.length])
  return things
}

function gridFor(count: number, ratio: number): { columns: number; rows: number } {
  const columns = Math.max(2, Math.min(count, Math.round(Math.sqrt(count * ratio))))
  return { columns, rows: Math.max(1, Math.floor(count / columns)) }
}

/** The outline of a drawing in soft black. */
function shadowOf(drawing: Canvas): Canvas {
  const soft = Math.max(2, drawing.height * SHADE.soft)
  const margin = Math.ceil(soft * 3)
  const outline = createCanvas(drawing.width, drawing.height)
  const o = outline.getContext('2d')
  o.drawImage(drawing, 0, 0)
  o.globalCompositeOperation = 'source-in'
  o.fillStyle = `rgba(20,14,10,${SHADE.depth})`
  o.fillRect(0, 0, outline.width, outline.height)
  const canvas = createCanvas(drawing.width + margin * 2, drawing.height + margin * 2)
  const g = canvas.getContext('2d')
  g.filter = `blur(${soft}px)`
  g.drawImage(outline, margin, margin)
  return trimCanvas(canvas)
}

/** A plain ground, or boards from side to side. */
function paintGround({ scene, noise }: Stage, { image }: Frame) {
  const { w, h, data } = image
  const isWooden = scene.backcloth === null && scene.cues.has('wooden')
  const named = scene.backcloth ? COLOURS.get(scene.backcloth)?.hex : scene.tabletop?.colour
  const colour = parseHex(named ?? (isWooden ? WOOD : PALE))
  const board = h / 5
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const light = 0.92 + 0.16 * (1 - (x / w) * 0.6 - (y / h) * 0.4)
      const row = Math.floor(y / board)
      const gap = isWooden && y % board < h * 0.004 ? 0.5 : 1
      const grain = isWooden
        ? 1 + 0.16 * noise.value2(x / (w * 0.28) + row * 7, y / (h * 0.008)) + 0.07 * Math.sin(row * 5)
        : 1 + 0.025 * noise.value2(x / 3, y / 3)
      const i = (y * w + x) * 3
      for (let c = 0; c < 3; c++) data[i + c] = colour[c] * light * gap * grain
    }
}
