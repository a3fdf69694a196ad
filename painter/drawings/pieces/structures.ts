import { TALE_CREATURES } from '../creatures/tale-creatures.ts'
import {
  drawBeehive,
  drawBirdFeeder,
  drawHotTub,
  drawSandbox,
  drawSundial,
  drawTrampoline,
  drawWicket,
} from './backyard.ts'
import { drawBrickRow, drawMainStreet } from './brick-row.ts'
import { CITY_SIGHTS } from './city-sights.ts'
import { CITY_TOWERS } from './city-towers.ts'
import { CIVIC_BUILDINGS } from './civic-buildings.ts'
import { drawHedge, drawRoseArch, drawTopiary } from './clipped-plants.ts'
import {
  drawCarousel,
  drawChateau,
  drawControlTower,
  drawMansion,
  drawMotel,
  drawSaloon,
  drawWaterMill,
} from './country-buildings.ts'
import {
  drawContainerShip,
  drawGondola,
  drawJunk,
  drawLongtail,
  drawNarrowboat,
  drawRaft,
  drawRailcar,
} from './craft.ts'
import { DWELLINGS } from './dwellings.ts'
import { drawBulldozer, drawExcavator } from './earthmovers.ts'
import { drawIronGate } from './field-walls.ts'
import { drawForum } from './forum.ts'
import { drawContainers, drawGantryCrane } from './freight.ts'
import { GRAFFITI_WALL } from './graffiti-wall.ts'
import {
  drawBirdBath,
  drawCoveredWagon,
  drawGate,
  drawHayBale,
  drawHaystack,
  drawLoungers,
  drawPicnicTable,
  drawSkiLift,
} from './grounds.ts'
import { HARBOUR_WALL } from './harbour-wall.ts'
import { HIMALAYAN_ROW } from './himalayan-row.ts'
import { HOBBIT_HOUSE } from './hobbit-house.ts'
import {
  drawBeachHut,
  drawBoathouse,
  drawGazebo,
  drawIgloo,
  drawLifeguardTower,
  drawLookout,
  drawObservatory,
  drawPhoneBox,
  drawShed,
  drawStiltHouse,
  drawTeepee,
  drawTollBooth,
  drawTotemPole,
  drawYurt,
} from './huts.ts'
import {
  drawCoolingTowers,
  drawDish,
  drawOilRig,
  drawSilos,
  drawSmokestacks,
  drawWaterTower,
} from './industry.ts'
import { drawFuji, drawHoodoos, drawKarst, drawMonolith, drawPalmIsland, drawRockArch } from './landforms.ts'
import {
  drawBigBen,
  drawBroadcastTower,
  drawColosseum,
  drawEiffelTower,
  drawLeaningTower,
  drawOperaHouse,
  drawSkyscraper,
  drawTajMahal,
  drawTorii,
  drawTriumphalArch,
} from './landmarks.ts'
import { LOCK_AND_ORGAN } from './lock-and-organ.ts'
import {
  drawBuddha,
  drawGreatWall,
  drawRedeemer,
  drawSphinx,
  drawStatue,
  drawStonehenge,
} from './monuments.ts'
import { MUSHROOM_HOUSE } from './mushroom-house.ts'
import { drawRedwoodHouse } from './nests.ts'
import { OTTOMAN_ROW } from './ottoman-row.ts'
import { drawIndianHouse, drawIndianRow, drawMexicanRow, drawPortugueseRow } from './painted-rows.ts'
import { PALACES_AND_TEMPLES } from './palaces-and-temples.ts'
import { drawParkedCars, drawScrapHeap } from './parked-cars.ts'
import type { Piece } from './piece.ts'
import { drawPumpjack, drawPylon, drawSolarPanels, drawWindTurbine } from './power.ts'
import {
  drawBillboard,
  drawChimneys,
  drawDumpster,
  drawParkingMeter,
  drawSignpost,
  drawStopSign,
  drawStreetSign,
  drawTornado,
  drawTrafficCone,
} from './roadside.ts'
import { drawMachuPicchu, drawStepTemple } from './ruined-cities.ts'
import { drawCathedral, drawHollywoodSign, drawRuins } from './sights.ts'
import { SIGHTS_OF_AGES } from './sights-of-ages.ts'
import { SKY_STAIRS } from './sky-stairs.ts'
import { SKY_TOWERS } from './sky-towers.ts'
import {
  drawAqueduct,
  drawCoveredBridge,
  drawDam,
  drawFootbridge,
  drawRopeBridge,
  drawSuspensionBridge,
  drawTowerBridge,
  drawViaduct,
} from './spans.ts'
import { drawGoal, drawGrandstand, drawHalfPipe, drawHoop, drawTennisNet } from './sports-grounds.ts'
import { STATUE_OF_LIBERTY } from './statue-of-liberty.ts'
import { drawBrickHouse, drawStoneCottage, drawStoneGate } from './stone-houses.ts'
import {
  drawAdobes,
  drawBoulevard,
  drawMachiya,
  drawMovieScreen,
  drawMudFort,
  drawPagoda,
  drawPalazzi,
  drawWesternStreet,
  drawWhiteHouses,
} from './streets.ts'
import { TALE_THINGS } from './tale-things.ts'
import { drawTimberRow } from './timber-row.ts'
import { TRIBAL_MASK } from './tribal-mask.ts'
import { TUNNEL_MOUTHS } from './tunnel-mouths.ts'
import { VENDING_CART } from './vending-cart.ts'
import { VICTORIAN_HOUSE } from './victorian-house.ts'
import { WORLD_ROWS } from './world-rows.ts'
import { WORLD_SIGHTS } from './world-sights.ts'

