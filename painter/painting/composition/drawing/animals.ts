import type { Canvas } from '@napi-rs/canvas'
import type { AnimalPoseName } from '../../../drawings/animals/animal-poses.ts'
import { drawBird } from '../../../drawings/animals/bird.ts'
import { BREEDS, type Breed } from '../../../drawings/animals/breeds.ts'
import { drawHamster } from '../../../drawings/animals/hamster.ts'
import { drawOwl } from '../../../drawings/animals/owl.ts'
import { PLUMAGES } from '../../../drawings/animals/plumages.ts'
import { drawQuadruped } from '../../../drawings/animals/quadruped.ts'
import { beastOf } from '../../../drawings/figures/beasts.ts'
import { shadeHex } from '../../../drawings/tint.ts'
import type { Action, Subject } from '../../../language/scene.ts'
import { COLOURS } from '../../../language/vocabulary/colours.ts'

const POSE_OF_ACTION: Partial<Record<Action, AnimalPoseName>> = {
  batting: 'bat',
  begging: 'beg',
  cheering: 'beg',
  dancing: 'beg',
  drinking: 'graze',
  eating: 'graze',
  howling: 'howl',
  jumping: 'jump',
  lying: 'lie',
  playing: 'bow',
  pushing: 'walk',
  running: 'run',
  sitting: 'sit',
  sleeping: 'sleep',
  stretching: 'bow',
  upright: 'stand',
  walking: 'walk',
  waving: 'beg',
}

/** Whose faces in their own drawing are turned to the viewer, and what is worn before them. */
const FACES_VIEWER = /^(?:cat|black-cat|lion|tiger|leopard)$/
const GLASSES = /glasses|goggles/

/** Kinds whose own drawing is better than their icon even when they only stand. */
const USUAL_POSES: Readonly<Record<string, AnimalPoseName>> = {
  dog: 'stand',
  cat: 'sit',
  'black-cat': 'sit',
  lion: 'sit',
  leopard: 'stand',
  tiger: 'walk',
  crocodile: 'stand',
  moose: 'stand',
  boar: 'stand',
  donkey: 'stand',
  horse: 'stand',
  unicorn: 'stand',
  deer: 'stand',
  bear: 'stand',
  'polar-bear': 'stand',
  elephant: 'walk',
  mammoth: 'walk',
}

/** “Siamese cat” is a breed as well as “siamese”. */
const breedOf = ({ key, breed = key }: Subject) =>
  Object.hasOwn(BREEDS, breed) ? breed : breed.replace(/(cat|kitten|dog|puppy)$/, '')

const WOOL = '#c2303a'
const wearsScarf = ({ accessories }: Subject) => accessories.includes('scarf')

/** What an animal wears beyond what its own drawing shows. */
export const wornOverDrawing = (subject: Subject): readonly string[] =>
  lookOf(subject) ? subject.accessories.filter(accessory => accessory !== 'scarf') : subject.accessories

