import { shadeHex } from '../tint.ts'
import type { BustPen } from './bust-pen.ts'
import { clothPattern, drawCapeFront, drawKimonoFront, drawRobeFront } from './dress-fronts.ts'

/** What is worn over the plain garment, as far as it is seen down to the breast. */
export function drawOutfit(bust: BustPen) {
  switch (bust.face.outfit) {
    case 'apron':
      return drawApron(bust)
    case 'suit':
      return drawSuit(bust)
    case 'coat':
      return drawCoat(bust)
    case 'armor':
      return drawArmour(bust)
    case 'kimono':
      return drawKimonoFront(bust)
    case 'robe':
      return drawRobeFront(bust)
    case 'cape':
      return drawCapeFront(bust)
  }
}

/** A bib on two straps. */
function drawApron({ pen, g, face }: BustPen) {
  const cloth = shadeHex(face.secondCloth ?? '#5a4a3a', 0.1)
  pen.inked(shadeHex(cloth, -0.2), 0.07)
  g.lineCap = 'butt'
  for (const s of [-1, 1]) pen.strokePath(`M${s * 0.3} 1.235 Q${s * 0.33} 1.4 ${s * 0.34} 1.62`)
  pen.in(pen.sheen(-0.5, 0.5, 0.35, shadeHex(cloth, 0.15), cloth, shadeHex(cloth, -0.5))).fillPath(`M-.4 1.56
    Q0 1.62 .4 1.56 C.44 1.9 .56 2.1 .66 3 L-.66 3 C-.56 2.1 -.44 1.9 -.4 1.56`)
  pen.inked(shadeHex(cloth, -0.45), 0.012).strokePath('M-.385 1.6 Q0 1.66 .385 1.6')
}

/** A shirt with a tie between lapels. */
function drawSuit({ pen, face, feminine }: BustPen) {
  const { cloth } = face
  const reach = feminine ? 0.9 : 1
  pen.in('#eceae4').fillPath(`M${-0.26 * reach} 1.19 L0 1.98 L${0.26 * reach} 1.19
    Q0 1.42 ${-0.26 * reach} 1.19`)
  if (!feminine)
    pen.in('#7a2630').fillPath('M-.05 1.31 L.05 1.31 L.035 1.38 L.07 1.8 L0 1.95 L-.07 1.8 L-.035 1.38')
  for (const s of [-1, 1]) {
    pen.in(shadeHex(cloth, s < 0 ? 0.18 : -0.12)).fillPath(`M${s * 0.24 * reach} 1.17 L${s * 0.42} 1.33
      L${s * 0.36} 1.5 L${s * 0.27} 1.5 L0 2`)
    pen.inked(shadeHex(cloth, -0.55), 0.01).strokePath(`M${s * 0.27} 1.5 L0 2`)
  }
}

/** A turned-up collar over buttons. */
function drawCoat({ pen, face }: BustPen) {
  const { cloth } = face
  pen.inked(shadeHex(cloth, -0.55), 0.014).strokeLine(0.02, 1.36, 0.05, 3)
  pen.in(shadeHex(cloth, -0.65))
  for (let k = 0; k < 4; k++) pen.fillCircle(0.1, 1.52 + k * 0.24, 0.024)
  for (const s of [-1, 1])
    pen.in(shadeHex(cloth, s < 0 ? 0.07 : -0.25)).fillPath(`M${s * 0.2} 1.08
      Q${s * 0.36} 1.12 ${s * 0.42} 1.28 L${s * 0.24} 1.5 Q${s * 0.1} 1.4 ${s * 0.01} 1.38
      Q${s * 0.18} 1.28 ${s * 0.2} 1.08`)
}

/** A breastplate, shoulder pieces and a gorget of steel. */
function drawArmour(bust: BustPen) {
  const { pen, g, feminine } = bust
  const paint = clothPattern(bust)
  const steel = () => paint ?? pen.sheen(-0.9, 0.9, 0.35, '#dfe5ea', '#8f99a3', '#39414b')
  const shoulder = feminine ? 0.58 : 0.7
  pen.in(steel()).fillPath('M-.5 1.4 Q0 1.62 .5 1.4 C.64 1.9 .6 2.4 .62 3 L-.62 3 C-.6 2.4 -.64 1.9 -.5 1.4')
  for (const s of [-1, 1])
    for (let plate = 0; plate < 3; plate++) {
      g.fillStyle = steel()
      pen.fillEllipse(s * (shoulder + plate * 0.05), 1.46 + plate * 0.16, 0.25 - plate * 0.02, 0.15, s * 0.35)
      pen.inked('rgba(20,24,30,.5)', 0.01)
      g.stroke()
    }
  pen.in(steel()).fillPath('M-.25 1.06 Q0 1.24 .25 1.06 L.36 1.3 Q0 1.56 -.36 1.3')
}

/** The ring of a space suit with its helmet of glass, over face and hair. */
export function drawSpaceHelmet({ pen, g, face }: BustPen) {
  if (face.outfit !== 'space') return
  pen.inked(pen.sheen(-0.6, 0.6, 0.4, '#ffffff', '#c3c8d0', '#6d7580'), 0.13)
  pen.strokeEllipse(0, 1.2, 0.56, 0.13)
  g.fillStyle = pen.glow(-0.1, 0.42, 0.82, [
    [0, 'rgba(190,215,240,.03)'],
    [0.75, 'rgba(190,215,240,.08)'],
    [1, 'rgba(215,232,250,.4)'],
  ])
  pen.fillEllipse(0, 0.5, 0.7, 0.78)
  pen.inked('rgba(235,243,252,.75)', 0.022)
  g.stroke()
  pen.inked('rgba(255,255,255,.5)', 0.05).strokeEllipse(0, 0.5, 0.58, 0.66, 0, 3.5, 4.3)
}
