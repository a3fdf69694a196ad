import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'

/** Colours ('#rrggbb') of an owl: without tufts where its head is round, and with black eyes where its face is a heart. */
type OwlCoat = {
  back: string
  face: string
  breast: string
  bars: string
  hasTufts?: boolean
  isHeartFaced?: boolean
}

const SNOWY: OwlCoat = { back: '#eceff2', face: '#fbfcfd', breast: '#fafbfc', bars: '#7b828c' }

const HORNED: OwlCoat = {
  back: '#6b5038',
  face: '#cfa876',
  breast: '#b9946a',
  bars: '#453020',
  hasTufts: true,
}

/** Owls by their names written together. */
const OWLS: Readonly<Record<string, OwlCoat>> = {
  owl: { back: '#7a5534', face: '#d9b98c', breast: '#c9a272', bars: '#5a3a22', hasTufts: true },
  owlet: { back: '#a8978a', face: '#e9dfd2', breast: '#d9cdbf', bars: '#8a7a6c' },
  hornedowl: HORNED,
  eagleowl: { ...HORNED, face: '#d99a52', breast: '#c98f4e' },
  screechowl: { back: '#8b8178', face: '#cdc2b4', breast: '#b9ada0', bars: '#544a42', hasTufts: true },
  tawnyowl: { back: '#8a5a34', face: '#d8bc96', breast: '#d2ac7c', bars: '#5a3a22' },
  greyowl: { back: '#767a80', face: '#c6c8ca', breast: '#b4b6b8', bars: '#54585e' },
  burrowingowl: { back: '#9a7650', face: '#eadcc4', breast: '#e6d4b6', bars: '#7a5a38' },
  snowyowl: SNOWY,
  whiteowl: SNOWY,
  barnowl: { back: '#c9964f', face: '#fbf3e6', breast: '#f4e6cc', bars: '#9a6f38', isHeartFaced: true },
}

/** A perched owl that looks at the viewer, `height` pixels tall; null for what is no owl. */
export function drawOwl(breed: string, height: number, colour?: string): Canvas | null {
  if (!Object.hasOwn(OWLS, breed)) return null
  const coat = colour ? inColour(OWLS[breed], colour) : OWLS[breed]
  const canvas = createCanvas(Math.ceil(height * 0.74), height)
  const pen = new SharePen(canvas.getContext('2d'), height, height * 0.37, 0)
  drawBody(pen, coat)
  drawFace(pen, coat)
  return trimCanvas(canvas)
}

/** White owls are those of the snow, and no others that are named by a colour have tufts. */
const inColour = (coat: OwlCoat, colour: string): OwlCoat =>
  colour > '#e'
    ? SNOWY
    : {
        ...coat,
        back: colour,
        face: shadeHex(colour, 0.5),
        breast: shadeHex(colour, 0.35),
        bars: shadeHex(colour, -0.4),
        hasTufts: false,
      }

