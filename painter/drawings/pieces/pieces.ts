import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import { drawDragon, drawFireDragon, drawSoaringDragon } from '../animals/dragon.ts'
import { CREATURES } from '../creatures/creatures.ts'
import { drawGhost } from '../figures/ghost.ts'
import { drawMermaid } from '../figures/mermaid.ts'
import { SharePen } from '../pen.ts'
import { PLANT_PIECES } from '../plants/plants.ts'
import { recolour } from '../recolour.ts'
import { APPLIANCE_PIECES } from './appliances.ts'
import { ARMS_PIECES } from './arms.ts'
import { ASSEMBLED } from './assembled.ts'
import { BARREL_PIECES } from './barrel.ts'
import { drawClothesline, drawKettleGrill, drawThrone } from './belongings.ts'
import { ALIEN_TOWERS } from './buildings/alien-towers.ts'
import { drawModernHouse, drawSkyIsland } from './buildings/buildings.ts'
import { EERIE_PIECES } from './buildings/eerie-house.ts'
import { POWER_WORKS } from './buildings/power-works.ts'
import { PUBLIC_FRONTS } from './buildings/public-fronts.ts'
import { drawBusShelter, drawChristmasFir, drawGeraniums, drawMarketHut } from './buildings/shelters.ts'
import { SHOPFRONT_PIECES } from './buildings/shopfronts.ts'
import { STRUCTURES } from './buildings/structures.ts'
import { TENT_PIECES } from './buildings/tents.ts'
import { drawBlanket, drawCrane, drawFloe, drawIceberg, drawTownhouses } from './buildings/townscape.ts'
import { WAYSIDE } from './buildings/wayside.ts'
import { drawAnvil, drawOven, drawSteps } from './buildings/workplaces.ts'
import { CONTAINER_PIECES } from './containers.ts'
import { CAKES, drawCake, drawCheesecake, drawLayerCake } from './food/cakes.ts'
import { STILL_LIFE_PIECES } from './food/still-life.ts'
import { drawCup, drawSoup, TEA } from './food/tableware.ts'
import { FURNISHING_PIECES } from './furnishings.ts'
import { FURNITURE_PIECES } from './furniture.ts'
import { GAME_PIECES } from './games.ts'
import { GEAR_PIECES } from './gear.ts'
import { drawGuitar, drawNet } from './handheld.ts'
import { HANDIWORK } from './handiwork.ts'
import { HEADGEAR_PIECES } from './headgear.ts'
import { HOME_PIECES } from './home-pieces.ts'
import { drawBarbell, drawBaseballBat, drawCello, drawSword, drawTorch } from './implements.ts'
import { JEWELLERY_PIECES } from './jewellery.ts'
import { MADE_PIECES } from './made-things.ts'
import {
  drawBowl,
  drawBroomstick,
  drawCauldron,
  drawGold,
  drawLantern,
  drawPlate,
  drawTypewriter,
} from './objects.ts'
import { drawBroadRock } from './outdoors/broad-rock.ts'
import { drawCloud } from './outdoors/cloud.ts'
import { drawDiver, drawPaperPlane } from './outdoors/diver.ts'
import { drawCampfire, drawFlames } from './outdoors/fires.ts'
import { FLAG_PIECES } from './outdoors/flags.ts'
import { GARDEN_SIGHTS } from './outdoors/garden-sights.ts'
import { drawBranch, drawLeaf, drawPumpkin } from './outdoors/greenery.ts'
import { GROUND_FINDS } from './outdoors/ground-finds.ts'
import { drawHammock } from './outdoors/hammock.ts'
import { WONDER_PIECES } from './outdoors/natural-wonders.ts'
import { drawFern, drawHummingbird, drawTreehouse } from './outdoors/nests.ts'
import { OPEN_AIR_WORKS } from './outdoors/open-air-works.ts'
import {
  drawBarn,
  drawBench,
  drawBridge,
  drawClockTower,
  drawFence,
  drawLamppost,
  drawStall,
  drawSwing,
  drawTower,
  drawWall,
  drawWell,
} from './outdoors/outdoors.ts'
import { PERCH_PIECES } from './outdoors/perches.ts'
import { PLAY_YARD } from './outdoors/play-yard.ts'
import { drawWaterfall } from './outdoors/waterfall.ts'
import { PAPER_PIECES } from './papers.ts'
import type { Piece, PieceOptions } from './piece.ts'
import {
  drawBirdcage,
  drawBubbles,
  drawFishbowl,
  drawKnitting,
  drawPaperCrane,
  drawPizza,
  drawSurfboard,
  drawVase,
} from './playthings.ts'
import { RECORD_PIECES } from './record-players.ts'
import { drawCrib, drawEasel, drawGrandfatherClock, drawMirror, drawRug } from './room-pieces.ts'
import { SOLID_PIECES } from './solids.ts'
import { SPORTS_GEAR } from './sports-gear.ts'
import { TOY_PIECES } from './toys.ts'
import { VALUABLE_PIECES } from './valuables.ts'
import { AIRCRAFT_PIECES } from './vehicles/aircraft.ts'
import { BOAT_PIECES } from './vehicles/boats.ts'
import { CARGO } from './vehicles/cargo.ts'
import { drawVintageCar } from './vehicles/cars.ts'
import { FLYING_CAR_PIECES } from './vehicles/flying-cars.ts'
import { HEAVY_MACHINE_PIECES } from './vehicles/heavy-machines.ts'
import { LIGHT_AIRCRAFT_PIECES } from './vehicles/light-aircraft.ts'
import { LORRY_PIECES } from './vehicles/lorries.ts'
import { MACHINE_PIECES } from './vehicles/machines.ts'
import { CAR_PIECES } from './vehicles/motorcars.ts'
import { RAIL_PIECES } from './vehicles/railway.ts'
import { drawTrain } from './vehicles/train.ts'
import {
  drawCarriage,
  drawGalleon,
  drawLongship,
  drawRowboat,
  drawSubmarine,
  drawWreck,
} from './vehicles/vessels.ts'
import { WORKADAY } from './workaday.ts'

