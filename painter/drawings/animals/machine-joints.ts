import { shadeHex } from '../tint.ts'
import type { QuadrupedPen } from './quadruped-pen.ts'

const STEEL = '#8f98a3'
const [DARK, BRIGHT] = [shadeHex(STEEL, -0.62), shadeHex(STEEL, 0.75)]
const PLATES = 4

/** What shows that an animal is a machine: plates on its trunk, bolted joints and an aerial. */
export function drawMachineJoints({ pen, build, shoulders, hips, skull }: QuadrupedPen) {
  pen.inked(DARK, 0.035)
  for (let k = 1; k < PLATES; k++) {
    const t = k / PLATES
    const x = shoulders.x + (hips.x - shoulders.x) * t
    const y = shoulders.y + (hips.y - shoulders.y) * t
    pen.strokeLine(x, y - build.waist * 0.86, x, y + build.waist * 0.8)
  }
  for (const [joint, radius] of [
    [shoulders, build.chest * 0.46],
    [hips, build.rump * 0.46],
  ] as const) {
    pen.in(DARK).fillCircle(joint.x, joint.y + 0.05, radius)
    pen.in(BRIGHT).fillCircle(joint.x, joint.y + 0.05, radius * 0.62)
  }
  const top = skull.y - build.head * 1.9
  pen.inked(DARK, 0.03)
  pen.strokeLine(skull.x + build.head * 0.1, skull.y - build.head * 0.7, skull.x + build.head * 0.25, top)
  pen.in(BRIGHT).fillCircle(skull.x + build.head * 0.25, top, build.head * 0.16)
}
