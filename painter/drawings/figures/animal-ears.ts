import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'

const INSIDE = '#f2b8c0'

/** What ears are on: the middle of the crown, and half the head's breadth. */
type Head = { y: number; half: number }

/** The upright ears of a cat or a fox on somebody's hair. */
export function drawCatEars(pen: SharePen, { y, half }: Head, fur: string) {
  for (const side of [-1, 1]) {
    const ear = (grow: number, fill: string) =>
      pen.in(fill).fillPath(`M${side * half * (0.28 + (1 - grow) * 0.3)} ${y + half * 0.12}
        Q${side * half * 0.62} ${y - half * 0.6} ${side * half * 0.98} ${y - half * (0.2 + 0.85 * grow)}
        Q${side * half * 1.14} ${y - half * 0.1} ${side * half * (1.02 - (1 - grow) * 0.3)} ${y + half * 0.5}`)
    ear(1, side < 0 ? shadeHex(fur, 0.12) : shadeHex(fur, -0.15))
    ear(0.6, INSIDE)
  }
}

/** The long ears of a rabbit on somebody's hair. */
export function drawRabbitEars(pen: SharePen, { y, half }: Head, fur: string) {
  for (const side of [-1, 1])
    for (const [grow, fill] of [
      [1, side < 0 ? shadeHex(fur, 0.1) : shadeHex(fur, -0.12)],
      [0.55, INSIDE],
    ] as const) {
      pen.g.fillStyle = fill
      pen.fillEllipse(
        side * half * 0.5,
        y - half * 0.85,
        half * 0.26 * grow,
        half * 1.05 * (0.4 + 0.6 * grow),
        side * 0.16,
      )
    }
}

/** Two curved horns that grow from somebody's hair. */
export function drawHorns(pen: SharePen, { y, half }: Head, horn: string) {
  for (const side of [-1, 1])
    pen
      .in(pen.across(side * half * 0.3, side * half * 1.2, shadeHex(horn, 0.2), shadeHex(horn, -0.3)))
      .fillPath(`M${side * half * 0.34} ${y + half * 0.02}
      Q${side * half * 0.5} ${y - half * 0.7} ${side * half * 1.05} ${y - half * 1.0}
      Q${side * half * 0.9} ${y - half * 0.35} ${side * half * 0.78} ${y + half * 0.24}`)
}
