import type { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'

/** The round or oval opening of a vessel seen from a little above, in shares of its drawing's width and height. */
export type Mouth = { x: number; y: number; across: number; depth: number }

const WICKER = '#c08a4a'
const CARDBOARD = '#c79a63'
const STRAW = '#8f6a3c'

/** The mouth of a drawing that fills its box, with its edges from `left` to `right`. */
function drawInside(pen: SharePen, { x, y, across, depth }: Mouth, broadness: number, colour: string) {
  pen.g.fillStyle = pen.gradient(0, y - depth, 0, y + depth, shadeHex(colour, -0.72), shadeHex(colour, -0.45))
  pen.fillEllipse(x * broadness, y, across * broadness, depth)
}

const BASKET: Mouth = { x: 0.5, y: 0.46, across: 0.46, depth: 0.1 }
const BASKET_BROADNESS = 1.2

/** A wicker basket, open, with a handle from side to side. */
function drawBasket(pen: SharePen, { colour = WICKER }: PieceOptions) {
  const { g } = pen
  const b = BASKET_BROADNESS
  g.strokeStyle = shadeHex(colour, -0.3)
  pen.lineWidth = 0.06
  pen.begin()
  pen.moveTo(0.07 * b, 0.46)
  pen.curveTo(0.1 * b, -0.13, 0.9 * b, -0.13, 0.93 * b, 0.46)
  g.stroke()
  g.strokeStyle = shadeHex(colour, 0.1)
  pen.lineWidth = 0.03
  g.stroke()
  drawInside(pen, BASKET, b, colour)
  const rim = (row: number, inset: number) => {
    pen.moveTo(inset, row)
    pen.quadTo(b / 2, row + 0.2, b - inset, row)
  }
  pen.fillShape(pen.across(0, b, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.3)), () => {
    rim(0.46, 0.04 * b)
    pen.curveTo(0.94 * b, 0.7, 0.9 * b, 0.86, 0.86 * b, 0.92)
    pen.quadTo(b / 2, 1.06, 0.14 * b, 0.92)
    pen.curveTo(0.1 * b, 0.86, 0.06 * b, 0.7, 0.04 * b, 0.46)
  })
  g.lineCap = 'round'
  for (let row = 0; row < 4; row++)
    for (let k = 0; k < 11; k++) {
      const from = 0.1 + row * 0.014 + (k + (row % 2) * 0.5) * (0.8 - row * 0.028) * 0.087
      const y = 0.565 + row * 0.095 + 0.07 * (1 - (2 * from - 1) ** 2)
      g.strokeStyle = shadeHex(colour, (row + k) % 2 ? 0.3 : -0.26)
      pen.lineWidth = 0.026
      pen.strokeLine(from * b, y, (from + 0.05) * b, y + 0.006)
    }
  g.strokeStyle = shadeHex(colour, -0.25)
  pen.lineWidth = 0.062
  pen.begin()
  rim(0.46, 0.04 * b)
  g.stroke()
  g.strokeStyle = shadeHex(colour, 0.25)
  pen.lineWidth = 0.03
  g.stroke()
}

const BOX: Mouth = { x: 0.5, y: 0.33, across: 0.36, depth: 0.09 }

/** A cardboard box with its flaps open. */
function drawOpenBox(pen: SharePen, { colour = CARDBOARD }: PieceOptions) {
  const { g } = pen
  pen.fillShape(shadeHex(colour, -0.2), () => {
    pen.moveTo(0.2, 0.24)
    pen.lineTo(1.1, 0.24)
    pen.lineTo(1.2, 0.06)
    pen.lineTo(0.12, 0.06)
  })
  pen.fillShape(pen.gradient(0, 0.24, 0, 0.44, shadeHex(colour, -0.65), shadeHex(colour, -0.4)), () => {
    pen.moveTo(0.2, 0.24)
    pen.lineTo(1.1, 0.24)
    pen.lineTo(1.16, 0.42)
    pen.lineTo(0.14, 0.42)
  })
  for (const [inner, outer, back] of [
    [0.14, 0, 0.2],
    [1.16, 1.3, 1.1],
  ])
    pen.fillShape(shadeHex(colour, outer ? -0.1 : 0.12), () => {
      pen.moveTo(back, 0.24)
      pen.lineTo(inner, 0.42)
      pen.lineTo(outer, 0.36)
      pen.lineTo(back + (outer ? 0.12 : -0.12), 0.2)
    })
  g.fillStyle = pen.gradient(0, 0.42, 0, 1, shadeHex(colour, 0.16), colour, shadeHex(colour, -0.2))
  pen.fillRect(0.14, 0.42, 1.02, 0.58)
  pen.fillShape(shadeHex(colour, 0.28), () => {
    pen.moveTo(0.14, 0.42)
    pen.lineTo(1.16, 0.42)
    pen.lineTo(1.22, 0.56)
    pen.lineTo(0.08, 0.56)
  })
  g.strokeStyle = shadeHex(colour, -0.3)
  pen.lineWidth = 0.008
  pen.strokeLine(0.08, 0.56, 1.22, 0.56)
  g.fillStyle = 'rgba(245,228,196,.8)'
  pen.fillRect(0.59, 0.56, 0.12, 0.2)
}

