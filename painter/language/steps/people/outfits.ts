import type { Figure } from '../../../drawings/figures/figure-pen.ts'
import type { Face } from '../../../drawings/portrait/bust-pen.ts'
import type { Draft } from '../../draft.ts'
import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import { COLOURS } from '../../vocabulary/colours.ts'
import { DARK_HAIRED, HELD_OR_WORN, OLD_PEOPLE, PEOPLE, PLAIN_PEOPLE } from '../../vocabulary/people.ts'
import { singular } from '../../vocabulary/plurals.ts'
import { meaningsOf, wordsOf } from '../../vocabulary/rows.ts'
import { ownClothes } from './own-clothes.ts'

/** What a portrait's hair is on a whole figure. */
const HAIR_ON_FIGURES: Record<Face['hair'], Figure['hair']> = {
  long: 'long',
  short: 'short',
  bun: 'bun',
  bob: 'long',
  curly: 'curly',
  afro: 'afro',
  bald: 'bald',
  braids: 'braids',
  dreads: 'dreads',
  mohawk: 'mohawk',
}
const OUTFIT_OF_GARMENT = meaningsOf<Figure['outfit']>('outfit of garment')
/** Of those, what reaches down to the feet. */
const LONG_GARMENTS = wordsOf('long garments')
const GREY_HAIR = '#d9d6d0'
const LAB_COAT = '#f1f3f4'
const DARK_SUIT = '#22242c'
const LEATHER = '#2b2724'
const RED_UMBRELLA = '#c22f2f'
/** Icons that are drawn with their rider. */
const WITH_RIDER: readonly string[] = ['horse-racing', 'person-biking']
/** What other icons of people show already. */
const SHOWN_WITH: Readonly<Record<string, readonly string[]>> = {
  'person-rowing-boat': ['@rowboat', 'canoe'],
  'person-surfing': ['@surfboard'],
  skier: ['skis'],
  '@hummingbird': ['blossom', 'hibiscus', 'rose'],
}

/** Grandparents are old, but not whoever is with them. */
const isOld = ({ key }: Subject) => key === '@grandparent' || OLD_PEOPLE.has(key.slice(1))

const STAFF = /\b(walking stick|hiking pole|(a|his|her|their|the) (\w+ )?staff)\b/
const MAGICAL = /^@(wizard|mage|witch|elf|fairy|shaman)$/

/** Whose age a beard shows under the hat. */
const BEARDED_WHEN_OLD: ReadonlySet<string> = new Set(
  ['sailor', 'fisherman', 'farmer', 'miner', 'monk', 'king', 'explorer', 'blacksmith', 'lumberjack'].map(
    name => `@${name}`,
  ),
)

/** What nobody does in a dress. */
const SPORTS =
  /\b(jog(s|ging)?|runn(ing|er)(?= (on|along|down|up) (an?|the) (\w+ )?(trail|track|path|treadmill|road))|yoga|exercis\w*|aerobics|hik(es|ing)|climb(s|ing)|workout|marathon|football|soccer|tennis|basketball|volleyball|skateboard\w*|skat(es|ing)|karate|lifting)\b/
/** What one goes into the water for. */
const BATHING =
  /\b(headfirst|jump\w*|leap\w*|cannonball\w*|splash\w*|swim\w*) (\w+ ){0,5}?(in|into) (a|an|the) (\w+ ){0,2}(lake|sea|ocean|river|water|pool|pond|lagoon|waves)\b|\bheadfirst\b/
/** Said of whoever has fallen asleep on a seat. */
const ASLEEP = /\b(asleep|sleeping|sleeps|napping|dozing|dozes|snoring|snores|nodded off)\b/i
const SPORTS_TROUSERS = '#2f3a52'

