import type { FigurePen } from './figure-pen.ts'

const [WOOD, STEEL, DARK] = ['#a87842', '#cdd4da', '#2f333a']

/** A welding torch in both hands, its cable hanging down behind. */
export function drawTorch({ pen, bones }: FigurePen) {
  const [near, far] = bones.arms.map(({ end }) => end)
  pen.inked(DARK, 0.014).strokePath(`M${near.x - 0.02} ${near.y + 0.02}
    C${near.x - 0.1} ${near.y + 0.3} ${near.x + 0.06} ${near.y + 0.36} ${near.x - 0.04} .98`)
  pen.lineWidth = 0.036
  pen.strokeLine(near.x - 0.03, near.y - 0.02, far.x + 0.04, far.y)
  pen.inked('#c8863a', 0.018).strokeLine(far.x + 0.04, far.y, far.x + 0.13, far.y + 0.03)
}

/** An angle grinder in both hands. */
export function drawGrinder({ pen, bones }: FigurePen) {
  const [near, far] = bones.arms.map(({ end }) => end)
  pen.inked('#e0a01c', 0.056).strokeLine(near.x - 0.01, near.y, far.x + 0.05, far.y)
  pen.in(DARK).fillCircle(far.x + 0.09, far.y + 0.02, 0.034)
  pen.in('#8a929a').fillEllipse(far.x + 0.11, far.y + 0.035, 0.016, 0.062, 0.3)
}

/** A blowpipe with a bulb of glowing glass at its end. */
export function drawBlowpipe({ pen, g, bones }: FigurePen) {
  const [near, far] = bones.arms.map(({ end }) => end)
  const slope = (far.y - near.y + 0.06) / Math.max(0.05, far.x - near.x + 0.06)
  const tip = { x: far.x + 0.26, y: far.y + 0.26 * Math.min(0.9, Math.max(0.25, slope)) }
  pen.inked('#aeb6be', 0.016).strokeLine(near.x - 0.1, near.y - 0.09, tip.x, tip.y)
  g.fillStyle = pen.glow(tip.x + 0.05, tip.y + 0.03, 0.24, [
    [0, 'rgba(255,200,90,.75)'],
    [1, 'rgba(255,120,20,0)'],
  ])
  pen.fillCircle(tip.x + 0.05, tip.y + 0.03, 0.24)
  g.fillStyle = pen.glow(tip.x + 0.04, tip.y + 0.02, 0.1, [
    [0, '#fff8d0'],
    [0.5, '#ffc23a'],
    [1, '#f0701c'],
  ])
  pen.fillEllipse(tip.x + 0.05, tip.y + 0.03, 0.1, 0.075, 0.5)
}

/** A trowel in the nearer hand, a brick in the other. */
export function drawTrowel({ pen, g, bones }: FigurePen) {
  const [near, far] = bones.arms.map(({ end }) => end)
  g.fillStyle = pen.gradient(0, far.y - 0.04, 0, far.y + 0.03, '#c96a48', '#8f4028')
  pen.fillRect(far.x - 0.02, far.y - 0.045, 0.13, 0.06)
  pen.inked(WOOD, 0.026).strokeLine(near.x - 0.04, near.y + 0.01, near.x + 0.02, near.y)
  pen.in(STEEL).fillPath(`M${near.x + 0.03} ${near.y - 0.035} L${near.x + 0.15} ${near.y + 0.015}
    L${near.x + 0.03} ${near.y + 0.035}`)
}

/** A paint roller lifted on its handle. */
export function drawRoller({ pen, g, bones }: FigurePen) {
  const [near, far] = bones.arms.map(({ end }) => end)
  const high = Math.min(near.y, far.y)
  pen.inked(WOOD, 0.02).strokeLine(near.x - 0.04, near.y + 0.1, far.x + 0.08, high - 0.1)
  pen.inked(STEEL, 0.012).strokeLine(far.x + 0.08, high - 0.1, far.x + 0.12, high - 0.16)
  g.fillStyle = pen.gradient(0, high - 0.24, 0, high - 0.1, '#ffffff', '#b9c6cc')
  pen.fillRoundRect(far.x + 0.09, high - 0.25, 0.06, 0.17, 0.02)
}

/** A small hammer lifted in the nearer hand. */
export function drawTackHammer({ pen, bones }: FigurePen) {
  const [near] = bones.arms.map(({ end }) => end)
  pen.inked(WOOD, 0.02).strokeLine(near.x - 0.01, near.y + 0.06, near.x + 0.03, near.y - 0.13)
  pen.inked(DARK, 0.045).strokeLine(near.x - 0.02, near.y - 0.14, near.x + 0.09, near.y - 0.12)
}

/** A pneumatic hammer upright between both hands and the ground, which breaks up. */
export function drawRoadDrill({ pen, g, bones }: FigurePen) {
  const [near, far] = bones.arms.map(({ end }) => end)
  const [x, y] = [(near.x + far.x) / 2, (near.y + far.y) / 2]
  pen.inked(DARK, 0.03).strokeLine(x - 0.1, y, x + 0.1, y)
  g.fillStyle = pen.across(x - 0.05, x + 0.05, '#ffd95a', '#f2b01c', '#a8740c')
  pen.fillRoundRect(x - 0.045, y - 0.01, 0.09, 0.24, 0.02)
  pen.in(pen.across(x - 0.03, x + 0.03, '#6a717b', '#2f333a')).fillRect(x - 0.03, y + 0.22, 0.06, 0.08)
  pen.inked(STEEL, 0.024).strokeLine(x, y + 0.3, x, 0.985)
  for (let k = 0; k < 16; k++) {
    const side = k % 2 ? 1 : -1
    const far = 0.03 + ((k * 0.618) % 1) * 0.17
    const high = ((k * 0.377) % 1) * 0.11 * (1 - far * 3)
    g.fillStyle = k % 3 ? '#7a756c' : '#a39d92'
    pen.fillCircle(x + side * far, 0.985 - Math.max(0, high), 0.01 + ((k * 0.29) % 1) * 0.016)
  }
}

/** A tattooist's needle, which hums in the nearer hand. */
export function drawNeedle({ pen, bones }: FigurePen) {
  const [near] = bones.arms.map(({ end }) => end)
  pen.inked(DARK, 0.03).strokeLine(near.x - 0.01, near.y - 0.03, near.x + 0.06, near.y + 0.02)
  pen.inked(STEEL, 0.008).strokeLine(near.x + 0.06, near.y + 0.02, near.x + 0.1, near.y + 0.05)
}
