import type { SharePen } from '../pen.ts'
import type { Piece } from './piece.ts'
import { spread } from './shapes.ts'

const POWDERS = ['#e8306a', '#f0a01c', '#2f9ae0', '#f2d22c', '#8a3ac8', '#2fb86a', '#f05a2c']
const [JETS, PUFFS, GRAINS] = [15, 9, 420]

/** Powder of many colours that flies apart from one middle: jets of dust that thin out, and grains before them. */
function drawPowderBurst(pen: SharePen) {
  const { g } = pen
  for (let jet = 0; jet < JETS; jet++) {
    const angle = ((jet + spread(jet) * 0.7) / JETS) * Math.PI * 2
    const colour = POWDERS[jet % POWDERS.length]
    const reach = 0.28 + spread(jet, 0.37) * 0.14
    for (let k = 0; k < PUFFS; k++) {
      const along = (k + 0.6) / PUFFS
      const turn = angle + (spread(jet * PUFFS + k, 0.53) - 0.5) * 0.5 * along
      const [x, y] = [0.5 + Math.cos(turn) * reach * along, 0.5 + Math.sin(turn) * reach * along]
      const radius = 0.05 + 0.075 * Math.sin(along * 2.6)
      g.fillStyle = pen.glow(x, y, radius, [
        [0, `${colour}e8`],
        [0.55, `${colour}90`],
        [1, `${colour}00`],
      ])
      pen.fillCircle(x, y, radius)
    }
  }
  for (let k = 0; k < GRAINS; k++) {
    const angle = spread(k) * Math.PI * 2
    const far = 0.12 + Math.sqrt(spread(k, 0.71)) * 0.36
    const jet = Math.floor((angle / (Math.PI * 2)) * JETS)
    g.fillStyle = POWDERS[jet % POWDERS.length]
    pen.fillCircle(
      0.5 + Math.cos(angle) * far,
      0.5 + Math.sin(angle) * far,
      0.0015 + spread(k, 0.29) * 0.0035,
    )
  }
}

export const POWDER_PIECES: Readonly<Record<string, Piece>> = {
  '@powderburst': { broadness: 1, draw: drawPowderBurst },
}
