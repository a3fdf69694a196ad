import type { Reading } from '../reading.ts'
import type { Subject } from '../scene.ts'
import { tableWith } from '../steps/things/set-on-tables.ts'
import { nounOfDrawing, stagingOf } from '../vocabulary/nouns.ts'
import type { Person } from '../vocabulary/people.ts'
import {
  isRoomOfTrade,
  OLD_PEOPLE,
  PEOPLE,
  SIGNS_OF_TRADE,
  TOOLS_OF_TRADE,
  USUAL_DEEDS,
} from '../vocabulary/people.ts'
import { type PlaceName, placeNamed, settingOf } from '../vocabulary/places.ts'
import { gendered } from './gender.ts'

/** What people of a trade ride on. */
export function mountUp(reading: Reading, drawing: string) {
  const { count: _, accessories: __, ...mount } = toolOf(drawing)
  reading.relate('ridden')
  reading.addSubject({ ...mount, name: reading.token.word })
}

/** The thing that a drawing shows, as a subject of its own. */
export const toolOf = (drawing: string): Subject => ({
  key: drawing,
  name: drawing,
  ...(drawing.startsWith('@') ? {} : { icon: drawing }),
  ...stagingOf(nounOfDrawing(drawing)!),
  count: 1,
  accessories: [],
})

/** The tool of a trade as it is borne: what is small stands on a table. */
export function asBorne({ how, drawing }: { how: 'held' | 'at'; drawing: string }) {
  const tool = toolOf(drawing)
  return { how, subject: how === 'at' && tool.mode === 'table' ? tableWith(tool) : tool }
}

/** “A dwarf blacksmith” looks like a dwarf, and has what smiths have and does what they do. */
export function equip({ scene, token }: Reading, trade: string) {
  const worker = scene.subjects.at(-1)
  if (!worker?.figure) return
  const tool = TOOLS_OF_TRADE.get(token.singular)
  if (tool && !worker.bears) worker.bears = [asBorne(tool)]
  worker.action ??= USUAL_DEEDS.get(trade)
  worker.home = PEOPLE.get(trade)?.habitat ?? worker.home
}

/** Of what shows the trade, how much is about in its room. */
const ABOUT = 6

/** “A watchmaker studio”: the room where people of the trade work, and nobody in it. */
export function isNameOfRoom(reading: Reading, name: string, habitat: PlaceName | undefined): boolean {
  const { tokens, at, scene } = reading
  const next = tokens[at + 1]
  if (!habitat || reading.isPlural || !next || next.afterBreak || !isRoomOfTrade(name, next.singular))
    return false
  const place = settingOf(habitat).room
    ? habitat
    : next.singular === 'studio'
      ? 'workshop'
      : placeNamed(next.singular)
  if (!place) return false
  reading.understand(reading.token.word, next.word)
  const sign = SIGNS_OF_TRADE.get(reading.token.singular)
  if (sign && nounOfDrawing(sign) && scene.subjects.length === 0) {
    const { count: _, accessories: __, ...tool } = toolOf(sign)
    reading.count = ABOUT
    reading.addSubject({ ...tool, name: reading.token.word })
    reading.headPlace ??= place
  }
  reading.at++
  reading.choosePlace(place)
  return true
}

/** Gives somebody of a family the clothes, the tools and the deed of a trade, but their own age. */
export function giveTrade(reading: Reading, name: string, { figure, face, habitat }: Person) {
  const [one] = reading.scene.subjects
  const isOld = OLD_PEOPLE.has(one.key.slice(1))
  const gender = reading.face.gender ?? PEOPLE.get(one.key.slice(1))?.face.gender ?? face.gender ?? null
  const hairColour = isOld ? one.figure?.hairColour : figure.hairColour
  const own = { hairColour, beard: isOld ? one.figure?.beard : false, glasses: one.figure?.glasses }
  one.figure = gendered({ ...figure, ...own }, gender)
  one.key = `@${name}`
  one.home = habitat ?? one.home
  reading.person = name
  reading.face.gender ??= gender ?? undefined
  reading.personHome ??= habitat ?? null
  equip(reading, name)
}
