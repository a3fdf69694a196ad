import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'

const TUFTS = 22

/** Locks that stand out around what is shaggy. */
export function drawTufts(
  pen: SharePen,
  fur: string,
  x: number,
  y: number,
  [rx, ry]: readonly [rx: number, ry: number],
) {
  for (let k = 0; k < TUFTS; k++) {
    const turn = (k / TUFTS) * Math.PI * 2
    const at = (angle: number, reach: number): [number, number] => [
      x + Math.cos(angle) * rx * reach,
      y + Math.sin(angle) * ry * reach,
    ]
    pen.fillShape(shadeHex(fur, k % 2 ? 0.1 : -0.14), () => {
      pen.moveTo(...at(turn - 0.2, 0.9))
      pen.quadTo(...at(turn - 0.02, 1.12), ...at(turn + 0.16, k % 3 ? 1.3 : 1.42))
      pen.quadTo(...at(turn + 0.18, 1.08), ...at(turn + 0.24, 0.9))
    })
  }
}
