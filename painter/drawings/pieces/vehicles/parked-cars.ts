import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import { face, SNOW } from '../buildings/masonry.ts'
import type { PieceOptions } from '../piece.ts'

/** Old cars in a heap. */
export function drawScrapHeap(pen: SharePen) {
  const rust = ['#8a4a2c', '#6a6f74', '#a35a34', '#4f6a78', '#7a3a26', '#9a8a5a']
  const car = (x: number, y: number, turn: number, own: string) => {
    const { g } = pen
    g.save()
    g.translate(pen.x(x + 0.3), pen.y(y + 0.12))
    g.rotate(turn)
    g.translate(-pen.x(0.3), -pen.y(0.12))
    pen.fillShape(pen.gradient(0, 0, 0, 0.24, shadeHex(own, 0.25), own, shadeHex(own, -0.4)), () => {
      pen.moveTo(0, 0.22)
      pen.lineTo(0.01, 0.12)
      pen.lineTo(0.13, 0.1)
      pen.lineTo(0.2, 0.01)
      pen.lineTo(0.4, 0.0)
      pen.lineTo(0.48, 0.1)
      pen.lineTo(0.6, 0.13)
      pen.lineTo(0.6, 0.22)
    })
    face(pen, '#20262c', [
      [0.16, 0.1],
      [0.22, 0.03],
      [0.3, 0.025],
      [0.3, 0.1],
    ])
    face(pen, '#20262c', [
      [0.32, 0.1],
      [0.32, 0.025],
      [0.39, 0.025],
      [0.45, 0.1],
    ])
    g.fillStyle = '#191a1c'
    for (const w of [0.13, 0.47]) pen.fillCircle(w, 0.22, 0.05)
    g.fillStyle = 'rgba(110,50,20,.5)'
    pen.fillEllipse(0.08, 0.16, 0.05, 0.03)
    pen.fillEllipse(0.5, 0.17, 0.06, 0.03)
    g.restore()
  }
  for (const [row, cars] of [4, 3, 2].entries())
    for (let k = 0; k < cars; k++)
      car(
        row * 0.3 + k * 0.58,
        0.72 - row * 0.25,
        (((k * 3 + row * 5) % 5) - 2) * 0.05,
        rust[(k * 2 + row * 3) % rust.length],
      )
  car(0.9, 0.0, 0.12, rust[3])
}

/** Cars side by side in their bays, seen from the front. */
export function drawParkedCars(pen: SharePen, { snow, night }: PieceOptions) {
  const { g } = pen
  const paints = ['#b8342c', '#d8dadc', '#2f5a8c', '#3a3d42', '#c9a23a', '#7d858c']
  for (const [k, paint] of paints.entries()) {
    const x = k * 1.22
    g.fillStyle = '#17181a'
    for (const w of [0.1, 0.86]) pen.fillRoundRect(x + w, 0.76, 0.16, 0.24, 0.05)
    pen.fillShape(pen.gradient(0, 0, 0, 0.5, shadeHex(paint, 0.2), paint), () => {
      pen.moveTo(x + 0.14, 0.48)
      pen.lineTo(x + 0.26, 0.08)
      pen.quadTo(x + 0.56, 0, x + 0.86, 0.08)
      pen.lineTo(x + 0.98, 0.48)
    })
    face(pen, pen.gradient(0, 0.1, 0, 0.46, '#a9c4d2', '#4f6676'), [
      [x + 0.22, 0.46],
      [x + 0.31, 0.13],
      [x + 0.81, 0.13],
      [x + 0.9, 0.46],
    ])
    g.fillStyle = pen.gradient(0, 0.42, 0, 0.9, shadeHex(paint, 0.3), paint, shadeHex(paint, -0.45))
    pen.fillRoundRect(x + 0.06, 0.44, 1.0, 0.44, 0.12)
    g.fillStyle = '#1e2023'
    pen.fillRoundRect(x + 0.34, 0.6, 0.44, 0.1, 0.03)
    pen.fillRect(x + 0.14, 0.8, 0.84, 0.05)
    g.fillStyle = night ? '#fff4cc' : '#e9eef0'
    for (const w of [0.13, 0.83]) pen.fillEllipse(x + w + 0.08, 0.62, 0.085, 0.055)
    g.fillStyle = '#e6e6e0'
    pen.fillRect(x + 0.44, 0.72, 0.24, 0.07)
    if (!snow) continue
    g.fillStyle = SNOW
    pen.fillEllipse(x + 0.56, 0.07, 0.32, 0.06)
  }
}
