import type { SKRSContext2D } from '@napi-rs/canvas'

/** The strokes of each sign in a box of one by one, as x, y, x, y and so on. */
const STROKES: Readonly<Record<string, readonly (readonly number[])[]>> = {
  A: [
    [0, 1, 0.5, 0, 1, 1],
    [0.2, 0.64, 0.8, 0.64],
  ],
  B: [
    [0, 0, 0, 1],
    [0, 0, 0.6, 0, 0.85, 0.12, 0.85, 0.36, 0.6, 0.48, 0, 0.48],
    [0, 0.48, 0.7, 0.48, 1, 0.6, 1, 0.88, 0.7, 1, 0, 1],
  ],
  C: [[1, 0.15, 0.72, 0, 0.3, 0, 0, 0.25, 0, 0.75, 0.3, 1, 0.72, 1, 1, 0.85]],
  D: [[0, 0, 0, 1, 0.55, 1, 1, 0.7, 1, 0.3, 0.55, 0, 0, 0]],
  E: [
    [1, 0, 0, 0, 0, 1, 1, 1],
    [0, 0.5, 0.8, 0.5],
  ],
  F: [
    [1, 0, 0, 0, 0, 1],
    [0, 0.5, 0.8, 0.5],
  ],
  J: [[0.8, 0, 0.8, 0.75, 0.6, 1, 0.25, 1, 0, 0.8]],
  K: [
    [0, 0, 0, 1],
    [0.9, 0, 0, 0.55],
    [0.35, 0.4, 1, 1],
  ],
  Q: [
    [0.3, 0, 0.7, 0, 1, 0.25, 1, 0.75, 0.7, 1, 0.3, 1, 0, 0.75, 0, 0.25, 0.3, 0],
    [0.6, 0.7, 1.05, 1.08],
  ],
  10: [
    [-0.1, 0.2, 0.1, 0, 0.1, 1],
    [0.55, 0, 0.85, 0, 1, 0.2, 1, 0.8, 0.85, 1, 0.55, 1, 0.4, 0.8, 0.4, 0.2, 0.55, 0],
  ],
}

/** Strokes a sign in the canvas's colour and line width, in a box of its pixels: no typeface of the machine is asked for. */
export function strokeSign(
  g: SKRSContext2D,
  sign: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
) {
  g.lineJoin = 'round'
  g.lineCap = 'round'
  for (const flat of STROKES[sign]) {
    g.beginPath()
    for (let k = 0; k < flat.length; k += 2) g.lineTo(x + flat[k] * width, y + flat[k + 1] * height)
    g.stroke()
  }
}

/** Fills a heart, or turned over and on a foot a spade, around x and y. */
export function fillPip(g: SKRSContext2D, suit: 'heart' | 'spade', x: number, y: number, size: number) {
  const up = suit === 'heart' ? 1 : -1
  const at = (u: number, v: number) => [x + u * size, y + v * size * up] as const
  g.beginPath()
  g.moveTo(...at(0, 0.5))
  g.bezierCurveTo(...at(-0.2, 0.25), ...at(-0.5, 0.1), ...at(-0.5, -0.18))
  g.bezierCurveTo(...at(-0.5, -0.52), ...at(-0.08, -0.52), ...at(0, -0.2))
  g.bezierCurveTo(...at(0.08, -0.52), ...at(0.5, -0.52), ...at(0.5, -0.18))
  g.bezierCurveTo(...at(0.5, 0.1), ...at(0.2, 0.25), ...at(0, 0.5))
  if (suit === 'spade') {
    g.moveTo(x, y + size * 0.1)
    g.lineTo(x + size * 0.2, y + size * 0.56)
    g.lineTo(x - size * 0.2, y + size * 0.56)
  }
  g.fill()
}
