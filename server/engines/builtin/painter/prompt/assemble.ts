import type { Face } from '../subjects/portrait/bust-pen.ts'
import type { TimeOfDay } from '../world/times-of-day.ts'
import { dressFigures, dropHeldThings } from './outfits.ts'
import type { Reading } from './reading.ts'
import type { Place, Scene, Subject } from './scene.ts'
import { COLOURS } from './vocabulary/colours.ts'
import { USUAL_TIMES } from './vocabulary/conditions.ts'
import { PEOPLE } from './vocabulary/people.ts'

const SNOWY_INSTEAD: ReadonlySet<Place> = new Set(['hills', 'beach', 'meadow', 'alps', 'lake'])
const OPEN_WATER: ReadonlySet<Place> = new Set(['ocean', 'lake', 'pond', 'beach'])
/** Fur that is called red or brown as a matter of course. */
const NATURALLY_RED: ReadonlySet<string> = new Set(['fox', 'deer', 'orangutan', 'chipmunk', 'bear'])
/** Traits that speak of a portrait even when the prompt does not say the word. */
const PORTRAIT_TRAITS = ['hairColour', 'freckles', 'beard', 'glasses', 'eye', 'hair'] as const

/** Settles everything that a prompt leaves open, once all its words are read. */
export function assembleScene(reading: Reading): Scene {
  const { scene } = reading
  dressFigures(reading)
  dropHeldThings(reading)
  if (wantsPortrait(reading)) settlePortrait(reading)
  else settlePlace(reading)
  scene.matched = reading.matched
  scene.unmatched = reading.unmatched
  return scene
}

function wantsPortrait(reading: Reading): boolean {
  const { scene, place, asksForPortrait, face } = reading
  const { subjects } = scene
  if (asksForPortrait && subjects.length === 0) reading.person ??= 'woman'
  if (!reading.person) return false
  if (asksForPortrait) return !subjects.some(isAnimal)
  const isAlone = subjects.length === 1 && subjects[0].figure !== undefined
  return !place && isAlone && PORTRAIT_TRAITS.some(trait => trait in face)
}

const isAnimal = (subject: Subject) => subject.icon !== undefined && subject.habitat !== 'table'

function settlePortrait(reading: Reading) {
  const { scene, place, person, face } = reading
  const kind = (PEOPLE.get(person ?? '') ?? PEOPLE.get('woman')!).face
  const isMan = kind.gender === 'm'
  scene.face = {
    gender: 'f',
    age: 'adult',
    hair: isMan ? 'short' : 'long',
    hairColour: isMan ? '#3a2a20' : '#5a3220',
    skin: '#eec3a6',
    eye: '#5a4030',
    cloth: '#3a4a5c',
    ...kind,
    ...face,
  } satisfies Face
  if (scene.face.beard && face.age === 'old' && !face.hairColour) scene.face.hairColour = '#dcdad6'
  scene.place = 'portrait'
  scene.placeGiven = place !== null
  scene.backdrop = place
  if (!scene.timeGiven) scene.time = 'golden'
  for (const subject of scene.subjects) if (subject.icon) reading.disown(subject.name)
}

function settlePlace(reading: Reading) {
  const { scene, place, text } = reading
  scene.placeGiven = place !== null
  scene.place = place ?? usualPlace(reading)
  const [main] = scene.subjects

  if (place === 'window' && main?.mode === 'table' && !/windowsill/.test(scene.prompt.toLowerCase()))
    scene.place = 'table'
  if (main && OPEN_WATER.has(scene.place) && scene.subjects.every(subject => subject.mode === 'swim'))
    scene.place = 'underwater'
  if (scene.weather.includes('snow') && ['hills', 'meadow', 'alps', 'farmland'].includes(scene.place))
    scene.season = 'winter'
  if (!scene.placeGiven) suitCompanions(scene)
  for (const subject of scene.subjects)
    if (['red', 'brown', 'orange'].includes(subject.colour ?? '') && NATURALLY_RED.has(subject.key))
      subject.colour = undefined
  if (scene.place === 'table' && main && scene.subjects.every(subject => subject.mode !== 'table'))
    main.mode = 'table'
  if (place === 'road' || /desert road|road .*desert/.test(text)) {
    scene.place = 'road'
    scene.roadside = roadside(scene, text)
  }
  if (scene.place === 'city') keepOneOnTheRoof(reading)
  if (scene.place === 'abstract' || isEmptyStage(scene)) settleAbstract(reading)
  if (!scene.timeGiven) scene.time = usualTime(scene)
}

/** Where a scene without a named place is set. */
function usualPlace({ scene, personHabitat, unmatched }: Reading): Place {
  const [main] = scene.subjects
  if (main) return (main.figure ? personHabitat : main.habitat) ?? 'hills'
  if (scene.trees.length) return scene.trees.includes('blossom') ? 'meadow' : 'forest'
  if (scene.flowers) return 'meadow'
  if (scene.weather.includes('aurora')) return 'snowfield'
  const hasConditions = scene.timeGiven || scene.weather.length > 0 || scene.season !== null
  return hasConditions && unmatched.length === 0 ? 'alps' : 'abstract'
}

/** Moves a place that was chosen for the main subject to where the rest of the scene can be, too. */
function suitCompanions(scene: Scene) {
  const building = scene.subjects.find(subject => subject.mode === 'build')
  if (building && scene.subjects[0] !== building && scene.place === 'volcano') scene.place = 'alps'
  const isWintry =
    scene.weather.includes('aurora') || scene.weather.includes('snow') || scene.season === 'winter'
  if (isWintry && SNOWY_INSTEAD.has(scene.place)) scene.place = 'snowfield'
}

function roadside(scene: Scene, text: string): Scene['roadside'] {
  if (text.includes('desert')) return 'desert'
  if (text.includes('forest')) return 'forest'
  return scene.season === 'autumn' ? 'autumn' : 'hills'
}

/** A table or a studio shows nothing but its subjects. */
const isEmptyStage = ({ place, subjects }: Scene) =>
  (place === 'table' || place === 'studio') && subjects.length === 0

/**
 * Better an honest abstract picture than an empty table. Unless an abstract picture was asked for, nothing
 * of the prompt is in it but its colour.
 */
function settleAbstract(reading: Reading) {
  const { scene, lastColour, place } = reading
  if (place !== 'abstract') reading.disownAll()
  scene.place = 'abstract'
  scene.hue ??= COLOURS.get(lastColour ?? '')?.hue ?? null
  if (lastColour && scene.hue !== null) reading.understand(lastColour)
}

/** A skyline has room for one subject besides those that fly. */
function keepOneOnTheRoof(reading: Reading) {
  const { scene } = reading
  const [first] = scene.subjects.filter(({ mode }) => mode !== 'fly')
  scene.subjects = scene.subjects.filter(subject => {
    const isShown = subject === first || subject.mode === 'fly'
    if (!isShown) reading.disown(subject.name)
    return isShown
  })
}

/** Always the same hour for the same prompt. */
function usualTime({ prompt, place }: Scene): TimeOfDay {
  const times = USUAL_TIMES[place] ?? ['golden', 'day', 'dawn']
  const hash = [...prompt].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)
  return times[hash % times.length]
}
