import { SharePen } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Piece, PieceOptions } from './piece.ts'

const LOG = '#7a5636'
const THATCH = '#6d5a34'
const SKIN = '#d99a35'

/** One leg of a hen: a feathered thigh, a scaled shin that bends back, and four toes. */
function drawHensLeg(pen: SharePen, x: number, lean: number) {
  const { g } = pen
  const knee = { x: x - lean, y: 0.79 }
  const foot = { x: x + lean * 0.4, y: 0.96 }
  g.lineCap = 'round'
  g.lineJoin = 'round'
  g.strokeStyle = pen.across(x - 0.05, x + 0.05, shadeHex(SKIN, 0.2), shadeHex(SKIN, -0.3))
  pen.lineWidth = 0.036
  pen.begin()
  pen.moveTo(x, 0.66)
  pen.lineTo(knee.x, knee.y)
  pen.lineTo(foot.x, foot.y)
  g.stroke()
  pen.lineWidth = 0.024
  for (const [dx, dy] of [
    [-0.09, 0.028],
    [0, 0.036],
    [0.1, 0.026],
    [-0.04, 0.008],
  ])
    pen.strokeLine(foot.x, foot.y, foot.x + dx, foot.y + dy)
  g.strokeStyle = shadeHex(SKIN, -0.4)
  pen.lineWidth = 0.005
  for (let k = 1; k < 6; k++) {
    const [cx, cy] = [knee.x + ((foot.x - knee.x) * k) / 6, knee.y + ((foot.y - knee.y) * k) / 6]
    pen.strokeLine(cx - 0.016, cy, cx + 0.016, cy - 0.004)
  }
  g.fillStyle = pen.across(x - 0.08, x + 0.08, '#c98a4a', '#8a5226')
  pen.fillEllipse(x - lean * 0.2, 0.69, 0.075, 0.085, 0.2)
}

/** A crooked hut of logs with a lit window that stands on a hen's two legs. */
function drawLeggedHut(pen: SharePen, { roof = THATCH, door = '#4a2f1c', night, snow }: PieceOptions) {
  const { g } = pen
  drawHensLeg(pen, 0.38, 0.05)
  drawHensLeg(pen, 0.64, 0.05)
  g.fillStyle = pen.across(0.16, 0.84, shadeHex(LOG, -0.15), shadeHex(LOG, -0.4))
  pen.fillRoundRect(0.14, 0.63, 0.72, 0.045, 0.02)
  for (let k = 0; k < 6; k++) {
    const y = 0.34 + k * 0.05
    g.fillStyle = pen.gradient(0, y, 0, y + 0.052, shadeHex(LOG, 0.2), shadeHex(LOG, -0.3))
    pen.fillRoundRect(0.19 - (k % 2) * 0.02, y, 0.62 + (k % 2) * 0.04, 0.052, 0.026)
    for (const x of [0.19 - (k % 2) * 0.02, 0.81 + (k % 2) * 0.02]) {
      g.fillStyle = shadeHex(LOG, 0.28)
      pen.fillCircle(x, y + 0.026, 0.026)
      g.fillStyle = shadeHex(LOG, -0.2)
      pen.fillCircle(x, y + 0.026, 0.012)
    }
  }
  g.fillStyle = pen.across(0.62, 0.7, '#8d8278', '#544c46')
  pen.fillRect(0.63, 0.04, 0.075, 0.18)
  const cover = snow ? '#eef2f6' : roof
  pen.fillShape(pen.across(0.1, 0.9, shadeHex(cover, 0.2), cover, shadeHex(cover, -0.35)), () => {
    pen.moveTo(0.08, 0.37)
    pen.quadTo(0.3, 0.26, 0.44, 0.03)
    pen.quadTo(0.47, 0, 0.5, 0.04)
    pen.quadTo(0.68, 0.28, 0.92, 0.35)
    pen.quadTo(0.72, 0.38, 0.5, 0.37)
    pen.quadTo(0.3, 0.36, 0.08, 0.37)
  })
  g.strokeStyle = shadeHex(cover, -0.3)
  pen.lineWidth = 0.006
  for (let k = 0; k < 11; k++) pen.strokeLine(0.46 + (k - 5) * 0.016, 0.1, 0.16 + k * 0.068, 0.345)
  g.fillStyle = shadeHex(door, -0.3)
  pen.fillRoundRect(0.265, 0.44, 0.16, 0.2, [0.06, 0.06, 0, 0])
  g.fillStyle = door
  pen.fillRoundRect(0.28, 0.455, 0.13, 0.185, [0.05, 0.05, 0, 0])
  g.fillStyle = '#d9b04a'
  pen.fillCircle(0.39, 0.56, 0.01)
  for (const x of [0.6]) {
    g.fillStyle = shadeHex(LOG, -0.45)
    pen.fillRoundRect(x - 0.02, 0.43, 0.16, 0.135, 0.015)
    g.fillStyle = night ? '#ffd36a' : '#f0c565'
    pen.fillRect(x - 0.005, 0.445, 0.13, 0.105)
    g.fillStyle = shadeHex(LOG, -0.45)
    pen.fillRect(x + 0.053, 0.44, 0.012, 0.115)
    pen.fillRect(x - 0.01, 0.49, 0.14, 0.01)
  }
}

