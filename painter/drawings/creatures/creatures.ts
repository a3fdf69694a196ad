import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { shadeHex } from '../tint.ts'
import { drawCentaur } from './centaur.ts'
import { drawPlesiosaur, drawPterodactyl, drawStegosaurus, drawTriceratops } from './dinosaurs.ts'
import { drawDragonfly } from './insects.ts'
import { drawChameleon, drawMeerkat } from './odd-animals.ts'
import { drawAxolotl, drawEel, drawRay, drawSeahorse, drawStarfish, drawSwordfish } from './sea-animals.ts'
import { drawSquirrel } from './shy-animals.ts'
import { drawSnake } from './snakes.ts'
import { drawGingerbreadMan, drawGolem, drawSlime, drawTreant } from './story-creatures.ts'
import { drawClownfish, drawSeaTurtle, drawShark } from './swimmers.ts'
import { drawNarwhal, drawWalrus } from './tusked-sea-animals.ts'

type Creature = { broadness: number; draw: (pen: SharePen, options: PieceOptions) => void }
/** A plump caterpillar in humps; the head is on the left. */
function drawCaterpillar(pen: SharePen, { colour = '#7fb83f' }: PieceOptions) {
  const { g } = pen
  g.strokeStyle = '#4a3a24'
  pen.lineWidth = 0.04
  for (let k = 1; k < 8; k++) pen.strokeLine(0.3 + k * 0.24, 0.8, 0.28 + k * 0.24, 0.97)
  for (let k = 8; k >= 0; k--) {
    const x = 0.32 + k * 0.24
    const y = 0.66 - Math.sin(k * 0.78) * 0.13
    const tone = shadeHex(colour, k % 2 ? -0.12 : 0.06)
    g.fillStyle = pen.glow(x - 0.05, y - 0.1, 0.34, [
      [0, shadeHex(tone, 0.35)],
      [0.5, tone],
      [1, shadeHex(tone, -0.4)],
    ])
    pen.fillEllipse(x, y, 0.185, 0.225)
    g.fillStyle = '#f2c83a'
    if (k > 0) pen.fillCircle(x, y - 0.06, 0.035)
  }
  g.strokeStyle = '#3a2a1c'
  pen.lineWidth = 0.02
  for (const x of [-0.1, 0.08]) {
    pen.begin()
    pen.moveTo(0.28 + x * 0.5, 0.5)
    pen.quadTo(0.26 + x, 0.34, 0.22 + x * 1.5, 0.28)
    g.stroke()
  }
  g.fillStyle = '#17140f'
  for (const x of [0.22, 0.36]) pen.fillCircle(x, 0.6, 0.038)
  g.fillStyle = '#ffffff'
  for (const x of [0.21, 0.35]) pen.fillCircle(x, 0.588, 0.013)
  g.strokeStyle = '#4a2a1c'
  pen.begin()
  pen.arc(0.28, 0.7, 0.06, 0.4, 2.7)
  g.stroke()
}

/** Animals of one pose that neither an icon nor a skeleton shows. */
export const CREATURES: Readonly<Record<string, Creature>> = {
  '@axolotl': { broadness: 2.24, draw: drawAxolotl },
  '@centaur': { broadness: 1, draw: drawCentaur },
  '@chameleon': { broadness: 2.14, draw: drawChameleon },
  '@clownfish': { broadness: 1.5, draw: drawClownfish },
  '@dragonfly': { broadness: 1.76, draw: drawDragonfly },
  '@eel': { broadness: 2.4, draw: drawEel },
  '@gingerbreadman': { broadness: 0.8, draw: drawGingerbreadMan },
  '@golem': { broadness: 1, draw: drawGolem },
  '@meerkat': { broadness: 0.7, draw: drawMeerkat },
  '@narwhal': { broadness: 2.46, draw: drawNarwhal },
  '@plesiosaur': { broadness: 2.36, draw: drawPlesiosaur },
  '@pterodactyl': { broadness: 2.22, draw: drawPterodactyl },
  '@ray': { broadness: 2.14, draw: drawRay },
  '@seahorse': { broadness: 0.66, draw: drawSeahorse },
  '@seaturtle': { broadness: 1.92, draw: drawSeaTurtle },
  '@shark': { broadness: 2.32, draw: drawShark },
  '@slime': { broadness: 1.26, draw: drawSlime },
  '@snake': { broadness: 1.36, draw: drawSnake },
  '@greysquirrel': {
    broadness: 1.1,
    draw: (pen, options) => drawSquirrel(pen, { ...options, colour: options.colour ?? '#8a8782' }),
  },
  '@squirrel': { broadness: 1.1, draw: drawSquirrel },
  '@starfish': { broadness: 1.06, draw: drawStarfish },
  '@stegosaurus': { broadness: 2.34, draw: drawStegosaurus },
  '@swordfish': { broadness: 2.46, draw: drawSwordfish },
  '@triceratops': { broadness: 2.28, draw: drawTriceratops },
  '@treant': { broadness: 1, draw: drawTreant },
  '@walrus': { broadness: 1.96, draw: drawWalrus },
  '@caterpillar': { broadness: 2.5, draw: drawCaterpillar },
}
