import { tuples } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Beast } from './beast.ts'
import { drawTufts } from './beast-fur.ts'
import type { FigurePen } from './figure-pen.ts'

type Draw = (figure: FigurePen, beast: Beast) => void

/** What an animal that stands like a person is known by beside its head, behind the body. */
export function drawBehindBody(figure: FigurePen, beast: Beast) {
  if (beast.body) BEHIND[beast.body]?.(figure, beast)
}

/** The same before the body. */
export function drawBeforeBody(figure: FigurePen, beast: Beast) {
  if (beast.body === 'claws') drawClaws(figure, beast)
}

const BEHIND: Partial<Record<NonNullable<Beast['body']>, Draw>> = {
  tentacles: drawTentacles,
  shell: drawShell,
  spiral: drawSpiral,
  wings: (figure, beast) => drawWings(figure, beast.wings ?? '#dfeaf2'),
  fins: drawFins,
  legs: drawManyLegs,
  shaggy: drawShagginess,
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

/** A domed shell with plates that shows around the trunk. */
function drawShell({ pen, g, bones }: FigurePen, { fur }: Beast) {
  const { chest, pelvis } = bones
  const x = (chest.x + pelvis.x) / 2
  const y = (chest.y + pelvis.y) / 2 + 0.02
  const shell = shadeHex(fur, -0.35)
  pen.in(shadeHex(fur, 0.3)).fillEllipse(x, y, 0.25, 0.27)
  g.fillStyle = pen.across(x - 0.24, x + 0.24, shadeHex(shell, 0.2), shell, shadeHex(shell, -0.3))
  pen.fillEllipse(x, y, 0.23, 0.25)
  g.strokeStyle = shadeHex(shell, -0.4)
  pen.lineWidth = 0.01
  for (let k = 0; k < 8; k++) {
    const angle = (k / 8) * Math.PI * 2 + 0.39
    pen.strokeLine(
      x + Math.cos(angle) * 0.12,
      y + Math.sin(angle) * 0.14,
      x + Math.cos(angle) * 0.23,
      y + Math.sin(angle) * 0.25,
    )
  }
}

/** A coiled shell on the back, seen beside the trunk. */
function drawSpiral({ pen, g, bones }: FigurePen) {
  const x = bones.chest.x + 0.15
  const y = (bones.chest.y + bones.pelvis.y) / 2
  pen.in(pen.across(x - 0.2, x + 0.2, '#e0a860', '#b9763a', '#7f4a22')).fillCircle(x, y, 0.2)
  g.strokeStyle = '#6a3c1c'
  pen.lineWidth = 0.014
  for (const [k, radius] of [0.155, 0.11, 0.065].entries()) {
    pen.begin()
    pen.arc(x - k * 0.012, y + k * 0.008, radius, -0.6 + k, 4.9 + k)
    g.stroke()
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

function drawShagginess({ pen, bones }: FigurePen, { fur }: Beast) {
  const { chest, pelvis } = bones
  const y = (chest.y + pelvis.y) / 2
  drawTufts(pen, fur, (chest.x + pelvis.x) / 2, y, [0.125, (pelvis.y - chest.y) * 0.72])
}

/** Of a spider, those that it does not stand on or work with. */
function drawManyLegs({ pen, g, bones }: FigurePen, { fur }: Beast) {
  const { chest } = bones
  g.strokeStyle = shadeHex(fur, -0.1)
  g.lineCap = 'round'
  g.lineJoin = 'round'
  pen.lineWidth = 0.026
  for (const side of [-1, 1])
    for (let k = 0; k < 3; k++) {
      const y = chest.y + 0.05 + k * 0.07
      pen.strokePath(`M${chest.x} ${y} L${chest.x + side * (0.22 + k * 0.02)} ${y - 0.16 + k * 0.09}
        L${chest.x + side * (0.34 + k * 0.02)} ${y + 0.06 + k * 0.1}`)
    }
}

/** Pincers instead of hands. */
function drawClaws({ pen, bones }: FigurePen, { fur }: Beast) {
  for (const { end } of bones.arms) {
    const side = end.x < bones.chest.x ? -1 : 1
    const x = end.x + side * 0.02
    pen
      .in(pen.across(x - 0.09, x + 0.09, shadeHex(fur, 0.2), fur, shadeHex(fur, -0.25)))
      .fillPath(`M${x - side * 0.03} ${end.y + 0.03}
      C${x - side * 0.1} ${end.y - 0.06} ${x - side * 0.06} ${end.y - 0.15} ${x + side * 0.01} ${end.y - 0.17}
      Q${x - side * 0.01} ${end.y - 0.1} ${x + side * 0.02} ${end.y - 0.06}
      Q${x + side * 0.06} ${end.y - 0.1} ${x + side * 0.06} ${end.y - 0.16}
      C${x + side * 0.13} ${end.y - 0.12} ${x + side * 0.12} ${end.y - 0.01} ${x + side * 0.03} ${end.y + 0.04}`)
  }
}
