import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { polygon, spread } from '../shapes.ts'

/** A ring of carved stone with a whirl of light in it. */
function drawPortal(pen: SharePen, { colour = '#5ad1ff' }: PieceOptions) {
  const { g } = pen
  g.fillStyle = pen.glow(0.5, 0.48, 0.4, [
    [0, '#ffffff'],
    [0.3, shadeHex(colour, 0.5)],
    [0.75, colour],
    [1, shadeHex(colour, -0.45)],
  ])
  pen.fillEllipse(0.5, 0.48, 0.36, 0.4, 0)
  g.strokeStyle = 'rgba(255,255,255,.5)'
  for (let k = 0; k < 5; k++) {
    pen.lineWidth = 0.012
    pen.begin()
    for (let step = 0; step <= 40; step++) {
      const reach = step / 40
      const at = k * 1.257 + reach * 3.4
      const [x, y] = [0.5 + Math.cos(at) * 0.35 * reach, 0.48 + Math.sin(at) * 0.39 * reach]
      if (step === 0) pen.moveTo(x, y)
      else pen.lineTo(x, y)
    }
    g.stroke()
  }
  for (let k = 0; k < 22; k++) {
    const [from, to] = [(k / 22) * 6.2832 + 0.02, ((k + 1) / 22) * 6.2832 - 0.02]
    const point = (at: number, reach: number) => [
      0.5 + Math.cos(at) * 0.36 * reach,
      0.48 + Math.sin(at) * 0.4 * reach,
    ]
    const lit = -Math.cos(from - 0.8) * 0.25
    polygon(pen, shadeHex('#77726a', lit + (spread(k) - 0.5) * 0.14), [
      ...point(from, 1),
      ...point(to, 1),
      ...point(to, 1.24),
      ...point(from, 1.24),
    ])
    if (k % 2) continue
    g.fillStyle = colour
    const [x, y] = point((from + to) / 2, 1.12)
    pen.fillEllipse(x, y, 0.014, 0.014, 0)
  }
  polygon(pen, pen.across(0.1, 0.9, '#8d877d', '#6b665e', '#45413b'), [0.14, 1, 0.2, 0.9, 0.8, 0.9, 0.86, 1])
}

/** What land and magic set up by themselves. */
export const WONDER_PIECES: Readonly<Record<string, Piece>> = {
  '@portal': { broadness: 1, draw: drawPortal },
}
