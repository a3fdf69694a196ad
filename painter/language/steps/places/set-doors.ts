import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import { subjectOf } from '../../subject-of.ts'
import { COLOURS } from '../../vocabulary/colours.ts'
import { strew } from '../things/strew.ts'

const BRICK = /\b(?:brick|georgian|victorian|london|brownstone|townhouse|dublin|terraced?|english)\b/
const STONE =
  /\b(?:stone|medieval|castle|church|chapel|cathedral|monastery|abbey|cottage|arched|ancient|tuscan\w*|tuscany|provence|italian|italy|cellar|old wooden|heavy|oak|iron|studded|dungeon|secret|mysterious|magical?|enchanted)\b/
const BOARDS =
  /\b(?:cabin|beach ?(?:hut|house)|barn|clapboard|porch|log|boards?|shed|farmhouse|new england|swedish|norwegian)\b/
const WHITE_TOWNS = /\b(?:greek|greece|santorini|mykonos|andalusia\w*|whitewashed|mediterranean)\b/

const frontOf = (text: string) =>
  BRICK.test(text)
    ? '@brickdoor'
    : STONE.test(text)
      ? '@stonedoor'
      : BOARDS.test(text)
        ? '@boarddoor'
        : '@plasterdoor'

const OPEN =
  /\b(?:open|opened|ajar|half[ -]open|opening|wide open) (?:(?!air)\w+ ){0,2}doors?\b|\bdoors? (?:(?:that is|is|left|stands|standing|slightly|half|wide) )*(?:open|ajar)\b/
const COLOUR = [...COLOURS.keys()].join('|')
const WALL = new RegExp(
  `\\b(${COLOUR}) (?:(?:brick|stone|plaster|old|painted|wooden|stucco|crumbling|washed) )*(?:walls?|house|houses|building|facade|townhouse|cottage)\\b(?! doors?)`,
)

/** Where a house front may be, unless the door itself is said to stand free. */
const BY_HOUSES: ReadonlySet<Draft['place']> = new Set(['village', 'street', 'city', 'table', 'studio'])
/** What a front has of its own. */
const OF_FRONT =
  /^(?:door|window|@window|@doorknocker|postbox|@mat|@steps|@wall|house|@house|lamp-post|@lantern|@geraniums|@wreath)$/
const STANDS_FREE =
  /\bdoors? (?:(?:standing|that stands|stands|floating|hanging|alone|by itself) )?(?:alone |free |by itself )?(?:in|on|into|at) (?:an?|the) (?:(?!street\b|in\b|on\b)\w+ ){0,3}(?:field|meadow|forest|woods|desert|beach|dunes?|sky|clouds?|sea|ocean|space|void|middle of|mountain|hill|snow|tree|trunk|rock|cliff)\b|\bdoors? to (?:another|other|narnia|a (?:magical?|different|new))\b/

const FRONT = /\b(?:front|house|cottage|church|townhouse|farmhouse|castle|apartment|shop|christmas) doors?\b/

const isDoor = ({ key, bears, count }: Subject) => key === 'door' && !bears && count < 3

/** A door that is looked at is in the front of a house, and not a leaf that stands by itself. */
export function setDoorInFront({ scene, text }: Reading) {
  const door = scene.subjects.find(isDoor)
  const isFront = FRONT.test(text)
  if (!door || (STANDS_FREE.test(text) && !isFront)) return
  if (scene.place === 'room' && scene.placeGiven) {
    const { bears: _, ...leaf } = door
    scene.subjects = scene.subjects.filter(other => other !== door)
    strew(scene, leaf, 1)
    return
  }
  const isFirst = scene.subjects[0] === door
  const isAtHome = scene.place === 'room' && !scene.placeGiven
  if (!BY_HOUSES.has(scene.place) && !isAtHome && !isFront) return
  const key = frontOf(scene.prompt.toLowerCase()) + (OPEN.test(scene.prompt.toLowerCase()) ? 'open' : '')
  const wall = WALL.exec(text)?.[1] ?? (WHITE_TOWNS.test(text) ? 'white' : undefined)
  const front: Subject = {
    ...subjectOf(key, door.name, 1),
    ...(wall && { colour: wall }),
    ...(door.colour && { parts: { door: door.colour } }),
    ...(door.wear && { wear: door.wear }),
  }
  const others = scene.subjects.filter(({ key: other, bears }) => bears || !OF_FRONT.test(other))
  scene.subjects = isFirst ? [front, ...others] : [...others, front]
  scene.around = scene.around.filter(({ key: other }) => !OF_FRONT.test(other))
  scene.place = 'street'
  scene.fronts = []
  scene.ground = null
  if (!scene.light.includes('centred')) scene.light.push('centred')
}
