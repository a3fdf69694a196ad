import type { BustPen } from './bust-pen.ts'

const GOLD = ['#fff0b8', '#e8b93a', '#a8741c']

/** Rings below the ears, over whatever hair is there. */
export function drawEarrings({ pen, face }: BustPen) {
  if (!face.earrings) return
  for (const side of [-1, 1]) {
    pen.inked(pen.gradient(side * 0.37 - 0.06, 0.66, side * 0.37 + 0.06, 0.8, ...GOLD), 0.02)
    pen.strokeArc(side * 0.37, 0.735, 0.062)
    pen.in(GOLD[1]).fillCircle(side * 0.37, 0.668, 0.02)
  }
}
