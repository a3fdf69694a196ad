import type { Face } from '../../drawings/portrait/bust-pen.ts'
import type { Action } from '../scene.ts'
import { CALLING_SYNONYMS, CALLINGS, SCHOLARS } from './callings.ts'
import { FAMOUS } from './famous.ts'
import { FOLK, FOLK_SYNONYMS } from './folk.ts'
import { PEOPLES, PEOPLES_SYNONYMS } from './peoples.ts'
import type { Person } from './person.ts'
import { meanings, tableOf, wordSet } from './table.ts'
import { TRADE_SYNONYMS, TRADES } from './trades.ts'
import { WORKER_SYNONYMS, WORKERS, WORKERS_TOOLS } from './workers.ts'

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
    face: {
      gender: 'm',
      age: 'adult',
      hair: 'short',
      hairColour: '#4a3626',
      beard: true,
      hat: 'helmet',
      cloth: '#7d858f',
    },
    habitat: 'hills',
  },
  warrior: {
    figure: { outfit: 'armor', colour: '#5a2f24', hold: 'spear' },
    face: { gender: 'm', age: 'adult', hair: 'long', hairColour: '#3a2a20', beard: true, cloth: '#5a3a2a' },
    habitat: 'hills',
  },
  viking: {
    figure: {
      outfit: 'cape',
      colour: '#5b4632',
      hat: 'horned',
      hold: 'spear',
      beard: true,
      hairColour: '#c98a3a',
    },
    face: { gender: 'm', age: 'adult', hair: 'braids', hairColour: '#c98a3a', beard: true, cloth: '#5b4632' },
    habitat: 'mountains',
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
    figure: { outfit: 'dress', isLong: true, colour: '#6b2f8f', hat: 'crown', hair: 'bun' },
    face: { gender: 'f', age: 'adult', hair: 'long', hairColour: '#4a2f20', hat: 'crown', cloth: '#6b2f8f' },
    habitat: 'hills',
  },
  princess: {
    figure: {
      outfit: 'dress',
      isLong: true,
      colour: '#e08ab0',
      hat: 'crown',
      hair: 'long',
      hairColour: '#e6c27a',
    },
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
    figure: {
      outfit: 'hoodie',
      hat: 'masked',
      colour: '#23252e',
      secondColour: '#1c1e26',
      scarf: '#a3262e',
      hold: 'katana',
    },
    face: { gender: 'm', age: 'adult', hair: 'short', hairColour: '#1f1a1c', cloth: '#23252e' },
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
    habitat: 'japanesetown',
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
    habitat: 'mountains',
  },
  traveller: {
    figure: { outfit: 'coat', colour: '#6b3a2e', hair: 'short', rucksack: true },
    face: { gender: 'm', age: 'adult', hair: 'short', cloth: '#6b3a2e' },
    habitat: 'mountains',
  },
  hiker: {
    figure: {
      outfit: 'casual',
      colour: '#c2452f',
      hair: 'short',
      hat: 'beanie',
      rucksack: true,
      hold: 'stick',
    },
    face: { gender: 'm', age: 'adult', hair: 'short', hat: 'beanie', cloth: '#c2452f' },
    habitat: 'mountains',
  },
  wanderer: {
    figure: { outfit: 'coat', colour: '#2f4a3a', hair: 'short' },
    face: { gender: 'm', age: 'adult', hair: 'long', cloth: '#2f4a3a' },
    habitat: 'mountains',
  },
  explorer: {
    figure: { outfit: 'coat', colour: '#8a6a3a', hat: 'fedora', rucksack: true },
    face: { gender: 'm', age: 'adult', hair: 'short', hat: 'fedora', cloth: '#8a6a3a' },
    habitat: 'jungle',
  },
  monk: {
    figure: { outfit: 'robe', colour: '#c2662f', hair: 'bald' },
    face: { gender: 'm', age: 'adult', hair: 'bald', cloth: '#c2662f' },
    habitat: 'mountains',
  },
  elf: {
    figure: {
      ears: 'pointed',
      outfit: 'cape',
      colour: '#2f5a3a',
      hair: 'long',
      hairColour: '#e6d8a8',
      hold: 'spear',
    },
    face: {
      gender: 'f',
      age: 'young',
      hair: 'long',
      hairColour: '#e6d8a8',
      cloth: '#2f5a3a',
      eye: '#3fa36b',
    },
    habitat: 'forest',
  },
  pirate: {
    figure: {
      outfit: 'coat',
      colour: '#6b2430',
      secondColour: '#2a2630',
      hat: 'tricorn',
      hold: 'sword',
      beard: true,
    },
    face: {
      gender: 'm',
      age: 'adult',
      hair: 'long',
      hairColour: '#2a1f1a',
      beard: true,
      cloth: '#3a2f44',
    },
    habitat: 'beach',
  },
  cowboy: {
    figure: { outfit: 'coat', colour: '#7a4a2a', hat: 'cowboy' },
    face: { gender: 'm', age: 'adult', hair: 'short', beard: true, cloth: '#7a4a2a' },
    habitat: 'desert',
  },
  woman: {
    figure: { outfit: 'dress', hair: 'long', hairColour: '#5a3220', colour: '#b8334a' },
    face: { gender: 'f', age: 'young' },
  },
  girl: {
    figure: { outfit: 'dress', hair: 'pony', hairColour: '#5a3220', colour: '#e0a83a', isChild: true },
    face: { gender: 'f', age: 'child' },
  },
  lady: {
    figure: { outfit: 'dress', hair: 'bun', colour: '#7a2f5a' },
    face: { gender: 'f', age: 'adult', hair: 'bun' },
  },
  man: {
    figure: { outfit: 'casual', hair: 'short', colour: '#3f6a8c', secondColour: '#33363f' },
    face: { gender: 'm', age: 'adult' },
  },
  boy: {
    figure: { outfit: 'hoodie', hair: 'short', colour: '#2f7fb5', secondColour: '#4a5a78', isChild: true },
    face: { gender: 'm', age: 'child', hair: 'short' },
  },
  child: {
    figure: { outfit: 'hoodie', hair: 'short', colour: '#e0a83a', secondColour: '#3f5f8f', isChild: true },
    face: { gender: 'm', age: 'child', hair: 'short' },
  },
  person: {
    figure: { outfit: 'casual', hair: 'short', colour: '#a8503a', secondColour: '#34405a' },
    face: { gender: 'f', age: 'adult' },
  },
  figure: {
    figure: { outfit: 'coat', hair: 'short', colour: '#2f3440' },
    face: { gender: 'm', age: 'adult' },
  },
  grandmother: {
    figure: {
      outfit: 'dress',
      hair: 'bun',
      hairColour: '#d9d6d0',
      colour: '#7a5a8f',
      glasses: true,
      isLong: true,
    },
    face: { gender: 'f', age: 'old', hair: 'bun', hairColour: '#d9d6d0', glasses: true },
  },
  grandfather: {
    figure: {
      outfit: 'casual',
      hair: 'short',
      hairColour: '#d9d6d0',
      colour: '#7a5a3f',
      beard: true,
      secondColour: '#4a4238',
    },
    face: { gender: 'm', age: 'old', hair: 'short', hairColour: '#d9d6d0', beard: true },
  },
  fisherman: {
    figure: {
      outfit: 'coat',
      hat: 'beanie',
      colour: '#d0a83a',
      secondColour: '#2f4a6b',
      beard: true,
      hairColour: '#d9d6d0',
    },
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
    companions: [{ outfit: 'dress', hair: 'long', hairColour: '#5a3220', colour: '#b8334a' }],
  },
  chef: {
    figure: { outfit: 'apron', hat: 'chef', colour: '#f2f0ea', secondColour: '#3a3c44', hair: 'short' },
    face: { gender: 'm', age: 'adult', hair: 'short', cloth: '#f2f0ea' },
    habitat: 'kitchen',
  },
  baker: {
    figure: { outfit: 'apron', hat: 'chef', colour: '#e6d8c0', secondColour: '#6b4a34', hair: 'short' },
    face: { gender: 'm', age: 'adult', hair: 'short', cloth: '#e6d8c0' },
    habitat: 'bakery',
  },
  waiter: {
    figure: { outfit: 'apron', colour: '#1f2126', hair: 'short' },
    face: { gender: 'm', age: 'adult', hair: 'short', cloth: '#1f2126' },
    habitat: 'cafe',
  },
  bride: {
    figure: {
      outfit: 'dress',
      isLong: true,
      colour: '#f6f2ee',
      hat: 'veil',
      hair: 'bun',
      hairColour: '#4a2f20',
      hold: 'bouquet',
    },
    face: { gender: 'f', age: 'young', hair: 'bun', cloth: '#f6f2ee' },
    habitat: 'garden',
  },
  groom: {
    figure: { outfit: 'suit', colour: '#22242c', hair: 'short' },
    face: { gender: 'm', age: 'young', hair: 'short', cloth: '#22242c' },
    habitat: 'garden',
  },
  doctor: {
    figure: { outfit: 'coat', colour: '#f0f2f4', secondColour: '#3a5a7a', hair: 'short' },
    face: { gender: 'f', age: 'adult', hair: 'bob', cloth: '#f0f2f4' },
    habitat: 'hospital',
  },
  nurse: {
    figure: { outfit: 'casual', hat: 'nurse', colour: '#7ab8c9', secondColour: '#7ab8c9', hair: 'pony' },
    face: { gender: 'f', age: 'young', hair: 'bun', hat: 'nurse', cloth: '#7ab8c9' },
    habitat: 'hospital',
  },
  scientist: {
    figure: { outfit: 'coat', colour: '#f0f2f4', secondColour: '#4a4a55', hair: 'short' },
    face: { gender: 'm', age: 'adult', hair: 'short', glasses: true, cloth: '#f0f2f4' },
    habitat: 'laboratory',
  },
  teacher: {
    figure: { outfit: 'coat', colour: '#6b5a3a', hair: 'bun' },
    face: { gender: 'f', age: 'adult', hair: 'bob', glasses: true, cloth: '#6b5a3a' },
    habitat: 'classroom',
  },
  librarian: {
    figure: { outfit: 'dress', colour: '#5a6b4a', hair: 'bun' },
    face: { gender: 'f', age: 'adult', hair: 'bun', glasses: true, cloth: '#5a6b4a' },
    habitat: 'library',
  },
  student: {
    figure: { outfit: 'hoodie', colour: '#3a6b8a', hair: 'short', rucksack: true },
    face: { gender: 'm', age: 'young', hair: 'short', cloth: '#3a6b8a' },
    habitat: 'classroom',
  },
  farmer: {
    figure: { outfit: 'apron', hat: 'straw', colour: '#3f5f8f', secondColour: '#3f5f8f', hair: 'short' },
    face: { gender: 'm', age: 'adult', hair: 'short', beard: true, cloth: '#3f5f8f' },
    habitat: 'farm',
  },
  gardener: {
    figure: { outfit: 'apron', hat: 'straw', colour: '#5a7a4a', secondColour: '#4a5a6b', hair: 'short' },
    face: { gender: 'f', age: 'adult', hair: 'bob', cloth: '#5a7a4a' },
    habitat: 'garden',
  },
  blacksmith: {
    figure: { outfit: 'apron', colour: '#5c3a24', secondColour: '#2e2a28', hair: 'bald' },
    face: { gender: 'm', age: 'adult', hair: 'bald', beard: true, cloth: '#5c3a24' },
    habitat: 'workshop',
  },
  painter: {
    figure: { outfit: 'apron', hat: 'beret', colour: '#c9c2b4', secondColour: '#3a4a6b', hair: 'short' },
    face: { gender: 'm', age: 'adult', hair: 'short', cloth: '#c9c2b4' },
    habitat: 'artstudio',
  },
  musician: {
    figure: { outfit: 'suit', colour: '#6a3348', hair: 'short' },
    face: { gender: 'm', age: 'adult', hair: 'long', cloth: '#3a2a3f' },
    habitat: 'stage',
  },
  singer: {
    figure: {
      outfit: 'dress',
      isLong: true,
      colour: '#a3263f',
      hair: 'long',
      hairColour: '#2a1f1a',
      hold: 'microphone',
    },
    face: { gender: 'f', age: 'young', hair: 'long', cloth: '#a3263f' },
    habitat: 'stage',
  },
  dancer: {
    figure: { outfit: 'dress', colour: '#c23a5a', hair: 'bun', hairColour: '#2a1f1a' },
    face: { gender: 'f', age: 'young', hair: 'bun', cloth: '#c23a5a' },
    habitat: 'stage',
  },
  policeman: {
    figure: { outfit: 'coat', hat: 'cap', colour: '#24345a', secondColour: '#1c2438', hair: 'short' },
    face: { gender: 'm', age: 'adult', hair: 'short', cloth: '#24345a' },
    habitat: 'street',
  },
  firefighter: {
    figure: { outfit: 'coat', hat: 'hardhat', colour: '#c28a2a', secondColour: '#2a2a2e', hair: 'short' },
    face: { gender: 'm', age: 'adult', hair: 'short', cloth: '#c28a2a' },
    habitat: 'street',
  },
  builder: {
    figure: { outfit: 'casual', hat: 'hardhat', colour: '#e0802a', secondColour: '#3a4a6b', hair: 'short' },
    face: { gender: 'm', age: 'adult', hair: 'short', cloth: '#e0802a' },
    habitat: 'constructionsite',
  },
  detective: {
    figure: { outfit: 'coat', hat: 'fedora', colour: '#8a7250', secondColour: '#3a2f24', hair: 'short' },
    face: { gender: 'm', age: 'adult', hair: 'short', hat: 'fedora', cloth: '#8a7250' },
    habitat: 'street',
  },
  butler: {
    figure: { outfit: 'suit', colour: '#1a1b20', hair: 'short', hairColour: '#8a8a8a' },
    face: { gender: 'm', age: 'old', hair: 'short', cloth: '#1a1b20' },
    habitat: 'ballroom',
  },
  santa: {
    figure: {
      outfit: 'coat',
      hat: 'santa',
      colour: '#c2202a',
      secondColour: '#c2202a',
      hair: 'short',
      hairColour: '#f0f0ee',
      beard: true,
    },
    face: {
      gender: 'm',
      age: 'old',
      hair: 'short',
      hairColour: '#f0f0ee',
      beard: true,
      cloth: '#c2202a',
    },
    habitat: 'snowfield',
  },
  baby: {
    figure: {
      outfit: 'hoodie',
      colour: '#f0d27a',
      secondColour: '#e6b96a',
      hair: 'short',
      hairColour: '#b98a52',
      isChild: true,
    },
    face: { gender: 'm', age: 'child', hair: 'bald', cloth: '#f0d27a' },
    habitat: 'nursery',
  },
  family: {
    figure: { outfit: 'casual', colour: '#3a6b5a', hair: 'short' },
    face: { gender: 'f', age: 'adult' },
    companions: [
      { outfit: 'dress', hair: 'long', hairColour: '#5a3220', colour: '#c2703a' },
      { outfit: 'hoodie', hair: 'short', colour: '#2f7fb5', isChild: true },
    ],
  },
  bigfamily: {
    figure: { outfit: 'casual', colour: '#3a5a7a', hair: 'short' },
    face: { gender: 'f', age: 'adult' },
    companions: [
      { outfit: 'dress', hair: 'long', hairColour: '#5a3220', colour: '#b5472f' },
      { outfit: 'dress', hair: 'pony', hairColour: '#8a5a30', colour: '#d9a030', isChild: true },
      { outfit: 'hoodie', hair: 'short', colour: '#4f8a4a', isChild: true },
    ],
  },
  wedding: {
    figure: { outfit: 'suit', colour: '#22242c', hair: 'short' },
    face: { gender: 'f', age: 'young', hair: 'bun', cloth: '#f6f2ee' },
    companions: [
      {
        outfit: 'dress',
        isLong: true,
        colour: '#f6f2ee',
        hat: 'veil',
        hair: 'bun',
        hairColour: '#4a2f20',
        hold: 'bouquet',
      },
    ],
    habitat: 'garden',
  },
  scarecrow: {
    figure: {
      outfit: 'casual',
      hat: 'straw',
      colour: '#a8743a',
      secondColour: '#4a5a7a',
      hair: 'bald',
      skin: '#e6c98a',
    },
    face: { gender: 'm', age: 'adult', hair: 'bald', skin: '#e6c98a', cloth: '#a8743a' },
    habitat: 'wheatfield',
  },
  skateboarder: {
    figure: { outfit: 'hoodie', hat: 'beanie', colour: '#c2452f', secondColour: '#2f3a52', hair: 'short' },
    face: { gender: 'm', age: 'young', hat: 'beanie', cloth: '#c2452f' },
    habitat: 'street',
  },
  skater: {
    figure: { outfit: 'casual', hat: 'beanie', colour: '#7a3f8a', hair: 'short' },
    face: { gender: 'f', age: 'young', hat: 'beanie' },
    habitat: 'frozenlake',
  },
  clown: {
    figure: {
      outfit: 'casual',
      colour: '#f0b42a',
      secondColour: '#2f7fd0',
      hair: 'curly',
      hairColour: '#e0402a',
      scarf: '#2fa36b',
    },
    face: {
      gender: 'm',
      age: 'adult',
      hair: 'curly',
      hairColour: '#e0402a',
      lips: '#c8202c',
      isPainted: true,
      cloth: '#f0b42a',
    },
    habitat: 'theatre',
  },
  vampire: {
    figure: { outfit: 'cape', colour: '#2a1420', hair: 'short', hairColour: '#15121a', skin: '#e6dcd8' },
    face: {
      gender: 'm',
      age: 'adult',
      hair: 'short',
      hairColour: '#15121a',
      skin: '#e6dcd8',
      cloth: '#2a1420',
      eye: '#a31f1f',
    },
    habitat: 'cemetery',
  },
  zombie: {
    figure: {
      outfit: 'casual',
      colour: '#5a5c4a',
      secondColour: '#3f3a34',
      hair: 'short',
      hairColour: '#3a3a2c',
      skin: '#8aa36b',
    },
    face: {
      gender: 'm',
      age: 'adult',
      hair: 'short',
      hairColour: '#3a3a2c',
      skin: '#8aa36b',
      cloth: '#5a5c4a',
    },
    habitat: 'cemetery',
  },
  businessman: {
    figure: { outfit: 'suit', colour: '#2a3040', hair: 'short' },
    face: { gender: 'm', age: 'adult', hair: 'short', cloth: '#2a3040' },
    habitat: 'street',
  },
  ...TRADES,
  ...FOLK,
  ...PEOPLES,
  ...CALLINGS,
  ...WORKERS,
  ...FAMOUS,
})