const PLAIN: PieceOptions = { night: false, snow: false }

const PIECES: Readonly<Record<string, Piece>> = {
  ...ALIEN_TOWERS,
  ...PUBLIC_FRONTS,
  ...OPEN_AIR_WORKS,
  ...STRUCTURES,
  ...WORKADAY,
  ...PLAY_YARD,
  ...GARDEN_SIGHTS,
  ...CARGO,
  ...WAYSIDE,
  ...POWER_WORKS,
  ...EERIE_PIECES,
  ...HANDIWORK,
  ...TENT_PIECES,
  ...WONDER_PIECES,
  ...GROUND_FINDS,
  ...PLANT_PIECES,
  ...CREATURES,
  '@anvil': { broadness: 1.2, draw: drawAnvil },
  '@barbell': { broadness: 4.2, draw: drawBarbell },

  '@baseballbat': { broadness: 0.2, draw: drawBaseballBat },
  '@barn': { broadness: 1.5, draw: drawBarn },
  '@bench': { broadness: 1.9, draw: drawBench },
  '@blanket': { broadness: 4.2, draw: drawBlanket },
  '@birdcage': { broadness: 0.72, draw: drawBirdcage },
  '@bowl': { broadness: 1.9, draw: drawBowl },
  '@broadrock': { broadness: 2.3, draw: drawBroadRock },
  '@branch': { broadness: 6, draw: drawBranch },
  '@bubbles': { broadness: 1.2, draw: drawBubbles },
  '@bridge': { broadness: 3.4, draw: drawBridge },
  '@broomstick': { broadness: 3.2, draw: drawBroomstick },
  '@busshelter': { broadness: 2.05, draw: drawBusShelter },
  '@campfire': { broadness: 1.6, draw: drawCampfire },

  '@carriage': { broadness: 1.6, draw: drawCarriage },
  '@cauldron': { broadness: 1, draw: drawCauldron },
  '@cheesecake': { broadness: 1.72, draw: pen => drawCheesecake(pen) },

  '@layercake': {
    broadness: 1.4,
    draw: (pen, { colour }) =>
      drawLayerCake(pen, colour ? { ...CAKES.vanilla, icing: colour } : CAKES.vanilla),
  },

  '@chocolatecake': { broadness: 1.62, draw: pen => drawCake(pen, CAKES.chocolate) },

  '@crib': { broadness: 1.3, draw: drawCrib },

  '@easel': { broadness: 0.62, draw: drawEasel },
  '@grandfatherclock': { broadness: 0.32, draw: drawGrandfatherClock },
  '@standingmirror': { broadness: 0.5, draw: drawMirror },
  '@rug': { broadness: 6.4, draw: drawRug },

  '@cup': { broadness: 1.66, draw: drawCup },
  '@tea': { broadness: 1.66, draw: (pen, options) => drawCup(pen, options, TEA) },
  '@soup': { broadness: 2.2, draw: drawSoup },

  '@hammock': { broadness: 2.52, draw: drawHammock },
  '@cello': { broadness: 0.44, draw: drawCello },
  '@clothesline': { broadness: 2.4, draw: drawClothesline },

  '@kettlegrill': { broadness: 0.84, draw: drawKettleGrill },

  '@paperplane': { broadness: 2, draw: drawPaperPlane },
  '@throne': { broadness: 0.72, draw: drawThrone },

  '@sword': { broadness: 0.26, draw: drawSword },
  '@torch': { broadness: 0.44, draw: drawTorch },
  '@christmasfir': { broadness: 0.66, draw: drawChristmasFir },
  '@crane': { broadness: 1.4, draw: drawCrane },
  '@dragon': { broadness: 1.82, draw: drawDragon },
  '@soaringdragon': { broadness: 1.82, draw: drawSoaringDragon },
  '@firedragon': { broadness: 2.5, draw: drawFireDragon },
  '@fern': { broadness: 1.6, draw: drawFern },
  '@fence': { broadness: 3.2, draw: drawFence },

  '@flames': { broadness: 1.8, draw: drawFlames },
  '@fishbowl': { broadness: 1.15, draw: drawFishbowl },

  '@floe': { broadness: 3.6, draw: drawFloe },
  '@galleon': { broadness: 1.25, draw: drawGalleon },
  '@geraniums': { broadness: 0.82, draw: drawGeraniums },
  '@ghost': { broadness: 0.8, draw: drawGhost },
  '@gold': { broadness: 2, draw: drawGold },
  '@guitar': { broadness: 0.42, draw: drawGuitar },
  '@hummingbird': { broadness: 1.3, draw: drawHummingbird },
  '@iceberg': { broadness: 1.8, draw: drawIceberg },

  '@knitting': { broadness: 1.5, draw: drawKnitting },
  '@lamppost': { broadness: 0.4, draw: drawLamppost },
  '@lantern': { broadness: 0.7, draw: drawLantern },
  '@leaf': { broadness: 4, draw: drawLeaf },
  '@longship': { broadness: 1.5, draw: drawLongship },
  '@markethut': { broadness: 1.28, draw: drawMarketHut },
  '@mermaid': { broadness: 1.6, draw: drawMermaid },
  '@net': { broadness: 1.15, draw: drawNet },
  '@oven': { broadness: 1.12, draw: drawOven },

  '@modernhouse': { broadness: 2.5, draw: drawModernHouse },
  '@papercrane': { broadness: 1.5, draw: drawPaperCrane },

  '@rowboat': { broadness: 2.6, draw: drawRowboat },
  '@cloud': { broadness: 2.6, draw: drawCloud },
  '@skyisland': { broadness: 2, draw: drawSkyIsland },
  '@pizza': { broadness: 2.4, draw: drawPizza },
  '@plate': { broadness: 5, draw: drawPlate },
  '@stall': { broadness: 1.15, draw: drawStall },
  '@steps': { broadness: 3.4, draw: drawSteps },

  '@submarine': { broadness: 2.4, draw: drawSubmarine },
  '@surfboard': { broadness: 0.32, draw: drawSurfboard },

  '@pumpkin': { broadness: 1.25, draw: drawPumpkin },
  '@swing': { broadness: 1.1, draw: drawSwing },
  '@tower': { broadness: 0.5, draw: drawTower },
  '@clocktower': { broadness: 0.5, draw: drawClockTower },
  '@townhouses': { broadness: 3, draw: drawTownhouses },
  '@train': { broadness: 3.8, draw: drawTrain },
  '@treehouse': { broadness: 1, draw: drawTreehouse },

  '@typewriter': { broadness: 1.25, draw: drawTypewriter },
  '@vase': { broadness: 0.62, draw: drawVase },
  '@vintagecar': { broadness: 2.5, draw: drawVintageCar },
  '@wall': { broadness: 2.4, draw: drawWall },

  '@waterfall': { broadness: 2.3, draw: drawWaterfall },
  ...AIRCRAFT_PIECES,
  ...APPLIANCE_PIECES,
  ...FURNISHING_PIECES,
  ...FURNITURE_PIECES,
  ...BOAT_PIECES,
  ...RAIL_PIECES,
  ...CAR_PIECES,
  ...BARREL_PIECES,
  ...FLYING_CAR_PIECES,
  ...LORRY_PIECES,
  ...HEAVY_MACHINE_PIECES,
  ...GEAR_PIECES,
  ...HEADGEAR_PIECES,
  ...ARMS_PIECES,
  ...TOY_PIECES,
  ...FLAG_PIECES,
  ...GAME_PIECES,
  ...SPORTS_GEAR,
  ...VALUABLE_PIECES,
  ...PAPER_PIECES,
  ...RECORD_PIECES,
  ...JEWELLERY_PIECES,
  ...SHOPFRONT_PIECES,
  ...HOME_PIECES,
  ...SOLID_PIECES,
  ...MACHINE_PIECES,
  ...CONTAINER_PIECES,
  ...MADE_PIECES,
  ...LIGHT_AIRCRAFT_PIECES,
  ...PERCH_PIECES,
  ...ASSEMBLED,
  ...STILL_LIFE_PIECES,
  '@well': { broadness: 0.95, draw: drawWell },
  '@wreck': { broadness: 2, draw: drawWreck },
  '@pumpkinsoup': { broadness: 2.2, draw: pen => drawSoup(pen, { ...PLAIN, colour: '#e08a24' }) },
  '@tomatosoup': { broadness: 2.2, draw: pen => drawSoup(pen, { ...PLAIN, colour: '#c8341f' }) },
  '@strawberrycake': { broadness: 1.62, draw: pen => drawCake(pen, CAKES.strawberry) },
  '@diver': { broadness: 2.2, draw: drawDiver },
  '@carrotcake': { broadness: 1.62, draw: pen => drawCake(pen, CAKES.carrot) },
}

/** The names of all of them. */
export const PIECE_KEYS: readonly string[] = Object.keys(PIECES)

export const isPiece = (key: string): boolean => Object.hasOwn(PIECES, key)

/**
 * Draws a piece of furniture, a vessel or a thing of the land, `height` pixels tall. One that knows no colour
 * but its own has the named one in the place of its main colour.
 */
export function drawPiece(key: string, height: number, options: PieceOptions): Canvas {
  const { broadness, draw } = PIECES[key]
  const canvas = createCanvas(Math.ceil(height * broadness) + 4, height + 4)
  const g = canvas.getContext('2d')
  g.lineCap = 'round'
  g.lineJoin = 'round'
  let knowsColours = false
  const { colour, ...others } = options
  draw(new SharePen(g, height, 2, 2), {
    ...others,
    get colour() {
      knowsColours = true
      return colour
    },
  })
  const drawn = trimCanvas(canvas)
  return colour && !knowsColours ? recolour(drawn, colour) : drawn
}
