import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { PieceOptions } from '../piece.ts'

const WOOD = '#7a5030'
const SNOW = '#f4f8fd'
const FIR = '#2f5a34'
const BULB = '#ffd870'
const GOODS = ['#c8342e', '#e0a83a', '#3f7a4a', '#d9d2c4', '#8a3a5a', '#c8742e']

/** A wooden hut of a Christmas market: lit within, with fir and bulbs along its open front. */
export function drawMarketHut(pen: SharePen, { snow }: PieceOptions) {
  const { g } = pen
  for (let k = 0; k < 12; k++) {
    g.fillStyle = shadeHex(WOOD, ((k * 0.37) % 1) * 0.24 - 0.12)
    pen.fillRect(0.1, 0.36 + k * 0.053, 1.05, 0.055)
  }
  g.fillStyle = pen.gradient(0, 0.4, 0, 0.72, '#fff0b8', '#ffcf70', '#c88a3a')
  pen.fillRect(0.18, 0.4, 0.89, 0.32)
  for (let k = 0; k < 9; k++) {
    g.fillStyle = GOODS[k % GOODS.length]
    pen.fillCircle(0.24 + k * 0.097, 0.67 - (k % 3) * 0.02, 0.036)
  }
  g.fillStyle = shadeHex(WOOD, 0.25)
  pen.fillRect(0.12, 0.71, 1.01, 0.045)
  pen.fillShape(pen.gradient(0, 0.02, 0, 0.4, shadeHex(WOOD, -0.1), shadeHex(WOOD, -0.45)), () => {
    pen.moveTo(0.625, 0.02)
    pen.lineTo(1.25, 0.37)
    pen.lineTo(1.2, 0.42)
    pen.lineTo(0.05, 0.42)
    pen.lineTo(0, 0.37)
  })
  if (snow) {
    pen.fillShape(pen.gradient(0, 0, 0, 0.34, '#ffffff', '#dfe8f2'), () => {
      pen.moveTo(0.625, 0)
      pen.lineTo(1.25, 0.34)
      for (let k = 0; k < 8; k++)
        pen.quadTo(1.19 - k * 0.156, 0.42, 1.25 - (k + 1) * 0.156, 0.35 + (k % 2) * 0.02)
    })
    g.fillStyle = SNOW
    pen.fillRect(0.12, 0.965, 1.01, 0.035)
  }
  for (let k = 0; k <= 22; k++) {
    const x = 0.12 + k * 0.046
    g.fillStyle = shadeHex(FIR, (k % 3) * 0.1 - 0.1)
    pen.fillCircle(x, 0.425 + Math.sin(k * 0.57) ** 2 * 0.03, 0.026)
    g.fillStyle = k % 4 === 1 ? '#ff6a4a' : BULB
    if (k % 2) pen.fillCircle(x, 0.44 + Math.sin(k * 0.57) ** 2 * 0.03, 0.013)
  }
}

/** A fir with bulbs, baubles and a star. */
export function drawChristmasFir(pen: SharePen, { snow }: PieceOptions) {
  const { g } = pen
  g.fillStyle = '#4a3222'
  pen.fillRect(0.28, 0.9, 0.06, 0.1)
  for (let tier = 4; tier >= 0; tier--) {
    const top = 0.08 + tier * 0.15
    const foot = top + 0.26
    const half = 0.09 + tier * 0.052
    pen.fillShape(pen.across(0.31 - half, 0.31 + half, '#3f7a48', '#2a5a36', '#17382a'), () => {
      pen.moveTo(0.31, top)
      pen.lineTo(0.31 + half, foot)
      pen.quadTo(0.31, foot + 0.05, 0.31 - half, foot)
    })
    if (snow) {
      g.strokeStyle = SNOW
      pen.lineWidth = 0.014
      pen.strokeLine(0.31 - half * 0.96, foot, 0.31 - half * 0.4, foot + 0.018)
      pen.strokeLine(0.31 + half * 0.5, foot + 0.016, 0.31 + half * 0.96, foot)
    }
  }
  for (let k = 0; k < 34; k++) {
    const down = (k + 0.5) / 34
    const aside = (((k * 0.618) % 1) - 0.5) * 2
    g.fillStyle = k % 5 === 0 ? '#e0402e' : k % 7 === 0 ? '#4a8ae0' : BULB
    pen.fillCircle(0.31 + aside * (0.03 + down * 0.23), 0.16 + down * 0.7, k % 5 === 0 ? 0.016 : 0.01)
  }
  g.fillStyle = '#ffe27a'
  pen.begin()
  for (let k = 0; k < 10; k++) {
    const radius = k % 2 ? 0.02 : 0.05
    const angle = (k / 10) * Math.PI * 2 - Math.PI / 2
    const [x, y] = [0.31 + Math.cos(angle) * radius, 0.06 + Math.sin(angle) * radius]
    k === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)
  }
  g.fill()
}

