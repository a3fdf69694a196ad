import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { HEAD_RADIUS, HEAD_Y } from './figure-pen.ts'

/** Headphones over the hair of a whole figure: the band over the crown and a cup on each ear. */
export function drawHeadphones(pen: SharePen, colour: string) {
  drawPair(pen, colour, {
    half: HEAD_RADIUS * 1.06,
    row: HEAD_Y + 0.004,
    rise: HEAD_RADIUS * 1.3,
    cup: 0.021,
  })
}

/** The same on head and shoulders, whose crown is on row 0 and whose chin on row 1. */
export function drawLargeHeadphones(pen: SharePen, colour: string) {
  drawPair(pen, colour, { half: 0.405, row: 0.55, rise: 0.62, cup: 0.125 })
}

/** Half the breadth between the cups, the row of their middle, how high the band rises above it, and half a cup's height. */
type Fit = { half: number; row: number; rise: number; cup: number }

function drawPair(pen: SharePen, colour: string, { half, row, rise, cup }: Fit) {
  for (const [width, tone] of [
    [0.62, shadeHex(colour, -0.25)],
    [0.3, shadeHex(colour, 0.25)],
  ] as const)
    pen.inked(tone, cup * width).strokeEllipse(0, row, half, rise, 0, Math.PI, Math.PI * 2)
  for (const side of [-1, 1]) {
    pen.in('#1b1c20').fillEllipse(side * half * 0.98, row, cup * 0.6, cup)
    pen.in(colour).fillEllipse(side * half * 1.07, row, cup * 0.5, cup * 0.86)
    pen.in('rgba(255,255,255,.4)')
    pen.fillEllipse(side * half * 1.08 - cup * 0.1, row - cup * 0.3, cup * 0.14, cup * 0.24)
  }
}
