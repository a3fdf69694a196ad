import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { oklchToLinear, toHex } from '../../../engine/core/colour.ts'
import { createFlatFrame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import type { Stage } from '../stage.ts'
import { clothOf } from './table.ts'

/** Shares of the shorter side: the disc, what is on it, and the paper's edge around that. */
const DISC = 0.41
const MARK = 0.6
const EDGE = 0.012
const PAPER = '#f7f3ea'
const HUES = [25, 60, 150, 200, 255, 310]
const MOST = 3
/** Directions in which a drawing is laid under itself to give it an edge. */
const AROUND = 20

/** A logo, a badge or a sticker: the subjects flat on a disc of one colour, on plain paper. */
export async function paintBadge(stage: Stage) {
  const { scene, width, height, environment, noise, random } = stage
  const frame = createFlatFrame(width, height, environment, noise)
  frame.depth.fill(50)
  const unit = Math.min(width, height)
  const hue = scene.hue ?? random.pick(HUES)
  // Of a bakery's loaf the loaf is its sign.
  const things = scene.subjects.filter(({ mode }) => mode !== 'build')
  const subjects = (things.length > 0 ? things : scene.subjects).slice(0, MOST)
  const drawings: Canvas[] = []
  for (const subject of subjects) {
    const isNegative = subject.colour === 'black' && subject.furLength === 0 && !subject.figure
    const drawing = await drawSubject(
      isNegative ? { ...subject, colour: undefined } : subject,
      unit * MARK,
      random,
      {
        iconSet: 'noto',
      },
    )
    drawings.push(isNegative ? negativeOf(drawing) : drawing)
  }
  drawLayer(frame, g => {
    g.fillStyle = clothOf(scene) ?? PAPER
    g.fillRect(0, 0, width, height)
    g.translate(width / 2, height / 2)
    drawDisc(g, unit, hue)
    drawMarks(g, unit, drawings)
  })
  environment.grade = { shadows: [1, 1, 1], highlights: [1, 1, 1], saturation: 1.05, contrast: 1.03 }
  environment.exposure = 1
  stage.reached('subjects')
  return { frame, focus: 50 }
}

function drawDisc(g: SKRSContext2D, unit: number, hue: number) {
  const [dark, light, accent] = [
    toHex(oklchToLinear(0.36, 0.09, hue + 180)),
    toHex(oklchToLinear(0.9, 0.06, hue)),
    toHex(oklchToLinear(0.7, 0.15, hue)),
  ]
  for (const [share, colour] of [
    [1, dark],
    [0.955, PAPER],
    [0.925, dark],
    [0.8, light],
  ] as const) {
    g.fillStyle = colour
    g.beginPath()
    g.arc(0, 0, unit * DISC * share, 0, Math.PI * 2)
    g.fill()
  }
  g.fillStyle = accent
  for (let k = 0; k < 48; k++) {
    const angle = (k / 48) * Math.PI * 2
    g.beginPath()
    g.arc(
      Math.cos(angle) * unit * DISC * 0.862,
      Math.sin(angle) * unit * DISC * 0.862,
      unit * 0.007,
      0,
      Math.PI * 2,
    )
    g.fill()
  }
}

function drawMarks(g: SKRSContext2D, unit: number, drawings: readonly Canvas[]) {
  const room = (unit * MARK) / Math.max(1, drawings.length * 0.72)
  for (const [k, drawing] of drawings.entries()) {
    const scale = room / Math.max(drawing.width, drawing.height)
    const [width, height] = [drawing.width * scale, drawing.height * scale]
    const x = (k - (drawings.length - 1) / 2) * room * 0.94
    const edge = cutOut(drawing)
    for (let turn = 0; turn < AROUND; turn++) {
      const angle = (turn / AROUND) * Math.PI * 2
      const [dx, dy] = [Math.cos(angle) * unit * EDGE, Math.sin(angle) * unit * EDGE]
      g.drawImage(edge, x - width / 2 + dx, dy - height / 2, width, height)
    }
    g.drawImage(drawing, x - width / 2, -height / 2, width, height)
  }
}

/** The outline of a drawing in the colour of paper. */
function cutOut(drawing: Canvas): Canvas {
  const canvas = createCanvas(drawing.width, drawing.height)
  const g = canvas.getContext('2d')
  g.drawImage(drawing, 0, 0)
  g.globalCompositeOperation = 'source-in'
  g.fillStyle = PAPER
  g.fillRect(0, 0, drawing.width, drawing.height)
  return canvas
}

/** Black where a drawing is light, so that its lines are still seen. */
function negativeOf(drawing: Canvas): Canvas {
  const g = drawing.getContext('2d')
  const image = g.getImageData(0, 0, drawing.width, drawing.height)
  const { data } = image
  for (let i = 0; i < data.length; i += 4) {
    const luma = 0.3 * data[i] + 0.59 * data[i + 1] + 0.11 * data[i + 2]
    data.fill(luma > 120 ? 18 + (255 - luma) * 0.3 : 240 - luma * 0.5, i, i + 3)
  }
  g.putImageData(image, 0, 0)
  return drawing
}
