import type { SharePen } from '../pen.ts'
import type { PieceOptions } from '../pieces/piece.ts'
import { drawCabbage, drawGrapevine, drawMaize, drawRipeMaize, drawTeaBush } from './crops.ts'
import { drawFlower, FLOWERS } from './flowers.ts'
import { drawBonsai, drawMonstera, drawPottedFern, drawSnakePlant, drawSucculent } from './house-plants.ts'

import { drawBaobab, drawBirch, drawSaguaro, drawTreeTrunk, drawWeepingWillow } from './named-trees.ts'

import { drawPottedCactus, drawRose, drawRoseBush } from './roses-and-cacti.ts'
import { drawLilyPads, drawReeds } from './water-plants.ts'

type Plant = { broadness: number; draw: (pen: SharePen, options: PieceOptions) => void }

/** Single plants: flowers on their stalks, and what stands in pots. */
export const PLANT_PIECES: Readonly<Record<string, Plant>> = {
  ...Object.fromEntries(
    Object.keys(FLOWERS).map(key => [
      key,
      { broadness: 0.9, draw: (pen: SharePen, options: PieceOptions) => drawFlower(pen, options, key) },
    ]),
  ),
  '@lilypads': { broadness: 4, draw: drawLilyPads },
  '@reeds': { broadness: 1.7, draw: drawReeds },
  '@rose': { broadness: 0.52, draw: drawRose },
  '@rosebush': { broadness: 1.2, draw: drawRoseBush },
  '@pottedcactus': { broadness: 1.06, draw: drawPottedCactus },
  '@bonsai': { broadness: 1.06, draw: drawBonsai },
  '@monstera': { broadness: 1.06, draw: drawMonstera },
  '@pottedfern': { broadness: 1.06, draw: drawPottedFern },
  '@snakeplant': { broadness: 1.06, draw: drawSnakePlant },
  '@succulent': { broadness: 1.06, draw: drawSucculent },
  '@baobab': { broadness: 1.06, draw: drawBaobab },
  '@birchtree': { broadness: 0.84, draw: drawBirch },
  '@grapevine': { broadness: 1.32, draw: drawGrapevine },
  '@teabush': { broadness: 2.04, draw: drawTeaBush },
  '@maize': { broadness: 1.06, draw: drawMaize },
  '@ripemaize': { broadness: 1.06, draw: drawRipeMaize },
  '@growingcabbage': { broadness: 1.4, draw: drawCabbage },
  '@saguaro': { broadness: 0.76, draw: drawSaguaro },
  '@treetrunk': { broadness: 0.9, draw: drawTreeTrunk },
  '@weepingwillow': { broadness: 1.18, draw: drawWeepingWillow },
}