/** How an animal is drawn by hand: what it looks like, and in which pose; null where its icon is drawn. */
function lookOf(subject: Subject): { breed: Breed; pose: AnimalPoseName } | null {
  const { key, action, bears = [], mode } = subject
  const breed = breedOf(subject)
  const named = Object.hasOwn(BREEDS, breed) ? BREEDS[breed] : undefined
  const isFacing = FACES_VIEWER.test(key)
  const isOfBreed = named !== undefined && breed !== key
  if (
    !action &&
    !isOfBreed &&
    subject.accessories.some(one => one !== 'scarf' && !(isFacing && GLASSES.test(one)))
  )
    return null
  const kind = winged(named ?? (Object.hasOwn(BREEDS, key) ? BREEDS[key] : undefined), subject)
  const flies = mode === 'fly' || action === 'flying'
  const isRidden = bears.some(({ how }) => how === 'ridden')
  if (!kind || (flies && !kind.build.hasWings) || (isRidden && !SITS_IN_ITS_ICON.has(key))) return null
  const pose =
    (isRidden ? 'walk' : undefined) ??
    ((isFeasting(subject) || (action === 'eating' && EATS_SITTING.test(key))) &&
    !kind.build.isHoofed &&
    !kind.build.hasProboscis
      ? 'feast'
      : undefined) ??
    (flies ? 'run' : undefined) ??
    (action && POSE_OF_ACTION[action]) ??
    (bears.some(({ how }) => how === 'read') ? 'sit' : undefined) ??
    (subject.wings ? 'stand' : undefined) ??
    USUAL_POSES[key] ??
    (isOfBreed ? 'stand' : undefined) ??
    (wearsScarf(subject) || subject.hat || subject.mood
      ? kind.build.isHoofed
        ? 'stand'
        : 'sit'
      : undefined) ??
    (subject.parts || subject.eye || (subject.bands && subject.bands.layout !== 'rainbow')
      ? 'stand'
      : undefined)
  if (!pose) return null
  // An elephant's trunk reaches the ground by itself.
  if (kind.build.hasProboscis && pose === 'graze') return { breed: kind, pose: 'stand' }
  return { breed: kind, pose: pose === 'run' && isLongAndLow(kind) ? 'scamper' : pose }
}

/** Who is ridden is on its feet. */
const SITS_IN_ITS_ICON: ReadonlySet<string> = new Set([
  'fox',
  'wolf',
  'lion',
  'bear',
  'polar-bear',
  'panda',
  'black-cat',
  'cat',
])

/** A coat without markings, with the dark eyes that are seen in metal. */
const plated = ({ eye: _, ...coat }: Breed['coat']): Breed['coat'] => ({
  back: coat.back,
  mane: coat.mane,
  fringe: undefined,
})

/** Heights of the shoulders, of the trunk of a corgi. */
const LONG_TRUNK = 1.35
const isLongAndLow = ({ build }: Breed) => build.trunk >= LONG_TRUNK && !build.isHoofed

const winged = (kind: Breed | undefined, { wings }: Subject): Breed | undefined =>
  kind && wings && !kind.build.hasWings
    ? { build: { ...kind.build, hasWings: true }, coat: { ...kind.coat, wings } }
    : kind

/** Who sits down to eat. */
const EATS_SITTING = /^(panda|chipmunk|beaver)$/

/** What is eaten from the paws, rather than drunk or grazed. */
const isFeasting = ({ action, bears = [] }: Subject) =>
  bears.some(
    ({ how, subject }) =>
      how === 'before' &&
      (action === 'eating' || ((action === undefined || action === 'sitting') && subject.mode === 'table')),
  )

/** Whether an animal takes its pose from what it does. */
export const isPosed = (subject: Subject): boolean =>
  lookOf(subject) !== null || isOnHaunches(subject) || isKnownBird(subject)

/** Hamsters sit before the viewer, whatever they do, and koalas asleep; other small pets have four legs. */
const isOnHaunches = (subject: Subject) =>
  (subject.key === 'hamster' || (subject.key === 'koala' && subject.action === 'sleeping')) &&
  !Object.hasOwn(BREEDS, breedOf(subject)) &&
  subject.mode !== 'fly'

/** The animal in the pose of what it does, looking to the left; null for those that have only an icon. */
export function drawAnimal(subject: Subject, height: number): Canvas | null {
  const look = lookOf(subject)
  if (isOnHaunches(subject)) {
    const furColourNamed = subject.colour && furColour(subject.colour, subject.key)
    const beast = beastOf({ outfit: 'fur', beast: subject.key, furColour: furColourNamed || undefined })
    if (beast) return drawHamster(beast, height, subject.action === 'sleeping')
  }
  if (!look) return drawKnownBird(subject, height)
  const { build, coat } = look.breed
  const isMachine = subject.made === 'silver'
  const paint = colouredAs(coat, subject)
  return drawQuadruped(build, isMachine ? plated(paint) : paint, look.pose, height, {
    isMachine,
    jacket: subject.jacket,
    hat: subject.hat,
    mood: subject.mood,
    scarf: wearsScarf(subject) ? (subject.scarf ?? WOOL) : undefined,
  })
}

