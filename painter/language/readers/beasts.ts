import { isFourLegged } from '../../drawings/animals/breeds.ts'
import { beastNamed } from '../../drawings/figures/beasts.ts'
import type { Figure } from '../../drawings/figures/figure-pen.ts'
import { findNoun } from '../find-noun.ts'
import type { Reading } from '../reading.ts'
import type { Subject } from '../scene.ts'
import { moodSaidOf } from '../steps/people/animal-moods.ts'
import { COLOURS } from '../vocabulary/colours.ts'
import {
  COSTUMES,
  DEALERS,
  DEALT_IN,
  HUMANLIKE,
  NAMES_OF_KINDS,
  OF_TRADES,
  PET_CLOTHES,
  UPRIGHT_CLOTHES,
  UPRIGHT_DEEDS,
} from '../vocabulary/costumes.ts'
import type { Noun } from '../vocabulary/noun.ts'
import { PEOPLE, personNamed } from '../vocabulary/people.ts'

/** How many words after an animal may still say what it wears or does. */
const REACH = 16
/** Metres, of an animal that stands on two legs among people's things. */
const UPRIGHT_SIZE = 1.5
const CLOTHES = ['#3f6f9a', '#b5532f', '#4f8a5a', '#8a4f8c', '#c29a2f', '#a8404f']
const USUAL_COLOURS: Partial<Record<Figure['outfit'], string>> = {
  suit: '#2f3550',
  coat: '#b08d5c',
  space: '#e6e9ee',
}
const PETS = /^(dog|cat|black-cat|poodle)$/
const DRESSED_AS = /^(,? ?(dressed|disguised|costumed|cosplaying)( up)? (as|like)|as|in an? \w+ costume)$/
const WEARING = /^(wearing|wears|in|dressed|with)$/

/** Who wears glasses in a chair has the face towards the viewer. */
const GLASSES = /\b(wearing|in|with) (\w+ ){0,3}(sunglasses|glasses|shades|goggles)\b/
const ON_A_CHAIR =
  /\b(sitting|sits|lounging|relaxing|lying|chilling|seated|reclining|sunbathing) (back )?(on|in) (an?|the|his|her|its) (\w+ ){0,2}(chair|armchair|deckchair|lounger|sofa|couch|throne|hammock|bench|towel)\b/

/** What reads or plays in its own body unless it is dressed. */
const KEEPS_ITS_SHAPE = /^(dragon|whale|orca|shark)$/

/** What no upright body betters, whatever its face does. */
const KEEPS_ITS_FACE =
  /bird|^(dragon|whale|orca|shark|dolphin|dove|swan|fish|tropical-fish|seal|t-rex|sauropod|octopus)$/

/** Said of what somebody on four legs carries. */
const IN_THE_MOUTH = /\bin (its|his|her|the) (mouth|beak|jaws|teeth)\b/

/** “In a blue hat, green gloves and a red shirt”: how far on clothes may be named. */
const CLOTHES_REACH = 13

type Upright = Pick<Subject, 'key' | 'figure' | 'home' | 'size' | 'furLength' | 'mode'>

/** The kind under which an animal's head is known: its breed, or else its drawing. */
function kindOf(noun: Noun, breed: string): string | null {
  const bare = breed.replace(/(cat|kitten|dog|puppy)$/, '')
  return [breed, bare, noun.drawing].find(kind => kind && beastNamed(kind)) ?? null
}

/** The person of “a samurai cat” that an animal named next is dressed up as; it is then no subject of its own. */
export function wearAsCostume(reading: Reading, name: string): boolean {
  const { tokens, at, token } = reading
  if (!COSTUMES.has(token.singular) || NAMES_OF_KINDS.has(token.singular)) return false
  const found = tokens[at + 1]?.afterBreak ? null : findNoun(tokens, at + 1)
  const isRider = /^(cowboy|cowgirl|knight)$/.test(token.singular) && found?.value.drawing === 'horse'
  if (!found || isRider || !kindOf(found.value, tokens[at + found.length].singular)) return false
  reading.costume = name
  reading.understand(token.word)
  return true
}

/** Whether the person named now is what the animal before is dressed up as. */
export function isCostumeOfLast({ scene, token }: Reading): boolean {
  const last = scene.subjects.at(-1)
  return last?.figure?.beast !== undefined && last.key === `@${personNamed(token.singular)}`
}

