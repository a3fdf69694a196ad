import { TALE_CREATURES } from '../../creatures/tale-creatures.ts'
import { drawGondola } from '../craft.ts'
import { drawWicket } from '../outdoors/backyard.ts'
import { drawHedge } from '../outdoors/clipped-plants.ts'
import { drawGate, drawHayBale, drawLoungers } from '../outdoors/grounds.ts'
import { drawFuji } from '../outdoors/landforms.ts'
import { drawChimneys, drawSignpost, drawTornado } from '../outdoors/roadside.ts'
import { drawGrandstand, drawTennisNet } from '../outdoors/sports-grounds.ts'
import type { Piece } from '../piece.ts'
import { drawBulldozer, drawExcavator } from '../vehicles/earthmovers.ts'
import { drawContainers } from '../vehicles/freight.ts'
import { drawParkedCars, drawScrapHeap } from '../vehicles/parked-cars.ts'
import { drawBrickRow } from './brick-row.ts'
import { CITY_TOWERS } from './city-towers.ts'
import { drawCarousel, drawControlTower, drawMansion } from './country-buildings.ts'
import { drawIronGate } from './field-walls.ts'
import { drawForum } from './forum.ts'
import { GRAFFITI_WALL } from './graffiti-wall.ts'
import { HARBOUR_WALL } from './harbour-wall.ts'
import { HOBBIT_HOUSE } from './hobbit-house.ts'
import { drawBeachHut, drawIgloo, drawPhoneBox, drawShed, drawStiltHouse, drawTeepee } from './huts.ts'
import { drawSmokestacks } from './industry.ts'
import {
  drawBigBen,
  drawColosseum,
  drawEiffelTower,
  drawOperaHouse,
  drawSkyscraper,
  drawTajMahal,
  drawTorii,
} from './landmarks.ts'
import { drawBuddha, drawSphinx, drawStatue, drawStonehenge } from './monuments.ts'
import { MUSHROOM_HOUSE } from './mushroom-house.ts'
import { drawIndianRow, drawMexicanRow, drawPortugueseRow } from './painted-rows.ts'
import { drawRuins } from './sights.ts'
import { drawFootbridge, drawRopeBridge, drawViaduct } from './spans.ts'
import { drawStoneCottage, drawStoneGate } from './stone-houses.ts'
import {
  drawAdobes,
  drawBoulevard,
  drawMachiya,
  drawPagoda,
  drawPalazzi,
  drawWesternStreet,
  drawWhiteHouses,
} from './streets.ts'
import { drawTimberRow } from './timber-row.ts'
import { VICTORIAN_HOUSE } from './victorian-house.ts'
import { WORLD_ROWS } from './world-rows.ts'

/** Landmarks, bridges, works, and what else is built out of doors. */
export const STRUCTURES: Readonly<Record<string, Piece>> = {
  ...CITY_TOWERS,
  ...WORLD_ROWS,
  '@forum': { broadness: 3.46, draw: drawForum },
  '@harbourwall': HARBOUR_WALL,

  '@pastelrow': { broadness: 2.9, draw: (pen, options) => drawPortugueseRow(pen, options, false) },
  '@tiledrow': { broadness: 2.9, draw: drawPortugueseRow },
  '@timberrow': { broadness: 2.72, draw: drawTimberRow },

  '@beachhut': { broadness: 1.3, draw: drawBeachHut },
  '@bigben': { broadness: 0.82, draw: drawBigBen },

  '@buddha': { broadness: 1.08, draw: drawBuddha },
  '@bulldozer': { broadness: 1.52, draw: drawBulldozer },
  '@carousel': { broadness: 1.44, draw: drawCarousel },

  '@hobbithouse': HOBBIT_HOUSE,
  '@mushroomhouse': MUSHROOM_HOUSE,

  '@victorianhouse': VICTORIAN_HOUSE,

  ...TALE_CREATURES,

  '@colosseum': { broadness: 2.1, draw: drawColosseum },
  '@containers': { broadness: 2.8, draw: drawContainers },

  '@controltower': { broadness: 1.9, draw: drawControlTower },

  '@eiffeltower': { broadness: 0.5, draw: drawEiffelTower },
  '@excavator': { broadness: 1.56, draw: drawExcavator },
  '@footbridge': { broadness: 3.2, draw: drawFootbridge },

  '@gate': { broadness: 1.85, draw: drawGate },
  '@irongate': { broadness: 1.44, draw: drawIronGate },
  '@stonegate': { broadness: 1.24, draw: drawStoneGate },

  '@gondola': { broadness: 2.72, draw: drawGondola },

  '@grandstand': { broadness: 2.72, draw: drawGrandstand },

  '@haybale': { broadness: 1.4, draw: drawHayBale },

  '@hedge': { broadness: 3, draw: drawHedge },
  '@graffitiwall': GRAFFITI_WALL,

  '@igloo': { broadness: 1.56, draw: drawIgloo },

  '@loungers': { broadness: 1.9, draw: drawLoungers },

  '@mansion': { broadness: 2.32, draw: drawMansion },

  '@operahouse': { broadness: 2.42, draw: drawOperaHouse },
  '@pagoda': { broadness: 0.9, draw: drawPagoda },
  '@parkedcars': { broadness: 7.3, draw: drawParkedCars },
  '@phonebox': { broadness: 0.46, draw: drawPhoneBox },

  '@ropebridge': { broadness: 3.4, draw: drawRopeBridge },

  '@scrapheap': { broadness: 2.5, draw: drawScrapHeap },
  '@shed': { broadness: 1.3, draw: drawShed },

  '@skyscraper': { broadness: 0.38, draw: drawSkyscraper },
  '@smokestacks': { broadness: 1.66, draw: drawSmokestacks },

  '@sphinx': { broadness: 2.14, draw: drawSphinx },
  '@statue': { broadness: 0.54, draw: drawStatue },

  '@stonecottage': { broadness: 1.58, draw: drawStoneCottage },
  '@stilthouse': { broadness: 1.34, draw: drawStiltHouse },
  '@stonehenge': { broadness: 2.96, draw: drawStonehenge },

  '@tajmahal': { broadness: 2, draw: drawTajMahal },
  '@teepee': { broadness: 0.86, draw: drawTeepee },
  '@tennisnet': { broadness: 9.82, draw: drawTennisNet },

  '@torii': { broadness: 1.18, draw: drawTorii },

  '@viaduct': { broadness: 2.5, draw: drawViaduct },

  '@adobes': { broadness: 2.02, draw: drawAdobes },
  '@boulevard': { broadness: 2.7, draw: drawBoulevard },
  '@brickrow': { broadness: 2.48, draw: drawBrickRow },
  '@fuji': { broadness: 2.84, draw: drawFuji },

  '@indianrow': { broadness: 2.9, draw: drawIndianRow },
  '@machiya': { broadness: 2.76, draw: drawMachiya },

  '@mexicanrow': { broadness: 3.14, draw: drawMexicanRow },
  '@palazzi': { broadness: 3.2, draw: drawPalazzi },
  '@westernstreet': { broadness: 3.14, draw: drawWesternStreet },
  '@whitehouses': { broadness: 2.04, draw: drawWhiteHouses },

  '@signpost': { broadness: 0.88, draw: drawSignpost },

  '@tornado': { broadness: 1.26, draw: drawTornado },
  '@chimneys': { broadness: 1.62, draw: drawChimneys },
  '@ruins': { broadness: 2.32, draw: drawRuins },

  '@wicket': { broadness: 0.48, draw: drawWicket },
}