/** Words that say who a person is without saying what they look like: “samurai woman” is a samurai. */
export const PLAIN_PEOPLE = wordSet('warrior woman man girl boy child person figure lady')

export const SMALL_PEOPLE = wordSet('girl boy child baby sibling dwarf hobbit goblin gnome')
/** People who are far taller than others. */
export const TALL_PEOPLE = wordSet('giant oneeyedgiant troll')
export const OLD_PEOPLE = wordSet('grandfather grandmother')

/** Other words for the people above. */
const SYNONYMS = meanings<string>({
  troll: 'ogre',
  wizard: 'sorcerer druid warlock',
  witch: 'sorceress',
  knight: 'paladin crusader guard',
  warrior: 'fighter',
  king: 'emperor',
  queen: 'empress',
  monk: 'buddhist hermit',
  hiker: 'climber mountaineer adventurer backpacker sherpa',
  explorer: 'archaeologist',
  cowboy: 'sheriff rancher cowgirl',
  businessman: 'lawyer businesswoman boss banker politician gentleman',
  teacher: 'professor tutor',
  chef: 'cook',
  waiter: 'waitress bartender barista',
  doctor: 'gp',
  scientist: 'chemist researcher engineer inventor',
  blacksmith: 'craftsman',
  painter: 'artist',
  musician:
    'guitarist pianist violinist drummer rockstar conductor saxophonist trumpeter cellist flutist accordionist busker fiddler',
  singer: 'popstar diva',
  policeman: 'policewoman policeofficer cop officer',
  firefighter: 'fireman',
  builder: 'worker constructionworker',
  detective: 'spy sherlock',
  butler: 'servant',
  santa: 'santaclaus',
  baby: 'infant newborn',
  family: 'crowd audience',
  clown: 'juggler',
  vampire: 'dracula',
  zombie: 'undead',
  skater: 'iceskater',
  bride: 'bridesmaid',
  dancer: 'performer acrobat',
  woman: 'mother mom mum actress wife lady-in-red aunt girlfriend',
  man: 'photographer father dad guy writer poet husband uncle boyfriend',
  girl: 'daughter sister granddaughter schoolgirl niece',
  boy: 'son brother grandson schoolboy teenager nephew',
  lady: 'duchess noblewoman',
  grandmother: 'grandma granny nana nan gran',
  grandfather: 'grandpa granddad grandad gramps',
  person: 'human someone pedestrian friend passenger tourist customer shopper lover player fisher villager',
})

