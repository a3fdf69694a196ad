import type { Age } from '../../drawings/figures/age.ts'
import type { Figure } from '../../drawings/figures/figure-pen.ts'

type Costume = Pick<Figure, 'outfit' | 'hat' | 'hatColour' | 'hair' | 'isLong' | 'secondColour' | 'wear'> & {
  colours: readonly string[]
}

/** What plain women and men wore. */
const COSTUMES: Readonly<Record<Age, { woman: Costume; man: Costume }>> = {
  antiquity: {
    woman: {
      outfit: 'dress',
      isLong: true,
      hair: 'bun',
      colours: ['#f1ece0', '#d9c9a4', '#c9a0a0', '#e6dcc4'],
    },
    man: { outfit: 'tunic', secondColour: '#8a6a44', colours: ['#efe8d6', '#c9b48a', '#b5523a', '#d9cdb0'] },
  },
  pharaohs: {
    woman: { outfit: 'dress', isLong: true, hair: 'long', colours: ['#f4f0e4', '#e9e0c8'] },
    man: { outfit: 'tunic', hair: 'bald', secondColour: '#c9a24a', colours: ['#f1ece0', '#e2d6b8'] },
  },
  medieval: {
    woman: {
      outfit: 'dress',
      isLong: true,
      hat: 'veil',
      hatColour: '#e9e2d0',
      colours: ['#7a3b34', '#4f5f3a', '#5a4a78', '#8a6a3a', '#3f5a6a'],
    },
    man: {
      outfit: 'tunic',
      hat: 'hood',
      secondColour: '#4a3826',
      colours: ['#6b5a34', '#7a4a2a', '#4f5f3a', '#5c4a4a', '#86683e'],
    },
  },
  baroque: {
    woman: {
      outfit: 'dress',
      isLong: true,
      hair: 'bun',
      colours: ['#8fb0c0', '#d9a0a8', '#c9a24a', '#7a4a6a'],
    },
    man: {
      outfit: 'coat',
      hat: 'tricorn',
      hatColour: '#2a2420',
      secondColour: '#e6dcc4',
      colours: ['#34466b', '#7a2f2a', '#4a5a3a', '#6b4a34'],
    },
  },
  victorian: {
    woman: {
      outfit: 'dress',
      isLong: true,
      hat: 'straw',
      hatColour: '#3a2f38',
      hair: 'bun',
      colours: ['#4a2f48', '#2f3f4a', '#5a2a2c', '#3f4a34', '#4a4650'],
    },
    man: {
      outfit: 'coat',
      hat: 'tophat',
      hatColour: '#17171c',
      secondColour: '#2a2a30',
      colours: ['#22232b', '#3a3230', '#2f343c', '#43382c'],
    },
  },
  twenties: {
    woman: {
      outfit: 'dress',
      hat: 'beret',
      hatColour: '#4a2f38',
      colours: ['#8a3a4a', '#3f5f6a', '#b08a4a', '#5a4a6a'],
    },
    man: {
      outfit: 'suit',
      hat: 'fedora',
      hatColour: '#3a342e',
      colours: ['#4a4640', '#5a4a3a', '#3a4048', '#6a6256'],
    },
  },
  frontier: {
    woman: {
      outfit: 'dress',
      isLong: true,
      hat: 'straw',
      colours: ['#8a6a4a', '#6a4a4a', '#5a6a7a', '#7a7a5a'],
    },
    man: {
      outfit: 'casual',
      hat: 'cowboy',
      hatColour: '#6b4a2c',
      colours: ['#7a5a3a', '#8a3f2f', '#4a5a6a', '#6a5a44'],
    },
  },
  steampunk: {
    woman: {
      outfit: 'dress',
      isLong: true,
      hat: 'tophat',
      hatColour: '#4a2f1e',
      wear: 'goggles',
      colours: ['#6b3a22', '#5a2a2c', '#4a3a2a', '#7a5230'],
    },
    man: {
      outfit: 'coat',
      hat: 'tophat',
      hatColour: '#3a261a',
      secondColour: '#8a6236',
      wear: 'goggles',
      colours: ['#6b452a', '#54382a', '#7a5230', '#4a3426'],
    },
  },
}

/** What somebody of an age has on; `pick` chooses the colour. */
export function costumeOf(
  age: Age,
  isWoman: boolean,
  pick: (colours: readonly string[]) => string,
): Partial<Figure> {
  const { colours, ...costume } = COSTUMES[age][isWoman ? 'woman' : 'man']
  return { hat: null, ...costume, colour: pick(colours) }
}

/** What is built or made in the style of an age may be looked at by people of today. */
const NOT_OF_TODAY =
  '(?! ?(?:era |age |style |styled |inspired |looking )*(?:houses?|homes?|terraces?|green ?houses?|buildings?|styled?|lamps?|furniture|chairs?|villas?|mansions?|architecture|ruins?|churches|temples?|walls?|castles?|statues?|sculptures?|manuscripts?|art|door|bath|tub|kitchen|conservatory|theme|fair|festival|reenact\\w*|bridge|tower|coins?|vase|urn|tile\\w*|manor|gothic))'

/** The words for each age. */
export const AGES: readonly (readonly [RegExp, Age])[] = [
  [/\bsteam ?punk\b/i, 'steampunk'],
  [
    new RegExp(
      `\\bancient egypt(?:ians?)?\\b${NOT_OF_TODAY}|\\b(?:time|land|days|age) of (?:the )?pharaohs?\\b`,
      'i',
    ),
    'pharaohs',
  ],
  [
    new RegExp(
      `\\b(?:ancient|classical) (?:rome|romans?|greece|greeks?|athens|babylon\\w*|persia|carthage|times|world)\\b${NOT_OF_TODAY}|\\broman (?:empire|times|market|street|forum|legion\\w*)\\b|\\bpompeii before\\b|\\bbiblical\\b|\\btime of jesus\\b`,
      'i',
    ),
    'antiquity',
  ],
  [
    new RegExp(
      `\\bmedi[ae]+val\\b${NOT_OF_TODAY}|\\bmiddle ages\\b|\\b(?:viking|norse|saxon) (?:village|market|settlement|town|feast)\\b|\\btudor (?:times|england|market|street|court|london)\\b|\\b1[1-5]00s\\b|\\b1[1-5]th century\\b(?! (?:church|castle|house|building))`,
      'i',
    ),
    'medieval',
  ],
  [
    /\b(?:baroque|rococo|georgian england|1[67]00s|1[67]th century|18th century|regency|colonial (?:america|boston|times)|age of sail)\b(?! (?:style|church|building|house|palace|theatre|theater|mansion|architecture|furniture|organ|terrace))/i,
    'baroque',
  ],
  [
    new RegExp(
      `\\bvictorian\\b${NOT_OF_TODAY}|\\bedwardian\\b${NOT_OF_TODAY}|\\bdickens\\w*\\b|\\b18[3-9]0s?\\b|\\b19th century\\b(?! (?:house|building|church|mansion|style|paint\\w*))|\\bindustrial revolution\\b|\\bjack the ripper\\b|\\bbelle epoque\\b`,
      'i',
    ),
    'victorian',
  ],
  [
    /\b(?:roaring twenties|(?:19|')?[23]0s(?= |,|$|\.)(?! ?(?:style )?(?:car|house|poster|diner|radio|ford))|19[234]0s?|prohibition|great depression|film noir|speakeasy)\b/i,
    'twenties',
  ],
  [
    /\b(?:wild west|old west|frontier town|gold rush|western town|18[5-9]0s (?:texas|america|west))\b/i,
    'frontier',
  ],
]
