import type { Person } from './person.ts'

type Look = Person['figure']

const of = (habitat: Person['habitat'], figure: Look, face: Partial<Person['face']> = {}): Person => ({
  figure: { hair: 'short', ...figure },
  face: {
    gender: 'm',
    age: 'adult',
    hair: 'short',
    cloth: figure.colour,
    beard: figure.beard,
    moustache: figure.moustache,
    ...(figure.hairColour ? { hairColour: figure.hairColour } : {}),
    ...(figure.skin ? { skin: figure.skin } : {}),
    ...face,
  },
  habitat,
})

const WHITE_HAIR = '#e6e3dc'
const BLACK = '#17171c'

/** People of history whom everybody knows by hair, hat and coat. */
export const FAMOUS: Readonly<Record<string, Person>> = {
  greatphysicist: of(
    'classroom',
    { outfit: 'coat', colour: '#6b5a48', hair: 'curly', hairColour: WHITE_HAIR, moustache: true },
    { age: 'old', hair: 'curly' },
  ),
  oldpresident: of('street', {
    outfit: 'suit',
    colour: BLACK,
    secondColour: BLACK,
    hat: 'tophat',
    beard: true,
    hairColour: '#241c1a',
  }),
  messiah: of(
    'village',
    {
      outfit: 'robe',
      colour: '#f1ece0',
      secondColour: '#b3242c',
      hair: 'long',
      hairColour: '#5a3a22',
      beard: true,
    },
    { hair: 'long' },
  ),
  bardofavon: of(
    'library',
    {
      outfit: 'coat',
      colour: '#2a2430',
      hair: 'long',
      hairColour: '#4a3020',
      moustache: true,
    },
    { hair: 'long' },
  ),
  maestro: of(
    'stage',
    { outfit: 'coat', colour: '#3a2430', hair: 'curly', hairColour: '#c9c4bc' },
    { hair: 'curly' },
  ),
  mahatma: of(
    'village',
    { outfit: 'robe', colour: '#f4f1ea', hair: 'bald', glasses: true, skin: '#a8734c' },
    { hair: 'bald', glasses: true, age: 'old' },
  ),
  frenchemperor: of('hills', {
    outfit: 'coat',
    colour: '#24346b',
    secondColour: '#f1ece0',
    hat: 'bicorne',
    hatColour: BLACK,
    hold: 'sword',
  }),
  rapper: of('stage', {
    outfit: 'hoodie',
    colour: '#22222a',
    secondColour: '#2f4f8f',
    hat: 'cap',
    hatColour: '#c2202a',
    glasses: 'dark',
    hold: 'microphone',
  }),
}
