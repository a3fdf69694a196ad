import type { FigurePen } from './figure-pen.ts'

/** A hose that lies on the ground behind, its jet of water before the nozzle. */
export function drawHose({ pen, bones }: FigurePen) {
  const [near, far] = bones.arms.map(({ end }) => end)
  const mouth = { x: far.x + 0.1, y: far.y - 0.03 }
  pen.inked('#a8402a', 0.034).strokePath(`M-.66 .985 C-.4 .96 -.28 1 -.16 .9
    C-.08 .8 ${near.x - 0.12} ${near.y + 0.12} ${near.x} ${near.y} L${far.x + 0.02} ${far.y}`)
  pen.inked('#d2b04a', 0.044).strokeLine(far.x + 0.02, far.y, mouth.x, mouth.y)
  for (let k = 0; k < 9; k++) {
    const spread = (k - 4) * 0.018
    pen.inked(k % 2 ? 'rgba(238,248,255,.95)' : 'rgba(150,205,240,.9)', k % 2 ? 0.014 : 0.026)
    pen.strokePath(`M${mouth.x + 0.01} ${mouth.y}
      Q${mouth.x + 0.34} ${mouth.y - 0.16 + spread} ${mouth.x + 0.72} ${mouth.y + 0.06 + spread * 3.4}`)
  }
  pen.in('rgba(226,242,252,.75)')
  for (let k = 0; k < 14; k++)
    pen.fillCircle(
      mouth.x + 0.6 + (k % 5) * 0.05,
      mouth.y - 0.06 + ((k * 7) % 10) * 0.03,
      0.01 + (k % 3) * 0.006,
    )
}

/** A skipping rope that swings around under the feet. */
export function drawSkippingRope({ pen, bones }: FigurePen) {
  const [near, far] = bones.arms.map(({ end }) => end)
  pen.inked('#d8402f', 0.018).strokePath(`M${near.x} ${near.y}
    C${near.x + 0.52} ${near.y + 0.3} ${near.x + 0.16} 1 .06 .985
    C-.24 .985 ${far.x - 0.5} ${far.y + 0.4} ${far.x} ${far.y}`)
  pen.inked('#5a3a20', 0.032)
  for (const { x, y } of [near, far]) pen.strokeLine(x - 0.02, y - 0.035, x + 0.02, y + 0.025)
}

/** A jug tilted over what is before its bearer, and what is poured from it. */
export function drawJug({ pen, g, bones }: FigurePen, liquid = '#bfe0ee') {
  const { end } = bones.arms[1]
  const lip = { x: end.x + 0.15, y: end.y - 0.01 }
  pen.inked(liquid, 0.016)
  pen.begin()
  pen.moveTo(lip.x - 0.005, lip.y)
  pen.quadTo(lip.x + 0.03, lip.y + 0.02, lip.x + 0.03, lip.y + 0.16)
  g.stroke()
  g.save()
  g.translate(pen.x(end.x + 0.03), pen.y(end.y - 0.03))
  g.rotate(1.15)
  const unit = pen.unit
  g.fillStyle = '#e9edf0'
  g.beginPath()
  g.moveTo(-0.03 * unit, -0.13 * unit)
  g.lineTo(0.035 * unit, -0.12 * unit)
  g.bezierCurveTo(0.09 * unit, 0, 0.08 * unit, 0.08 * unit, 0.05 * unit, 0.09 * unit)
  g.lineTo(-0.05 * unit, 0.09 * unit)
  g.bezierCurveTo(-0.08 * unit, 0.08 * unit, -0.08 * unit, 0, -0.03 * unit, -0.13 * unit)
  g.fill()
  g.strokeStyle = '#b9c3ca'
  g.lineWidth = 0.014 * unit
  g.beginPath()
  g.arc(-0.075 * unit, 0, 0.05 * unit, Math.PI * 0.5, Math.PI * 1.6)
  g.stroke()
  g.restore()
}
