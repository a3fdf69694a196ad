import type { Draft } from '../../draft.ts'

/** What the houses of a street have of themselves, and what hangs between them. */
const OF_HOUSES =
  /^(?:door|window|@window|house|@wall|@steps|@azalea|@clothesline|@shutters|@balcony|@whitehouses)$/

/** What has a door of its own. */
const HOUSE = /^(?:@\w*(?:house|cottage|cabin)|house|church)$/

const LAMPS_HANG =
  /\b(?:hanging (?:\w+ ){0,2}(?:lamps?|lanterns?|lights?)|(?:lamps?|lanterns?) (?:hang|hanging|hung))\b/i

/** Doors, walls and steps that are said of a narrow street are its own. */
export function leaveToHouses(scene: Draft) {
  const hasHouse = [...scene.scenery, ...scene.subjects.map(({ key }) => key)].some(key => HOUSE.test(key))
  if (hasHouse) scene.subjects = scene.subjects.filter(({ key, bears }) => key !== 'door' || bears)
  // Walls and chimneys of a village are those of its houses.
  if (scene.place === 'village')
    scene.subjects = scene.subjects.filter(
      ({ key, count, bears }) => bears || (key !== '@chimneys' && (key !== '@wall' || count === 1)),
    )
  if (scene.place !== 'street' || (!scene.extras.has('narrow') && scene.fronts.length === 0)) return
  if (LAMPS_HANG.test(scene.prompt)) scene.scenery = scene.scenery.filter(key => key !== '@lamppost')
  const others = scene.subjects.filter(({ key, bears }) => bears || !OF_HOUSES.test(key))
  scene.around = scene.around.filter(({ key }) => !OF_HOUSES.test(key))
  scene.subjects = others
  for (const subject of others)
    subject.bears = subject.bears?.filter(({ how, subject: { key } }) => how !== 'against' || key !== '@wall')
}
