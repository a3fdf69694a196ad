import { type SharePen, tuples } from '../pen.ts'
import type { Piece, PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'

type Curve = readonly [
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x: number,
  y: number,
]

/** The point of a curve at a share of it, and its direction. */
function along([x0, y0, x1, y1, x2, y2, x3, y3]: Curve, t: number) {
  const s = 1 - t
  const x = s * s * s * x0 + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t * x3
  const y = s * s * s * y0 + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t * y3
  const dx = s * s * (x1 - x0) + 2 * s * t * (x2 - x1) + t * t * (x3 - x2)
  const dy = s * s * (y1 - y0) + 2 * s * t * (y2 - y1) + t * t * (y3 - y2)
  return { x, y, turn: Math.atan2(dy, dx) }
}

type Limb = readonly [curve: Curve, radii: readonly [from: number, to: number]]

/** Limbs without bones that grow thin towards their ends, lit from above, each side of all of them at a time. */
function drawLimbs(pen: SharePen, limbs: readonly Limb[], colour: string, belly?: string) {
  const steps = 44
  const rows: readonly (readonly [string, number, number])[] = [
    [shadeHex(colour, -0.38), 1, 0],
    [colour, 0.86, -0.06],
    ...(belly ? ([[belly, 0.42, 0.4]] as const) : []),
    [shadeHex(colour, 0.2), 0.3, -0.42],
  ]
  for (const [tone, share, aside] of rows) {
    pen.in(tone)
    for (const [curve, [from, to]] of limbs)
      for (let k = 0; k <= steps; k++) {
        const { x, y, turn } = along(curve, k / steps)
        const radius = from + (to - from) * (k / steps)
        pen.fillCircle(
          x - Math.sin(turn) * radius * aside,
          y + Math.cos(turn) * radius * aside,
          radius * share,
        )
      }
  }
}

/** The head of a serpent or a dragon in profile, `size` long from its nape, that looks to the left. */
function drawWyrmHead(
  pen: SharePen,
  x: number,
  y: number,
  size: number,
  colour: string,
  isWhiskered = false,
) {
  const { g } = pen
  const at = (dx: number, dy: number) => [x + dx * size, y + dy * size] as const
  for (const [bx, by, tx, ty] of tuples('.1 -.2 .62 -.62, -.05 -.24 .34 -.7'))
    pen.fillShape('#e6d9b4', () => {
      pen.moveTo(...at(bx - 0.08, by))
      pen.quadTo(...at(bx + 0.14, by - 0.3), ...at(tx, ty))
      pen.quadTo(...at(bx + 0.24, by - 0.1), ...at(bx + 0.1, by + 0.08))
    })
  pen.fillShape(shadeHex(colour, -0.3), () => {
    pen.moveTo(...at(0.2, 0.16))
    pen.lineTo(...at(-0.72, 0.42))
    pen.quadTo(...at(-0.3, 0.5), ...at(0.2, 0.4))
  })
  g.fillStyle = '#f4efe0'
  for (let k = 0; k < 4; k++)
    pen.fillShape('#f4efe0', () => {
      pen.moveTo(...at(-0.28 - k * 0.13, 0.12))
      pen.lineTo(...at(-0.36 - k * 0.13, 0.12))
      pen.lineTo(...at(-0.33 - k * 0.13, 0.25))
    })
  pen.fillShape(
    pen.gradient(...at(0, -0.3), ...at(0, 0.3), shadeHex(colour, 0.3), colour, shadeHex(colour, -0.2)),
    () => {
      pen.moveTo(...at(0.34, 0.2))
      pen.quadTo(...at(0.3, -0.3), ...at(-0.04, -0.28))
      pen.quadTo(...at(-0.34, -0.24), ...at(-0.44, -0.08))
      pen.quadTo(...at(-0.8, -0.14), ...at(-0.86, 0.06))
      pen.quadTo(...at(-0.84, 0.17), ...at(-0.6, 0.16))
      pen.quadTo(...at(-0.1, 0.12), ...at(0.1, 0.34))
    },
  )
  pen.in('#ffd95a').fillEllipse(...at(-0.18, -0.1), size * 0.1, size * 0.075, 0.2)
  pen.in('#1a1410').fillEllipse(...at(-0.18, -0.1), size * 0.03, size * 0.07, 0)
  pen.fillCircle(...at(-0.76, 0), size * 0.03)
  if (!isWhiskered) return
  pen.inked('#f0d890', size * 0.05)
  g.lineCap = 'round'
  for (const [cx, cy, ex, ey] of tuples('-1.1 .4 -1 .8, -1.2 0 -1.4 .34')) {
    pen.begin()
    pen.moveTo(...at(-0.76, 0.1))
    pen.quadTo(...at(cx, cy), ...at(ex, ey))
    g.stroke()
  }
}

/** A long dragon without wings that winds through the air, with a mane, whiskers and four short legs. */
function drawLongDragon(pen: SharePen, { colour = '#c8322a' }: PieceOptions) {
  const { g } = pen
  const gold = '#e8b83a'
  const parts: readonly Limb[] = [
    [
      [1.72, 0.3, 1.9, 0.12, 1.98, 0.34, 1.92, 0.46],
      [0.05, 0.012],
    ],
    [
      [1.1, 0.62, 1.3, 0.98, 1.56, 0.5, 1.72, 0.3],
      [0.085, 0.05],
    ],
    [
      [0.62, 0.4, 0.78, 0.06, 0.98, 0.36, 1.1, 0.62],
      [0.088, 0.085],
    ],
    [
      [0.3, 0.38, 0.36, 0.72, 0.52, 0.66, 0.62, 0.4],
      [0.075, 0.088],
    ],
  ]
  g.lineCap = 'round'
  for (const [x, y, lean] of tuples('.52 .62 -.09, 1.24 .74 .09, 1 .4 .1, 1.54 .56 .1')) {
    pen.inked(shadeHex(colour, -0.2), 0.05).strokePath(`M${x} ${y} L${x + lean} ${y + 0.12}
      L${x + lean * 0.4} ${y + 0.2}`)
    pen.inked(gold, 0.016)
    for (const toe of [-0.045, 0, 0.045])
      pen.strokeLine(x + lean * 0.4, y + 0.2, x + lean * 0.4 + toe, y + 0.245)
  }
  for (const [curve, [from, to]] of parts) {
    for (let k = 0; k <= 12; k++) {
      const { x, y, turn } = along(curve, k / 12)
      const reach = (from + (to - from) * (k / 12)) * 1.6
      const flip = Math.cos(turn) < 0 ? -1 : 1
      pen.in(gold).fillPath(`M${x - Math.cos(turn) * 0.04} ${y - Math.sin(turn) * 0.04}
        L${x + Math.sin(turn) * reach * flip} ${y - Math.cos(turn) * reach * flip}
        L${x + Math.cos(turn) * 0.04} ${y + Math.sin(turn) * 0.04}`)
    }
  }
  drawLimbs(pen, parts, colour, '#f2d48a')
  for (const [dx, dy] of tuples('.1 -.16, .17 -.06, .17 .06, .12 .14'))
    pen.in(gold).fillPath(`M.26 .26 Q${0.3 + dx * 0.4} ${0.28 + dy} ${0.3 + dx} ${0.3 + dy} Q.34 .36 .3 .4`)
  drawWyrmHead(pen, 0.3, 0.33, 0.24, colour, true)
  for (const [x, y] of tuples('1.92 .46, 1.96 .42, 1.88 .44'))
    pen.in(gold).fillPath(`M1.9 .4 Q${x + 0.05} ${y} ${x} ${y + 0.12} Q${x - 0.06} ${y} 1.9 .4`)
}

/** Beings of fairy tales that are like no animal. */
export const TALE_CREATURES: Readonly<Record<string, Piece>> = {
  '@longdragon': { broadness: 2.02, draw: drawLongDragon },
}