const TUB: Mouth = { x: 0.5, y: 0.16, across: 0.44, depth: 0.12 }
const TUB_BROADNESS = 2.1

/** A bathtub on feet, full of water with foam on it. */
function drawBathtub(pen: SharePen, { colour = '#f4f6f8' }: PieceOptions) {
  const { g } = pen
  const b = TUB_BROADNESS
  g.fillStyle = '#b8985a'
  for (const x of [0.2, 0.8]) pen.fillEllipse(x * b, 0.93, 0.09, 0.07)
  pen.fillShape(pen.across(0, b, shadeHex(colour, 0.1), colour, shadeHex(colour, -0.22)), () => {
    pen.moveTo(0, 0.15)
    pen.lineTo(b, 0.15)
    pen.curveTo(b * 0.98, 0.75, b * 0.86, 0.93, b * 0.74, 0.93)
    pen.lineTo(b * 0.26, 0.93)
    pen.curveTo(b * 0.14, 0.93, b * 0.02, 0.75, 0, 0.15)
  })
  g.fillStyle = shadeHex(colour, -0.12)
  pen.fillEllipse(b / 2, 0.16, b * 0.5, 0.155)
  g.fillStyle = pen.gradient(0, 0.04, 0, 0.28, '#8fc4da', '#bfe4f0')
  pen.fillEllipse(b / 2, 0.17, b * 0.455, 0.115)
  g.fillStyle = 'rgba(255,255,255,.92)'
  for (let k = 0; k < 26; k++) {
    const turn = (k / 26) * Math.PI * 2
    pen.fillCircle(
      b / 2 + Math.cos(turn) * b * 0.41,
      0.165 + Math.sin(turn) * 0.095,
      0.035 + ((k * 7) % 5) * 0.008,
    )
  }
  g.strokeStyle = shadeHex(colour, 0.2)
  pen.lineWidth = 0.045
  pen.begin()
  pen.ellipse(b / 2, 0.16, b * 0.485, 0.14, 0, 0, Math.PI)
  g.stroke()
}

const NEST: Mouth = { x: 0.5, y: 0.3, across: 0.4, depth: 0.15 }
const NEST_BROADNESS = 2

/** A nest of twigs without eggs. */
function drawNest(pen: SharePen, { colour = STRAW }: PieceOptions) {
  const { g } = pen
  const b = NEST_BROADNESS
  drawInside(pen, { ...NEST, across: 0.44 }, b, colour)
  pen.fillShape(pen.gradient(0, 0.3, 0, 1, colour, shadeHex(colour, -0.4)), () => {
    pen.moveTo(0.03 * b, 0.3)
    pen.quadTo(b / 2, 0.66, 0.97 * b, 0.3)
    pen.curveTo(b, 0.72, 0.76 * b, 1, b / 2, 1)
    pen.curveTo(0.24 * b, 1, 0, 0.72, 0.03 * b, 0.3)
  })
  for (let k = 0; k < 70; k++) {
    const at = (k * 0.618) % 1
    const down = (k * 0.377) % 1
    const x = 0.05 + at * 0.9
    const bow = 1 - (2 * x - 1) ** 2
    const y = 0.33 + bow * 0.16 + down * (0.16 + bow * 0.34)
    g.strokeStyle = shadeHex(colour, ((k * 13) % 9) / 14 - 0.3)
    pen.lineWidth = 0.016
    pen.begin()
    pen.moveTo((x - 0.08) * b, y - 0.05 + ((k * 5) % 7) * 0.014)
    pen.quadTo(x * b, y + 0.04, (x + 0.08) * b, y - 0.05 + ((k * 3) % 7) * 0.014)
    g.stroke()
  }
}

