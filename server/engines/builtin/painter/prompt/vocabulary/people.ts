import type { Figure } from '../../subjects/figures/figure-pen.ts'
import type { Face } from '../../subjects/portrait/bust-pen.ts'
import type { Place } from '../scene.ts'
import { meanings, tableOf, wordSet } from './table.ts'

/** How a kind of person is drawn from behind in a landscape and from the front in a portrait. */
type Person = {
  figure: Figure
  face: Partial<Face>
  /** Where such a person is at home when the prompt names no place. */
  habitat?: Place
}

export const PEOPLE = tableOf<Person>({
  wizard: {
    figure: {
      outfit: 'robe',
      hat: 'wizard',
      colour: '#3b3f8f',
      hold: 'staff',
      hair: 'long',
      hairColour: '#dcdcdc',
    },
    face: {
      gender: 'm',
      age: 'old',
      hair: 'long',
      hairColour: '#e6e6e6',
      beard: true,
      hat: 'wizard',
      cloth: '#3b3f8f',
    },
    habitat: 'forest',
  },
  mage: {
    figure: { outfit: 'robe', hat: 'hood', colour: '#5a2f7a', hold: 'staff' },
    face: { gender: 'f', age: 'young', hair: 'long', hairColour: '#3a2f4a', hat: 'hood', cloth: '#5a2f7a' },
    habitat: 'forest',
  },
  witch: {
    figure: {
      outfit: 'robe',
      hat: 'wizard',
      colour: '#2f2436',
      hair: 'long',
      hairColour: '#7a3fa0',
      hold: 'staff',
    },
    face: {
      gender: 'f',
      age: 'adult',
      hair: 'long',
      hairColour: '#2a1f30',
      hat: 'wizard',
      cloth: '#2f2436',
      lips: '#7a2f5a',
    },
    habitat: 'forest',
  },
  knight: {
    figure: { outfit: 'armor', colour: '#8f2027', hold: 'sword' },
    face: { gender: 'm', age: 'adult', hair: 'short', hairColour: '#4a3626', beard: true, cloth: '#7d858f' },
    habitat: 'hills',
  },
  warrior: {
    figure: { outfit: 'armor', colour: '#5a2f24', hold: 'spear' },
    face: { gender: 'm', age: 'adult', hair: 'long', hairColour: '#3a2a20', beard: true, cloth: '#5a3a2a' },
    habitat: 'hills',
  },
  viking: {
    figure: { outfit: 'cape', colour: '#5b4632', hat: 'helmet', hold: 'spear' },
    face: { gender: 'm', age: 'adult', hair: 'braids', hairColour: '#c98a3a', beard: true, cloth: '#5b4632' },
    habitat: 'alps',
  },
  king: {
    figure: { outfit: 'cape', colour: '#8f1f3a', hat: 'crown', hair: 'short' },
    face: {
      gender: 'm',
      age: 'old',
      hair: 'short',
      hairColour: '#c9c4bc',
      beard: true,
      hat: 'crown',
      cloth: '#8f1f3a',
    },
    habitat: 'hills',
  },
  queen: {
    figure: { outfit: 'dress', colour: '#6b2f8f', hat: 'crown', hair: 'bun' },
    face: { gender: 'f', age: 'adult', hair: 'long', hairColour: '#4a2f20', hat: 'crown', cloth: '#6b2f8f' },
    habitat: 'hills',
  },
  princess: {
    figure: { outfit: 'dress', colour: '#e08ab0', hat: 'crown', hair: 'long', hairColour: '#e6c27a' },
    face: {
      gender: 'f',
      age: 'young',
      hair: 'long',
      hairColour: '#e6c27a',
      hat: 'crown',
      cloth: '#e08ab0',
      eye: '#4a86c4',
    },
    habitat: 'meadow',
  },
  samurai: {
    figure: { outfit: 'kimono', hat: 'kasa', colour: '#2a2f44', secondColour: '#8f2027', hold: 'katana' },
    face: { gender: 'm', age: 'adult', hair: 'bun', hairColour: '#1f1a1c', cloth: '#2a2f44' },
    habitat: 'hills',
  },
  ninja: {
    figure: { outfit: 'cape', hat: 'hood', colour: '#23252e', hold: 'katana' },
    face: { gender: 'm', age: 'adult', hair: 'short', hairColour: '#1f1a1c', hat: 'hood', cloth: '#23252e' },
    habitat: 'forest',
  },
  geisha: {
    figure: {
      outfit: 'kimono',
      colour: '#c22f4a',
      secondColour: '#e6c14a',
      hair: 'bun',
      hold: 'umbrella',
      hairColour: '#1f1a1c',
    },
    face: {
      gender: 'f',
      age: 'young',
      hair: 'bun',
      hairColour: '#1f1a1c',
      cloth: '#c22f4a',
      skin: '#f8e9e0',
      lips: '#c2162c',
    },
    habitat: 'street',
  },
  astronaut: {
    figure: { outfit: 'space' },
    face: { gender: 'f', age: 'adult', hair: 'short', hairColour: '#4a3020', cloth: '#e0e4ea' },
    habitat: 'moon',
  },
  cosmonaut: {
    figure: { outfit: 'space' },
    face: { gender: 'm', age: 'adult', hair: 'short', cloth: '#e0e4ea' },
    habitat: 'moon',
  },
  spaceman: {
    figure: { outfit: 'space' },
    face: { gender: 'm', age: 'adult', hair: 'short', cloth: '#e0e4ea' },
    habitat: 'moon',
  },
  traveler: {
    figure: { outfit: 'coat', colour: '#6b3a2e', hair: 'short', rucksack: true },
    face: { gender: 'm', age: 'adult', hair: 'short', cloth: '#6b3a2e' },
    habitat: 'alps',
  },
  traveller: {
    figure: { outfit: 'coat', colour: '#6b3a2e', hair: 'short', rucksack: true },
    face: { gender: 'm', age: 'adult', hair: 'short', cloth: '#6b3a2e' },
    habitat: 'alps',
  },
  hiker: {
    figure: {
      outfit: 'casual',
      colour: '#c2452f',
      hair: 'short',
      hat: 'beanie',
      rucksack: true,
      hold: 'staff',
    },
    face: { gender: 'm', age: 'adult', hair: 'short', hat: 'beanie', cloth: '#c2452f' },
    habitat: 'alps',
  },
  wanderer: {
    figure: { outfit: 'coat', colour: '#2f4a3a', hair: 'short' },
    face: { gender: 'm', age: 'adult', hair: 'long', cloth: '#2f4a3a' },
    habitat: 'alps',
  },
  explorer: {
    figure: { outfit: 'coat', colour: '#8a6a3a', hat: 'fedora', rucksack: true },
    face: { gender: 'm', age: 'adult', hair: 'short', hat: 'fedora', cloth: '#8a6a3a' },
    habitat: 'jungle',
  },
  monk: {
    figure: { outfit: 'robe', colour: '#c2662f', hair: 'bald' },
    face: { gender: 'm', age: 'adult', hair: 'bald', cloth: '#c2662f' },
    habitat: 'alps',
  },
  elf: {
    figure: { outfit: 'cape', colour: '#2f5a3a', hair: 'long', hairColour: '#e6d8a8', hold: 'spear' },
    face: {
      gender: 'f',
      age: 'young',
      hair: 'long',
      hairColour: '#e6d8a8',
      cloth: '#2f5a3a',
      hat: 'flowers',
      eye: '#3fa36b',
    },
    habitat: 'forest',
  },
  pirate: {
    figure: { outfit: 'coat', colour: '#3a2f44', hat: 'fedora', hold: 'sword' },
    face: {
      gender: 'm',
      age: 'adult',
      hair: 'long',
      hairColour: '#2a1f1a',
      beard: true,
      hat: 'fedora',
      cloth: '#3a2f44',
    },
    habitat: 'beach',
  },
  cowboy: {
    figure: { outfit: 'coat', colour: '#7a4a2a', hat: 'fedora' },
    face: { gender: 'm', age: 'adult', hair: 'short', hat: 'fedora', beard: true, cloth: '#7a4a2a' },
    habitat: 'desert',
  },
  woman: {
    figure: { outfit: 'dress', hair: 'long', hairColour: '#5a3220', colour: '#b8334a' },
    face: { gender: 'f', age: 'young' },
  },
  girl: {
    figure: { outfit: 'dress', hair: 'pony', hairColour: '#5a3220', colour: '#e0a83a' },
    face: { gender: 'f', age: 'child' },
  },
  lady: {
    figure: { outfit: 'dress', hair: 'bun', colour: '#7a2f5a' },
    face: { gender: 'f', age: 'adult', hair: 'bun' },
  },
  man: { figure: { outfit: 'coat', hair: 'short', colour: '#3a4a5c' }, face: { gender: 'm', age: 'adult' } },
  boy: {
    figure: { outfit: 'hoodie', hair: 'short', colour: '#2f7fb5' },
    face: { gender: 'm', age: 'child', hair: 'short' },
  },
  child: {
    figure: { outfit: 'hoodie', hair: 'short', colour: '#e0a83a', hold: 'balloon' },
    face: { gender: 'm', age: 'child', hair: 'short' },
  },
  person: {
    figure: { outfit: 'coat', hair: 'short', colour: '#8a3f2f' },
    face: { gender: 'f', age: 'adult' },
  },
  figure: {
    figure: { outfit: 'coat', hair: 'short', colour: '#2f3440' },
    face: { gender: 'm', age: 'adult' },
  },
  grandmother: {
    figure: { outfit: 'dress', hair: 'bun', hairColour: '#d9d6d0', colour: '#7a5a8f' },
    face: { gender: 'f', age: 'old', hair: 'bun', hairColour: '#d9d6d0', glasses: true },
  },
  grandfather: {
    figure: { outfit: 'coat', hair: 'short', hairColour: '#d9d6d0', colour: '#5a4a3a' },
    face: { gender: 'm', age: 'old', hair: 'short', hairColour: '#d9d6d0', beard: true },
  },
  fisherman: {
    figure: { outfit: 'coat', hat: 'beanie', colour: '#d0a83a' },
    face: {
      gender: 'm',
      age: 'old',
      hair: 'short',
      hairColour: '#d9d6d0',
      beard: true,
      hat: 'beanie',
      cloth: '#2f4a6b',
    },
    habitat: 'beach',
  },
  sailor: {
    figure: { outfit: 'coat', hat: 'beanie', colour: '#1f2f55' },
    face: { gender: 'm', age: 'adult', hair: 'short', beard: true, hat: 'beanie', cloth: '#1f2f55' },
    habitat: 'beach',
  },
  couple: {
    figure: { outfit: 'coat', hair: 'short', colour: '#2f3440' },
    face: { gender: 'f', age: 'young' },
  },
  businessman: {
    figure: { outfit: 'suit', colour: '#2a3040', hair: 'short' },
    face: { gender: 'm', age: 'adult', hair: 'short', cloth: '#2a3040' },
    habitat: 'street',
  },
})

