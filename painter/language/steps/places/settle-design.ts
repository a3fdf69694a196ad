import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import type { Token } from '../../text/tokens.ts'
import { COLOURS } from '../../vocabulary/colours.ts'
import { settingOf } from '../../vocabulary/places.ts'

/** Makes a designed picture of what is known, where a stage would be empty or its subject is not known. */
export function settleDesign(reading: Reading) {
  const { scene } = reading
  if (scene.place === 'abstract') settleAbstract(reading)
  else if (isItsOwnSubject(reading)) settleFurniture(reading)
  else if (isEmptyStage(scene) || missesItsSubject(reading)) settlePoster(reading)
}

/** A table or a studio shows nothing but its subjects. */
const isEmptyStage = ({ place, subjects }: Draft) =>
  (place === 'table' || place === 'studio') && subjects.length === 0

/** Of “an author's desk” the table itself is what is asked for. */
const isItsOwnSubject = ({ scene, unmatched }: Reading) =>
  scene.place === 'table' && scene.subjects.length === 0 && unmatched.length === 0

function settleFurniture({ scene, text }: Reading) {
  scene.place = 'room'
  scene.room = /\bdesks?\b/.test(text) ? 'office' : 'diningroom'
}

/** Words that end like these say how a thing is rather than what it is. */
const DESCRIBING =
  /(taken|grown|broken|torn|built|lit|ing|ed|ly|ful|ous|ish|less|able|ible|ive|al|ic|esque|ist|ane|est)$/

/** Words for what nobody can see: of “nostalgia in a shopping mall” the mall is seen. */
const UNSEEN =
  /^(?:peace|nostalgia|life|love|hope|joy|dread|beauty|chaos|memor(?:y|ies)|version|utopia|dystopia|calm|silence|sorrow|grief|wonder|mystery|freedom|wisdom|death|energy|feelings?|thoughts?|spirit|soul|magic|power|luck|fun|madness|history|culture|tradition|vacation|holidays?|trip|journey|weekend|business|routine|season|scenes?|moments?|vibes?|aftermath|beginnings?|end|days?|times?)$|(?:[^r]ness|ity|ism|[^e]ance|ence|hood|dom|tude|algia)$/
const SEEN = /^(?:city|fence|dance|ambulance|commence|kingdom|cavity|entity|deity|lance)$/
const namesSight = (name: string) => !UNSEEN.test(name) || SEEN.test(name)

/** Whether the prompt speaks of a thing that is not known, and of nothing that is: a mere place would be a guess. */
function missesItsSubject(reading: Reading): boolean {
  const { scene, unmatched, tokens } = reading
  if (scene.subjects.length > 0 || scene.around.length > 0 || scene.celestialBodies.length > 0) return false
  if (scene.flowers || scene.trees.length > 0 || scene.skyColours.length > 0) return false
  const names = unmatched.filter(
    word => !DESCRIBING.test(word) && !reading.aside.has(word) && (!scene.placeGiven || namesSight(word)),
  )
  return names.some(
    name => isBeforePlace(tokens, name) && !followsPlace(reading, name) && !qualifiesPlace(reading, name),
  )
}

/** “A minimalist living room” is a living room of whatever kind. */
function qualifiesPlace({ tokens, placedAt, place }: Reading, name: string): boolean {
  const at = tokens.findIndex(({ word }) => word === name)
  if (placedAt === null || place === null || !settingOf(place).room || at >= placedAt) return false
  return placedAt - at <= 2 && !tokens.slice(at + 1, placedAt + 1).some(({ afterBreak }) => afterBreak)
}

/** Of “the bathroom has a counter” the place is what the picture is of; “a street sign” is a sign. */
function followsPlace({ tokens, placedAt }: Reading, name: string): boolean {
  const at = tokens.findIndex(({ word }) => word === name)
  return placedAt !== null && (at > placedAt + 1 || (at === placedAt + 1 && tokens[at].afterBreak))
}

const PLACING = /^(in|on|at|by|near|under|inside|over|above|through|across|with|after|before|during|from|of)$/

/** What comes before the first preposition is what the picture is of. */
function isBeforePlace(tokens: readonly Token[], name: string): boolean {
  const placing = tokens.findIndex(({ word }) => PLACING.test(word))
  const at = tokens.findIndex(({ word }) => word === name)
  const next = tokens[at + 1]
  const isHead = !next || next.afterBreak || PLACING.test(next.word) || DESCRIBING.test(next.word)
  return at >= 0 && (placing < 0 || at < placing) && isHead
}

/** A subject that is not known becomes a designed picture of what is: place, hour, weather and colour. */
function settlePoster(reading: Reading) {
  const { scene, lastColour } = reading
  scene.poster = scene.place === 'table' || scene.place === 'studio' ? 'hills' : scene.place
  scene.place = 'poster'
  scene.hue ??= COLOURS.get(lastColour ?? '')?.hue ?? null
}

function settleAbstract(reading: Reading) {
  const { scene, lastColour, place } = reading
  if (place !== 'abstract' && reading.unmatched.length > 0) {
    settlePoster(reading)
    return
  }
  scene.place = 'abstract'
  scene.hue ??= COLOURS.get(lastColour ?? '')?.hue ?? null
  if (lastColour && scene.hue !== null) reading.understand(lastColour)
}
