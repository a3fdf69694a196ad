import type { SharePen } from '../pen.ts'
import type { KeptWorld } from './kept-world-words.ts'
import type { Piece } from './piece.ts'
import { ball, polygon, polyline, rounding, turned } from './shapes.ts'
import { GROUNDS, type Site, SKIES, THINGS } from './small-worlds.ts'

/** The ground of a world in an opening, and what stands on it. */
function growFrom(pen: SharePen, world: KeptWorld, mouth: readonly number[], { x, y, w }: Site) {
  const { g } = pen
  polygon(pen, GROUNDS[world], mouth)
  const sky = SKIES[world]
  if (sky) {
    g.fillStyle = pen.glow(x, y - w * 0.3, w * 0.5, [
      [0, sky[1]],
      [1, 'rgba(255,255,255,0)'],
    ])
    pen.fillCircle(x, y - w * 0.3, w * 0.5)
  }
  THINGS[world](pen, { x, y, w })
}

/** What stands open, with a small world growing out of it. */
export const OPEN_KEEPERS: Readonly<
  Record<'cooker' | 'bowl' | 'drawer' | 'suitcase' | 'box', (world: KeptWorld) => Piece>
> = {
  cooker: world => ({
    broadness: 1.3,
    draw: pen => {
      const { g } = pen
      g.fillStyle = rounding(pen, 0.2, 1.1, '#dfe3e6')
      pen.fillEllipse(0.65, 0.3, 0.46, 0.27)
      g.fillStyle = '#aab2b8'
      pen.fillEllipse(0.65, 0.33, 0.39, 0.21)
      ball(pen, 0.65, 0.04, 0.04, '#2a2c30')
      turned(pen, rounding(pen, 0.13, 1.17, '#f2f2f0'), 0.65, [0.5, 0.58, 0.53, 0.72, 0.5, 0.92, 0.4, 1])
      g.fillStyle = '#c8ccd0'
      pen.fillEllipse(0.65, 0.58, 0.5, 0.085)
      g.fillStyle = GROUNDS[world]
      pen.fillEllipse(0.65, 0.585, 0.45, 0.066)
      THINGS[world](pen, { x: 0.65, y: 0.57, w: 0.72 })
      for (const side of [-1, 1]) {
        g.fillStyle = '#2a2c30'
        pen.fillRoundRect(0.65 + side * 0.56 - 0.07, 0.66, 0.14, 0.06, 0.025)
      }
      g.fillStyle = '#3a3d42'
      pen.fillRoundRect(0.52, 0.78, 0.26, 0.13, 0.03)
      ball(pen, 0.59, 0.845, 0.03, '#e8502c')
      ball(pen, 0.71, 0.845, 0.03, '#f2b62c')
    },
  }),
  bowl: world => ({
    broadness: 1.3,
    draw: pen => {
      turned(
        pen,
        rounding(pen, 0.05, 1.25, '#5a8fc0'),
        0.65,
        [0.62, 0.52, 0.58, 0.74, 0.36, 0.93, 0.24, 0.95, 0.26, 1],
      )
      pen.g.fillStyle = '#e6eef4'
      pen.fillEllipse(0.65, 0.52, 0.62, 0.1)
      pen.g.fillStyle = GROUNDS[world]
      pen.fillEllipse(0.65, 0.53, 0.57, 0.08)
      THINGS[world](pen, { x: 0.65, y: 0.51, w: 0.8 })
      polyline(pen, '#f2f6fa', 0.022, [0.09, 0.68, 0.36, 0.76, 0.65, 0.78, 0.94, 0.76, 1.21, 0.68])
    },
  }),
  drawer: world => ({
    broadness: 1.6,
    draw: pen => {
      const { g } = pen
      polygon(pen, '#7a5230', [0.2, 0.5, 1.4, 0.5, 1.56, 0.72, 0.04, 0.72])
      growFrom(pen, world, [0.25, 0.53, 1.35, 0.53, 1.48, 0.72, 0.12, 0.72], { x: 0.8, y: 0.62, w: 0.82 })
      g.fillStyle = pen.gradient(0, 0.68, 0, 1, '#c08a54', '#a06a3a', '#6b4426')
      pen.fillRoundRect(0, 0.69, 1.6, 0.31, 0.02)
      g.strokeStyle = '#6b4426'
      pen.lineWidth = 0.014
      pen.strokeRect(0.08, 0.74, 1.44, 0.21)
      for (const x of [0.5, 1.1]) ball(pen, x, 0.85, 0.05, '#c9a04a')
    },
  }),
  suitcase: world => ({
    broadness: 1.5,
    draw: pen => {
      const { g } = pen
      g.fillStyle = pen.gradient(0, 0.05, 0, 0.66, '#8a5a34', '#6b4226')
      pen.fillRoundRect(0.1, 0.08, 1.3, 0.6, 0.06)
      g.fillStyle = SKIES[world]?.[0] ?? '#8cc8ee'
      pen.fillRoundRect(0.16, 0.14, 1.18, 0.52, 0.04)
      growFrom(pen, world, [0.14, 0.64, 1.36, 0.64, 1.46, 0.78, 0.04, 0.78], { x: 0.75, y: 0.68, w: 0.86 })
      g.fillStyle = pen.gradient(0, 0.74, 0, 1, '#a8703e', '#8a5a34', '#54341c')
      pen.fillRoundRect(0, 0.76, 1.5, 0.24, 0.04)
      for (const x of [0.28, 1.22]) {
        g.fillStyle = '#4a2c18'
        pen.fillRect(x - 0.035, 0.76, 0.07, 0.24)
        g.fillStyle = '#d9b04a'
        pen.fillRoundRect(x - 0.045, 0.79, 0.09, 0.07, 0.01)
      }
      g.strokeStyle = '#3a2414'
      pen.lineWidth = 0.03
      pen.begin()
      pen.arc(0.75, 0.88, 0.09, 0, Math.PI)
      g.stroke()
    },
  }),
  box: world => ({
    broadness: 1.3,
    draw: pen => {
      const { g } = pen
      polygon(pen, '#a87a48', [0.2, 0.56, 1.1, 0.56, 1.16, 0.4, 0.14, 0.4])
      growFrom(pen, world, [0.18, 0.56, 1.12, 0.56, 1.2, 0.7, 0.1, 0.7], { x: 0.65, y: 0.62, w: 0.8 })
      polygon(pen, '#d0a468', [0.1, 0.68, 0, 0.84, -0.02, 0.56, 0.18, 0.54])
      polygon(pen, '#b98c54', [1.2, 0.68, 1.3, 0.84, 1.32, 0.56, 1.12, 0.54])
      g.fillStyle = pen.gradient(0.1, 0.68, 1.2, 1, '#d4ab74', '#bd9058', '#96703e')
      pen.fillRect(0.1, 0.68, 1.1, 0.32)
      g.fillStyle = 'rgba(120,84,44,.4)'
      pen.fillRect(0.6, 0.68, 0.1, 0.32)
    },
  }),
}
