import type { SKRSContext2D } from '@napi-rs/canvas'
import { luminance } from '../../../engine/core/colour.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'
import type { Scene } from '../../../language/scene.ts'

/** In pixels: the middle of an opening, half of its breadth and of its height, and how round its corners are. */
type Opening = { x: number; y: number; a: number; b: number; corner: number }

type Cabin = {
  opening: (w: number, h: number) => Opening
  /** What is seen of the craft itself, outside. */
  outside?: (g: SKRSContext2D, opening: Opening) => void
  wall: (g: SKRSContext2D, w: number, h: number, opening: Opening) => void
}

const outline = (g: SKRSContext2D, { x, y, a, b, corner }: Opening, wider = 0) => {
  g.roundRect(x - a - wider, y - b - wider, 2 * (a + wider), 2 * (b + wider), corner + wider)
}

/** Fills what is between two outlines of an opening. */
function ring(
  g: SKRSContext2D,
  opening: Opening,
  inner: number,
  outer: number,
  fill: SKRSContext2D['fillStyle'],
) {
  g.fillStyle = fill
  g.beginPath()
  outline(g, opening, outer)
  outline(g, opening, inner)
  g.fill('evenodd')
}

/** From the upper left to the lower right of an opening. */
function slanted(g: SKRSContext2D, { x, y, a, b }: Opening, ...stops: string[]) {
  const gradient = g.createLinearGradient(x - a, y - b, x + a, y + b)
  for (const [k, stop] of stops.entries()) gradient.addColorStop(k / (stops.length - 1), stop)
  return gradient
}

function fillWall(g: SKRSContext2D, w: number, h: number, opening: Opening, ...stops: string[]) {
  const gradient = g.createLinearGradient(0, 0, 0, h)
  for (const [k, stop] of stops.entries()) gradient.addColorStop(k / (stops.length - 1), stop)
  g.fillStyle = gradient
  g.beginPath()
  g.rect(0, 0, w, h)
  outline(g, opening)
  g.fill('evenodd')
}

/** A wing that runs from the lower right into the distance, with its flaps and the upturned end. */
function drawWing(g: SKRSContext2D, { x, y, a, b }: Opening) {
  const at = (u: number, v: number) => [x + u * a, y + v * b] as const
  const shape = (fill: SKRSContext2D['fillStyle'], ...points: (readonly [number, number])[]) => {
    g.fillStyle = fill
    g.beginPath()
    for (const [k, point] of points.entries()) k ? g.lineTo(...point) : g.moveTo(...point)
    g.closePath()
    g.fill()
  }
  const metal = g.createLinearGradient(...at(-0.4, 0.1), ...at(0.9, 1))
  metal.addColorStop(0, '#e9edf2')
  metal.addColorStop(0.55, '#b9c1ca')
  metal.addColorStop(1, '#8b949f')
  shape(metal, at(-0.62, 0.2), at(-0.5, 0.17), at(1.1, 0.44), at(1.1, 1.1), at(0.1, 1.1))
  shape('#7c8591', at(-0.62, 0.2), at(0.1, 1.1), at(-0.02, 1.1), at(-0.64, 0.215))
  g.strokeStyle = 'rgba(70,80,92,.55)'
  g.lineWidth = Math.max(1, a * 0.008)
  for (const [from, to] of [
    [at(-0.45, 0.235), at(0.62, 1.1)],
    [at(-0.2, 0.42), at(0.9, 0.62)],
    [at(0.12, 0.78), at(1.1, 0.92)],
  ]) {
    g.beginPath()
    g.moveTo(...from)
    g.lineTo(...to)
    g.stroke()
  }
  shape('#d8493c', at(-0.62, 0.2), at(-0.5, 0.17), at(-0.6, -0.08), at(-0.69, -0.07))
}

