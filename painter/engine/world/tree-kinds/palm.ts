import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../core/random.ts'
import { clamp, mix } from '../../core/scalar.ts'

type Point = [x: number, y: number]

const FRONDS = 17
const FROND_GREENS = ['#2c5a2a', '#3f7433', '#5b8f3d', '#7fae52']

function drawTrunk(g: SKRSContext2D, height: number, footX: number, [topX, topY]: Point) {
  for (let ring = 0; ring < 60; ring++) {
    const t = ring / 60
    const x = mix(footX, topX, t ** 1.5),
      y = mix(height, topY, t)
    const radius = height * mix(0.024, 0.013, t)
    g.fillStyle = ring % 2 ? '#6b543d' : '#58432f'
    g.beginPath()
    g.ellipse(x, y, radius, height * 0.012, 0, 0, 6.3)
    g.fill()
    g.fillStyle = 'rgba(255,230,190,.18)'
    g.beginPath()
    g.ellipse(x - radius * 0.4, y, radius * 0.35, height * 0.01, 0, 0, 6.3)
    g.fill()
  }
}

/** One frond: leaflets on both sides of a rib that rises from the crown and hangs over. */
function drawFrond(g: SKRSContext2D, random: Random, height: number, crown: Point, angle: number) {
  const [crownX, crownY] = crown
  const length = height * random.range(0.22, 0.31)
  const endX = crownX + Math.cos(angle) * length,
    endY = crownY + Math.sin(angle) * length * 0.75 + length * 0.42
  const bendX = crownX + Math.cos(angle) * length * 0.62,
    bendY = crownY + Math.sin(angle) * length * 0.85 - length * 0.05
  const ribAt = (t: number): Point => [
    (1 - t) ** 2 * crownX + 2 * t * (1 - t) * bendX + t * t * endX,
    (1 - t) ** 2 * crownY + 2 * t * (1 - t) * bendY + t * t * endY,
  ]
  const shade = random.int(0, 2)
  g.lineWidth = height * 0.0055
  g.lineCap = 'round'
  for (let k = 2; k < 46; k++) {
    const t = k / 46
    const [x, y] = ribAt(t),
      [nextX, nextY] = ribAt(t + 0.02)
    const step = Math.hypot(nextX - x, nextY - y) || 1
    const alongX = (nextX - x) / step,
      alongY = (nextY - y) / step
    const acrossX = -alongY,
      acrossY = alongX
    const leaflet = length * 0.2 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.1)) * (0.8 + 0.4 * random())
    for (const side of [-1, 1]) {
      const lit = side * acrossX * Math.sign(acrossY * side || 1) > 0 ? 1 : 0
      g.strokeStyle = FROND_GREENS[clamp(shade + lit + (random() < 0.25 ? 1 : 0), 0, 3)]
      g.beginPath()
      g.moveTo(x, y)
      g.quadraticCurveTo(
        x + acrossX * side * leaflet * 0.5 + alongX * leaflet * 0.5,
        y + acrossY * side * leaflet * 0.5 + alongY * leaflet * 0.5,
        x + acrossX * side * leaflet * 0.55 + alongX * leaflet * 0.8,
        y + acrossY * side * leaflet * 0.55 + alongY * leaflet * 0.8 + leaflet * 0.35,
      )
      g.stroke()
    }
  }
  g.strokeStyle = '#8db35a'
  g.lineWidth = height * 0.005
  g.beginPath()
  g.moveTo(crownX, crownY)
  g.quadraticCurveTo(bendX, bendY, endX, endY)
  g.stroke()
}

/** A coconut palm, `height` pixels tall. `lean` is how far the crown is from above the foot, -0.5 to 0.5. */
export function drawPalm(random: Random, height: number, lean: number): Canvas {
  const width = Math.round(height * 1.15)
  const canvas = createCanvas(width, height)
  const g = canvas.getContext('2d')
  const crown: Point = [width / 2 + lean * height * 0.35, height * 0.24]
  drawTrunk(g, height, width / 2 - lean * height * 0.5, crown)
  // the outermost first, so that the upright ones lie on top
  const order = [...Array(FRONDS).keys()].sort((a, b) => Math.abs(b - FRONDS / 2) - Math.abs(a - FRONDS / 2))
  for (const k of order) {
    const angle = -Math.PI * 0.5 + ((k + 0.5) / FRONDS - 0.5) * Math.PI * 1.75 + random.range(-0.1, 0.1)
    drawFrond(g, random, height, crown, angle)
  }
  for (let nut = 0; nut < 4; nut++) {
    g.fillStyle = nut % 2 ? '#5c3f27' : '#6e4c2e'
    g.beginPath()
    g.arc(
      crown[0] + (nut - 1.5) * height * 0.018,
      crown[1] + height * 0.025 + (nut % 2) * height * 0.012,
      height * 0.017,
      0,
      6.3,
    )
    g.fill()
  }
  return canvas
}