/** How an animal that wears people's clothes or does what only people do is staged; null for all others. */
export function standUpright(reading: Reading, noun: Noun, length: number, breed: string): Upright | null {
  const kind = kindOf(noun, breed)
  if (!kind) return null
  const { words, costume } = lookAhead(reading, length)
  const before = reading.tokens.slice(Math.max(0, reading.at - 3), reading.at).map(({ word }) => word)
  const text = words.join(' ')
  const outfit = outfitOf(words, noun) ?? (isFourLegged(kind) ? null : hattedOutfit(words))
  if (IN_THE_MOUTH.test(text)) return null
  const mood =
    isFourLegged(kind) || KEEPS_ITS_FACE.test(noun.drawing)
      ? null
      : moodSaidOf(reading, reading.at, reading.at + length)
  const isUpright =
    kind === 'monster' ||
    costume !== null ||
    outfit !== null ||
    mood !== null ||
    before.some(word => HUMANLIKE.has(word)) ||
    (UPRIGHT_DEEDS.test(text) && !KEEPS_ITS_SHAPE.test(noun.drawing)) ||
    (GLASSES.test(text) && ON_A_CHAIR.test(text))
  if (!isUpright) return null
  const dressed: Figure | undefined = costume ? PEOPLE.get(costume)?.figure : undefined
  const colour = reading.colour
  reading.colour = null
  for (const word of before) if (HUMANLIKE.has(word)) reading.understand(word)
  if (mood) reading.understand(mood.word)
  const sings = /\bsing(?:ing|s)\b/.test(text) && outfit === null && !costume
  return {
    key: costume ? `@${costume}` : `@beast-${kind}`,
    figure: {
      outfit: outfit ?? 'fur',
      colour: (outfit && USUAL_COLOURS[outfit]) ?? CLOTHES[kind.length % CLOTHES.length],
      ...dressed,
      hold: sings ? 'microphone' : undefined,
      hair: 'bald',
      beard: false,
      isChild: false,
      beast: kind,
      furColour: colour ? COLOURS.get(colour)?.hex : undefined,
    },
    home: (costume && PEOPLE.get(costume)?.habitat) || noun.habitat,
    size: UPRIGHT_SIZE,
    furLength: 0,
    mode: 'ground',
  }
}

/** The words that can still be about the animal, and the person that it is dressed up as. */
function lookAhead(reading: Reading, length: number): { words: string[]; costume: string | null } {
  const { tokens, at } = reading
  const words: string[] = []
  let costume = reading.costume
  reading.costume = null
  for (let i = at + length; i < Math.min(tokens.length, at + length + REACH); i++) {
    const { word, singular, afterBreak } = tokens[i]
    const person = personNamed(singular)
    if (person) {
      const isNext = !afterBreak && isTradeOfLast(reading, length, i)
      const isDressedAs =
        DRESSED_AS.test(
          words
            .slice(-4)
            .join(' ')
            .replace(/ (an?|the)$/, ''),
        ) ||
        /\b(dressed|disguised|as|like) (up |as |like )*(an? |the )(\w+ ){0,3}$/.test(`${words.join(' ')} `)
      if (COSTUMES.has(singular) && (isNext || isDressedAs)) costume ??= person
      else if (!/^(suit|costume|outfit|uniform|hat|armou?r|helmet|robes?)$/.test(tokens[i + 1]?.word ?? ''))
        break
      else costume ??= COSTUMES.has(singular) && tokens[i + 1].word !== 'hat' ? person : null
    }
    const other = findNoun(tokens, i)
    // “A fox and a rabbit having tea”: both of them.
    const isBeside = /^(and|with)( (an?|the|his|her|its|two))?$/.test(words.join(' '))
    if (other && beastNamed(other.value.drawing) && !isBeside) break
    words.push(word)
  }
  return { words, costume }
}

/** Whether the person named at a position is what the animal before is: “a panda mad scientist”, but not “a fish vendor”. */
function isTradeOfLast({ tokens, at }: Reading, length: number, position: number): boolean {
  const animal = tokens[at + length - 1].singular
  if (DEALERS.has(tokens[position].singular) && DEALT_IN.has(animal)) return false
  return tokens
    .slice(at + length, position)
    .every(({ word, afterBreak }) => !afterBreak && OF_TRADES.has(word))
}

/** Those that are drawn from an icon have no head of their own for a hat. */
const hattedOutfit = (words: readonly string[]): Figure['outfit'] | null =>
  /^(,? ?(wearing|wears|in|with) (an? |his |her |its )?(\w+ )?(\w+ )?(hat|cap|beanie|beret|helmet|turban|bonnet|fedora|sombrero|mortarboard)\b)/.test(
    words.join(' '),
  )
    ? 'fur'
    : null

/** What the animal is said to wear, of what nobody wears on four legs. */
function outfitOf(words: readonly string[], { drawing }: Noun): Figure['outfit'] | null {
  const from = words.findIndex(word => WEARING.test(word))
  if (from < 0) return null
  for (let i = from; i < words.length; i++) {
    if (!/^(wearing|wears|in|dressed)$/.test(words[i])) continue
    for (const word of words.slice(i + 1, i + CLOTHES_REACH)) {
      const outfit = UPRIGHT_CLOTHES.get(word) ?? UPRIGHT_CLOTHES.get(word.replace(/s$/, ''))
      if (
        outfit &&
        !(PETS.test(drawing) && PET_CLOTHES.has(word) && !/trench|leather|lab|fur/.test(words.join(' ')))
      )
        return outfit
      if (/^(on|at|by|near|under|the)$/.test(word)) break
    }
  }
  return null
}

/** Whether an animal is drawn from a skeleton, and has a head to put a hat on. */
export const canWearHat = ({ key, breed = key }: Subject): boolean =>
  [breed, breed.replace(/(cat|kitten|dog|puppy)$/, ''), key].some(isFourLegged)