const TRADE_NAMES = new Map(
  [CALLING_SYNONYMS, TRADE_SYNONYMS, FOLK_SYNONYMS, PEOPLES_SYNONYMS, WORKER_SYNONYMS].flatMap(names => [
    ...meanings<string>(names),
  ]),
)

/** What people of a trade have in their hands: a drawing, and how it is borne. */
export const TOOLS_OF_TRADE = tableOf<{ drawing: string; how: 'held' | 'at' }>({
  ...WORKERS_TOOLS,
  violinist: { drawing: 'violin', how: 'held' },
  fiddler: { drawing: 'violin', how: 'held' },
  cellist: { drawing: '@cello', how: 'held' },
  guitarist: { drawing: 'guitar', how: 'held' },
  busker: { drawing: 'guitar', how: 'held' },
  musician: { drawing: 'guitar', how: 'held' },
  drummer: { drawing: 'drum', how: 'held' },
  saxophonist: { drawing: 'saxophone', how: 'held' },
  trumpeter: { drawing: 'trumpet', how: 'held' },
  flutist: { drawing: '@flute', how: 'held' },
  accordionist: { drawing: 'accordion', how: 'held' },
  blacksmith: { drawing: '@anvil', how: 'at' },
  carpenter: { drawing: '@workbench', how: 'at' },
  woodworker: { drawing: '@workbench', how: 'at' },
  joiner: { drawing: '@workbench', how: 'at' },
  potter: { drawing: '@potterswheel', how: 'at' },
  juggler: { drawing: '@jugglingballs', how: 'held' },
  ceramicist: { drawing: '@potterswheel', how: 'at' },
  vendor: { drawing: '@stall', how: 'at' },
  seller: { drawing: '@stall', how: 'at' },
  merchant: { drawing: '@stall', how: 'at' },
  pianist: { drawing: '@piano', how: 'at' },
  photographer: { drawing: 'camera', how: 'held' },
  lumberjack: { drawing: 'axe', how: 'held' },
  woodcutter: { drawing: 'axe', how: 'held' },
  miner: { drawing: 'pick', how: 'held' },
  bard: { drawing: 'guitar', how: 'held' },
  mariachi: { drawing: 'guitar', how: 'held' },
  piper: { drawing: '@bagpipes', how: 'held' },
  bagpiper: { drawing: '@bagpipes', how: 'held' },
  archer: { drawing: 'bow-and-arrow', how: 'held' },
  ranger: { drawing: 'bow-and-arrow', how: 'held' },
  huntress: { drawing: 'bow-and-arrow', how: 'held' },
  hunter: { drawing: 'bow-and-arrow', how: 'held' },
  janitor: { drawing: 'broom', how: 'held' },
  chimneysweep: { drawing: 'broom', how: 'held' },
  gravedigger: { drawing: 'shovel', how: 'held' },
  sweeper: { drawing: 'broom', how: 'held' },
  cleaner: { drawing: 'broom', how: 'held' },
  footballer: { drawing: 'soccer-ball', how: 'held' },
  basketballer: { drawing: 'basketball', how: 'held' },
  basketballplayer: { drawing: 'basketball', how: 'held' },
  footballplayer: { drawing: 'soccer-ball', how: 'held' },
  soccerplayer: { drawing: 'soccer-ball', how: 'held' },
  tennisplayer: { drawing: 'tennis', how: 'held' },
  hockeyplayer: { drawing: '@hockeystick', how: 'held' },
  ballplayer: { drawing: '@baseballbat', how: 'held' },
  volleyballplayer: { drawing: 'volleyball', how: 'held' },
  handballplayer: { drawing: 'volleyball', how: 'held' },
  rugbyplayer: { drawing: '@rugbyball', how: 'held' },
  baseballplayer: { drawing: '@baseballbat', how: 'held' },
  badmintonplayer: { drawing: 'badminton', how: 'held' },
  harpist: { drawing: 'harp', how: 'at' },
  cricketer: { drawing: '@baseballbat', how: 'held' },
  batsman: { drawing: '@baseballbat', how: 'held' },
})