/** A leaf of the beanstalk: from its stalk's end to its tip. */
function drawLeaf(pen: SharePen, x: number, y: number, reach: number, drop: number, tone: number) {
  const green = shadeHex('#5fa83a', tone)
  pen.fillShape(pen.gradient(x, y, x + reach, y + drop, shadeHex(green, 0.2), shadeHex(green, -0.2)), () => {
    pen.moveTo(x, y)
    pen.curveTo(x + reach * 0.1, y - 0.09, x + reach * 0.8, y - 0.06, x + reach, y + drop)
    pen.curveTo(x + reach * 0.6, y + 0.07, x + reach * 0.2, y + 0.06, x, y)
  })
  pen.g.strokeStyle = shadeHex(green, -0.35)
  pen.lineWidth = 0.004
  pen.strokeLine(x, y, x + reach * 0.85, y + drop * 0.7)
}

/** A beanstalk of two stems that wind about one another up into a cloud. */
function drawBeanstalk(pen: SharePen, { colour = '#4f8f32', night }: PieceOptions) {
  const { g } = pen
  g.lineCap = 'round'
  for (let k = 0; k < 9; k++) {
    const side = k % 2 ? 1 : -1
    drawLeaf(
      pen,
      0.3 + side * 0.03,
      0.9 - k * 0.088,
      side * (0.24 - k * 0.008),
      0.03,
      ((k * 7) % 5) * 0.06 - 0.16,
    )
  }
  for (const phase of [0, Math.PI]) {
    g.strokeStyle = pen.across(0.2, 0.4, shadeHex(colour, 0.28), colour, shadeHex(colour, -0.4))
    pen.lineWidth = 0.05
    pen.begin()
    pen.moveTo(0.3 + Math.sin(phase) * 0.03, 1)
    for (let t = 0; t <= 1; t += 0.02)
      pen.lineTo(0.3 + Math.sin(phase + t * 15) * 0.042 * (1 - t * 0.4), 1 - t * 0.93)
    g.stroke()
    g.strokeStyle = shadeHex(colour, 0.35)
    pen.lineWidth = 0.008
    pen.begin()
    for (let t = 0; t <= 1; t += 0.02) {
      const [x, y] = [0.288 + Math.sin(phase + t * 15) * 0.042 * (1 - t * 0.4), 1 - t * 0.93]
      if (t === 0) pen.moveTo(x, y)
      else pen.lineTo(x, y)
    }
    g.stroke()
  }
  for (let k = 0; k < 5; k++) {
    const side = k % 2 ? -1 : 1
    g.strokeStyle = colour
    pen.lineWidth = 0.008
    pen.begin()
    pen.arc(0.3 + side * 0.09, 0.82 - k * 0.15, 0.03, 0, Math.PI * 1.5)
    g.stroke()
  }
  const cloud = night ? '#a9b4d2' : '#ffffff'
  for (const [x, y, r, tone] of [
    [0.1, 0.1, 0.075, -0.08],
    [0.5, 0.1, 0.075, -0.1],
    [0.2, 0.075, 0.075, 0],
    [0.4, 0.075, 0.075, -0.03],
    [0.3, 0.1, 0.08, -0.05],
  ]) {
    g.fillStyle = shadeHex(cloud, tone)
    pen.fillEllipse(x, y, r * 1.25, r * 0.8)
  }
}

