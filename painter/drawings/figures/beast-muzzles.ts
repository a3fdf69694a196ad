import { type SharePen, tuples } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Beast } from './beast.ts'

const NOSE = '#2a2022'
const THROAT = '#5a1a24'
const PINK_NOSE = '#c96a6a'

/** What a muzzle is drawn with: its pen, whose it is, and the parts that several have. */
type MuzzlePen = {
  pen: SharePen
  g: SharePen['g']
  beast: Beast
  face: string
  fur: string
  muzzle: Beast['muzzle']
  pad: (y: number, rx: number, ry: number) => void
  nose: (y: number, rx: number, ry: number, colour?: string) => void
  smile: (y: number, breadth: number) => void
}

/** Each in a method of its own; `usual` are all that have none. */
const MUZZLES = {
  cat({ pen, g, face, fur, smile }: MuzzlePen) {
    // Two pads under a small nose; a dark face is a mask.
    g.fillStyle = face
    if (face < '#8' && fur > '#8') pen.fillEllipse(0, 0.24, 0.62, 0.6)
    for (const side of [-1, 1]) {
      g.fillStyle = pen.gradient(0, 0.26, 0, 0.76, shadeHex(face, 0.16), shadeHex(face, -0.1))
      pen.fillEllipse(side * 0.24, 0.5, 0.3, 0.25)
    }
    pen.in(shadeHex(face, -0.04)).fillEllipse(0, 0.7, 0.24, 0.16)
    pen.in(fur < '#5' ? '#3a2f34' : PINK_NOSE).fillPath(`M-.14 .26 Q0 .2 .14 .26 Q.08 .4 0 .42
      Q-.08 .4 -.14 .26`)
    smile(0.56, 0.26)
    drawWhiskers(pen)
  },
  bigCat({ pen, g, face, fur, smile }: MuzzlePen) {
    // A long straight bridge, a broad nose and heavy pads.
    pen.in(shadeHex(fur, 0.12)).fillEllipse(0, 0.02, 0.26, 0.5)
    pen.in(shadeHex(face, -0.06)).fillEllipse(0, 0.84, 0.34, 0.2)
    for (const side of [-1, 1]) {
      g.fillStyle = pen.gradient(0, 0.24, 0, 0.84, shadeHex(face, 0.14), shadeHex(face, -0.12))
      pen.fillEllipse(side * 0.31, 0.56, 0.38, 0.31)
    }
    pen.in(fur < '#5' ? NOSE : '#9a4a44').fillPath(`M-.27 .24 Q0 .14 .27 .24 Q.16 .46 0 .5
      Q-.16 .46 -.27 .24`)
    smile(0.68, 0.32)
    drawWhiskers(pen)
  },
  dog({ pen, beast, nose, smile }: MuzzlePen) {
    drawDogMuzzle(pen, beast)
    nose(0.36, 0.26, 0.18)
    smile(0.72, 0.3)
  },
  fox({ pen, face, fur, nose, smile }: MuzzlePen) {
    // Pale from the cheeks to the chin, and a fine dark nose low down.
    for (const side of [-1, 1])
      pen
        .in(pen.gradient(0, 0, 0, 0.9, shadeHex(face, 0.1), shadeHex(face, -0.06)))
        .fillPath(`M${side * 1.38} .3
        Q${side * 0.8} .86 0 1 L0 .62 Q${side * 0.22} .28 ${side * 0.34} .14
        Q${side * 0.8} .06 ${side * 1.38} .3`)
    pen.in(pen.across(-0.4, 0.4, shadeHex(fur, 0.1), fur, shadeHex(fur, -0.14))).fillPath(`M-.36 -.1
      Q-.2 .5 -.15 .66 L.15 .66 Q.2 .5 .36 -.1`)
    nose(0.7, 0.17, 0.12)
    smile(0.92, 0.16)
  },
  flat({ pen, fur, pad, nose, smile }: MuzzlePen) {
    pad(0.42, 0.6, 0.46)
    pen.inked(shadeHex(fur, -0.35), 0.06)
    for (const [y, breadth] of tuples('-.5 .34, -.36 .24'))
      pen.strokePath(`M${-breadth} ${y} Q0 ${y + 0.12} ${breadth} ${y}`)
    nose(0.18, 0.22, 0.14)
    smile(0.5, 0.42)
  },
  short({ pen, pad, nose, smile }: MuzzlePen) {
    pad(0.44, 0.5, 0.36)
    nose(0.28, 0.13, 0.1, PINK_NOSE)
    smile(0.48, 0.28)
    drawWhiskers(pen)
  },
  whiskered({ pen, g, face, nose, smile }: MuzzlePen) {
    // The throat and both cheeks are pale, the nose broad.
    pen.in(face).fillEllipse(0, 0.6, 0.78, 0.34)
    for (const side of [-1, 1]) {
      g.fillStyle = pen.gradient(0, 0.05, 0, 0.72, shadeHex(face, 0.2), shadeHex(face, -0.1))
      pen.fillEllipse(side * 0.28, 0.38, 0.38, 0.3)
    }
    nose(0.16, 0.25, 0.16)
    smile(0.46, 0.3)
    drawWhiskers(pen)
  },
  rodent({ pen, g, face, pad, nose, smile }: MuzzlePen) {
    // Full cheeks.
    for (const side of [-1, 1]) {
      g.fillStyle = pen.gradient(0, 0.1, 0, 0.84, shadeHex(face, 0.1), shadeHex(face, -0.1))
      pen.fillEllipse(side * 0.44, 0.46, 0.5, 0.4)
    }
    pad(0.46, 0.44, 0.34)
    nose(0.3, 0.12, 0.09, '#d98a8a')
    pen.in('#fbf8f0').fillRect(-0.12, 0.5, 0.11, 0.2)
    pen.fillRect(0.01, 0.5, 0.11, 0.2)
    smile(0.48, 0.24)
    drawWhiskers(pen)
  },
  snout({ pen, g, face, pad }: MuzzlePen) {
    pad(0.4, 0.5, 0.4)
    g.fillStyle = shadeHex(face, -0.5)
    for (const side of [-1, 1]) pen.fillEllipse(side * 0.18, 0.36, 0.09, 0.13)
  },
  pointed({ pen, face, nose, smile }: MuzzlePen) {
    // A narrow snout that comes to a point, with a wet nose at the tip.
    pen
      .in(pen.across(-0.5, 0.5, shadeHex(face, 0.12), face, shadeHex(face, -0.14)))
      .fillPath(`M-.5 .2 Q-.3 .02 0 0
      Q.3 .02 .5 .2 Q.34 .62 0 .74 Q-.34 .62 -.5 .2`)
    nose(0.5, 0.15, 0.13)
    smile(0.78, 0.24)
  },
  hoofed({ pen, g, face, pad }: MuzzlePen) {
    pad(0.72, 0.56, 0.52)
    g.fillStyle = shadeHex(face, -0.55)
    for (const side of [-1, 1]) pen.fillEllipse(side * 0.26, 0.68, 0.08, 0.12, side * 0.4)
    pen.inked(shadeHex(face, -0.5), 0.06).strokeArc(0, 0.72, 0.3, 0.5, 2.64)
  },
  beak: drawBeak,
  bill: drawBeak,
  owl({ pen, beast, face, fur }: MuzzlePen) {
    // Pale feathers under the beak, as no cat has.
    pen.in(shadeHex(face, 0.18)).fillEllipse(0, 0.66, 0.5, 0.3)
    for (const side of [-1, 1]) {
      pen.in(shadeHex(face, 0.1)).fillEllipse(side * 0.42, -0.04, 0.5, 0.54)
      pen.inked(shadeHex(fur, -0.3), 0.06).strokeEllipse(side * 0.42, -0.04, 0.5, 0.54)
    }
    pen.in(beast.beak ?? '#4a3c2a').fillPath('M-.16 .16 Q0 .06 .16 .16 Q.1 .42 0 .56 Q-.1 .42 -.16 .16')
  },
  saurian({ pen, g, fur, pad }: MuzzlePen) {
    pad(0.5, 0.9, 0.5)
    g.fillStyle = shadeHex(fur, -0.45)
    for (const side of [-1, 1]) pen.fillEllipse(side * 0.26, 0.2, 0.1, 0.07)
    pen.in('#5a1f1c').fillEllipse(0, 0.62, 0.7, 0.2)
    for (let k = 0; k < 9; k++) {
      const x = -0.6 + k * 0.15
      const top = 0.5 + Math.abs(x) * 0.14
      pen.in('#fbf8ee').fillPath(`M${x - 0.07} ${top} L${x} ${top + 0.2} L${x + 0.07} ${top}`)
    }
    pen.inked(shadeHex(fur, -0.35), 0.12)
    for (const side of [-1, 1]) pen.strokeLine(side * 0.2, -0.36, side * 0.64, -0.46)
  },
  trunk({ pen, g, fur }: MuzzlePen) {
    g.lineCap = 'round'
    for (const [k, y] of [0.25, 0.5, 0.75, 1, 1.25, 1.5].entries())
      pen.in(shadeHex(fur, k % 2 ? -0.1 : -0.02)).fillEllipse(k * k * 0.02, y, 0.34 - k * 0.028, 0.24)
    for (const side of [-1, 1])
      pen.in('#f6f0e0').fillPath(`M${side * 0.36} .5 Q${side * 0.5} 1 ${side * 0.8} 1.02
        Q${side * 0.66} .8 ${side * 0.58} .44`)
  },
  primate({ pen, g, face, pad }: MuzzlePen) {
    g.fillStyle = face
    for (const side of [-1, 1]) pen.fillEllipse(side * 0.34, -0.12, 0.42, 0.4)
    pad(0.46, 0.62, 0.44)
    g.fillStyle = shadeHex(face, -0.5)
    for (const side of [-1, 1]) pen.fillEllipse(side * 0.09, 0.28, 0.05, 0.06)
    pen.inked(shadeHex(face, -0.6), 0.07).strokeArc(0, 0.3, 0.38, 0.5, 2.64)
  },
  monster({ pen, fur }: MuzzlePen) {
    pen.in(THROAT).fillEllipse(0, 0.56, 0.62, 0.26)
    pen.in(shadeHex(fur, 0)).fillEllipse(0, 0.4, 0.66, 0.2)
    for (const [x, way] of tuples('-.4 1, .4 1, -.16 -1, .16 -1'))
      pen.fillShape('#fbf8ee', () => {
        const root = way > 0 ? 0.54 : 0.8
        pen.moveTo(x - 0.08, root)
        pen.lineTo(x, root + way * 0.2)
        pen.lineTo(x + 0.08, root)
      })
  },
  koala({ nose, smile }: MuzzlePen) {
    nose(0.26, 0.26, 0.36)
    smile(0.74, 0.2)
  },
  scaly({ pen, g, fur, pad }: MuzzlePen) {
    pad(0.46, 0.74, 0.4)
    g.fillStyle = shadeHex(fur, -0.45)
    for (const side of [-1, 1]) pen.fillEllipse(side * 0.2, 0.26, 0.06, 0.05)
    pen.inked(shadeHex(fur, -0.5), 0.06).strokePath('M-.64 .5 Q0 .78 .64 .5')
  },
  usual({ pad, nose, smile }: MuzzlePen) {
    pad(0.44, 0.52, 0.44)
    nose(0.24, 0.21, 0.15)
    smile(0.54, 0.28)
  },
} satisfies Readonly<Record<string, (muzzle: MuzzlePen) => void>>