/** Gives the people of a scene what they wear and hold. */
export function dressFigures(reading: Reading) {
  const { scene, text, tokens, face } = reading
  const own = ownClothes(reading)
  const allWords = tokens.map(({ word }) => word)
  const isOldNamed = scene.subjects.some(isOld)
  for (const subject of scene.subjects) {
    const { figure, key, colour, companions } = subject
    if (!figure) continue
    const garment = own ? (own.get(subject)?.garment ?? null) : reading.garment
    const words = own ? (own.get(subject)?.words ?? []) : allWords
    if (face.age === 'old' && !figure.isChild && (!isOldNamed || isOld(subject))) {
      figure.hairColour = GREY_HAIR
      if (BEARDED_WHEN_OLD.has(key) && face.gender !== 'f') figure.beard = true
      subject.companions = companions?.map(other => ({ ...other, hairColour: GREY_HAIR }))
    }
    if (SPORTS.test(text) && PLAIN_PEOPLE.has(key.slice(1)) && figure.outfit === 'dress')
      Object.assign(figure, { outfit: 'casual', hair: 'pony', secondColour: SPORTS_TROUSERS })
    if (BATHING.test(text) && LIGHT_CLOTHES.has(figure.outfit)) figure.outfit = 'swimwear'
    if (/umbrella/.test(text)) figure.hold = 'umbrella'
    for (const word of words) {
      const worn = OUTFIT_OF_GARMENT.get(word) ?? OUTFIT_OF_GARMENT.get(singular(word))
      // Of a couple the one who wears dresses has the dress on.
      const isOthers = worn === 'dress' && companions?.some(({ outfit }) => outfit === 'dress')
      if (worn && !garment && !isOthers) figure.outfit = worn
      if (LONG_GARMENTS.has(word)) figure.isLong = true
      if (word === 'suit' && own && !garment) figure.colour = DARK_SUIT
      if (word === 'labcoat' && !garment) figure.colour = LAB_COAT
      if (word === 'leatherjacket' && !garment) figure.colour = LEATHER
    }
    if (/red umbrella/.test(text)) figure.secondColour = RED_UMBRELLA
    if (/lantern/.test(text)) figure.hold = 'lantern'
    if (/backpack/.test(text)) figure.rucksack = true
    if (/\bhooded\b/.test(text)) figure.hat = 'hood'
    if (STAFF.test(text)) figure.hold ??= MAGICAL.test(key) ? 'staff' : 'stick'
    if (garment?.word === 'umbrella') {
      figure.colour = PEOPLE.get(key.slice(1))?.figure.colour
      figure.secondColour = garment.colour
    } else if (garment && OUTFIT_OF_GARMENT.get(garment.word) === 'armor') {
      figure.outfit = 'armor'
      figure.metal = garment.colour
    } else if (garment) {
      figure.colour = garment.colour
      figure.outfit = OUTFIT_OF_GARMENT.get(garment.word) ?? figure.outfit
    } else if (colour) figure.colour = COLOURS.get(colour)?.hex
    if (garment || colour || face.hairColour)
      figure.alike = { clothes: Boolean(garment ?? colour), hair: face.hairColour !== undefined }
    if (face.hairColour) figure.hairColour = face.hairColour
    const isShaven = figure.isChild || figure.outfit === 'dress'
    if (face.beard && !isShaven) figure.beard = true
    if (face.moustache && !isShaven) figure.moustache = true
    if (face.mood) figure.mood = face.mood
    if (subject.action === 'sitting' && ASLEEP.test(scene.prompt)) figure.mood = 'asleep'
    if (face.glasses) figure.glasses = true
    if (face.wear) Object.assign(figure, { wear: face.wear, wearColour: face.wearColour })
    if (face.hair) figure.hair = HAIR_ON_FIGURES[face.hair]
    if (face.skin) figure.skin = face.skin
    if (isDarkHaired(face) && !figure.beast) {
      figure.hairColour = BLACK_HAIR
      figure.alike = { ...figure.alike, hair: true }
    }
    takeOffDenied(figure, scene.excluded)
  }
}

const HEADGEAR = ['hat', 'cap', 'helmet', 'crown', 'hood', 'headgear', 'turban']

