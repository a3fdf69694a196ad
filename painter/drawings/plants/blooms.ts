import { type SharePen, tuples } from '../pen.ts'
import { shadeHex } from '../tint.ts'

/** What a flower is recognised by. Colours are '#rrggbb'. */
export type Flower = {
  bloom:
    | 'rays'
    | 'trumpet'
    | 'lily'
    | 'spike'
    | 'bells'
    | 'ball'
    | 'ruffle'
    | 'cup'
    | 'spray'
    | 'iris'
    | 'cluster'
  colour: string
  centre?: string
  /** Petals of rays, or blossoms of a spike, a spray or a cluster. */
  count?: number
  leaf?: 'blade' | 'broad'
}

/** The colour of a flower's stalk. */
export const STEM = '#4f8a3a'
const GOLDEN = 2.399963

/** One petal from (x, y) outwards. */
function petal(
  pen: SharePen,
  x: number,
  y: number,
  turn: number,
  length: number,
  breadth: number,
  colour: string,
) {
  const { g } = pen
  const dx = Math.cos(turn)
  const dy = Math.sin(turn)
  g.fillStyle = pen.gradient(
    x,
    y,
    x + dx * length,
    y + dy * length,
    shadeHex(colour, -0.2),
    colour,
    shadeHex(colour, 0.18),
  )
  pen.fillEllipse(x + dx * length * 0.55, y + dy * length * 0.55, length * 0.52, breadth, turn)
}

function disc(pen: SharePen, x: number, y: number, radius: number, colour: string) {
  pen.g.fillStyle = pen.glow(x - radius * 0.3, y - radius * 0.3, radius * 1.5, [
    [0, shadeHex(colour, 0.3)],
    [1, shadeHex(colour, -0.3)],
  ])
  pen.fillCircle(x, y, radius)
}

