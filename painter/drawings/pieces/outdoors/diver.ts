import type { SharePen } from '../../pen.ts'

/** A folded paper plane that flies to the right. */
export function drawPaperPlane(pen: SharePen) {
  pen.fillShape('#c9ced6', () => {
    pen.moveTo(0.1, 0.1)
    pen.lineTo(2, 0.36)
    pen.lineTo(0.52, 0.62)
  })
  pen.fillShape('#9aa3ae', () => {
    pen.moveTo(0.52, 0.62)
    pen.lineTo(2, 0.36)
    pen.lineTo(0.7, 1)
  })
  pen.fillShape(pen.gradient(0, 0.2, 0.4, 0.8, '#ffffff', '#e6eaf0'), () => {
    pen.moveTo(0, 0.56)
    pen.lineTo(2, 0.36)
    pen.lineTo(0.56, 0.74)
  })
}