/** A dial that has gone soft and hangs over an edge, drops running from it. */
function drawMeltingClock(pen: SharePen, { colour = '#d3a23e' }: PieceOptions) {
  const { g } = pen
  const outline = (to: SharePen) => {
    to.moveTo(0.04, 0.3)
    to.curveTo(0.06, 0.04, 0.5, 0, 0.74, 0.1)
    to.curveTo(0.98, 0.18, 0.98, 0.36, 0.9, 0.52)
    to.curveTo(0.84, 0.68, 0.9, 0.8, 0.84, 0.92)
    to.curveTo(0.8, 1, 0.72, 0.98, 0.7, 0.86)
    to.curveTo(0.68, 0.72, 0.58, 0.68, 0.52, 0.76)
    to.curveTo(0.48, 0.86, 0.4, 0.84, 0.38, 0.72)
    to.curveTo(0.34, 0.6, 0.2, 0.64, 0.12, 0.54)
    to.curveTo(0.02, 0.46, 0.02, 0.38, 0.04, 0.3)
  }
  pen.fillShape(pen.gradient(0, 0, 1, 1, shadeHex(colour, 0.35), colour, shadeHex(colour, -0.45)), () =>
    outline(pen),
  )
  const dial = new SharePen(g, pen.unit * 0.86, pen.x(0.065), pen.y(0.055))
  dial.fillShape('#f3ecd8', () => outline(dial))
  g.fillStyle = '#2a2420'
  for (let k = 0; k < 12; k++) {
    const turn = (k / 12) * Math.PI * 2
    const [x, y] = [0.47 + Math.sin(turn) * 0.33, 0.36 - Math.cos(turn) * 0.23]
    const sag = Math.max(0, x - 0.45) * Math.max(0, y - 0.3) * 1.6
    pen.fillEllipse(x, y + sag, 0.018, k % 3 ? 0.022 : 0.04, turn)
  }
  g.strokeStyle = '#2a2420'
  g.lineCap = 'round'
  for (const [x, y, cx, cy, width] of [
    [0.3, 0.24, 0.4, 0.26, 0.026],
    [0.7, 0.5, 0.64, 0.36, 0.018],
  ]) {
    pen.lineWidth = width
    pen.begin()
    pen.moveTo(0.47, 0.36)
    pen.quadTo(cx, cy, x, y)
    g.stroke()
  }
  pen.fillCircle(0.47, 0.36, 0.024)
}

/** A pumpkin with a door and windows of gold on curled runners and four wheels. */
function drawPumpkinCoach(pen: SharePen, { colour = '#e8842a', night }: PieceOptions) {
  const { g } = pen
  const gold = '#e2b84a'
  g.lineCap = 'round'
  for (const [rx, tone] of [
    [0.5, -0.3],
    [0.42, -0.18],
    [0.3, -0.05],
    [0.16, 0.08],
  ]) {
    for (const side of [-1, 1]) {
      g.fillStyle = pen.gradient(
        0.3,
        0.1,
        1.1,
        0.85,
        shadeHex(colour, tone + 0.22),
        shadeHex(colour, tone - 0.12),
      )
      pen.fillEllipse(0.7 + side * rx * 0.5, 0.45, rx * 0.62, 0.34)
    }
  }
  g.fillStyle = pen.gradient(0.5, 0.1, 0.9, 0.85, shadeHex(colour, 0.35), colour, shadeHex(colour, -0.2))
  pen.fillEllipse(0.7, 0.46, 0.2, 0.35)
  g.strokeStyle = '#5f8f3a'
  pen.lineWidth = 0.045
  pen.begin()
  pen.moveTo(0.7, 0.13)
  pen.quadTo(0.72, 0.04, 0.8, 0.03)
  g.stroke()
  g.fillStyle = gold
  pen.fillRoundRect(0.595, 0.3, 0.21, 0.42, [0.1, 0.1, 0.02, 0.02])
  g.fillStyle = shadeHex(colour, -0.35)
  pen.fillRoundRect(0.615, 0.52, 0.17, 0.185, 0.015)
  for (const [x, y, w, h] of [
    [0.62, 0.325, 0.16, 0.175],
    [0.36, 0.35, 0.13, 0.16],
    [0.91, 0.35, 0.13, 0.16],
  ]) {
    g.fillStyle = gold
    pen.fillRoundRect(x - 0.018, y - 0.018, w + 0.036, h + 0.036, 0.06)
    g.fillStyle = night ? '#ffe9a8' : '#bfe0ee'
    pen.fillRoundRect(x, y, w, h, 0.05)
  }
  g.strokeStyle = gold
  pen.lineWidth = 0.03
  pen.begin()
  pen.moveTo(0.06, 0.56)
  pen.curveTo(0.02, 0.8, 0.3, 0.8, 0.7, 0.8)
  pen.curveTo(1.1, 0.8, 1.38, 0.8, 1.34, 0.56)
  g.stroke()
  for (const x of [0.06, 1.34]) {
    pen.begin()
    pen.arc(x + (x < 0.7 ? 0.03 : -0.03), 0.55, 0.035)
    g.stroke()
  }
  for (const x of [0.3, 1.1]) {
    pen.lineWidth = 0.024
    pen.begin()
    pen.arc(x, 0.84, 0.145)
    g.stroke()
    pen.lineWidth = 0.012
    for (let k = 0; k < 8; k++) {
      const turn = (k / 8) * Math.PI * 2
      pen.strokeLine(x, 0.84, x + Math.cos(turn) * 0.14, 0.84 + Math.sin(turn) * 0.14)
    }
    g.fillStyle = shadeHex(gold, -0.2)
    pen.fillCircle(x, 0.84, 0.032)
  }
}

