import { tuples } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Beast } from './beast.ts'
import type { FigurePen } from './figure-pen.ts'

type Draw = (figure: FigurePen, beast: Beast) => void

/** What an animal that stands like a person is known by beside its head, behind the body. */
export function drawBehindBody(figure: FigurePen, beast: Beast) {
  if (beast.body) BEHIND[beast.body]?.(figure, beast)
}

const BEHIND: Partial<Record<NonNullable<Beast['body']>, Draw>> = {
  tentacles: drawTentacles,
  wings: (figure, beast) => drawWings(figure, beast.wings ?? '#dfeaf2'),
  fins: drawFins,
}

/** Half of them; the arms and legs are the others. */
const TENTACLES = 3

/** A tall mantle behind the face, and arms that curl from the hips. */
function drawTentacles({ pen, g, bones }: FigurePen, { fur }: Beast) {
  const { head, pelvis } = bones
  g.fillStyle = pen.across(head.x - 0.17, head.x + 0.17, shadeHex(fur, 0.16), fur, shadeHex(fur, -0.22))
  pen.fillEllipse(head.x, head.y - 0.08, 0.165, 0.2)
  g.lineCap = 'round'
  for (const side of [-1, 1])
    for (let k = TENTACLES - 1; k >= 0; k--) {
      const reach = 0.2 + k * 0.085
      const end = pelvis.y + 0.36 - k * 0.13
      pen
        .inked(shadeHex(fur, -0.08 - k * 0.07), 0.062 - k * 0.006)
        .strokePath(`M${pelvis.x} ${pelvis.y - 0.04}
        C${pelvis.x + side * reach * 0.9} ${pelvis.y} ${pelvis.x + side * reach * 0.5} ${end + 0.02} ${pelvis.x + side * reach} ${end}
        Q${pelvis.x + side * (reach + 0.1)} ${end - 0.03} ${pelvis.x + side * (reach + 0.06)} ${end - 0.1}`)
      g.fillStyle = shadeHex(fur, 0.4)
      for (let n = 0; n < 3; n++)
        pen.fillCircle(pelvis.x + side * (reach - 0.05 + n * 0.05), end + 0.002, 0.011)
    }
}

/** Two pairs from the shoulders. */
function drawWings({ pen, g, bones }: FigurePen, colour: string) {
  const { chest } = bones
  for (const side of [-1, 1])
    for (const [lean, long, broad, tone] of tuples('-.62 .2 .115 0, .34 .155 .095 -.12')) {
      const x = chest.x + side * Math.cos(lean) * long * 1.15
      const y = chest.y + 0.04 + Math.sin(lean) * long * 1.15
      pen.in(shadeHex(colour, -0.45)).fillEllipse(x, y, long + 0.01, broad + 0.01, side * lean)
      g.fillStyle = pen.glow(x, y, long, [
        [0, shadeHex(colour, 0.35 + tone)],
        [0.6, shadeHex(colour, tone)],
        [1, shadeHex(colour, tone - 0.2)],
      ])
      pen.fillEllipse(x, y, long, broad, side * lean)
    }
}

/** A fin over the head, and a tail beside the legs. */
function drawFins({ pen, bones }: FigurePen, { fur }: Beast) {
  const { head, pelvis } = bones
  pen.in(shadeHex(fur, -0.12)).fillPath(`M${head.x - 0.08} ${head.y - 0.06}
    Q${head.x - 0.03} ${head.y - 0.2} ${head.x + 0.07} ${head.y - 0.26}
    Q${head.x + 0.03} ${head.y - 0.16} ${head.x + 0.09} ${head.y - 0.06}`)
  pen.in(shadeHex(fur, -0.18)).fillPath(`M${pelvis.x} ${pelvis.y - 0.06}
    Q${pelvis.x + 0.2} ${pelvis.y + 0.02} ${pelvis.x + 0.25} ${pelvis.y + 0.14}
    Q${pelvis.x + 0.36} ${pelvis.y + 0.1} ${pelvis.x + 0.4} ${pelvis.y + 0.02}
    Q${pelvis.x + 0.42} ${pelvis.y + 0.2} ${pelvis.x + 0.33} ${pelvis.y + 0.26}
    Q${pelvis.x + 0.28} ${pelvis.y + 0.36} ${pelvis.x + 0.16} ${pelvis.y + 0.4}
    Q${pelvis.x + 0.2} ${pelvis.y + 0.28} ${pelvis.x + 0.17} ${pelvis.y + 0.2}
    Q${pelvis.x + 0.1} ${pelvis.y + 0.1} ${pelvis.x} ${pelvis.y + 0.08}`)
}