/** A bus shelter of glass with a bench, and the sign of the stop beside it. */
export function drawBusShelter(pen: SharePen, { night, snow }: PieceOptions) {
  const { g } = pen
  const frame = '#4a525a'
  g.fillStyle = night ? 'rgba(255,232,170,.5)' : 'rgba(190,215,225,.45)'
  pen.fillRect(0.12, 0.14, 1.4, 0.72)
  g.fillStyle = frame
  for (const x of [0.1, 0.57, 1.04, 1.5]) pen.fillRect(x, 0.12, 0.035, 0.88)
  pen.fillRect(0.04, 0.06, 1.56, 0.08)
  pen.fillRect(0.1, 0.84, 1.43, 0.025)
  if (snow) {
    g.fillStyle = SNOW
    pen.fillRoundRect(0.03, 0.02, 1.58, 0.06, 0.02)
  }
  g.fillStyle = '#8a5a34'
  pen.fillRect(0.3, 0.7, 0.95, 0.05)
  for (const x of [0.36, 1.15]) pen.fillRect(x, 0.74, 0.04, 0.26)
  g.fillStyle = '#5f666e'
  pen.fillRect(1.83, 0.1, 0.035, 0.9)
  g.fillStyle = '#1f5fae'
  pen.fillRoundRect(1.7, 0.03, 0.3, 0.3, 0.04)
  g.fillStyle = '#ffffff'
  pen.fillRoundRect(1.76, 0.09, 0.18, 0.15, 0.03)
  g.fillStyle = '#1f5fae'
  pen.fillRect(1.78, 0.115, 0.14, 0.055)
  g.fillStyle = '#ffffff'
  pen.fillCircle(1.8, 0.255, 0.022)
  pen.fillCircle(1.9, 0.255, 0.022)
}

/** Red geraniums in a clay pot. */
export function drawGeraniums(pen: SharePen) {
  const { g } = pen
  for (let k = 0; k < 46; k++) {
    const angle = k * 2.4
    const out = Math.sqrt(k / 46)
    g.fillStyle = shadeHex('#3f7a3a', ((k * 0.37) % 1) * 0.4 - 0.2)
    pen.fillEllipse(
      0.4 + Math.cos(angle) * out * 0.34,
      0.38 + Math.sin(angle) * out * 0.24,
      0.07,
      0.045,
      angle,
    )
  }
  for (let k = 0; k < 13; k++) {
    const angle = k * 2.4 + 1
    const out = Math.sqrt((k + 0.5) / 13)
    const x = 0.4 + Math.cos(angle) * out * 0.31
    const y = 0.27 + Math.sin(angle) * out * 0.2
    for (let petal = 0; petal < 7; petal++) {
      g.fillStyle = shadeHex('#e0283a', ((petal * 0.37 + k * 0.21) % 1) * 0.4 - 0.16)
      pen.fillCircle(x + Math.cos(petal * 2.4) * 0.033, y + Math.sin(petal * 2.4) * 0.028, 0.024)
    }
  }
  pen.fillShape(pen.across(0.16, 0.64, '#d98a5c', '#b8623a', '#7a3a20'), () => {
    pen.moveTo(0.18, 0.6)
    pen.lineTo(0.62, 0.6)
    pen.lineTo(0.54, 1)
    pen.lineTo(0.26, 1)
  })
  g.fillStyle = pen.across(0.14, 0.66, '#e09a6c', '#c26e44', '#8a4628')
  pen.fillRoundRect(0.14, 0.56, 0.52, 0.09, 0.015)
}