/** What those who make music together have in their hands, in turn; who sings comes last. */
export const INSTRUMENTS_OF: ReadonlyMap<string, readonly string[]> = new Map([
  ['band', ['guitar', 'drum', 'guitar']],
  ['jazzband', ['saxophone', '@cello', 'trumpet']],
  ['quartet', ['violin', 'violin', 'violin', '@cello']],
  ['orchestra', ['violin', 'violin', 'trumpet', '@cello', '@flute']],
])

/** What shows the trade beside somebody's face, where the hands would be empty. */
export const SIGNS_OF_TRADE = tableOf<string>({
  painter: 'artist-palette',
  artist: 'artist-palette',
  mechanic: 'wrench',
  plumber: 'wrench',
  carpenter: 'hammer',
  blacksmith: 'hammer',
  smith: 'hammer',
  tailor: 'scissors',
  seamstress: 'scissors',
  barber: 'scissors',
  hairdresser: 'scissors',
  watchmaker: 'mantelpiece-clock',
  clockmaker: 'mantelpiece-clock',
  doctor: 'stethoscope',
  nurse: 'stethoscope',
  scientist: 'test-tube',
  chemist: 'test-tube',
  alchemist: '@potion',
  astronomer: 'telescope',
  teacher: 'books',
  librarian: 'books',
  writer: 'books',
  barista: 'hot-beverage',
  waiter: 'hot-beverage',
  waitress: 'hot-beverage',
  baker: 'bread',
  florist: 'bouquet',
  gardener: 'potted-plant',
  beekeeper: '@honeyjar',
  farmer: '@pitchfork',
  detective: 'magnifying-glass-tilted-left',
})

