import type { Frame } from '../../engine/world/frame.ts'
import { drawLayer } from '../../engine/world/layer.ts'

/** The rim of an island in the sky: its middle, the row of its grass, and half its breadth, in pixels. */
export type Rim = { x: number; row: number; half: number }

const PLANKS = 22
/** Of its span, how far a bridge of ropes hangs through. */
const SAG = 0.1

/** Bridges of ropes from each island to the next on its right, `light` (0 to 1) as the hour has it. */
export function paintSkyBridges(frame: Frame, rims: readonly Rim[], light: number) {
  const inOrder = rims.toSorted((a, b) => a.x - b.x)
  drawLayer(frame, g => {
    for (let k = 1; k < inOrder.length; k++) {
      const [from, to] = [inOrder[k - 1], inOrder[k]]
      const x0 = from.x + from.half * 0.86
      const x1 = to.x - to.half * 0.86
      if (x1 - x0 < 4) continue
      const sag = (x1 - x0) * SAG
      const height = Math.max(3, (from.half + to.half) * 0.055)
      const at = (t: number): [number, number] => [
        x0 + (x1 - x0) * t,
        from.row + (to.row - from.row) * t + Math.sin(Math.PI * t) * sag,
      ]
      const shade = (r: number, gr: number, b: number) =>
        `rgb(${Math.round(r * light)},${Math.round(gr * light)},${Math.round(b * light)})`
      g.strokeStyle = shade(96, 62, 34)
      g.lineWidth = Math.max(1.6, height * 0.42)
      for (let p = 0; p < PLANKS; p++) {
        const [ax, ay] = at((p + 0.15) / PLANKS)
        const [bx, by] = at((p + 0.85) / PLANKS)
        g.beginPath()
        g.moveTo(ax, ay)
        g.lineTo(bx, by)
        g.stroke()
      }
      g.strokeStyle = shade(150, 112, 66)
      g.lineWidth = Math.max(1, height * 0.14)
      for (const up of [0, 1]) {
        g.beginPath()
        for (let p = 0; p <= PLANKS; p++) {
          const [x, y] = at(p / PLANKS)
          g.lineTo(x, y - up * height * 2)
        }
        g.stroke()
      }
      for (let p = 0; p <= PLANKS; p += 2) {
        const [x, y] = at(p / PLANKS)
        g.beginPath()
        g.moveTo(x, y)
        g.lineTo(x, y - height * 2)
        g.stroke()
      }
    }
  })
}