/** Words that say who a person is without saying what they look like: “samurai woman” is a samurai. */
export const PLAIN_PEOPLE = wordSet('warrior woman man girl boy child person figure lady')

export const SMALL_PEOPLE = wordSet('girl boy child')
export const OLD_PEOPLE = wordSet('grandfather grandmother')

/** Other words for the people above. */
const SYNONYMS = meanings<string>({
  wizard: 'sorcerer magician druid',
  witch: 'sorceress',
  knight: 'paladin crusader soldier guard',
  warrior: 'fighter gladiator barbarian hunter',
  king: 'emperor prince',
  queen: 'empress',
  monk: 'priest nun',
  hiker: 'climber mountaineer adventurer backpacker',
  explorer: 'archaeologist',
  cowboy: 'farmer sheriff rancher',
  businessman: 'teacher professor detective lawyer businesswoman',
  woman: 'mother actress nurse',
  man: 'father guy artist painter writer',
  girl: 'daughter sister',
  boy: 'son brother kid',
  lady: 'duchess',
  person: 'human someone student pedestrian',
})

/** The entry of the people's table that a word in the singular speaks of. */
export const personNamed = (word: string): string | undefined =>
  PEOPLE.has(word) ? word : SYNONYMS.get(word)

/** Skin named in the prompt. */
export const SKIN_COLOURS = tableOf<string>({
  african: '#7a4a33',
  'black-skinned': '#6e4330',
  'dark-skinned': '#6e4330',
  'brown-skinned': '#9a6242',
  'light-skinned': '#f0cdb4',
  tanned: '#c98f66',
  pale: '#f3dccd',
})

/** What animals can be dressed with: the icon of each word. */
export const ACCESSORIES = tableOf<string>({
  crown: 'crown',
  hat: 'top-hat',
  tophat: 'top-hat',
  sunglasses: 'sunglasses',
  glasses: 'glasses',
  scarf: 'scarf',
  headphone: 'headphone',
})

export const HAIR_SHAPES: ReadonlySet<string> = new Set(['curly', 'afro', 'braids', 'bald'])

/** Things that are part of a person's outfit when there is a person to wear or hold them. */
export const HELD_OR_WORN: ReadonlySet<string> = new Set([
  'open-book',
  'umbrella',
  'dagger',
  'crown',
  'dress',
  'coat',
  'necktie',
])
