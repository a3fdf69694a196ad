import { beastNamed } from '../subjects/figures/beasts.ts'
import type { Scene, Subject } from './scene.ts'
import { subjectOf } from './subject-of.ts'
import { isAnimal } from './vocabulary/animal-nouns.ts'
import { COLOURS } from './vocabulary/colours.ts'
import { nounNamed, nounOfDrawing } from './vocabulary/nouns.ts'
import { personNamed } from './vocabulary/people.ts'
import { singular } from './vocabulary/plurals.ts'
import { withBorne } from './with-borne.ts'

const COSTUME =
  '(?:halloween |carnival |christmas |fancy dress |fursuit |mascot )?(?:costumes?|onesies?|kigurumis?|suits?|outfits?|pyjamas|pajamas|pjs|raincoats?|hoodies?)'
const LOOKS =
  '(?:(?:little|cute|fluffy|big|giant|funny|silly|full|fuzzy|home ?made|inflatable|tiny|scary|knitted|ridiculous|adorable|matching|bright) )*'
/** “In a green dinosaur costume”, “dressed up as a bee”: its colour and its kind. */
const DRESSED_UP = new RegExp(
  `\\b(?:(?:in|wearing|wears|wore|with|has|have) (?:(?:an?|the|his|her|their|its|matching) )?${LOOKS}(?:(\\w+) )??((?:hot |ice |christmas )?\\w+(?:[- ]rex)?) ${COSTUME}\\b|(?:dressed|dresses|disguised|costumed|cosplaying)(?: up)? (?:as|like) (?:an?|the)? ?${LOOKS}(?:(\\w+) )??((?:hot |ice |christmas )?\\w+(?:[- ]rex)?)\\b)`,
)
/** What such names are drawn as where that has no face to show on a hood. */
const NEAREST: Readonly<Record<string, string>> = { 'lady-beetle': 'honeybee' }
/** What is worn by its name, and no guise. */
const CLOTHES =
  /^(rain|snow|ski|business|space|swim|wet|jump|track|boiler|hazmat|dress|party|sports?|football|school|work|leather|denim|wool|silk|velvet|winter|summer|cloth|\w*suit|coat|rain ?coat|cape|tuxedo|uniform|armou?r|diving|scuba|bathing|body|gold|silver|flower|sailor)$/
/** Metres, of an animal on two legs. */
const UPRIGHT = 1.3

const WORN_SUIT =
  /\b(?:in|wearing|wears) (?:an?|the|his|her|its) (?:\w+ )?(?:tuxedo|dinner[ -]jacket|suit[ -]jacket|blazer|waistcoat)\b/

/** What an animal has on does not lie beside it, too. */
export function leaveNoClothesAbout(scene: Scene) {
  if (!WORN_SUIT.test(scene.prompt.toLowerCase()) || !scene.subjects.some(({ figure }) => figure?.beast))
    return
  scene.subjects = scene.subjects.filter(({ key }) => key !== '@suit')
}

/**
 * Dresses people and animals up as the animal or the thing that is named: “a boy in a dinosaur costume”, “a pug
 * dressed as a pumpkin”. That itself is not there.
 */
export function dressUp(scene: Scene) {
  const text = scene.prompt.toLowerCase()
  const found = DRESSED_UP.exec(text)
  if (!found) return
  const word = found[2] ?? found[4]
  const kind = kindNamed(word)
  const thing = kind ? null : thingNamed(word)
  if (!kind && !thing) return
  const wearers = wearersOf(scene, text.slice(0, found.index))
  if (wearers.length === 0) return
  const worn = kind ? drawingOf(kind) : thing!.key
  scene.subjects = scene.subjects.filter(
    subject => subject.figure || wearers.includes(subject) || subject.key !== worn,
  )
  const colour = COLOURS.get(found[1] ?? found[3] ?? '')
  for (const wearer of wearers) {
    if (!wearer.figure) standUp(wearer)
    const { figure } = wearer
    if (!figure) continue
    if (kind) figure.suit = { kind, colour: colour?.hex }
    else if (thing) {
      if (figure.beast) figure.outfit = 'fur'
      wearer.bears = [
        { how: 'clad', subject: thing },
        ...(wearer.bears ?? []).filter(b => b.subject.key !== worn),
      ]
    }
  }
}

/** Those who are named last before the costume: people, or else an animal of any kind. */
function wearersOf({ subjects }: Scene, before: string): Subject[] {
  const all = subjects.flatMap(withBorne)
  const saidAt = ({ name }: Subject) => before.lastIndexOf(name.replace(/ \(as .*/, '').replace(/s$/, ''))
  const animals = all.filter(subject => canStandUp(subject) && saidAt(subject) >= 0)
  const people = all.filter(({ figure }) => figure && !figure.beast)
  const [animal] = [...animals].sort((a, b) => saidAt(b) - saidAt(a))
  return animal && people.every(person => saidAt(person) < saidAt(animal)) ? [animal] : people
}

const kindOf = ({ breed, key }: Subject) =>
  [breed, breed?.replace(/(cat|kitten|dog|puppy)$/, ''), key].find(kind => kind && beastNamed(kind))

const canStandUp = (subject: Subject) =>
  subject.figure ? subject.figure.beast !== undefined : subject.furLength > 0 && kindOf(subject) !== undefined

/** Sets an animal on its hind legs. */
function standUp(animal: Subject) {
  const beast = kindOf(animal)
  if (!beast) return
  const furColour = animal.colour ? COLOURS.get(animal.colour)?.hex : undefined
  Object.assign(animal, {
    key: `@beast-${beast}`,
    icon: undefined,
    colour: undefined,
    mode: 'ground',
    furLength: 0,
    size: UPRIGHT,
    accessories: [],
    figure: { outfit: 'fur', hair: 'bald', isChild: false, beast, furColour, facing: 'front' },
  } satisfies Partial<Subject>)
}

const drawingOf = (kind: string) => nounNamed(kind)?.drawing ?? kind

/** The kind under which an animal's head is known; null for all that is no animal with a face. */
function kindNamed(word: string): string | null {
  const name = singular(word)
  const drawing = nounNamed(name.replace(' ', ''))?.drawing ?? ''
  return [name, drawing, NEAREST[drawing] ?? ''].find(kind => beastNamed(kind)) ?? null
}

/** A thing that somebody can be dressed up as. */
function thingNamed(word: string): Subject | null {
  const name = singular(word).replace(/[ -]/g, '')
  const noun = nounNamed(name)
  if (!noun || noun.isBuilding || isAnimal(noun) || CLOTHES.test(word) || personNamed(name)) return null
  return nounOfDrawing(noun.drawing) ? { ...subjectOf(noun.drawing, word, 1), breed: name } : null
}