function drawBody(pen: SharePen, { back, breast, bars, hasTufts }: OwlCoat) {
  pen.in(shadeHex(back, -0.3)).fillPath('M-.1 .82 L-.08 .99 L.08 .99 L.1 .82')
  pen.fillShape(pen.across(-0.3, 0.3, shadeHex(back, 0.15), back, shadeHex(back, -0.25)), () => {
    pen.moveTo(-0.26, 0.2)
    if (hasTufts) {
      pen.lineTo(-0.27, 0.01)
      pen.quadTo(-0.12, 0.08, 0, 0.09)
      pen.quadTo(0.12, 0.08, 0.27, 0.01)
      pen.lineTo(0.26, 0.2)
    } else {
      pen.curveTo(-0.25, 0.07, -0.14, 0.01, 0, 0.01)
      pen.curveTo(0.14, 0.01, 0.25, 0.07, 0.26, 0.2)
    }
    pen.curveTo(0.36, 0.44, 0.35, 0.78, 0.14, 0.92)
    pen.lineTo(-0.14, 0.92)
    pen.curveTo(-0.35, 0.78, -0.36, 0.44, -0.26, 0.2)
  })
  pen.in(pen.gradient(0, 0.44, 0, 0.94, shadeHex(breast, 0.15), breast, shadeHex(breast, -0.2)))
  pen.fillEllipse(0, 0.68, 0.2, 0.24)
  pen.in(bars)
  for (let row = 0; row < 6; row++)
    for (let k = 0; k < 5; k++) {
      const x = (k - 2 + (row % 2) * 0.5) * 0.075
      const y = 0.5 + row * 0.068
      if (Math.hypot(x / 0.18, (y - 0.68) / 0.22) < 1) pen.fillEllipse(x, y, 0.02, 0.009)
    }
  for (const side of [-1, 1]) {
    pen.in(shadeHex(back, side < 0 ? 0 : -0.28)).fillPath(`M${side * 0.2} .4
      C${side * 0.36} .46 ${side * 0.36} .76 ${side * 0.16} .95
      C${side * 0.2} .76 ${side * 0.16} .56 ${side * 0.2} .4`)
    for (let k = 0; k < 5; k++) pen.fillEllipse(side * 0.27, 0.52 + k * 0.075, 0.03, 0.012, side * 0.5)
    pen.in('#d9a33a')
    for (const toe of [-0.035, 0, 0.035]) pen.fillEllipse(side * 0.085 + toe, 0.945, 0.015, 0.03)
    pen.in(bars)
  }
}

/** Pale, and brought to a point at the chin. */
function drawHeart(pen: SharePen, { face, back }: OwlCoat) {
  const trace = (grown: number) => {
    const [broad, low] = [0.225 + grown, 0.42 + grown * 1.2]
    pen.moveTo(0, 0.125 - grown)
    pen.curveTo(0.08, 0.06 - grown, broad, 0.06 - grown, broad, 0.22)
    pen.curveTo(broad, 0.33, 0.06, low - 0.02, 0, low)
    pen.curveTo(-0.06, low - 0.02, -broad, 0.33, -broad, 0.22)
    pen.curveTo(-broad, 0.06 - grown, -0.08, 0.06 - grown, 0, 0.125 - grown)
  }
  pen.fillShape(shadeHex(back, -0.3), () => trace(0.014))
  pen.fillShape(face, () => trace(0))
  for (const side of [-1, 1]) {
    pen.in(shadeHex(face, -0.14)).fillEllipse(side * 0.085, 0.235, 0.055, 0.075, side * -0.5)
    pen.in('#17130f').fillEllipse(side * 0.095, 0.225, 0.04, 0.044)
    pen.in('#ffffff').fillCircle(side * 0.095 - 0.014, 0.21, 0.011)
  }
  drawOwlBeak(pen, '#d9bfa0')
}

function drawFace(pen: SharePen, coat: OwlCoat) {
  if (coat.isHeartFaced) return drawHeart(pen, coat)
  const { face, back } = coat
  const { g } = pen
  for (const side of [-1, 1]) {
    pen.in(shadeHex(back, -0.25)).fillEllipse(side * 0.112, 0.235, 0.135, 0.145)
    g.fillStyle = pen.glow(side * 0.112, 0.235, 0.14, [
      [0, shadeHex(face, -0.2)],
      [0.5, face],
      [1, shadeHex(face, -0.1)],
    ])
    pen.fillEllipse(side * 0.112, 0.235, 0.125, 0.135)
    pen.in('#3a2a14').fillCircle(side * 0.11, 0.23, 0.074)
    pen.in('#f6bf2a').fillCircle(side * 0.11, 0.23, 0.064)
    pen.in('#14110d').fillCircle(side * 0.106, 0.23, 0.037)
    pen.in('#ffffff').fillCircle(side * 0.106 - 0.016, 0.214, 0.012)
  }
  drawOwlBeak(pen, '#4a3c2a')
}

function drawOwlBeak(pen: SharePen, colour: string) {
  pen.in(colour).fillPath('M-.032 .255 Q0 .225 .032 .255 Q.02 .33 0 .345 Q-.02 .33 -.032 .255')
}