const POT: Mouth = { x: 0.5, y: 0.14, across: 0.44, depth: 0.1 }
const POT_BROADNESS = 1.05

/** A clay pot, or a metal bucket. */
const potOf =
  (usual: string, hasHoop: boolean) =>
  (pen: SharePen, { colour = usual }: PieceOptions) => {
    const { g } = pen
    const b = POT_BROADNESS
    drawInside(pen, POT, b, colour)
    pen.fillShape(pen.across(0, b, shadeHex(colour, 0.22), colour, shadeHex(colour, -0.32)), () => {
      pen.moveTo(0.05 * b, 0.16)
      pen.quadTo(b / 2, 0.36, 0.95 * b, 0.16)
      pen.lineTo(0.8 * b, 0.94)
      pen.quadTo(b / 2, 1.04, 0.2 * b, 0.94)
    })
    g.strokeStyle = shadeHex(colour, hasHoop ? 0.3 : -0.1)
    pen.lineWidth = hasHoop ? 0.035 : 0.1
    pen.begin()
    pen.moveTo(0.04 * b, 0.16)
    pen.quadTo(b / 2, 0.36, 0.96 * b, 0.16)
    g.stroke()
    if (!hasHoop) return
    g.strokeStyle = shadeHex(colour, -0.3)
    pen.lineWidth = 0.02
    for (const y of [0.5, 0.76]) {
      pen.begin()
      pen.moveTo((0.05 + y * 0.15) * b, y - 0.03)
      pen.quadTo(b / 2, y + 0.13, (0.95 - y * 0.15) * b, y - 0.03)
      g.stroke()
    }
  }

export const CONTAINER_PIECES: Readonly<Record<string, Piece>> = {
  '@basket': { broadness: BASKET_BROADNESS, draw: drawBasket },
  '@openbox': { broadness: 1.3, draw: drawOpenBox },
  '@bathtub': { broadness: TUB_BROADNESS, draw: drawBathtub },
  '@nest': { broadness: NEST_BROADNESS, draw: drawNest },

  '@flowerpot': { broadness: POT_BROADNESS, draw: potOf('#b9653f', false) },
  '@bucket': { broadness: POT_BROADNESS, draw: potOf('#9aa7b2', true) },
}

/** The drawings of what things are put in, open, by the key of the thing; and where their mouths are. */
export const OPENED: Readonly<Record<string, { piece?: string; mouth: Mouth }>> = {
  basket: { piece: '@basket', mouth: BASKET },
  package: { piece: '@openbox', mouth: { ...BOX, y: 0.36 } },
  'wrapped-gift': { piece: '@openbox', mouth: { ...BOX, y: 0.36 } },

  bathtub: { piece: '@bathtub', mouth: TUB },
  'nest-with-eggs': { piece: '@nest', mouth: NEST },
  'empty-nest': { piece: '@nest', mouth: NEST },
  '@flowerpot': { mouth: POT },
  '@stocking': { mouth: { x: 0.4, y: 0.09, across: 0.33, depth: 0.05 } },
  bucket: { piece: '@bucket', mouth: POT },
  'hot-beverage': { mouth: { x: 0.5, y: 0.12, across: 0.33, depth: 0.08 } },
  'teacup-without-handle': { mouth: { x: 0.5, y: 0.12, across: 0.33, depth: 0.08 } },
  '@bowl': { mouth: { x: 0.5, y: 0.13, across: 0.49, depth: 0.12 } },
  '@washingmachine': { mouth: { x: 0.5, y: 0.68, across: 0.26, depth: 0.07 } },

  '@cauldron': { mouth: { x: 0.5, y: 0.22, across: 0.42, depth: 0.08 } },
  '@wheelbarrow': { mouth: { x: 0.43, y: 0.08, across: 0.3, depth: 0.07 } },

  '@well': { mouth: { x: 0.5, y: 0.63, across: 0.42, depth: 0.03 } },
  'top-hat': { mouth: { x: 0.5, y: 0.07, across: 0.31, depth: 0.055 } },
  'womans-boot': { mouth: { x: 0.34, y: 0.07, across: 0.25, depth: 0.05 } },
  'shopping-cart': { mouth: { x: 0.42, y: 0.28, across: 0.38, depth: 0.03 } },
  handbag: { mouth: { x: 0.5, y: 0.3, across: 0.44, depth: 0.03 } },
  backpack: { mouth: { x: 0.45, y: 0.16, across: 0.3, depth: 0.03 } },
  wastebasket: { piece: '@bucket', mouth: POT },
}
