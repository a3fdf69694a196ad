import type { SharePen } from '../../pen.ts'

/** A folded paper plane that flies to the right. */
export function drawPaperPlane(pen: SharePen) {
  pen.fillShape('#c9ced6', () => {
    pen.moveTo(0.1, 0.1)
    pen.lineTo(2, 0.36)
    pen.lineTo(0.52, 0.62)
  })
  pen.fillShape('#9aa3ae', () => {
    pen.moveTo(0.52, 0.62)
    pen.lineTo(2, 0.36)
    pen.lineTo(0.7, 1)
  })
  pen.fillShape(pen.gradient(0, 0.2, 0.4, 0.8, '#ffffff', '#e6eaf0'), () => {
    pen.moveTo(0, 0.56)
    pen.lineTo(2, 0.36)
    pen.lineTo(0.56, 0.74)
  })
}

const FAR = '#151a21'
const BREATH = [
  [2.02, 0.34, 0.035],
  [2.07, 0.22, 0.05],
  [1.98, 0.12, 0.04],
  [2.12, 0.07, 0.06],
] as const

/** A scuba diver who swims to the right, with tank, mask, fins and a trail of bubbles. */
export function drawDiver(pen: SharePen) {
  const { g } = pen
  const suit = pen.gradient(0, 0.3, 0, 0.8, '#3a4350', '#1c222b', '#10141a')
  const skin = '#e0b08a'
  // The farther limbs and fin, then the tank.
  pen.inked(FAR, 0.1).strokePath('M.98 .56L.62 .48L.42 .36')
  pen.inked(FAR, 0.08).strokePath('M1.5 .56L1.62 .76L1.82 .74')
  pen.in('#d89f14').fillPath('M.46 .34L.15 .1L.05 .26L.42 .41')
  pen
    .in(pen.gradient(0, 0.2, 0, 0.42, '#ffe07a', '#e6a91c', '#93650c'))
    .fillRoundRect(0.92, 0.24, 0.56, 0.19, 0.09)
  pen.in('#5f6974').fillRoundRect(1.46, 0.29, 0.1, 0.08, 0.03)
  pen.in(suit).fillPath('M.86 .5C1 .36 1.4 .34 1.62 .42C1.7 .5 1.64 .66 1.5 .68C1.3 .72 1.02 .7 .88 .64')
  pen.in('#e0483a').fillRect(1.18, 0.38, 0.05, 0.31)
  pen.inked('#232a34', 0.115).strokePath('M.94 .58L.58 .66L.36 .6')
  pen.in('#f0b81e').fillPath('M.4 .56L0 .55L0 .75L.39 .64')
  pen.inked('#2a323d', 0.09).strokePath('M1.52 .54L1.74 .66L2 .56')
  pen.in(skin).fillCircle(2.02, 0.55, 0.05)
  // The head, its mask and the hose.
  pen.in('#1b2129').fillCircle(1.8, 0.38, 0.15)
  pen.in(skin).fillEllipse(1.86, 0.41, 0.1, 0.11)
  pen.in('#f0b81e').fillRoundRect(1.8, 0.29, 0.17, 0.13, 0.05)
  pen
    .in(pen.gradient(1.8, 0.29, 1.97, 0.42, '#dff4ff', '#6fb4dc'))
    .fillRoundRect(1.825, 0.31, 0.13, 0.09, 0.035)
  pen.inked('#14181e', 0.03).strokePath('M1.5 .33C1.62 .2 1.98 .22 1.94 .46')
  pen.in('#14181e').fillRoundRect(1.88, 0.44, 0.1, 0.07, 0.03)
  for (const [x, y, radius] of BREATH) {
    pen.in('rgba(225,245,255,.35)').fillCircle(x, y, radius)
    g.strokeStyle = 'rgba(240,250,255,.85)'
    pen.lineWidth = 0.01
    pen.strokeArc(x, y, radius)
  }
}
