import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
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
}
