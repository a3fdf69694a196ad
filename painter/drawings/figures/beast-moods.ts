import { type SharePen, tuples } from '../pen.ts'
import { shadeHex } from '../tint.ts'
import type { Beast } from './beast.ts'

const THROAT = '#6a1f26'
const TONGUE = '#e0707c'
const TEETH = '#fbf8f0'
const TEAR = '#8fd0f2'

/** Where the mouth of a head is, and half its breadth, in heads. */
const USUAL_MOUTH: readonly [y: number, breadth: number] = [0.58, 0.3]
const MOUTHS: Partial<Record<Beast['muzzle'], readonly [y: number, breadth: number]>> = {
  bigCat: [0.74, 0.36],
  dog: [0.78, 0.36],
  fox: [0.88, 0.2],
  flat: [0.62, 0.42],
  snout: [0.84, 0.4],
  pointed: [0.82, 0.24],
  hoofed: [0.96, 0.38],
  primate: [0.62, 0.42],
  koala: [0.78, 0.26],
  monster: [0.58, 0.5],
  scaly: [0.62, 0.5],
  wide: [0.42, 0.62],
  trunk: [0.62, 0.3],
}
/** What opens a bill does not open a mouth. */
const BEAKED: ReadonlySet<Beast['muzzle']> = new Set(['beak', 'bill', 'owl'])

/** What a face says beyond its usual smile: an open mouth, a tongue, brows and tears, over the face. */
export function drawMood(
  pen: SharePen,
  beast: Beast,
  [eyeX, eyeY, eyeSize]: readonly [x: number, y: number, size: number],
) {
  const { mood, muzzle } = beast
  const [y, breadth] = MOUTHS[muzzle] ?? USUAL_MOUTH
  if (!BEAKED.has(muzzle) && muzzle !== 'saurian') drawMouth(pen, beast, y, breadth)
  else if (mood === 'silly') drawTongue(pen, 0.1, 0.74, 0.2)
  else if (muzzle !== 'saurian' && (mood === 'laughing' || mood === 'singing')) openBeak(pen, beast)
  if (mood === 'angry' || mood === 'sad') drawBrows(pen, beast, eyeX, eyeY - eyeSize * 1.5, mood)
  if (mood === 'sad') drawTears(pen, eyeX, eyeY + eyeSize * 1.1)
  if (mood === 'silly') {
    // One eye winks.
    pen.in(beast.mask ?? beast.fur).fillEllipse(-eyeX, eyeY, eyeSize * 1.25, eyeSize * 1.25)
    pen.inked(inkOn(beast), 0.09)
    pen.strokeArc(-eyeX, eyeY + eyeSize * 0.4, eyeSize * 1.05, Math.PI * 1.15, Math.PI * 1.85)
  }
}

/** A line that is seen on the fur. */
const inkOn = ({ fur, mask = fur }: Beast) => (mask < '#5' ? shadeHex(mask, 0.6) : shadeHex(mask, -0.7))

function drawMouth(pen: SharePen, { mood, face }: Beast, y: number, breadth: number) {
  switch (mood) {
    case 'laughing':
    case 'singing':
    case 'silly': {
      const depth = mood === 'singing' ? breadth * 1.15 : breadth * 0.85
      const half = mood === 'singing' ? breadth * 0.75 : breadth * 1.25
      pen.in(THROAT).fillPath(`M${-half} ${y - 0.06} Q0 ${y - 0.02} ${half} ${y - 0.06}
        C${half * 0.9} ${y + depth} ${-half * 0.9} ${y + depth} ${-half} ${y - 0.06}`)
      if (mood === 'silly') return drawTongue(pen, breadth * 0.3, y + depth * 0.3, breadth * 0.6)
      pen.in(TONGUE).fillEllipse(0, y + depth * 0.52, half * 0.52, depth * 0.2)
      if (mood === 'laughing')
        pen.in(TEETH).fillPath(`M${-half * 0.86} ${y - 0.04} Q0 ${y} ${half * 0.86} ${y - 0.04}
          Q0 ${y + 0.16} ${-half * 0.86} ${y - 0.04}`)
      return
    }
    case 'surprised':
      pen.in(THROAT).fillEllipse(0, y + 0.06, breadth * 0.5, breadth * 0.62)
      return
    case 'sad':
    case 'angry':
      // The smile that every muzzle has goes, and the corners hang.
      pen.in(face).fillEllipse(0, y + 0.07, breadth * 1.2, 0.13)
      pen.inked(face < '#5' ? shadeHex(face, 0.5) : shadeHex(face, -0.65), 0.08)
      pen.strokeArc(0, y + breadth * 1.1, breadth * 1.1, Math.PI * 1.22, Math.PI * 1.78)
  }
}

/** Hanging out of the mouth, to one side. */
function drawTongue(pen: SharePen, x: number, y: number, breadth: number) {
  pen.in(TONGUE).fillEllipse(x, y + breadth * 1.2, breadth, breadth * 1.5, -0.15)
  pen.inked(shadeHex(TONGUE, -0.3), 0.05)
  pen.strokeLine(x - breadth * 0.1, y + breadth * 0.4, x + breadth * 0.05, y + breadth * 1.8)
}

function openBeak(pen: SharePen, { beak = '#e0a030' }: Beast) {
  pen.in(shadeHex(beak, -0.35)).fillPath('M-.26 .5 Q0 1.3 .26 .5')
  pen.in(THROAT).fillPath('M-.18 .56 Q0 1.08 .18 .56')
}

function drawBrows(pen: SharePen, beast: Beast, x: number, y: number, mood: 'angry' | 'sad') {
  const { g } = pen
  g.strokeStyle = inkOn(beast)
  g.lineCap = 'round'
  pen.lineWidth = 0.13
  const tilt = mood === 'angry' ? 0.16 : -0.14
  for (const side of [-1, 1]) pen.strokeLine(side * (x - 0.24), y + tilt, side * (x + 0.26), y - tilt)
}

function drawTears(pen: SharePen, x: number, y: number) {
  for (const side of [-1, 1])
    for (const [dx, dy, size] of tuples('.06 .16 .1, .16 .5 .12'))
      pen.fillShape(TEAR, () => {
        const at = side * (x + dx)
        pen.moveTo(at, y + dy - size * 1.8)
        pen.curveTo(at + size * 1.5, y + dy + size, at - size * 1.5, y + dy + size, at, y + dy - size * 1.8)
      })
}
