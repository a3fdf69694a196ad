import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { SharePen } from '../pen.ts'
import { trimCanvas } from '../sprite.ts'
import { shadeHex } from '../tint.ts'

/** Colours ('#rrggbb') of an owl: without tufts where its head is round. */
type OwlCoat = { back: string; face: string; breast: string; bars: string; hasTufts?: boolean }

const SNOWY: OwlCoat = { back: '#eceff2', face: '#fbfcfd', breast: '#fafbfc', bars: '#7b828c' }

/** Owls by their names written together. */
const OWLS: Readonly<Record<string, OwlCoat>> = {
  owl: { back: '#7a5534', face: '#d9b98c', breast: '#c9a272', bars: '#5a3a22', hasTufts: true },
  hornedowl: { back: '#6b5038', face: '#cfa876', breast: '#b9946a', bars: '#453020', hasTufts: true },
  snowyowl: SNOWY,
  whiteowl: SNOWY,
  barnowl: { back: '#c9964f', face: '#fbf3e6', breast: '#f4e6cc', bars: '#9a6f38' },
}

/** A perched owl that looks at the viewer, `height` pixels tall; null for what is no owl. */
export function drawOwl(breed: string, height: number, colour?: string): Canvas | null {
  if (!Object.hasOwn(OWLS, breed)) return null
  const coat = colour
    ? { ...OWLS[breed], back: colour, face: shadeHex(colour, 0.5), breast: shadeHex(colour, 0.35) }
    : OWLS[breed]
  const canvas = createCanvas(Math.ceil(height * 0.74), height)
  const pen = new SharePen(canvas.getContext('2d'), height, height * 0.37, 0)
  drawBody(pen, coat)
  drawFace(pen, coat)
  return trimCanvas(canvas)
}

function drawBody(pen: SharePen, { back, breast, bars, hasTufts }: OwlCoat) {
  const { g } = pen
  pen.fillShape(shadeHex(back, -0.3), () => {
    pen.moveTo(-0.1, 0.82)
    pen.lineTo(-0.08, 0.99)
    pen.lineTo(0.08, 0.99)
    pen.lineTo(0.1, 0.82)
  })
  pen.fillShape(pen.across(-0.3, 0.3, shadeHex(back, 0.15), back, shadeHex(back, -0.25)), () => {
    pen.moveTo(-0.26, 0.2)
    if (hasTufts) pen.lineTo(-0.27, 0.01)
    pen.quadTo(-0.12, 0.08, 0, hasTufts ? 0.09 : 0.02)
    pen.quadTo(0.12, 0.08, hasTufts ? 0.27 : 0.22, hasTufts ? 0.01 : 0.12)
    pen.lineTo(0.26, 0.2)
    pen.curveTo(0.36, 0.44, 0.35, 0.78, 0.14, 0.92)
    pen.lineTo(-0.14, 0.92)
    pen.curveTo(-0.35, 0.78, -0.36, 0.44, -0.26, 0.2)
  })
  g.fillStyle = pen.gradient(0, 0.44, 0, 0.94, shadeHex(breast, 0.15), breast, shadeHex(breast, -0.2))
  pen.fillEllipse(0, 0.68, 0.2, 0.24)
  g.fillStyle = bars
  for (let row = 0; row < 6; row++)
    for (let k = 0; k < 5; k++) {
      const x = (k - 2 + (row % 2) * 0.5) * 0.075
      const y = 0.5 + row * 0.068
      if (Math.hypot(x / 0.18, (y - 0.68) / 0.22) < 1) pen.fillEllipse(x, y, 0.02, 0.009)
    }
  for (const side of [-1, 1]) {
    pen.fillShape(shadeHex(back, side < 0 ? 0 : -0.28), () => {
      pen.moveTo(side * 0.2, 0.4)
      pen.curveTo(side * 0.36, 0.46, side * 0.36, 0.76, side * 0.16, 0.95)
      pen.curveTo(side * 0.2, 0.76, side * 0.16, 0.56, side * 0.2, 0.4)
    })
    for (let k = 0; k < 5; k++) pen.fillEllipse(side * 0.27, 0.52 + k * 0.075, 0.03, 0.012, side * 0.5)
    g.fillStyle = '#d9a33a'
    for (const toe of [-0.035, 0, 0.035]) pen.fillEllipse(side * 0.085 + toe, 0.945, 0.015, 0.03)
    g.fillStyle = bars
  }
}

function drawFace(pen: SharePen, { face, back }: OwlCoat) {
  const { g } = pen
  for (const side of [-1, 1]) {
    g.fillStyle = shadeHex(back, -0.25)
    pen.fillEllipse(side * 0.112, 0.235, 0.135, 0.145)
    g.fillStyle = pen.glow(side * 0.112, 0.235, 0.14, [
      [0, shadeHex(face, -0.2)],
      [0.5, face],
      [1, shadeHex(face, -0.1)],
    ])
    pen.fillEllipse(side * 0.112, 0.235, 0.125, 0.135)
    g.fillStyle = '#3a2a14'
    pen.fillCircle(side * 0.11, 0.23, 0.074)
    g.fillStyle = '#f6bf2a'
    pen.fillCircle(side * 0.11, 0.23, 0.064)
    g.fillStyle = '#14110d'
    pen.fillCircle(side * 0.106, 0.23, 0.037)
    g.fillStyle = '#ffffff'
    pen.fillCircle(side * 0.106 - 0.016, 0.214, 0.012)
  }
  pen.fillShape('#4a3c2a', () => {
    pen.moveTo(-0.032, 0.255)
    pen.quadTo(0, 0.225, 0.032, 0.255)
    pen.quadTo(0.02, 0.33, 0, 0.345)
    pen.quadTo(-0.02, 0.33, -0.032, 0.255)
  })
}
