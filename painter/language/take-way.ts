import type { Draft } from './draft.ts'
import { nounOfDrawing } from './vocabulary/nouns.ts'

/** What runs on the roads, as icons; drawings of our own say so themselves. */
const ROAD_VEHICLES =
  /automobile|racing|truck|lorry|bus$|motorcycle|motor-scooter|sport-utility|bicycle|basketbike|biking|fillingstation/
/** What is ridden or drawn where there is no asphalt as well. */
const UNMOTORED = /bicycle|basketbike|biking|stagecoach|carriage|cart$|wagon/

/** Whether something is driven on roads. */
export const isRoadworthy = (key: string): boolean =>
  ROAD_VEHICLES.test(key) || (key.startsWith('@') && nounOfDrawing(key)?.habitat === 'road')

/** Whether something leaves no more than a lane of earth. */
export const isUnmotored = (key: string): boolean => UNMOTORED.test(key)

/** By animals, also where there is no road. */
const DRAWN = /stagecoach|carriage|cart$|wagon/

/** Going through a settlement, or a way in it that is named. */
const ON_THE_WAY =
  /\b(?:through|down|along|across|past|around|into|up) (?:a|an|the|his|her|their|our|my)\b[^,.]*\b(?:town|village|street|suburbs?|neighbou?rhood|city|hamlet|lane)s?\b|\b(?:streets?|roads?|lane|alley)\b/
/** “Along the coast” is not “on the beach”. */
const COASTAL =
  /\b(?:along|down|up|by|beside|past|following|on) (?:a|an|the) (?:(?!sand)\w+ ){0,3}(?:coast|coastline|shore ?line|sea ?side|sea|ocean|cliffs?|riviera|bay)\b(?! (?:of sand|beach))/
const BY_SEA = /^(?:beach|ocean|cliff|island)$/

/** Whoever drives, rides or walks through a place is on the way that leads through it. */
export function takeWay(scene: Draft, text: string) {
  const lead = scene.subjects.find(({ mode }) => mode !== 'build' && mode !== 'fly')
  if (scene.place === 'village' && lead?.mode !== 'float' && ON_THE_WAY.test(text)) scene.extras.add('way')
  if (!lead || !isRoadworthy(lead.key)) return
  if (scene.place === 'village') scene.extras.add('way')
  // A pass has a road over it.
  if (scene.place === 'alps' && !DRAWN.test(lead.key)) {
    scene.place = 'road'
    scene.roadside = 'alps'
  }
  if (BY_SEA.test(scene.place) && COASTAL.test(text)) {
    scene.place = 'road'
    scene.roadside = 'beach'
  }
}
