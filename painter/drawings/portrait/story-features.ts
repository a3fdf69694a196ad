import { tuples } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import { type BustPen, traceFace } from './bust-pen.ts'

/** Ears that stand out to a point, before the hair. */
export function drawPointedEars({ pen, g, face, skin, skinShadow }: BustPen) {
  if (face.ears !== 'pointed') return
  for (const s of [-1, 1]) {
    pen.in(s < 0 ? skin : shadeHex(skin, -0.2)).fillPath(`M${s * 0.31} .62
      C${s * 0.34} .66 ${s * 0.4} .62 ${s * 0.45} .52 Q${s * 0.53} .36 ${s * 0.62} .16
      Q${s * 0.42} .26 ${s * 0.31} .46`)
    g.strokeStyle = skinShadow
    g.globalAlpha = 0.5
    pen.lineWidth = 0.012
    pen.strokePath(`M${s * 0.36} .58 Q${s * 0.42} .38 ${s * 0.54} .25`)
    g.globalAlpha = 1
  }
}

/** Plates of metal over one half of the face, and a red lens for its eye. */
export function drawCyborgPlate(bust: BustPen) {
  const { pen, g, face, eye } = bust
  if (!face.isCyborg) return
  g.save()
  pen.begin()
  traceFace(bust)
  g.clip()
  pen.in(pen.across(0.02, 0.36, '#d4dae2', '#98a2ae', '#565e6a')).fillPath(`M.06 0 L.03 .36 L.09 .5 L.07 .7
    L.14 .84 L.1 1.02 L.5 1.02 L.5 0`)
  pen.inked('#3a414b', 0.01)
  for (const [x0, y0, x1, y1] of tuples(`.04 .3 .4 .28, .09 .62 .4 .58, .22 .62 .2 .98, .14 .84 .4 .76,
    .2 .02 .18 .29`))
    pen.strokeLine(x0, y0, x1, y1)
  g.fillStyle = '#3a414b'
  for (const [x, y] of tuples('.1 .2, .28 .2, .15 .67, .28 .66, .17 .9')) pen.fillCircle(x, y, 0.012)
  g.restore()
  pen.in('#23272e').fillCircle(Math.abs(eye.x), eye.y, 0.075)
  g.fillStyle = pen.glow(Math.abs(eye.x), eye.y, 0.12, [
    [0, 'rgba(255,90,70,.9)'],
    [1, 'rgba(255,40,30,0)'],
  ])
  pen.fillCircle(Math.abs(eye.x), eye.y, 0.12)
  pen.in('#ff4030').fillCircle(Math.abs(eye.x), eye.y, 0.034)
}

/** A dark cloth over nose and mouth, under a hood. */
export function drawFaceCloth({ pen, face }: BustPen) {
  if (face.hat !== 'masked') return
  const cloth = face.hatColour ?? face.cloth
  pen
    .in(pen.sheen(-0.36, 0.36, 0.35, shadeHex(cloth, 0.28), shadeHex(cloth, 0.06), shadeHex(cloth, -0.45)))
    .fillPath(`M-.35 .58
    Q-.14 .64 0 .59 Q.14 .64 .35 .58 C.36 .86 .2 1.08 0 1.09 C-.2 1.08 -.36 .86 -.35 .58`)
  pen.inked(shadeHex(cloth, -0.4), 0.012)
  for (const y of [0.72, 0.83, 0.94])
    pen.strokePath(`M${-0.33 + (y - 0.7) * 0.4} ${y - 0.05}
      Q0 ${y + 0.07} ${0.33 - (y - 0.7) * 0.4} ${y - 0.05}`)
}

/** Feathered wings behind the shoulders; thin and see-through ones where they are a fairy's. */
export function drawWingsBehind({ pen, face }: BustPen) {
  const { wings } = face
  if (!wings) return
  for (const s of [-1, 1])
    for (let k = 8; k >= 0; k--) {
      const turn = -1.25 + k * 0.21
      const length = 1.15 - Math.abs(k - 2) * 0.07
      const x = s * (0.5 + Math.cos(turn) * length * 0.5)
      const y = 1.35 + Math.sin(turn) * length * 0.55
      pen.in(shadeHex(wings, (s < 0 ? 0.1 : -0.12) - (k % 3) * 0.06))
      pen.fillEllipse(x, y, length * 0.56, 0.13, s > 0 ? turn : Math.PI - turn)
    }
}

/** A clown's white mouth and cheeks, and the red nose. */
export function drawClownPaint({ pen, g, face, eye }: BustPen) {
  if (!face.isPainted) return
  pen.blurred(0.012, () => {
    g.fillStyle = '#fbf7f2'
    g.globalAlpha = 0.92
    pen.fillEllipse(0, 0.82, 0.19, 0.085)
    for (const s of [-1, 1]) pen.fillEllipse(s * eye.x, eye.y - 0.05, 0.1, 0.1)
    g.fillStyle = '#e2485a'
    g.globalAlpha = 0.55
    for (const s of [-1, 1]) pen.fillCircle(s * 0.22, 0.68, 0.06)
  })
}

/** Round and red, over the nose. */
export function drawClownNose({ pen, g, face }: BustPen) {
  if (!face.isPainted) return
  g.fillStyle = pen.glow(-0.025, 0.665, 0.12, [
    [0, '#ff9a8a'],
    [0.35, '#e32a2a'],
    [1, '#8f1216'],
  ])
  pen.fillCircle(0, 0.69, 0.085)
}
