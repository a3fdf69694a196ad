import type { SharePen } from '../../pen.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { spread } from '../shapes.ts'

/** Bare feet that have gone along the ground, the left and the right by turns. */
function drawFootprints(pen: SharePen, { snow }: PieceOptions) {
  const { g } = pen
  const dent = snow ? 'rgba(112,136,170,.8)' : 'rgba(84,54,28,.62)'
  const rim = snow ? 'rgba(255,255,255,.6)' : 'rgba(255,240,210,.45)'
  for (let step = 0; step < 8; step++) {
    const isLeft = step % 2 === 0
    const [x, y] = [
      0.5 + step * 0.86 + (isLeft ? 0.1 : 0),
      (isLeft ? 0.3 : 0.7) + (spread(step) - 0.5) * 0.06,
    ]
    const print = (along: number, aside: number, length: number, breadth: number) => {
      g.fillStyle = rim
      pen.fillEllipse(x + along, y + aside + 0.03, length, breadth)
      g.fillStyle = dent
      pen.fillEllipse(x + along, y + aside, length, breadth)
    }
    print(-0.12, 0, 0.17, 0.1)
    print(0.16, 0, 0.15, 0.13)
    if (snow) continue
    for (const toe of [-2, -1, 0, 1, 2]) print(0.36 - Math.abs(toe) * 0.025, toe * 0.055, 0.042, 0.028)
  }
}

/** A crystal of snow, six times the same branch. */
function drawSnowflake(pen: SharePen, { colour = '#eef7ff' }: PieceOptions) {
  const { g } = pen
  const draw = (tone: string, breadth: number) => {
    g.strokeStyle = tone
    for (let side = 0; side < 6; side++) {
      const turn = (side * Math.PI) / 3 + Math.PI / 6
      const at = (along: number, aside: number) =>
        [
          0.5 + Math.cos(turn) * along - Math.sin(turn) * aside,
          0.5 + Math.sin(turn) * along + Math.cos(turn) * aside,
        ] as const
      pen.lineWidth = breadth
      pen.strokeLine(...at(0, 0), ...at(0.47, 0))
      for (const [along, reach] of [
        [0.14, 0.08],
        [0.25, 0.13],
        [0.36, 0.085],
      ])
        for (const hand of [-1, 1]) pen.strokeLine(...at(along, 0), ...at(along + reach * 0.7, hand * reach))
    }
  }
  draw('rgba(60,110,170,.55)', 0.05)
  draw(colour, 0.03)
}

/** What lies about out of doors, and what wind and water do. */
export const GROUND_FINDS: Readonly<Record<string, Piece>> = {
  '@footprints': { broadness: 7.2, draw: drawFootprints },

  '@snowflake': { broadness: 1, draw: drawSnowflake },
}