/** What people of a trade are seen doing when the prompt does not say. */
export const USUAL_DEEDS = tableOf<Action>({
  ...Object.fromEntries(
    Object.keys(WORKERS_TOOLS)
      .filter(trade => trade in WORKERS)
      .map(trade => [trade, 'working' as const]),
  ),
  fisherman: 'fishing',
  painter: 'painting',
  dancer: 'dancing',
  huladancer: 'dancing',
  hockeyplayer: 'sliding',
  karateka: 'kicking',
  gymnast: 'spreading',
  bellydancer: 'dancing',
  saridancer: 'dancing',
  sambadancer: 'dancing',
  ballplayer: 'working',
  boxer: 'boxing',
  chef: 'working',
  baker: 'working',
  blacksmith: 'working',
  mechanic: 'working',
  carpenter: 'working',
  potter: 'working',
  tailor: 'working',
  watchmaker: 'working',
  seamstress: 'working',
  barber: 'working',
  hairdresser: 'working',
  swimmer: 'walking',
  yogi: 'meditating',
  cheerleader: 'cheering',
  footballer: 'kicking',
  ballerina: 'dancing',
  gardener: 'kneeling',
  skater: 'sliding',
  skateboarder: 'sliding',
  breakdancer: 'dancing',
  scarecrow: 'spreading',
})

