import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../../engine/core/random.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'
import type { TimeOfDay } from '../../../engine/world/times-of-day.ts'

const PUFFS = 13

/**
 * Smoke that rises from (x, y) and widens, bent by the wind.
 *
 * @param height pixels, like x and y
 */
function drawSmoke(g: SKRSContext2D, x: number, y: number, height: number, random: Random, hex: string) {
  const lean = random.range(0.1, 0.35)
  for (let k = 0; k < PUFFS; k++) {
    const t = k / (PUFFS - 1)
    const radius = height * (0.05 + 0.15 * t)
    const px = x + height * (lean * t ** 1.4 + Math.sin(t * 5 + x) * 0.045 * t)
    const py = y - height * t
    const puff = g.createRadialGradient(px, py, 0, px, py, radius)
    const share = Math.round(0.55 * (1 - t) ** 0.8 * 255)
    puff.addColorStop(0, `${hex}${share.toString(16).padStart(2, '0')}`)
    puff.addColorStop(1, `${hex}00`)
    g.fillStyle = puff
    g.beginPath()
    g.arc(px, py, radius, 0, 7)
    g.fill()
  }
}

const SMOKE: Partial<Record<TimeOfDay, string>> = {
  night: '#7f8899',
  moonlit: '#8f99ab',
  storm: '#a3a8ae',
  dusk: '#b6aebb',
  sunset: '#d9c3b8',
}
const SMOKE_BY_DAY = '#eef0f2'
/** In heights of the house. */
const PLUME = 0.8

/** The smoke of a building's chimney; (x, foot) is where it stands and `size` its height, in pixels. */
export function paintChimneySmoke(
  frame: Frame,
  drawing: Canvas,
  { x, foot, size, flip, time }: { x: number; foot: number; size: number; flip: boolean; time: TimeOfDay },
  random: Random,
) {
  const [column, row] = chimneyOf(drawing)
  const scale = size / drawing.height
  const from = x + (column - drawing.width / 2) * scale * (flip ? -1 : 1)
  const top = foot - (drawing.height - row) * scale
  drawLayer(
    frame,
    g => drawSmoke(g, from, top + size * 0.015, size * PLUME, random, SMOKE[time] ?? SMOKE_BY_DAY),
    { blur: size * 0.008 },
  )
}

const SOLID = 128
/** In widths of a building, how far beside a chimney the roof is lower. */
const BESIDE = 0.075
/** In heights of a building, by how much. */
const STANDS_OUT = 0.02

/** Column and row of the top of what stands out highest over the roof on both sides of it, or of the roof itself. */
function chimneyOf(drawing: Canvas): [column: number, row: number] {
  const { width, height } = drawing
  const { data } = drawing.getContext('2d').getImageData(0, 0, width, height)
  const tops = Array.from({ length: width }, (_, x) => {
    let y = 0
    while (y < height && data[(y * width + x) * 4 + 3] < SOLID) y++
    return y
  })
  const reach = Math.max(2, Math.round(width * BESIDE))
  const roof = tops.indexOf(Math.min(...tops))
  let best = { column: roof, outstanding: height * STANDS_OUT }
  for (let x = reach; x < width - reach; x++) {
    const outstanding = Math.min(tops[x - reach], tops[x + reach]) - tops[x]
    const isOnRoof = Math.max(tops[x - reach], tops[x + reach]) < height * 0.75
    if (isOnRoof && outstanding > best.outstanding) best = { column: x, outstanding }
  }
  return [best.column, tops[best.column]]
}