/** Landmarks, bridges, works, and what else is built out of doors. */
export const STRUCTURES: Readonly<Record<string, Piece>> = {
  ...CITY_SIGHTS,
  ...CITY_TOWERS,
  ...CIVIC_BUILDINGS,
  ...SIGHTS_OF_AGES,
  ...LOCK_AND_ORGAN,
  ...PALACES_AND_TEMPLES,
  ...WORLD_ROWS,
  ...WORLD_SIGHTS,
  ...TUNNEL_MOUTHS,
  '@forum': { broadness: 3.46, draw: drawForum },
  '@harbourwall': HARBOUR_WALL,
  '@ottomanrow': OTTOMAN_ROW,
  '@statueofliberty': STATUE_OF_LIBERTY,
  '@mainstreet': { broadness: 2.74, draw: drawMainStreet },
  '@pastelrow': { broadness: 2.9, draw: (pen, options) => drawPortugueseRow(pen, options, false) },
  '@tiledrow': { broadness: 2.9, draw: drawPortugueseRow },
  '@timberrow': { broadness: 2.72, draw: drawTimberRow },
  '@aqueduct': { broadness: 2.5, draw: drawAqueduct },
  '@beachhut': { broadness: 1.3, draw: drawBeachHut },
  '@bigben': { broadness: 0.82, draw: drawBigBen },
  '@birdbath': { broadness: 0.88, draw: drawBirdBath },
  '@brickhouse': { broadness: 1.1, draw: drawBrickHouse },
  '@boathouse': { broadness: 1.3, draw: drawBoathouse },
  '@broadcasttower': { broadness: 0.4, draw: drawBroadcastTower },
  '@buddha': { broadness: 1.08, draw: drawBuddha },
  '@bulldozer': { broadness: 1.52, draw: drawBulldozer },
  '@carousel': { broadness: 1.44, draw: drawCarousel },
  '@himalayanrow': HIMALAYAN_ROW,
  '@hobbithouse': HOBBIT_HOUSE,
  '@mushroomhouse': MUSHROOM_HOUSE,
  '@vendingcart': VENDING_CART,
  '@victorianhouse': VICTORIAN_HOUSE,
  '@tribalmask': TRIBAL_MASK,
  ...DWELLINGS,
  ...SKY_TOWERS,
  '@skystairs': SKY_STAIRS,
  ...TALE_THINGS,
  ...TALE_CREATURES,
  '@chateau': { broadness: 2.2, draw: drawChateau },
  '@colosseum': { broadness: 2.1, draw: drawColosseum },
  '@containers': { broadness: 2.8, draw: drawContainers },
  '@containership': { broadness: 3.4, draw: drawContainerShip },
  '@controltower': { broadness: 1.9, draw: drawControlTower },
  '@coolingtowers': { broadness: 1.9, draw: drawCoolingTowers },
  '@coveredbridge': { broadness: 2.5, draw: drawCoveredBridge },
  '@coveredwagon': { broadness: 1.75, draw: drawCoveredWagon },
  '@dam': { broadness: 2.6, draw: drawDam },
  '@dish': { broadness: 1.1, draw: drawDish },
  '@eiffeltower': { broadness: 0.5, draw: drawEiffelTower },
  '@excavator': { broadness: 1.56, draw: drawExcavator },
  '@footbridge': { broadness: 3.2, draw: drawFootbridge },
  '@gantrycrane': { broadness: 1.14, draw: drawGantryCrane },
  '@gate': { broadness: 1.85, draw: drawGate },
  '@irongate': { broadness: 1.44, draw: drawIronGate },
  '@stonegate': { broadness: 1.24, draw: drawStoneGate },
  '@gazebo': { broadness: 1.1, draw: drawGazebo },
  '@gondola': { broadness: 2.72, draw: drawGondola },
  '@goal': { broadness: 3.02, draw: drawGoal },
  '@grandstand': { broadness: 2.72, draw: drawGrandstand },
  '@greatwall': { broadness: 2.6, draw: drawGreatWall },
  '@halfpipe': { broadness: 3, draw: drawHalfPipe },
  '@haybale': { broadness: 1.4, draw: drawHayBale },
  '@haystack': { broadness: 1.12, draw: drawHaystack },
  '@hedge': { broadness: 3, draw: drawHedge },
  '@graffitiwall': GRAFFITI_WALL,
  '@hoop': { broadness: 0.62, draw: drawHoop },
  '@igloo': { broadness: 1.56, draw: drawIgloo },
  '@junk': { broadness: 1.5, draw: drawJunk },
  '@leaningtower': { broadness: 0.56, draw: drawLeaningTower },
  '@lifeguardtower': { broadness: 1.36, draw: drawLifeguardTower },
  '@longtail': { broadness: 3.24, draw: drawLongtail },
  '@lookout': { broadness: 0.6, draw: drawLookout },
  '@loungers': { broadness: 1.9, draw: drawLoungers },
  '@machupicchu': { broadness: 2.2, draw: drawMachuPicchu },
  '@mansion': { broadness: 2.32, draw: drawMansion },
  '@motel': { broadness: 2.86, draw: drawMotel },
  '@mudfort': { broadness: 2.1, draw: drawMudFort },
  '@narrowboat': { broadness: 4.32, draw: drawNarrowboat },
  '@observatory': { broadness: 1.2, draw: drawObservatory },
  '@oilrig': { broadness: 1.4, draw: drawOilRig },
  '@operahouse': { broadness: 2.42, draw: drawOperaHouse },
  '@pagoda': { broadness: 0.9, draw: drawPagoda },
  '@parkedcars': { broadness: 7.3, draw: drawParkedCars },
  '@phonebox': { broadness: 0.46, draw: drawPhoneBox },
  '@picnictable': { broadness: 2.06, draw: drawPicnicTable },
  '@pumpjack': { broadness: 1.4, draw: drawPumpjack },
  '@pylon': { broadness: 0.6, draw: drawPylon },
  '@raft': { broadness: 2.4, draw: drawRaft },
  '@railcar': { broadness: 5.3, draw: drawRailcar },
  '@redeemer': { broadness: 1, draw: drawRedeemer },
  '@rockarch': { broadness: 1.7, draw: drawRockArch },
  '@ropebridge': { broadness: 3.4, draw: drawRopeBridge },
  '@rosearch': { broadness: 0.95, draw: drawRoseArch },
  '@saloon': { broadness: 1.48, draw: drawSaloon },
  '@scrapheap': { broadness: 2.5, draw: drawScrapHeap },
  '@shed': { broadness: 1.3, draw: drawShed },
  '@silos': { broadness: 1, draw: drawSilos },
  '@skilift': { broadness: 1.5, draw: drawSkiLift },
  '@skyscraper': { broadness: 0.38, draw: drawSkyscraper },
  '@smokestacks': { broadness: 1.66, draw: drawSmokestacks },
  '@solarpanels': { broadness: 3.5, draw: drawSolarPanels },
  '@sphinx': { broadness: 2.14, draw: drawSphinx },
  '@statue': { broadness: 0.54, draw: drawStatue },
  '@steptemple': { broadness: 1.62, draw: drawStepTemple },
  '@stonecottage': { broadness: 1.58, draw: drawStoneCottage },
  '@stilthouse': { broadness: 1.34, draw: drawStiltHouse },
  '@stonehenge': { broadness: 2.96, draw: drawStonehenge },
  '@suspensionbridge': { broadness: 4.4, draw: drawSuspensionBridge },
  '@tajmahal': { broadness: 2, draw: drawTajMahal },
  '@teepee': { broadness: 0.86, draw: drawTeepee },
  '@tennisnet': { broadness: 9.82, draw: drawTennisNet },
  '@tollbooth': { broadness: 2.3, draw: drawTollBooth },
  '@topiary': { broadness: 1.6, draw: drawTopiary },
  '@torii': { broadness: 1.18, draw: drawTorii },
  '@totempole': { broadness: 0.46, draw: drawTotemPole },
  '@towerbridge': { broadness: 2.8, draw: drawTowerBridge },
  '@triumphalarch': { broadness: 1.1, draw: drawTriumphalArch },
  '@viaduct': { broadness: 2.5, draw: drawViaduct },
  '@watermill': { broadness: 1.74, draw: drawWaterMill },
  '@watertower': { broadness: 0.72, draw: drawWaterTower },
  '@windturbine': { broadness: 0.7, draw: drawWindTurbine },
  '@yurt': { broadness: 1.46, draw: drawYurt },
  '@adobes': { broadness: 2.02, draw: drawAdobes },
  '@boulevard': { broadness: 2.7, draw: drawBoulevard },
  '@brickrow': { broadness: 2.48, draw: drawBrickRow },
  '@fuji': { broadness: 2.84, draw: drawFuji },
  '@hoodoos': { broadness: 1.5, draw: drawHoodoos },
  '@indianhouse': { broadness: 2.22, draw: drawIndianHouse },
  '@indianrow': { broadness: 2.9, draw: drawIndianRow },
  '@machiya': { broadness: 2.76, draw: drawMachiya },
  '@karst': { broadness: 0.9, draw: drawKarst },
  '@palmisland': { broadness: 2.4, draw: drawPalmIsland },
  '@moviescreen': { broadness: 1.76, draw: drawMovieScreen },
  '@mexicanrow': { broadness: 3.14, draw: drawMexicanRow },
  '@palazzi': { broadness: 3.2, draw: drawPalazzi },
  '@westernstreet': { broadness: 3.14, draw: drawWesternStreet },
  '@whitehouses': { broadness: 2.04, draw: drawWhiteHouses },
  '@goldengate': {
    broadness: 4.4,
    draw: (pen, options) => drawSuspensionBridge(pen, { ...options, colour: '#c04a2e' }),
  },
  '@stopsign': { broadness: 0.54, draw: drawStopSign },
  '@parkingmeter': { broadness: 0.36, draw: drawParkingMeter },
  '@signpost': { broadness: 0.88, draw: drawSignpost },
  '@streetsign': { broadness: 1.06, draw: drawStreetSign },
  '@dumpster': { broadness: 1.76, draw: drawDumpster },
  '@trafficcone': { broadness: 0.8, draw: drawTrafficCone },
  '@billboard': { broadness: 1.72, draw: drawBillboard },
  '@tornado': { broadness: 1.26, draw: drawTornado },
  '@chimneys': { broadness: 1.62, draw: drawChimneys },
  '@ruins': { broadness: 2.32, draw: drawRuins },
  '@cathedral': { broadness: 1.66, draw: drawCathedral },
  '@hollywoodsign': { broadness: 6.6, draw: drawHollywoodSign },
  '@monolith': { broadness: 3.3, draw: drawMonolith },
  '@hottub': { broadness: 1.84, draw: drawHotTub },
  '@trampoline': { broadness: 1.68, draw: drawTrampoline },
  '@wicket': { broadness: 0.48, draw: drawWicket },
  '@beehive': { broadness: 1.12, draw: drawBeehive },
  '@redwoodhouse': { broadness: 0.82, draw: drawRedwoodHouse },
  '@sundial': { broadness: 0.76, draw: drawSundial },
  '@birdfeeder': { broadness: 0.68, draw: drawBirdFeeder },
  '@sandbox': { broadness: 2.42, draw: drawSandbox },
}