/** Every word for somebody, in the singular. */
export const PERSON_NAMES: readonly string[] = [...PEOPLE.keys(), ...SYNONYMS.keys(), ...TRADE_NAMES.keys()]

/** The entry of the people's table that a word in the singular speaks of. */
export const personNamed = (word: string): string | undefined =>
  PEOPLE.has(word)
    ? word
    : (SYNONYMS.get(word) ?? TRADE_NAMES.get(word) ?? (SCHOLARS.test(word) ? 'scientist' : undefined))

const ROOM_OF_TRADE =
  /^(studio|workshop|shop|atelier|workroom|room|den|bench|store|lab|laboratory|workbench|parlou?r|office)$/

/** “A watchmaker studio”, “a tailor’s workshop”: whether the room is the one where people of the trade work. */
export const isRoomOfTrade = (person: string, room: string): boolean =>
  PEOPLE.get(person)?.habitat !== undefined && ROOM_OF_TRADE.test(room)

/** Skin named in the prompt. */
/** What most of those who live in a country look like, where the prompt names it and not them. */
export const SKIN_OF_LANDS = meanings<string>({
  african:
    'african kenyan ugandan ghanaian senegalese tanzanian africa senegal ghana nigeria kenya tanzania uganda ethiopia mali congo rwanda cameroon gambia zambia zimbabwe mozambique angola botswana namibia haiti jamaica zanzibar lagos nairobi mombasa accra kampala dakar kinshasa abidjan ababa kigali lusaka harare luanda maputo soweto rwandan ibadan abuja malawi togo benin',
  indian:
    'indian pakistani bangladeshi nepali india mumbai delhi varanasi jaipur kolkata bangladesh nepal kathmandu pakistan lanka dhaka karachi lahore chennai bangalore kerala goa rajasthan jodhpur udaipur amritsar agra colombo punjab',
  arab: 'egyptian moroccan tunisian iranian persian arab egypt cairo morocco marrakech marrakesh tunisia tunis algeria algiers libya iraq baghdad syria damascus yemen sanaa oman jordan lebanon beirut iran tehran isfahan saudi riyadh',
  mexican:
    'mexican peruvian cuban colombian bolivian guatemalan mexico oaxaca guatemala honduras nicaragua peru cusco lima bolivia ecuador quito colombia bogota havana cuba',
  asian:
    'chinese japanese korean vietnamese thai china japan korea vietnam thailand mongolia tokyo kyoto hanoi bangkok beijing shanghai seoul taiwan osaka taipei saigon manila jakarta philippines indonesia malaysia cambodia laos myanmar bali yangon',
})

