import type { SharePen } from '../../pen.ts'

/** Three stumps with two bails across them. */
export function drawWicket(pen: SharePen) {
  const { g } = pen
  for (const x of [0.08, 0.24, 0.4]) {
    g.fillStyle = pen.across(x - 0.03, x + 0.03, '#f0d9a4', '#d2ab66', '#8a6434')
    pen.fillRoundRect(x - 0.03, 0.04, 0.06, 0.96, 0.02)
    g.fillStyle = '#7a5428'
    pen.fillRect(x - 0.03, 0.9, 0.06, 0.02)
  }
  for (const x of [0.06, 0.25]) {
    g.fillStyle = pen.gradient(0, 0.01, 0, 0.06, '#f4dfae', '#a87a3e')
    pen.fillRoundRect(x, 0.01, 0.17, 0.05, 0.025)
  }
}
