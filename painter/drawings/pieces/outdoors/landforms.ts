import type { SharePen } from '../../pen.ts'

/** Mount Fuji from afar. */
export function drawFuji(pen: SharePen) {
  const { g } = pen
  const outline = () => {
    pen.moveTo(0, 1)
    pen.curveTo(0.7, 0.84, 1.04, 0.36, 1.26, 0.06)
    pen.quadTo(1.36, 0.0, 1.42, 0.03)
    pen.quadTo(1.5, 0.0, 1.58, 0.06)
    pen.curveTo(1.8, 0.36, 2.14, 0.84, 2.84, 1)
  }
  pen.fillShape(pen.sheen(0.2, 2.6, 0.36, '#7c8fac', '#5c7094', '#3f4f70'), outline)
  g.save()
  pen.begin()
  outline()
  g.closePath()
  g.clip()
  pen.fillShape(pen.across(0.9, 2, '#ffffff', '#eef3fa', '#b4c4dc'), () => {
    pen.moveTo(0.9, 0)
    pen.lineTo(1.95, 0)
    pen.lineTo(1.98, 0.46)
    for (const [x, y] of [
      [1.86, 0.34],
      [1.8, 0.52],
      [1.7, 0.36],
      [1.6, 0.58],
      [1.5, 0.38],
      [1.4, 0.6],
      [1.31, 0.37],
      [1.2, 0.54],
      [1.11, 0.36],
      [1.0, 0.5],
      [0.9, 0.4],
    ])
      pen.lineTo(x, y)
  })
  g.restore()
}
