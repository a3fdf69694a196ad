import type { SharePen } from '../pen.ts'

const STEEL = ['#f4f7fa', '#c3ccd6', '#8b96a3'] as const

/** A straight sword, its blade up. */
export function drawSword(pen: SharePen) {
  const { g } = pen
  pen.fillShape(pen.across(0.09, 0.17, ...STEEL), () => {
    pen.moveTo(0.13, 0)
    pen.lineTo(0.168, 0.07)
    pen.lineTo(0.162, 0.74)
    pen.lineTo(0.098, 0.74)
    pen.lineTo(0.092, 0.07)
  })
  g.fillStyle = 'rgba(80,92,106,.55)'
  pen.fillRect(0.126, 0.06, 0.01, 0.66)
  pen.fillShape(pen.gradient(0, 0.73, 0, 0.78, '#f0d27a', '#9a6f22'), () =>
    pen.roundRect(0, 0.735, 0.26, 0.042, 0.02),
  )
  g.fillStyle = '#5a3420'
  pen.fillRect(0.107, 0.775, 0.046, 0.165)
  g.strokeStyle = '#2f1a10'
  pen.lineWidth = 0.008
  for (let k = 0; k < 5; k++) pen.strokeLine(0.107, 0.8 + k * 0.03, 0.153, 0.79 + k * 0.03)
  g.fillStyle = '#d9b24a'
  pen.fillCircle(0.13, 0.962, 0.036)
}

/** A burning torch. */
export function drawTorch(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.glow(0.22, 0.2, 0.22, [
    [0, 'rgba(255,214,120,.85)'],
    [0.5, 'rgba(255,150,50,.35)'],
    [1, 'rgba(255,120,30,0)'],
  ])
  pen.fillRect(0, 0, 0.44, 0.44)
  const flame = (top: number, half: number, foot: number, colour: string) =>
    pen.fillShape(colour, () => {
      pen.moveTo(0.22, top)
      pen.curveTo(
        0.22 + half * 0.3,
        top + 0.1,
        0.22 + half * 1.2,
        foot - 0.16,
        0.22 + half * 0.8,
        foot - 0.02,
      )
      pen.quadTo(0.22, foot + 0.04, 0.22 - half * 0.8, foot - 0.02)
      pen.curveTo(0.22 - half * 1.3, foot - 0.18, 0.22 - half * 0.1, top + 0.14, 0.22, top)
    })
  flame(0.01, 0.13, 0.36, '#ef6a1c')
  flame(0.1, 0.09, 0.36, '#ffb02e')
  flame(0.19, 0.05, 0.35, '#fff0b4')
  pen.fillShape(pen.across(0.14, 0.3, '#5a4028', '#33220f'), () => {
    pen.moveTo(0.14, 0.35)
    pen.lineTo(0.3, 0.35)
    pen.lineTo(0.275, 0.49)
    pen.lineTo(0.165, 0.49)
  })
  pen.fillShape(pen.across(0.18, 0.26, '#a5713c', '#7a4e26', '#4f3016'), () => {
    pen.moveTo(0.178, 0.48)
    pen.lineTo(0.262, 0.48)
    pen.lineTo(0.242, 1)
    pen.lineTo(0.198, 1)
  })
  g.strokeStyle = '#c2a06a'
  pen.lineWidth = 0.014
  for (const y of [0.4, 0.445]) pen.strokeLine(0.15, y, 0.29, y)
}

/** A barbell with two plates at each end. */
export function drawBarbell(pen: SharePen) {
  const { g } = pen
  g.fillStyle = pen.gradient(0, 0.46, 0, 0.55, '#eef2f5', '#8b96a3')
  pen.fillRoundRect(0, 0.465, 4.2, 0.075, 0.03)
  for (const [x, half, colour] of [
    [0.28, 0.5, '#23262d'],
    [0.52, 0.36, '#b02a26'],
    [3.68, 0.36, '#b02a26'],
    [3.92, 0.5, '#23262d'],
  ] as const) {
    g.fillStyle = colour
    pen.fillRoundRect(x - 0.09, 0.5 - half, 0.18, half * 2, 0.06)
    g.fillStyle = 'rgba(255,255,255,.22)'
    pen.fillRoundRect(x - 0.07, 0.5 - half * 0.94, 0.05, half * 1.88, 0.02)
  }
}

/** A wooden bat for baseball, its thick end up. */
export function drawBaseballBat(pen: SharePen) {
  const { g } = pen
  pen.fillShape(pen.across(0.02, 0.17, '#efc98e', '#cf9a55', '#96632c'), () => {
    pen.moveTo(0.1, 0)
    pen.curveTo(0.18, 0, 0.175, 0.06, 0.172, 0.3)
    pen.curveTo(0.168, 0.5, 0.13, 0.62, 0.125, 0.95)
    pen.lineTo(0.075, 0.95)
    pen.curveTo(0.07, 0.62, 0.03, 0.5, 0.028, 0.3)
    pen.curveTo(0.025, 0.06, 0.02, 0, 0.1, 0)
  })
  g.fillStyle = '#2c2320'
  pen.fillRect(0.074, 0.74, 0.052, 0.2)
  g.fillStyle = '#b07c3e'
  pen.fillEllipse(0.1, 0.975, 0.05, 0.024)
}

/** A cello on its spike, its neck up. */
export function drawCello(pen: SharePen) {
  const { g } = pen
  const body = (by: number) => {
    pen.moveTo(0.22, 0.36 - by)
    pen.curveTo(0.34 + by, 0.35 - by, 0.36 + by, 0.44, 0.34 + by, 0.53)
    pen.curveTo(0.29 + by, 0.57, 0.29 + by, 0.64, 0.35 + by, 0.67)
    pen.curveTo(0.44 + by, 0.76, 0.42 + by, 0.92 + by, 0.22, 0.93 + by)
    pen.curveTo(0.02 - by, 0.92 + by, 0 - by, 0.76, 0.09 - by, 0.67)
    pen.curveTo(0.15 - by, 0.64, 0.15 - by, 0.57, 0.1 - by, 0.53)
    pen.curveTo(0.08 - by, 0.44, 0.1 - by, 0.35 - by, 0.22, 0.36 - by)
  }
  pen.fillShape('#4f220c', () => body(0))
  pen.fillShape(pen.across(0.04, 0.42, '#c8712c', '#9a4a16', '#6b2f0e'), () => body(-0.014))
  g.fillStyle = '#1c1210'
  pen.fillRect(0.2, 0.06, 0.04, 0.6)
  pen.fillCircle(0.22, 0.035, 0.034)
  pen.fillRect(0.213, 0.93, 0.014, 0.07)
  pen.fillShape('#1c1210', () => {
    pen.moveTo(0.195, 0.76)
    pen.lineTo(0.245, 0.76)
    pen.lineTo(0.235, 0.9)
    pen.lineTo(0.205, 0.9)
  })
  g.fillStyle = '#e6c98e'
  pen.fillRect(0.165, 0.69, 0.11, 0.016)
  g.strokeStyle = '#1c1210'
  pen.lineWidth = 0.01
  for (const side of [-1, 1]) {
    pen.begin()
    pen.moveTo(0.22 + side * 0.08, 0.6)
    pen.curveTo(0.22 + side * 0.05, 0.64, 0.22 + side * 0.12, 0.7, 0.22 + side * 0.085, 0.75)
    g.stroke()
  }
  g.strokeStyle = 'rgba(240,236,222,.8)'
  pen.lineWidth = 0.004
  for (const x of [0.207, 0.216, 0.225, 0.234]) pen.strokeLine(x, 0.06, x, 0.8)
}