export const SKIN_COLOURS = tableOf<string>({
  african: '#7a4a33',
  'black-skinned': '#6e4330',
  'dark-skinned': '#6e4330',
  'brown-skinned': '#9a6242',
  'light-skinned': '#f0cdb4',
  'olive-skinned': '#c9996e',
  tanned: '#c98f66',
  pale: '#f3dccd',
  'pale-skinned': '#f3dccd',
  'white-faced': '#f7f3f1',
  asian: '#e8c09a',
  chinese: '#e8c09a',
  japanese: '#ecc8a4',
  korean: '#ecc8a4',
  indian: '#a8734c',
  mexican: '#b8845c',
  latina: '#c08a62',
  arab: '#b98a62',
  nigerian: '#6a4230',
  ethiopian: '#6e4632',
})

/** Skin of those most of whom have black hair. */
export const DARK_HAIRED: ReadonlySet<string> = new Set(
  [
    'african',
    'black-skinned',
    'asian',
    'chinese',
    'japanese',
    'korean',
    'indian',
    'arab',
    'mexican',
    'nigerian',
    'ethiopian',
  ].map(name => SKIN_COLOURS.get(name)!),
)

/** What animals can be dressed with: the icon of each word. */
export const ACCESSORIES = tableOf<string>({
  crown: 'crown',
  hat: 'top-hat',
  tophat: 'top-hat',
  sunglasses: 'sunglasses',
  glasses: 'glasses',
  goggles: 'goggles',
  scarf: 'scarf',
  headphone: 'headphone',
})

/** How hair is, by its words. */
export const HAIR_SHAPES = meanings<Face['hair']>({
  curly: 'curly curls',
  afro: 'afro',
  braids: 'braids braid plaits cornrows',
  bald: 'bald',
  dreads: 'dreadlocks dreads dreadlock rastas',
  mohawk: 'mohawk mohican',
  bob: 'bob pixie',
  short: 'cropped crewcut',
})

/** Things that are part of a person's outfit when there is a person to wear or hold them. */
export const HELD_OR_WORN: ReadonlySet<string> = new Set([
  'umbrella',
  'dagger',
  'crown',
  'dress',
  'coat',
  't-shirt',
  'necktie',
])
