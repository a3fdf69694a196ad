import type { SharePen } from '../pen.ts'
import type { Keeper, KeptWorld } from './kept-world-words.ts'
import { KEEPERS, KEPT_WORLDS } from './kept-world-words.ts'
import { OPEN_KEEPERS } from './open-keepers.ts'
import type { Piece } from './piece.ts'
import { ball, fromAbove, polyline, rounding, spread, turned } from './shapes.ts'
import { GROUNDS, type Site, SKIES, THINGS } from './small-worlds.ts'

/** Sky, ground and things of a world inside of glass, whose outline is the path. */
function fillGlass(pen: SharePen, world: KeptWorld, site: Site, outline: () => void) {
  const { g } = pen
  g.save()
  pen.begin()
  outline()
  g.clip()
  const [above, below] = SKIES[world] ?? ['#8cc8ee', '#eaf6fb']
  g.fillStyle = pen.gradient(0, 0, 0, 0.9, above, below, below)
  pen.fillRect(-1, -1, 4, 3)
  g.fillStyle = fromAbove(pen, site.y - 0.06, 1, GROUNDS[world])
  if (world !== 'galaxy') pen.fillEllipse(site.x, site.y + site.w * 0.42, site.w * 0.9, site.w * 0.48)
  THINGS[world](pen, site)
  if (world === 'winter') {
    g.fillStyle = '#ffffff'
    for (let k = 0; k < 40; k++)
      pen.fillCircle(spread(k) * 0.9, spread(k, 0.37) * 0.9, 0.006 + spread(k, 0.7) * 0.006)
  }
  g.restore()
  g.strokeStyle = 'rgba(214,236,244,.95)'
  pen.lineWidth = 0.018
  pen.begin()
  outline()
  g.stroke()
}

function shine(pen: SharePen, x: number, y: number, long: number, lean: number) {
  pen.g.fillStyle = 'rgba(255,255,255,.6)'
  pen.fillEllipse(x, y, long * 0.3, long, lean)
}

const VESSELS: Readonly<Record<Keeper, (world: KeptWorld) => Piece>> = {
  bottle: world => ({
    broadness: 0.6,
    draw: pen => {
      fillGlass(pen, world, { x: 0.3, y: 0.84, w: 0.52 }, () => {
        pen.moveTo(0.22, 0.1)
        pen.lineTo(0.38, 0.1)
        pen.lineTo(0.38, 0.26)
        pen.curveTo(0.4, 0.36, 0.59, 0.36, 0.59, 0.5)
        pen.lineTo(0.59, 0.93)
        pen.curveTo(0.59, 1, 0.01, 1, 0.01, 0.93)
        pen.lineTo(0.01, 0.5)
        pen.curveTo(0.01, 0.36, 0.2, 0.36, 0.22, 0.26)
        pen.lineTo(0.22, 0.1)
      })
      pen.g.fillStyle = rounding(pen, 0.22, 0.38, '#b8824a')
      pen.fillRoundRect(0.23, 0, 0.14, 0.14, 0.02)
      shine(pen, 0.1, 0.6, 0.12, 0.1)
    },
  }),
  jar: world => ({
    broadness: 0.74,
    draw: pen => {
      fillGlass(pen, world, { x: 0.37, y: 0.8, w: 0.62 }, () => {
        pen.moveTo(0.12, 0.12)
        pen.lineTo(0.62, 0.12)
        pen.curveTo(0.73, 0.16, 0.73, 0.2, 0.73, 0.28)
        pen.lineTo(0.73, 0.9)
        pen.curveTo(0.73, 1.01, 0.01, 1.01, 0.01, 0.9)
        pen.lineTo(0.01, 0.28)
        pen.curveTo(0.01, 0.2, 0.01, 0.16, 0.12, 0.12)
      })
      pen.g.fillStyle = rounding(pen, 0.1, 0.64, '#b8854e')
      pen.fillRoundRect(0.1, 0, 0.54, 0.13, 0.03)
      shine(pen, 0.1, 0.42, 0.13, 0.05)
    },
  }),
  bulb: world => ({
    broadness: 0.74,
    draw: pen => {
      pen.g.fillStyle = rounding(pen, 0.24, 0.5, '#a8adb4')
      pen.fillRoundRect(0.25, 0.74, 0.24, 0.2, 0.03)
      polyline(pen, '#7a8088', 0.018, [0.25, 0.81, 0.49, 0.83])
      polyline(pen, '#7a8088', 0.018, [0.25, 0.87, 0.49, 0.89])
      ball(pen, 0.37, 0.95, 0.05, '#4a4e56')
      fillGlass(pen, world, { x: 0.37, y: 0.56, w: 0.56 }, () => {
        pen.moveTo(0.26, 0.76)
        pen.curveTo(0.26, 0.62, 0.01, 0.58, 0.01, 0.36)
        pen.curveTo(0.01, -0.11, 0.73, -0.11, 0.73, 0.36)
        pen.curveTo(0.73, 0.58, 0.48, 0.62, 0.48, 0.76)
        pen.lineTo(0.26, 0.76)
      })
      shine(pen, 0.15, 0.24, 0.1, 0.5)
    },
  }),
  globe: world => ({
    broadness: 0.9,
    draw: pen => {
      fillGlass(pen, world, { x: 0.45, y: 0.62, w: 0.66 }, () => pen.arc(0.45, 0.42, 0.41))
      turned(pen, rounding(pen, 0.1, 0.8, '#7a4a2c'), 0.45, [0.3, 0.76, 0.34, 0.82, 0.4, 0.92, 0.4, 1])
      polyline(pen, '#d8b04a', 0.025, [0.1, 0.88, 0.8, 0.88])
      shine(pen, 0.22, 0.24, 0.1, 0.6)
    },
  }),
  teacup: world => ({
    broadness: 1.2,
    draw: pen => {
      pen.g.fillStyle = '#e4ddd2'
      pen.fillEllipse(0.5, 0.95, 0.48, 0.05)
      pen.g.strokeStyle = '#f4efe6'
      pen.lineWidth = 0.045
      pen.begin()
      pen.ellipse(0.9, 0.68, 0.13, 0.1, 0)
      pen.g.stroke()
      turned(
        pen,
        rounding(pen, 0.08, 0.92, '#faf6ee'),
        0.5,
        [0.42, 0.54, 0.4, 0.7, 0.28, 0.88, 0.2, 0.92, 0.22, 0.96],
      )
      pen.g.fillStyle = '#d8d0c2'
      pen.fillEllipse(0.5, 0.54, 0.42, 0.07)
      pen.g.fillStyle = GROUNDS[world]
      pen.fillEllipse(0.5, 0.55, 0.4, 0.055)
      THINGS[world](pen, { x: 0.5, y: 0.53, w: 0.62 })
      polyline(pen, '#e0a8b4', 0.02, [0.1, 0.66, 0.3, 0.7, 0.5, 0.71, 0.7, 0.7, 0.9, 0.66])
    },
  }),
  ...OPEN_KEEPERS,
}

/** Small worlds in bottles, jars, bulbs, globes and cups. */
export const KEPT_WORLD_PIECES: Readonly<Record<string, Piece>> = Object.fromEntries(
  KEEPERS.flatMap(keeper =>
    KEPT_WORLDS.map(world => [`@${keeper}${world}`, VESSELS[keeper](world)] as const),
  ),
)
