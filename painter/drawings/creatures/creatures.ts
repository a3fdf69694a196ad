import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { drawCentaur } from './centaur.ts'
import {
  drawAnkylosaurus,
  drawPlesiosaur,
  drawPterodactyl,
  drawStegosaurus,
  drawTriceratops,
} from './dinosaurs.ts'
import { drawCaveBat, drawHangingBat, drawHangingMonkey, drawHangingSloth } from './hanging-animals.ts'
import {
  drawCaterpillar,
  drawChrysalis,
  drawDragonfly,
  drawFirefly,
  drawMantis,
  drawMoth,
} from './insects.ts'
import {
  drawAnteater,
  drawArmadillo,
  drawChameleon,
  drawMeerkat,
  drawPangolin,
  drawPlatypus,
} from './odd-animals.ts'
import {
  drawAnglerfish,
  drawAxolotl,
  drawEel,
  drawRay,
  drawSeahorse,
  drawStarfish,
  drawSwordfish,
} from './sea-animals.ts'
import { drawHermitCrab, drawManatee, drawSquirrel } from './shy-animals.ts'
import { drawCobra, drawSnake } from './snakes.ts'
import { drawGingerbreadMan, drawGolem, drawSlime, drawTreant } from './story-creatures.ts'
import { drawClownfish, drawSeaTurtle, drawShark } from './swimmers.ts'
import { drawNarwhal, drawWalrus } from './tusked-sea-animals.ts'

type Creature = { broadness: number; draw: (pen: SharePen, options: PieceOptions) => void }

/** Animals of one pose that neither an icon nor a skeleton shows. */
export const CREATURES: Readonly<Record<string, Creature>> = {
  '@anglerfish': { broadness: 1.6, draw: drawAnglerfish },
  '@ankylosaurus': { broadness: 2.5, draw: drawAnkylosaurus },
  '@anteater': { broadness: 2.36, draw: drawAnteater },
  '@armadillo': { broadness: 2.1, draw: drawArmadillo },
  '@axolotl': { broadness: 2.24, draw: drawAxolotl },
  '@caterpillar': { broadness: 2.5, draw: drawCaterpillar },
  '@cavebat': { broadness: 0.94, draw: drawCaveBat },
  '@centaur': { broadness: 1, draw: drawCentaur },
  '@chameleon': { broadness: 2.14, draw: drawChameleon },
  '@chrysalis': { broadness: 0.5, draw: drawChrysalis },
  '@clownfish': { broadness: 1.5, draw: drawClownfish },
  '@cobra': { broadness: 1.36, draw: drawCobra },
  '@dragonfly': { broadness: 1.76, draw: drawDragonfly },
  '@eel': { broadness: 2.4, draw: drawEel },
  '@firefly': { broadness: 1.04, draw: drawFirefly },
  '@gingerbreadman': { broadness: 0.8, draw: drawGingerbreadMan },
  '@golem': { broadness: 1, draw: drawGolem },
  '@hangingbat': { broadness: 1.1, draw: drawHangingBat },
  '@hangingmonkey': {
    broadness: 1.1,
    draw: pen => drawHangingMonkey(pen, { fur: '#7a5236', face: '#e6c29c' }),
  },
  '@hangingchimp': {
    broadness: 1.1,
    draw: pen => drawHangingMonkey(pen, { fur: '#2f2a2b', face: '#b58a72' }),
  },
  '@hangingorangutan': {
    broadness: 1.1,
    draw: pen => drawHangingMonkey(pen, { fur: '#b5562a', face: '#8a6a58' }),
  },
  '@hangingsloth': { broadness: 1.1, draw: drawHangingSloth },
  '@hermitcrab': { broadness: 1.42, draw: drawHermitCrab },
  '@manatee': { broadness: 2.32, draw: drawManatee },
  '@mantis': { broadness: 1.46, draw: drawMantis },
  '@meerkat': { broadness: 0.7, draw: drawMeerkat },
  '@moth': { broadness: 1.42, draw: drawMoth },
  '@narwhal': { broadness: 2.46, draw: drawNarwhal },
  '@pangolin': { broadness: 2.34, draw: drawPangolin },
  '@platypus': { broadness: 2.26, draw: drawPlatypus },
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