/** A sun with rays of two lengths and a friendly face. */
function drawFaceSun(pen: SharePen, { colour = '#ffc83a' }: PieceOptions) {
  const { g } = pen
  const rays = 24
  for (let k = 0; k < rays; k++) {
    const turn = (k / rays) * Math.PI * 2
    const reach = k % 2 ? 0.42 : 0.49
    const at = (angle: number, r: number) => [0.5 + Math.cos(angle) * r, 0.5 + Math.sin(angle) * r] as const
    pen.fillShape(k % 2 ? shadeHex(colour, -0.12) : shadeHex(colour, 0.12), () => {
      pen.moveTo(...at(turn - 0.11, 0.29))
      pen.lineTo(...at(turn, reach))
      pen.lineTo(...at(turn + 0.11, 0.29))
    })
  }
  g.fillStyle = pen.gradient(0.3, 0.25, 0.7, 0.8, shadeHex(colour, 0.45), colour, shadeHex(colour, -0.16))
  pen.fillCircle(0.5, 0.5, 0.31)
  for (const side of [-1, 1]) {
    g.fillStyle = '#5a3414'
    pen.fillEllipse(0.5 + side * 0.105, 0.45, 0.032, 0.046)
    g.fillStyle = '#ffffff'
    pen.fillCircle(0.5 + side * 0.105 - 0.01, 0.433, 0.011)
    g.fillStyle = 'rgba(236,106,60,.45)'
    pen.fillEllipse(0.5 + side * 0.18, 0.545, 0.05, 0.035)
  }
  g.strokeStyle = '#7a3d14'
  g.lineCap = 'round'
  pen.lineWidth = 0.018
  pen.begin()
  pen.arc(0.5, 0.51, 0.12, 0.35, Math.PI - 0.35)
  g.stroke()
}

/** A star of a picture book, its eyes closed. */
function drawFaceStar(pen: SharePen, { colour = '#ffd451' }: PieceOptions) {
  const { g } = pen
  const at = (k: number) => {
    const [turn, reach] = [(k / 10) * Math.PI * 2 - Math.PI / 2, k % 2 ? 0.27 : 0.48]
    return [0.5 + Math.cos(turn) * reach, 0.52 + Math.sin(turn) * reach] as const
  }
  pen.fillShape(
    pen.gradient(0.3, 0.1, 0.7, 0.9, shadeHex(colour, 0.45), colour, shadeHex(colour, -0.14)),
    () => {
      pen.moveTo(...at(0))
      for (let k = 1; k < 10; k++) pen.lineTo(...at(k))
    },
  )
  g.strokeStyle = '#6a3d14'
  g.lineCap = 'round'
  pen.lineWidth = 0.024
  for (const [x, y, radius] of [
    [0.4, 0.49, 0.055],
    [0.6, 0.49, 0.055],
    [0.5, 0.58, 0.05],
  ]) {
    pen.begin()
    pen.arc(x, y, radius, 0.3, Math.PI - 0.3)
    g.stroke()
  }
  g.fillStyle = 'rgba(236,106,60,.45)'
  for (const x of [0.33, 0.67]) pen.fillEllipse(x, 0.59, 0.045, 0.03)
}

/** Houses and things of fairy tales and dreams. */
export const TALE_THINGS: Readonly<Record<string, Piece>> = {
  '@leggedhut': { broadness: 1, draw: drawLeggedHut },
  '@beanstalk': { broadness: 0.6, draw: drawBeanstalk },
  '@meltingclock': { broadness: 1, draw: drawMeltingClock },
  '@facesun': { broadness: 1, draw: drawFaceSun },
  '@facestar': { broadness: 1, draw: drawFaceStar },
  '@pumpkincoach': { broadness: 1.4, draw: drawPumpkinCoach },
}