const CABINS = {
  'plane window': {
    opening: (w, h) => {
      const b = Math.min(h * 0.44, w * 0.6)
      return { x: w / 2, y: h * 0.49, a: b * 0.78, b, corner: b * 0.6 }
    },
    outside: drawWing,
    wall: (g, w, h, opening) => {
      fillWall(g, w, h, opening, '#b9b6b0', '#e4e0d8', '#c9c5bd', '#8f8b85')
      const broad = opening.a * 0.2
      ring(g, opening, broad * 0.9, broad * 1.25, 'rgba(90,86,80,.35)')
      ring(g, opening, 0, broad, slanted(g, opening, '#8d8983', '#d6d2ca', '#f7f4ee'))
      ring(g, opening, 0, broad * 0.3, slanted(g, opening, '#5f5c58', '#8e8a84', '#bdb8b0'))
      // The blind, pulled down a little.
      g.save()
      g.beginPath()
      outline(g, opening)
      g.clip()
      g.fillStyle = '#d9d5cc'
      g.fillRect(opening.x - opening.a, opening.y - opening.b, 2 * opening.a, opening.b * 0.26)
      g.fillStyle = '#a8a49b'
      g.fillRect(opening.x - opening.a, opening.y - opening.b * 0.77, 2 * opening.a, opening.b * 0.035)
      g.restore()
    },
  },
  'train window': {
    opening: (w, h) => ({
      x: w / 2,
      y: h * 0.43,
      a: w * 0.43,
      b: Math.min(h * 0.33, w * 0.62),
      corner: Math.min(w, h) * 0.06,
    }),
    wall: (g, w, h, opening) => {
      fillWall(g, w, h, opening, '#8f979c', '#c3c8ca', '#a9b0b3', '#6d7478')
      const broad = Math.min(w, h) * 0.035
      ring(g, opening, 0, broad, slanted(g, opening, '#1d2124', '#3a4146', '#565e64'))
      g.fillStyle = 'rgba(255,255,255,.07)'
      g.save()
      g.beginPath()
      outline(g, opening)
      g.clip()
      for (const [from, to] of [
        [-0.7, -0.45],
        [-0.35, -0.28],
      ]) {
        g.beginPath()
        g.moveTo(opening.x + opening.a * from, opening.y + opening.b)
        g.lineTo(opening.x + opening.a * to, opening.y + opening.b)
        g.lineTo(opening.x + opening.a * (to + 0.5), opening.y - opening.b)
        g.lineTo(opening.x + opening.a * (from + 0.5), opening.y - opening.b)
        g.fill()
      }
      g.restore()
      drawTableAndSeats(g, w, h, opening)
    },
  },
  'ship window': {
    opening: (w, h) => {
      const a = Math.min(w * 0.38, h * 0.36)
      return { x: w / 2, y: h * 0.48, a, b: a, corner: a }
    },
    wall: (g, w, h, opening) => {
      fillWall(g, w, h, opening, '#4b5a63', '#6d7f89', '#5b6b75', '#39464e')
      const broad = opening.a * 0.22
      ring(g, opening, 0, broad * 1.16, 'rgba(20,26,30,.5)')
      ring(g, opening, 0, broad, slanted(g, opening, '#f2d38a', '#b5822f', '#6f4a16'))
      ring(g, opening, broad * 0.22, broad * 0.42, slanted(g, opening, '#7a5218', '#e8c470'))
      for (let k = 0; k < 8; k++) {
        const turn = (k / 8) * Math.PI * 2 + 0.39
        const x = opening.x + Math.cos(turn) * (opening.a + broad * 0.72)
        const y = opening.y + Math.sin(turn) * (opening.a + broad * 0.72)
        g.fillStyle = '#5c3d12'
        g.beginPath()
        g.arc(x, y, broad * 0.17, 0, 6.3)
        g.fill()
        g.fillStyle = '#f0cf86'
        g.beginPath()
        g.arc(x - broad * 0.03, y - broad * 0.03, broad * 0.11, 0, 6.3)
        g.fill()
      }
    },
  },
} satisfies Record<string, Cabin>

/** The small table under a train's window, with a cup on it, and the seats to either side. */
function drawTableAndSeats(g: SKRSContext2D, w: number, h: number, { y, b }: Opening) {
  const row = y + b + h * 0.11
  const cloth = g.createLinearGradient(0, row - h * 0.1, 0, h)
  cloth.addColorStop(0, '#3f6b8c')
  cloth.addColorStop(1, '#1d3549')
  g.fillStyle = cloth
  for (const side of [0, 1]) {
    g.beginPath()
    g.roundRect(side ? w * 0.83 : -w * 0.1, row - h * 0.13, w * 0.27, h, w * 0.05)
    g.fill()
  }
  g.fillStyle = '#8f6b45'
  g.beginPath()
  g.roundRect(w * 0.26, row, w * 0.48, h * 0.022, h * 0.01)
  g.fill()
  g.fillStyle = '#5d4229'
  g.fillRect(w * 0.27, row + h * 0.022, w * 0.46, h * 0.012)
  const cup = Math.min(w, h) * 0.05
  g.fillStyle = '#f4f1ea'
  g.beginPath()
  g.roundRect(w * 0.6, row - cup * 1.5, cup * 1.1, cup * 1.5, cup * 0.16)
  g.fill()
  g.fillStyle = '#b5472f'
  g.fillRect(w * 0.6, row - cup * 1.05, cup * 1.1, cup * 0.55)
}

const KINDS = Object.keys(CABINS) as (keyof typeof CABINS)[]
/** How light a cabin is beside what is seen outside, and at least and at most. */
const BESIDE_VIEW = 2.4
const DARKEST = 0.1
const LIGHTEST = 0.95
const STEP = 97

/** The wall of a cabin about the view from its window; what is outside is painted already. */
export function paintCabinWindow(frame: Frame, { extras }: Scene) {
  const kind = KINDS.find(name => extras.has(name))
  if (!kind) return
  const cabin: Cabin = CABINS[kind]
  const { w, h, data } = frame.image
  const opening = cabin.opening(w, h)
  let light = 0
  for (let k = 0; k < w * h; k += STEP)
    light += luminance([data[k * 3], data[k * 3 + 1], data[k * 3 + 2]]) / Math.ceil((w * h) / STEP)
  const scale = clamp(light * BESIDE_VIEW, DARKEST, LIGHTEST)
  drawLayer(
    frame,
    g => {
      g.save()
      g.beginPath()
      outline(g, opening)
      g.clip()
      cabin.outside?.(g, opening)
      g.restore()
      cabin.wall(g, w, h, opening)
    },
    { scale },
  )
}