function drawBeak({ pen, g, beast, face, muzzle }: MuzzlePen) {
  g.fillStyle = face
  for (const side of [-1, 1]) pen.fillEllipse(side * 0.42, -0.02, 0.48, 0.56)
  const broad = muzzle === 'bill' ? 0.52 : 0.26
  const colour = beast.beak ?? '#e0a030'
  if (beast.hasLargeBeak) {
    drawLargeBeak(pen, colour)
    return
  }
  pen
    .in(pen.gradient(0, 0.1, 0, 0.75, shadeHex(colour, 0.25), shadeHex(colour, -0.15)))
    .fillPath(`M${-broad} .24
      Q0 0 ${broad} .24
      Q${broad * (muzzle === 'bill' ? 1.1 : 0.3)} .66 0 ${muzzle === 'bill' ? 0.6 : 0.8}
      Q${-broad * (muzzle === 'bill' ? 1.1 : 0.3)} .66 ${-broad} .24`)
}

/** Nose, mouth and all that is about them, around the middle of a face that looks at the viewer. */
export function drawMuzzle(pen: SharePen, beast: Beast) {
  const { g } = pen
  const { face, fur, muzzle } = beast
  const pad = (y: number, rx: number, ry: number) => {
    g.fillStyle = pen.gradient(0, y - ry, 0, y + ry, shadeHex(face, 0.12), face, shadeHex(face, -0.12))
    pen.fillEllipse(0, y, rx, ry)
  }
  const nose = (y: number, rx: number, ry: number, colour = NOSE) => {
    pen.in(colour).fillEllipse(0, y, rx, ry)
    pen.in('rgba(255,255,255,.45)').fillEllipse(-rx * 0.3, y - ry * 0.4, rx * 0.26, ry * 0.22)
  }
  const smile = (y: number, breadth: number) => {
    pen.inked('rgba(40,20,18,.75)', 0.07).strokeLine(0, y - 0.14, 0, y)
    for (const side of [-1, 1])
      pen.strokePath(`M0 ${y} Q${side * breadth * 0.5} ${y + 0.18} ${side * breadth} ${y}`)
  }
  const draw: (parts: MuzzlePen) => void =
    muzzle in MUZZLES ? MUZZLES[muzzle as keyof typeof MUZZLES] : MUZZLES.usual
  draw({ pen, g, beast, face, fur, muzzle, pad, nose, smile })
}

