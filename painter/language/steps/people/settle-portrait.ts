import type { Face } from '../../../drawings/portrait/bust-pen.ts'
import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import type { Place } from '../../surroundings.ts'
import { HATS_ON_FACES } from '../../vocabulary/garments.ts'
import type { LightWord } from '../../vocabulary/light.ts'
import { nounOfDrawing, stagingOf } from '../../vocabulary/nouns.ts'
import { DARK_HAIRED, PEOPLE, SIGNS_OF_TRADE } from '../../vocabulary/people.ts'
import { type PlaceName, settingOf } from '../../vocabulary/places.ts'
import { settle } from '../places/take-place.ts'
import { isSeenWhole } from '../things/seen-whole.ts'
import { BEINGS } from './beings.ts'

/** Traits that speak of a portrait even when the prompt does not say the word. */
const PORTRAIT_TRAITS = [
  'hairColour',
  'freckles',
  'beard',
  'moustache',
  'earrings',
  'glasses',
  'eye',
  'hair',
  'wear',
] as const
/** Other words than these leave the hair as it is with most people of the kind. */
const OF_HAIR =
  /\b(\w*hair\w*|curls?|curly|braids?|braided|pigtails?|plaits?|pony ?tails?|buns?|afros?|bald|dread\w*|mohawks?|bob|bangs|fringe)\b/

/** Whether head and shoulders of one person are asked for. */
export function wantsPortrait(reading: Reading): boolean {
  const { scene, place, asksForPortrait, face, text } = reading
  const { subjects } = scene
  if (asksForPortrait) giveFace(reading)
  if (asksForPortrait && subjects.length === 0) reading.person ??= 'woman'
  const isBeast = subjects.some(({ figure }) => figure?.beast)
  // A face that is pulled is what is looked at.
  const isPulled = !place && subjects.some(({ figure }) => figure?.beast && figure.mood === 'silly')
  if (isBeast) return (asksForPortrait || isPulled) && isAlone(subjects)
  if (
    !reading.person ||
    subjects.some(({ key }) => key === '@baby') ||
    isSeenWhole(`${text} ${reading.written.toLowerCase()}`)
  )
    return false
  // A bust is one person's; several are seen as they stand.
  if (subjects.some(({ figure, count, companions }) => figure && (count > 1 || companions))) return false
  if (asksForPortrait) return !subjects.some(subject => isAnimal(subject) && !isAboutSitter(subject))
  if (subjects.some(({ bears, figure }) => bears || figure?.hold === 'umbrella')) return false
  return (
    !place &&
    isAlone(subjects) &&
    subjects[0].figure !== undefined &&
    PORTRAIT_TRAITS.some(trait => face[trait] && (trait !== 'hair' || OF_HAIR.test(text)))
  )
}

/** “Portrait of a fairy”: a face rather than the whole of it. */
function giveFace(reading: Reading) {
  const [being, ...others] = reading.scene.subjects
  const figure = being && BEINGS[being.key]
  if (!figure || others.length > 0 || being.count > 1) return
  Object.assign(being, { figure: { ...figure }, icon: undefined, mode: 'ground' })
  reading.person = 'woman'
  if (figure.hairColour) reading.face.hairColour ??= figure.hairColour
}

const isAlone = (subjects: readonly Subject[]) =>
  subjects.length === 1 && subjects[0].count === 1 && !subjects[0].companions && !subjects[0].bears

const isAnimal = ({ icon, mode, furLength }: Subject) =>
  icon !== undefined && (furLength > 0 || mode === 'swim' || mode === 'fly')

/** Settles whose face is seen, what is behind it, and what shows the trade. */
export function settlePortrait(reading: Reading) {
  const { scene, person, face, text } = reading
  const sitter = scene.subjects.find(({ figure }) => figure)
  if (sitter?.figure?.beast) scene.sitter = sitter
  const kind = (PEOPLE.get(person ?? '') ?? PEOPLE.get('woman')!).face
  const isMan = (face.gender ?? kind.gender) === 'm'
  const {
    hat,
    hatColour,
    outfit,
    colour,
    secondColour,
    ears,
    wings,
    wear,
    wearColour,
    pattern,
    patternColour,
  } = sitter?.figure ?? {}
  scene.face = {
    gender: 'f',
    age: 'adult',
    hair: isMan ? 'short' : 'long',
    hairColour: isMan ? '#3a2a20' : '#5a3220',
    skin: '#eec3a6',
    eye: '#5a4030',
    cloth: colour ?? '#3a4a5c',
    outfit,
    ears,
    wings,
    headphones: sitter?.figure?.headphones,
    secondCloth: secondColour,
    pattern,
    patternColour,
    ...kind,
    ...(sitter?.figure?.isCyborg ? { isCyborg: true } : {}),
    ...(wear ? { wear, wearColour } : {}),
    ...(hat ? { hat: HATS_ON_FACES[hat] ?? null, hatColour } : {}),
    ...(!isMan && kind.hair === 'short' && !OF_HAIR.test(text) ? { hair: 'long' as const } : {}),
    ...(!isMan ? { beard: false, moustache: false } : {}),
    ...(kind.age === 'old' && (face.age === 'child' || YOUNG.test(text)) ? YOUNGER : {}),
    ...face,
    ...(reading.garment ? { cloth: reading.garment.colour } : {}),
  } satisfies Face
  if (DARK_HAIRED.has(scene.face.skin) && !face.hairColour && scene.face.age !== 'old')
    scene.face.hairColour = '#241c1a'
  // A boy who looks like a witch has no witch's lips.
  if ((isMan && !scene.face.isPainted) || scene.face.age === 'child') scene.face.lips = undefined
  if (scene.face.beard && face.age === 'old' && !face.hairColour) scene.face.hairColour = '#dcdad6'
  if (scene.face.outfit === 'space' && scene.excluded.has('helmet'))
    Object.assign(scene.face, { outfit: 'coat', cloth: '#e9edf2' })
  scene.tools = toolsOf(reading, sitter)
  // “An old sailor on a ship”: what is at home somewhere says where.
  const carriers = scene.subjects.filter(subject => !subject.figure && isSeenBehind(subject))
  const place = reading.place ?? carriers[0]?.home ?? usualBackdrop(reading)
  const shown = place === null ? null : settledStage(scene, place)
  scene.outlook = shown
  scene.outside = shown === null ? [] : carriers
  if (shown === null) for (const { name } of carriers) reading.disown(name)
  if (shown === null && PALE.test(reading.written)) scene.backcloth ??= 'white'
  scene.place = 'portrait'
  scene.placeGiven = reading.place !== null
  if (!scene.timeGiven)
    scene.time = scene.weather.some(word => word !== 'clear')
      ? 'overcast'
      : scene.season === 'winter' && !scene.light.includes('warm')
        ? 'day'
        : 'golden'
}