/** “A knight without his helmet”: whatever somebody of the kind would wear or hold. */
function takeOffDenied(figure: Figure, excluded: ReadonlySet<string>) {
  if (HEADGEAR.some(name => excluded.has(name))) figure.hat = undefined
  if (excluded.has('beard')) figure.beard = undefined
  if (excluded.has('glass') || excluded.has('glasses')) figure.glasses = undefined
  if (figure.hold && excluded.has(figure.hold)) figure.hold = undefined
}

const BLACK_HAIR = '#241c1a'
/** Most of those whose skin is said to be dark have black hair, where no other is named. */
const isDarkHaired = ({ skin, hairColour, age }: Partial<Face>) =>
  skin !== undefined && DARK_HAIRED.has(skin) && hairColour === undefined && age !== 'old'

/** What people wear out of doors only while it is warm. */
const LIGHT_CLOTHES: ReadonlySet<Figure['outfit']> = new Set(['casual', 'dress', 'hoodie'])
const SHELTERED = wordsOf<Draft['place']>('sheltered')
const SCARVES = ['#b5342a', '#d9a030', '#2f6a8c', '#4f7a4a']

/** In the snow people have coats, caps and scarves, unless the prompt says what they wear. */
export function dressForWinter({ scene, garment, tokens }: Reading) {
  const isCold = scene.season === 'winter' || scene.weather.includes('snow')
  if (!isCold || SHELTERED.has(scene.place)) return
  const isDressed = garment !== null || tokens.some(({ word }) => OUTFIT_OF_GARMENT.has(word))
  // Riders and whoever sits on something are as cold.
  const people = scene.subjects.flatMap(subject => [subject, ...(subject.bears ?? []).map(b => b.subject)])
  for (const [k, { figure, companions = [] }] of people.entries())
    for (const [j, person] of [...(figure ? [figure] : []), ...companions].entries()) {
      if (!isDressed && LIGHT_CLOTHES.has(person.outfit)) person.outfit = 'coat'
      if (LIGHT_CLOTHES.has(person.outfit) || person.outfit === 'coat') {
        person.hat ??= 'beanie'
        person.scarf ??= SCARVES[(k + j) % SCARVES.length]
      }
    }
}

const PEOPLE_ICONS = /^(person|man|woman|ballet|mermaid|fairy|superhero|snowman|skier|snowboarder)(?=-|$)/

/** Removes things that the people of a scene already wear, hold or ride, as well as those they cannot. */
export function dropHeldThings(reading: Reading) {
  const { scene } = reading
  // Who has a shield without being told has no second one.
  for (const subject of scene.subjects)
    if (subject.figure?.shield) subject.bears = subject.bears?.filter(borne => borne.subject.key !== 'shield')
  for (const { figure, companions = [], bears = [] } of scene.subjects)
    if (bears.some(({ how, subject }) => how === 'held' && subject.key === '@lantern'))
      for (const person of [...(figure ? [figure] : []), ...companions])
        if (person.hold === 'lantern') person.hold = undefined
  if (scene.subjects.some(({ icon }) => icon && WITH_RIDER.includes(icon)))
    scene.subjects = scene.subjects.filter(({ figure, key }) => !figure && key !== 'horse')
  const shown = new Set(scene.subjects.flatMap(({ key }) => SHOWN_WITH[key] ?? []))
  scene.subjects = scene.subjects.filter(({ key, bears }) => bears || !shown.has(key))
  const figures = scene.subjects.flatMap(({ figure }) => figure ?? [])
  const isWorn =
    figures.length > 0 ||
    (scene.extras.has('crowd') && scene.weather.includes('rain')) ||
    scene.subjects.some(({ icon }) => icon && PEOPLE_ICONS.test(icon))
  if (!isWorn) return
  scene.subjects = scene.subjects.filter(({ icon, name }) => {
    if (!icon || !HELD_OR_WORN.has(icon)) return true
    if (!figures.some(figure => showsThing(figure, icon))) reading.disown(name)
    return false
  })
}

function showsThing({ hold, hat, outfit }: Figure, icon: string): boolean {
  if (icon === 'dagger') return hold === 'sword' || hold === 'katana'
  return icon === hold || icon === hat || icon === outfit || (icon === 't-shirt' && outfit === 'casual')
}
