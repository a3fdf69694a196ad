import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece } from '../piece.ts'
import { ball, polygon, spread } from '../shapes.ts'

const CRUST = '#d39a50'
const TIP = [0.08, 0.42] as const

/** One piece cut from a round pie, its tip to the left: the filling between its base and what is on top. */
function drawPieSlice(pen: SharePen, filling: string, top: string) {
  const { g } = pen
  // The cut side, from the tip to the rim.
  polygon(pen, pen.gradient(0, 0.5, 0, 0.95, filling, shadeHex(filling, -0.25)), [
    ...TIP,
    1.5,
    0.56,
    1.5,
    0.9,
    0.1,
    0.66,
  ])
  polygon(
    pen,
    pen.gradient(0, 0.6, 0, 1, CRUST, shadeHex(CRUST, -0.3)),
    [0.09, 0.62, 1.5, 0.84, 1.5, 0.98, 0.11, 0.72],
  )
  // From above.
  polygon(pen, pen.gradient(0, 0.1, 1.5, 0.6, shadeHex(top, 0.2), top, shadeHex(top, -0.12)), [
    ...TIP,
    1.36,
    0.1,
    1.62,
    0.3,
    1.5,
    0.57,
  ])
  for (let k = 0; k < 12; k++) {
    const along = 0.25 + spread(k) * 0.7
    const across = spread(k, 0.37) - 0.5
    g.fillStyle = shadeHex(top, spread(k, 0.71) * 0.3 - 0.1)
    pen.fillEllipse(0.08 + along * 1.3, 0.41 - along * 0.07 + across * along * 0.34, 0.05, 0.02)
  }
  // The rim of the crust, from the far corner round to the near one.
  for (let k = 0; k <= 9; k++) {
    const share = k / 9
    const bulge = Math.sin(share * Math.PI) * 0.14
    const [x, y] = [1.4 + share * 0.14 + bulge, 0.13 + share * 0.46]
    polygon(pen, shadeHex(CRUST, -0.2), [x - 0.08, y, x + 0.08, y, x + 0.04, y + 0.36, x - 0.06, y + 0.36])
    ball(pen, x, y, 0.1, CRUST)
  }
}

const slice = (filling: string, top = filling): Piece => ({
  broadness: 1.84,
  draw: pen => drawPieSlice(pen, filling, top),
})

/** Single pieces of what is baked round, by their filling. */
export const SLICES: Readonly<Record<string, Piece>> = {
  '@pieslice': slice('#d8a04a', '#cf9448'),
}
