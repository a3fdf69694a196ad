import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom } from '../../engine/core/random.ts'
import { clamp } from '../../engine/core/scalar.ts'
import { type DisplayRaster, toDisplay } from './display-raster.ts'
import { kuwahara } from './filters/kuwahara.ts'
import { type Point, sampleTriangle, type Triangle, triangulate } from './filters/mesh.ts'
import { printOnPaper } from './filters/paper.ts'
import { adjustColour, autoLevels } from './filters/tone.ts'
import type { PictureStyle } from './style.ts'

const CORNERS = 620

type Fold = {
  corners: Triangle
  colour: number[]
  /** Share of the fold (0..1) that belongs to the subject; the subject lies on top. */
  subject: number
  /** Direction the sheet is tilted towards, in radians. */
  tilt: number
}

/** Sheets of folded paper laid over one another, each with a gradient, a shadow and a crease. */
export const origami: PictureStyle = {
  lens: { grain: 0, bloom: 0.15, vignette: 0.1, depthOfField: 0 },
  restyle(picture, seed, subject) {
    const { w, h } = picture
    const longSide = Math.max(w, h)
    autoLevels(picture, 0.56)
    const flat = kuwahara(picture, longSide * 0.008, 12)
    adjustColour(flat, 1.3, 1.06, 0.02)
    const canvas = createCanvas(w, h)
    const pen = canvas.getContext('2d')
    for (const fold of foldSheets(flat, subject, seed)) {
      drawSheet(pen, fold, longSide)
      drawCrease(pen, fold, longSide)
    }
    const folded = toDisplay(pen.getImageData(0, 0, w, h).data, w, h)
    printOnPaper(folded, seed, 0.075)
    return folded
  },
}

/** The sheets from back to front: the subject last, otherwise from the top of the picture down. */
function foldSheets(flat: DisplayRaster, subject: Float32Array | null, seed: number): Fold[] {
  const random = createRandom(seed + 9)
  const triangles = triangulate(flat, subject, { corners: CORNERS, onEdges: 0.72, seed })
  const folds = triangles.map((corners): Fold => {
    const colour = [0, 0, 0]
    let share = 0
    let n = 0
    sampleTriangle(corners, flat, 24, 0, pixel => {
      for (let c = 0; c < 3; c++) colour[c] += flat.data[pixel * 3 + c]
      share += subject ? subject[pixel] : 0
      n++
    })
    return { corners, colour: colour.map(sum => sum / n), subject: share / n, tilt: random() * 6.283 }
  })
  const height = ([a, b, c]: Triangle) => a[1] + b[1] + c[1]
  return folds.sort((p, q) => p.subject - q.subject || height(p.corners) - height(q.corners))
}

function drawSheet(pen: SKRSContext2D, { corners, colour, subject, tilt }: Fold, longSide: number) {
  const [a, b, c] = corners
  const onTop = subject > 0.5
  const centreX = (a[0] + b[0] + c[0]) / 3
  const centreY = (a[1] + b[1] + c[1]) / 3
  const light = 1 + 0.1 * Math.cos(tilt - 3.9)
  const shade = (factor: number) =>
    `rgb(${colour.map(v => Math.round(clamp(v * light * factor) * 255)).join(',')})`
  const reach = Math.max(20, Math.hypot(a[0] - centreX, a[1] - centreY))
  const alongX = Math.cos(tilt) * reach
  const alongY = Math.sin(tilt) * reach
  const gradient = pen.createLinearGradient(
    centreX - alongX,
    centreY - alongY,
    centreX + alongX,
    centreY + alongY,
  )
  gradient.addColorStop(0, shade(1.14))
  gradient.addColorStop(1, shade(0.9))
  pen.save()
  pen.shadowColor = `rgba(20,10,40,${onTop ? 0.5 : 0.22})`
  pen.shadowBlur = longSide * (onTop ? 0.011 : 0.005)
  pen.shadowOffsetX = longSide * 0.0016
  pen.shadowOffsetY = longSide * 0.0034
  pen.fillStyle = gradient
  pen.beginPath()
  pen.moveTo(...a)
  pen.lineTo(...b)
  pen.lineTo(...c)
  pen.closePath()
  pen.fill()
  pen.restore()
}

/** The uppermost side catches the light. */
function drawCrease(pen: SKRSContext2D, { corners: [a, b, c] }: Fold, longSide: number) {
  const sides: [Point, Point][] = [
    [a, b],
    [b, c],
    [c, a],
  ]
  const [from, to] = sides.sort((p, q) => p[0][1] + p[1][1] - (q[0][1] + q[1][1]))[0]
  pen.lineWidth = longSide * 0.0011
  pen.strokeStyle = 'rgba(255,255,255,.5)'
  pen.beginPath()
  pen.moveTo(...from)
  pen.lineTo(...to)
  pen.stroke()
}