/** Metres: larger things are behind somebody, and not about the head. */
const LARGEST_ABOUT = 0.65

/** Whether something small grows or flies about whoever sits for a portrait. */
const isAboutSitter = ({ figure, mode, size, furLength, count }: Subject) =>
  !figure && size <= LARGEST_ABOUT && (mode === 'plant' || (mode === 'fly' && (furLength === 0 || count > 1)))

/** Said of somebody whose trade is usually shown by an old face. */
const YOUNG = /\b(young|youthful|teenage)\b/
const YOUNGER: Partial<Face> = { age: 'young', beard: false, hairColour: '#3a2a20' }

const isSeenBehind = ({ mode, size }: Subject) => mode !== 'table' && size > 1

/** What the trade or the words put into the hands, of what can be held up beside the face. */
function toolsOf({ scene, tokens }: Reading, sitter: Subject | undefined): Subject[] {
  const held = (sitter?.bears ?? []).filter(({ how }) => how === 'held').map(({ subject }) => subject)
  const small = scene.subjects.filter(({ figure, mode }) => !figure && mode === 'table')
  if (held.length + small.length > 0) return [...held, ...small].slice(0, 1)
  const sign = tokens.map(({ singular }) => SIGNS_OF_TRADE.get(singular)).find(drawing => drawing)
  const noun = sign && nounOfDrawing(sign)
  if (!sign || !noun) return []
  const icon = sign.startsWith('@') ? {} : { icon: sign }
  return [{ key: sign, name: sign, ...icon, ...stagingOf(noun), count: 1, accessories: [] }]
}

/** Media and moods that have no dark grounds. */
const PALE =
  /\b(water ?colou?rs?|pastels?|high[ -]key|gouache|(?:pencil|ink) (?:drawing|sketch)|sketch|line art|airy|cheerful|kawaii|bright colou?rs)\b/i

/** Grounds of still lifes and designs; a face before them has a plain wall. */
const PLAIN: ReadonlySet<Place> = new Set(['studio', 'abstract', 'poster', 'portrait'])

/** Takes over what makes the place behind the face that place; null for a plain wall. */
function settledStage(scene: Draft, name: PlaceName): Place | null {
  if (PLAIN.has(settingOf(name).stage)) return null
  settle(scene, settingOf(name).stage === 'table' ? 'livingroom' : name)
  return scene.place
}

/** Words for a photographer's own ground, and light that lives by what is not seen. */
const BEFORE_NOTHING =
  /\b(studio|plain|solid|seamless|gradient|(dark|black|white|grey|gray|blank|simple|clean|neutral|colou?rful|blurred|blurry) background|passport|id photo|chiaroscuro|low[ -]key|rembrandt)\b/
const BY_THEMSELVES: ReadonlySet<LightWord> = new Set(['dramatic', 'dark', 'spotlight', 'monochrome', 'noir'])
const AT_HOME: ReadonlySet<LightWord> = new Set(['candlelight', 'firelight', 'lamplight', 'screenlight'])

/** Behind somebody of whom only the trade, the hour or the weather is said. */
function usualBackdrop({ scene, text, personHome, garment }: Reading): PlaceName | null {
  const { light, backcloth, weather, timeGiven, neon, season } = scene
  const isByItself = light.some(word => BY_THEMSELVES.has(word)) && weather.length === 0
  if (backcloth || BEFORE_NOTHING.test(text) || isByItself) return null
  const isIndoors = personHome !== null && settingOf(personHome).stage === 'room'
  if (light.some(word => AT_HOME.has(word))) return isIndoors ? personHome : 'livingroom'
  if (neon) return 'street'
  const isOutOfDoors = timeGiven || weather.length > 0 || season !== null
  if (!isOutOfDoors) return garment && !personHome ? null : personHome
  if (personHome && !(isIndoors && OPEN_AIR.test(text))) return personHome
  if (weather.includes('rain') || scene.time === 'night') return 'street'
  return season === 'winter' ? 'snowfield' : 'meadow'
}

/** Light that is seen under the sky alone. */
const OPEN_AIR =
  /\b(golden hour|sunset|sunrise|dusk|dawn|blue hour|rain\w*|snow\w*|fog\w*|mist\w*|overcast|wind\w*)\b/