/** A coat in the colours that the prompt names for it and for its parts. */
function colouredAs(coat: Breed['coat'], { key, colour, bands, parts, eye }: Subject): Breed['coat'] {
  const paint = (word: string) => furColour(word, key)
  const own = colour ? dyed(coat, paint(colour), colour === 'white' || colour === 'black') : coat
  const pied =
    bands && 'colours' in bands
      ? ({
          back: paint(bands.colours[0]),
          eye: coat.eye,
          marks: paint(bands.colours[1]),
          pattern: 'patches',
        } as const)
      : own
  const { marks, coat: _, ...others } = parts ?? {}
  return {
    ...pied,
    ...(marks ? { marks: paint(marks), pattern: pied.pattern ?? 'spots' } : {}),
    ...Object.fromEntries(Object.entries(others).map(([part, word]) => [part, paint(word)])),
    ...(eye ? { eye } : {}),
  }
}

/** Of these, “red” is said of what is brown. */
const RED_BY_NATURE: ReadonlySet<string> = new Set([
  'fox',
  'chipmunk',
  'deer',
  'ox',
  'cow',
  'horse',
  'panda',
  'kangaroo',
  'wolf',
])

/** What paint of a colour word is on an animal. */
export const furColour = (word: string, key: string): string =>
  (word === 'red' && !RED_BY_NATURE.has(key) ? PAINTED_RED : FUR[word]) ?? COLOURS.get(word)?.hex ?? '#808080'

const PAINTED_RED = '#c2281f'

/** Fur is never as loud as paint. */
const FUR: Readonly<Record<string, string>> = {
  red: '#b0562c',
  orange: '#e08f3c',
  golden: '#d9a356',
  gold: '#d9a356',
  yellow: '#e2c07a',
  tan: '#cfa06a',
  brown: '#7a4a2c',
  black: '#29282c',
}

/** The coat in a colour that the prompt names; tabbies that are white or black are so all over. */
const dyed = ({ eye, pattern }: Breed['coat'], back: string, isPlain: boolean): Breed['coat'] => ({
  back,
  eye,
  ...(pattern && pattern !== 'bib' && pattern !== 'saddle' && !(isPlain && pattern === 'tabby')
    ? { pattern, marks: shadeHex(back, -0.35) }
    : {}),
})

/** A bird of its own kind, on its feet or on the wing; null for those that have only an icon. */
function drawKnownBird({ key, breed = key, mode, action, colour }: Subject, height: number): Canvas | null {
  const flies = mode === 'fly' || action === 'flying'
  const hex = colour && COLOURS.get(colour)?.hex
  // In flight wings are added to what sits.
  if (key === 'owl') return drawOwl(breed, height, hex || undefined) ?? drawOwl(key, height, hex || undefined)
  const plumage = Object.hasOwn(PLUMAGES, breed)
    ? PLUMAGES[breed]
    : Object.hasOwn(PLUMAGES, key)
      ? PLUMAGES[key]
      : undefined
  if (!plumage) return null
  const own = hex
    ? {
        ...plumage,
        back: hex,
        wing: shadeHex(hex, -0.25),
        hood: undefined,
        belly: shadeHex(hex, 0.55),
        breast: undefined,
      }
    : plumage
  return drawBird(own, flies ? 'flying' : 'perched', height)
}

/** Whether a bird is drawn with its wings as its place asks, and needs none added. */
export const isKnownBird = ({ key, breed = key }: Subject): boolean =>
  Object.hasOwn(PLUMAGES, breed) || Object.hasOwn(PLUMAGES, key)