function drawWhiskers(pen: SharePen) {
  pen.inked('rgba(255,252,246,.85)', 0.04)
  for (const side of [-1, 1])
    for (const k of [-0.1, 0.04, 0.18])
      pen.strokeLine(side * 0.4, 0.42 + k * 0.4, side * 1.25, 0.36 + k * 1.4)
}

/** A bridge from between the eyes to a broad muzzle, with a tongue under it. */
function drawDogMuzzle(pen: SharePen, { fur, face }: Beast) {
  pen.in('#d9707a').fillEllipse(0, 0.98, 0.17, 0.2)
  pen.in(shadeHex(face, -0.22)).fillEllipse(0, 0.76, 0.42, 0.3)
  pen
    .in(pen.across(-0.55, 0.55, shadeHex(face, 0.14), face, shadeHex(face, -0.18)))
    .fillPath(`M-.16 ${face < fur ? -0.02 : -0.36}
    C-.3 .1 -.58 .3 -.56 .6 C-.5 .86 -.16 .82 0 .72 C.16 .82 .5 .86 .56 .6
    C.58 .3 .3 .1 .16 ${face < fur ? -0.02 : -0.36}`)
}

/** Hooked over the chin, with a parting where it opens. */
function drawLargeBeak(pen: SharePen, colour: string) {
  pen.in(shadeHex(colour, -0.3)).fillPath('M-.26 .5 Q0 1.14 .26 .5')
  pen.in(pen.gradient(0, -0.1, 0, 1, shadeHex(colour, 0.35), shadeHex(colour, -0.1))).fillPath(`M-.4 .3
    Q-.36 -.14 0 -.16 Q.36 -.14 .4 .3 C.36 .62 .16 .74 0 1.04 C-.16 .74 -.36 .62 -.4 .3`)
  pen.g.fillStyle = shadeHex(colour, -0.45)
  for (const side of [-1, 1]) pen.fillEllipse(side * 0.14, 0.06, 0.05, 0.035)
}
