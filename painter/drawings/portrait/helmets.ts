import type { SharePen } from '../pen.ts'
import type { BustPen } from './bust-pen.ts'
import { shadeForehead } from './work-hats.ts'

const steelOf = (pen: SharePen) => pen.sheen(-0.46, 0.46, 0.35, '#e6ecf1', '#98a2ac', '#3f4751')
const EDGE = 'rgba(18,20,26,.55)'

/** The bowl of a helmet, down to the brow. */
function traceBowl({ pen }: BustPen) {
  pen.moveTo(-0.42, 0.26)
  pen.curveTo(-0.46, -0.2, -0.24, -0.32, 0, -0.32)
  pen.curveTo(0.24, -0.32, 0.46, -0.2, 0.42, 0.26)
  pen.quadTo(0, 0.12, -0.42, 0.26)
}

/** A knight's helmet with its visor raised, and steel along the cheeks. */
export function drawKnightHelmet(bust: BustPen) {
  const { pen, g } = bust
  shadeForehead(bust)
  pen.fillShape('#a8232c', () => {
    pen.moveTo(0, -0.28)
    pen.curveTo(0.1, -0.62, 0.6, -0.52, 0.66, -0.08)
    pen.curveTo(0.5, -0.26, 0.3, -0.28, 0.12, -0.2)
  })
  for (const s of [-1, 1])
    pen.fillShape(steelOf(pen), () => {
      pen.moveTo(s * 0.42, 0.2)
      pen.curveTo(s * 0.47, 0.6, s * 0.42, 0.92, s * 0.24, 1.1)
      pen.quadTo(s * 0.2, 1.02, s * 0.24, 0.96)
      pen.curveTo(s * 0.34, 0.8, s * 0.32, 0.5, s * 0.31, 0.2)
    })
  pen.fillShape(steelOf(pen), () => traceBowl(bust))
  g.strokeStyle = EDGE
  pen.lineWidth = 0.016
  pen.begin()
  pen.moveTo(0, -0.32)
  pen.lineTo(0, 0.02)
  g.stroke()
  pen.fillShape(steelOf(pen), () => {
    pen.moveTo(-0.45, 0.2)
    pen.quadTo(-0.42, -0.02, 0, -0.14)
    pen.quadTo(0.42, -0.02, 0.45, 0.2)
    pen.quadTo(0, 0.04, -0.45, 0.2)
  })
  g.strokeStyle = EDGE
  pen.begin()
  pen.moveTo(-0.45, 0.2)
  pen.quadTo(0, 0.04, 0.45, 0.2)
  g.stroke()
  g.fillStyle = '#23262c'
  for (const s of [-1, 1])
    for (let k = 0; k < 3; k++) pen.fillEllipse(s * (0.1 + k * 0.09), 0.03 + k * 0.022, 0.03, 0.009, s * 0.25)
  g.fillStyle = '#c9a24a'
  for (const s of [-1, 1]) pen.fillCircle(s * 0.42, 0.21, 0.035)
}

/** A samurai's helmet: a ribbed bowl, a golden crest like horns, and plates down to the shoulders. */
export function drawKabuto(bust: BustPen) {
  const { pen, g } = bust
  const lacquer = () => pen.sheen(-0.7, 0.7, 0.35, '#4a4a58', '#26262f', '#0e0e13')
  shadeForehead(bust)
  for (const s of [-1, 1])
    for (let plate = 3; plate >= 0; plate--) {
      const x = 0.4 + plate * 0.07
      const y = 0.2 + plate * 0.17
      pen.fillShape(lacquer(), () => {
        pen.moveTo(s * 0.36, y - 0.08)
        pen.quadTo(s * x, y - 0.06, s * (x + 0.16), y + 0.12)
        pen.quadTo(s * (x - 0.02), y + 0.2, s * 0.37, y + 0.16)
      })
      g.strokeStyle = '#a8232c'
      pen.lineWidth = 0.022
      pen.begin()
      pen.moveTo(s * (x + 0.16), y + 0.12)
      pen.quadTo(s * (x - 0.02), y + 0.2, s * 0.37, y + 0.16)
      g.stroke()
    }
  pen.fillShape(lacquer(), () => traceBowl(bust))
  g.strokeStyle = 'rgba(214,178,84,.5)'
  pen.lineWidth = 0.01
  for (let k = -3; k <= 3; k++) {
    pen.begin()
    pen.moveTo(k * 0.1, 0.12)
    pen.quadTo(k * 0.1, -0.18, k * 0.02, -0.31)
    g.stroke()
  }
  pen.fillShape(pen.sheen(-0.46, 0.46, 0.4, '#4c4c58', '#2b2b34', '#121217'), () => {
    pen.moveTo(-0.48, 0.24)
    pen.quadTo(0, -0.06, 0.48, 0.24)
    pen.quadTo(0, 0.16, -0.48, 0.24)
  })
  for (const s of [-1, 1])
    pen.fillShape(pen.gradient(0, 0.04, 0, -0.62, '#9a6f1c', '#e9c455', '#fff0b0'), () => {
      pen.moveTo(0, 0.06)
      pen.curveTo(s * 0.2, 0.02, s * 0.44, -0.2, s * 0.42, -0.62)
      pen.curveTo(s * 0.34, -0.34, s * 0.18, -0.16, 0, -0.12)
    })
  g.fillStyle = '#e0b547'
  pen.fillCircle(0, -0.01, 0.075)
  g.fillStyle = '#a8232c'
  pen.fillCircle(0, -0.01, 0.042)
}

/** A northern helmet of iron with two horns. */
export function drawHornedHelmet(bust: BustPen) {
  const { pen, g } = bust
  shadeForehead(bust)
  for (const s of [-1, 1])
    pen.fillShape(pen.gradient(s * 0.34, 0.05, s * 0.8, -0.5, '#9a7f52', '#e9dcbb', '#fbf6e8'), () => {
      pen.moveTo(s * 0.34, -0.06)
      pen.curveTo(s * 0.6, -0.06, s * 0.72, -0.26, s * 0.66, -0.58)
      pen.curveTo(s * 0.92, -0.26, s * 0.78, 0.16, s * 0.38, 0.14)
    })
  pen.fillShape(steelOf(pen), () => traceBowl(bust))
  const bronze = () => pen.sheen(-0.44, 0.44, 0.35, '#e3bd6c', '#a87c34', '#5a3f16')
  pen.fillShape(bronze(), () => {
    pen.moveTo(-0.435, 0.13)
    pen.quadTo(0, -0.02, 0.435, 0.13)
    pen.lineTo(0.42, 0.27)
    pen.quadTo(0, 0.13, -0.42, 0.27)
  })
  pen.fillShape(bronze(), () => {
    pen.moveTo(-0.04, -0.31)
    pen.lineTo(0.04, -0.31)
    pen.lineTo(0.05, 0.14)
    pen.lineTo(-0.05, 0.14)
  })
  g.fillStyle = '#6d4c1e'
  for (let k = -3; k <= 3; k++) pen.fillCircle(k * 0.12, 0.135 + Math.abs(k) * 0.018, 0.018)
}