/** The blossoms by their form, drawn at the head of the stalk. */
export const BLOOMS: Record<Flower['bloom'], (pen: SharePen, look: Flower) => void> = {
  rays: (pen, { colour, centre = '#f2b82a', count = 12 }) => {
    const breadth = Math.min(0.12, 0.52 / count)
    for (const [layer, turn] of tuples('-.08 .5, 0 0'))
      for (let k = 0; k < count; k++) {
        const at = ((k + turn) / count) * Math.PI * 2
        petal(
          pen,
          0.42,
          0.3,
          at,
          0.29 + layer,
          breadth,
          shadeHex(colour, layer - (Math.sin(at) > 0 ? 0.06 : 0)),
        )
      }
    disc(pen, 0.42, 0.3, count < 9 ? 0.06 : 0.09, centre)
  },
  trumpet: (pen, { colour, centre = colour, count = 6 }) => {
    for (let k = 0; k < count; k++)
      petal(pen, 0.42, 0.3, (k / count) * Math.PI * 2 + 0.3, 0.3, 0.085, shadeHex(colour, (k % 2) * -0.08))
    disc(pen, 0.42, 0.3, 0.135, centre)
    for (let k = 0; k < 12; k++)
      disc(
        pen,
        0.42 + Math.cos(k * 0.524) * 0.125,
        0.3 + Math.sin(k * 0.524) * 0.125,
        0.034,
        shadeHex(centre, 0.12),
      )
    pen.in(shadeHex(centre, -0.45)).fillCircle(0.42, 0.305, 0.075)
  },
  lily: (pen, { colour, centre = '#d9892a', count = 6 }) => {
    for (let k = 0; k < count; k++)
      petal(pen, 0.42, 0.3, (k / count) * Math.PI * 2 - 0.5, 0.31, 0.075, shadeHex(colour, (k % 2) * -0.1))
    pen.inked(shadeHex(colour, -0.25), 0.01)
    for (let k = 0; k < 6; k++) {
      const at = (k / 6) * Math.PI * 2
      const [x, y] = [0.42 + Math.cos(at) * 0.13, 0.3 + Math.sin(at) * 0.13]
      pen.strokeLine(0.42, 0.3, x, y)
      pen.in(centre).fillEllipse(x, y, 0.026, 0.014, at + 1.4)
    }
  },
  cup: (pen, { colour, centre = '#26202a', count = 4 }) => {
    for (let k = 0; k < count; k++) {
      const at = Math.PI * (1.08 + (0.84 * k) / (count - 1))
      petal(pen, 0.42, 0.42, at, 0.34, 0.16, shadeHex(colour, (k % 2) * -0.14))
    }
    petal(pen, 0.42, 0.46, -Math.PI / 2, 0.26, 0.19, colour)
    disc(pen, 0.42, 0.25, 0.05, centre)
  },
  ball: (pen, { colour, count = 10 }) => {
    for (let ring = 4; ring >= 1; ring--)
      for (let k = 0; k < count; k++) {
        const at = ((k + ring * 0.5) / count) * Math.PI * 2
        petal(
          pen,
          0.42,
          0.3,
          at,
          0.075 * ring,
          Math.max(0.018, (0.3 * ring) / count / 2),
          shadeHex(colour, 0.06 * (4 - ring) - 0.12 + (k % 2) * 0.06),
        )
      }
    disc(pen, 0.42, 0.3, 0.045, shadeHex(colour, -0.15))
  },
  ruffle: (pen, { colour, centre, count = 7 }) => {
    const dark = shadeHex(colour, -0.3)
    for (let k = 0; k < count; k++) {
      const at = (k / count) * Math.PI * 2 + 0.4
      const [x, y] = [0.42 + Math.cos(at) * 0.17, 0.31 + Math.sin(at) * 0.16]
      pen.g.fillStyle = pen.glow(x, y, 0.17, [
        [0, shadeHex(colour, -0.14)],
        [0.75, shadeHex(colour, 0.05)],
        [1, dark],
      ])
      pen.fillEllipse(x, y, 0.16, 0.135, at)
    }
    // Crowded petals of all sizes, each in the shade of those about it.
    for (let k = 30; k > 0; k--) {
      const far = Math.sqrt(k / 30) * 0.2
      const at = k * GOLDEN
      const size = 0.062 + ((k * 0.5698) % 1) * 0.04
      const [x, y] = [0.42 + Math.cos(at) * far, 0.29 + Math.sin(at) * far * 0.9]
      pen.in(shadeHex(colour, -0.3)).fillEllipse(x, y + 0.008, size, size * 0.62, at * 1.3)
      pen.g.fillStyle = shadeHex(colour, -0.1 + ((k * 0.37) % 1) * 0.18)
      pen.fillEllipse(x, y - 0.003, size * 0.92, size * 0.55, at * 1.3)
    }
    if (!centre) return
    for (let k = 16; k > 0; k--) {
      const far = Math.sqrt(k / 16) * 0.06
      pen.g.fillStyle = shadeHex(centre, ((k * 0.37) % 1) * 0.3 - 0.15)
      pen.fillCircle(0.42 + Math.cos(k * GOLDEN) * far, 0.28 + Math.sin(k * GOLDEN) * far * 0.7, 0.014)
    }
  },
  cluster: (pen, { colour, count = 40 }) => {
    for (let k = count; k > 0; k--) {
      const far = Math.sqrt(k / count) * 0.26
      const x = 0.42 + Math.cos(k * GOLDEN) * far * 1.15
      const y = 0.3 + Math.sin(k * GOLDEN) * far
      const tone = shadeHex(colour, -0.28 + 0.4 * (1 - y) * (1 - (k % 3) * 0.18))
      for (let p = 0; p < 4; p++) petal(pen, x, y, p * 1.571 + k, 0.052, 0.022, tone)
      disc(pen, x, y, 0.01, '#f4efc8')
    }
  },
  spike: (pen, { colour, count = 24 }) => {
    for (const lean of count > 28 ? [-0.17, 0.17, 0] : [0])
      for (let k = 0; k < count; k++) {
        const t = k / count
        const wide = 0.085 * Math.sin(Math.PI * (0.25 + t * 0.7)) * (count < 16 ? 1.5 : 1)
        const x = 0.42 + lean * (1.1 - t) + (k % 2 ? 1 : -1) * wide * (0.4 + ((k * 0.618) % 1) * 0.6)
        const size = (count < 24 ? 0.056 : 0.036) * (0.6 + t * 0.7)
        pen.g.fillStyle = shadeHex(colour, ((k * 0.37) % 1) * 0.4 - 0.2)
        pen.fillEllipse(x, 0.04 + t * 0.52 + Math.abs(lean) * 0.4, size, size * 0.82, k)
      }
  },
  bells: (pen, { colour, count = 6 }) => {
    pen.inked(STEM, 0.016)
    for (let k = 0; k < count; k++) {
      const side = k % 2 ? 1 : -1
      const y = 0.16 + (k / Math.max(2, count)) * 0.4
      const x = 0.42 + side * (0.1 + (k % 3) * 0.02)
      pen.strokePath(`M.43 ${y + 0.04} Q${x} ${y - 0.06} ${x} ${y}`)
      const size = count < 4 ? 1.7 : 1
      pen
        .in(pen.across(x - 0.06, x + 0.06, shadeHex(colour, 0.2), colour, shadeHex(colour, -0.25)))
        .fillPath(`M${x} ${y - 0.01}
        C${x + 0.06 * size} ${y} ${x + 0.045 * size} ${y + 0.08 * size} ${x + 0.075 * size} ${y + 0.11 * size}
        L${x} ${y + 0.095 * size} L${x - 0.075 * size} ${y + 0.11 * size}
        C${x - 0.045 * size} ${y + 0.08 * size} ${x - 0.06 * size} ${y} ${x} ${y - 0.01}`)
    }
  },
  spray: (pen, { colour, centre = '#8f2a6b', count = 6 }) => {
    pen.inked(STEM, 0.018).strokePath('M.42 .4 Q.4 .02 .84 .1')
    for (let k = 0; k < count; k++) {
      const t = k / (count - 1)
      const x = 0.36 + t * 0.44
      const y = 0.42 - Math.sin(t * 1.9) * 0.3
      const size = 0.15 - t * 0.05
      for (const at of [-Math.PI / 2, 0.55, Math.PI - 0.55])
        petal(pen, x, y, at, size, size * 0.3, shadeHex(colour, 0.14))
      for (const at of [-0.25, Math.PI + 0.25]) petal(pen, x, y, at, size * 0.96, size * 0.46, colour)
      disc(pen, x, y + size * 0.16, size * 0.26, centre)
      disc(pen, x, y, size * 0.12, '#f7e27a')
    }
  },
  iris: (pen, { colour, centre = '#f2c83a' }) => {
    for (const at of [2.5, 0.64, Math.PI / 2]) {
      petal(pen, 0.42, 0.3, at, 0.3, 0.1, shadeHex(colour, -0.1))
      pen.in(centre).fillEllipse(0.42 + Math.cos(at) * 0.1, 0.3 + Math.sin(at) * 0.1, 0.055, 0.018, at)
    }
    for (const at of [-2.1, -1.04, -Math.PI / 2])
      petal(pen, 0.42, 0.32, at, 0.31, 0.095, shadeHex(colour, 0.16))
  },
}
