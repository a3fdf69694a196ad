import type { Person } from './person.ts'

type Look = Person['figure']

/** A face has the skin and the hair of the whole figure. */
const ofSkin = ({ skin, hairColour }: Look) => ({
  ...(skin ? { skin } : {}),
  ...(hairColour ? { hairColour } : {}),
})

const of = (habitat: Person['habitat'], figure: Look, face: Partial<Person['face']> = {}): Person => ({
  figure: { hair: 'short', ...figure },
  face: { gender: 'm', age: 'adult', hair: 'short', cloth: figure.colour, ...ofSkin(figure), ...face },
  habitat,
})

const WOMAN = { gender: 'f', hair: 'long' } as const
const BLACK_HAIR = '#1c1818'
const BROWN_SKIN = '#a8734c'
const DARK_SKIN = '#6a4230'

/** Who is known by the clothes of a people, a feast or another age. */
export const PEOPLES: Readonly<Record<string, Person>> = {
  caveman: of(
    'savanna',
    { outfit: 'hide', colour: '#9a6634', hair: 'long', hairColour: '#2f2018', beard: true },
    { hair: 'long', hairColour: '#2f2018', beard: true, cloth: '#9a6634' },
  ),
  centurion: of('hills', {
    outfit: 'tunic',
    colour: '#a82a22',
    metal: '#9aa3ae',
    hat: 'galea',
    hold: 'spear',
    shield: '#a3242c',
  }),
  hoplite: of('hills', {
    outfit: 'tunic',
    colour: '#8f2027',
    metal: '#b98a3a',
    hat: 'galea',
    hold: 'spear',
    shield: '#b98a3a',
    beard: true,
  }),
  gladiator: of('bullring', {
    outfit: 'tunic',
    colour: '#8a5a30',
    metal: '#b98a3a',
    hat: 'galea',
    hold: 'sword',
    shield: '#8f2027',
  }),
  caesar: of(
    'hills',
    { outfit: 'robe', colour: '#f1ece0', secondColour: '#7a2f6a', hat: 'flowers' },
    { hat: 'flowers' },
  ),
  roman: of('hills', { outfit: 'robe', colour: '#f1ece0', secondColour: '#b3202c' }),
  pharaoh: of('desert', {
    outfit: 'tunic',
    colour: '#f1ead6',
    hat: 'nemes',
    skin: BROWN_SKIN,
    hold: 'staff',
  }),
  egyptian: of('desert', {
    outfit: 'tunic',
    colour: '#f1ead6',
    hairColour: BLACK_HAIR,
    hair: 'long',
    skin: BROWN_SKIN,
  }),
  egyptianqueen: of(
    'desert',
    {
      outfit: 'dress',
      isLong: true,
      colour: '#f4efe0',
      hat: 'nemes',
      hair: 'long',
      hairColour: BLACK_HAIR,
      skin: BROWN_SKIN,
    },
    { ...WOMAN, hairColour: BLACK_HAIR, skin: BROWN_SKIN },
  ),
  philosopher: of(
    'village',
    { outfit: 'robe', colour: '#ece4d2', hairColour: '#d9d6d0', beard: true },
    { age: 'old', beard: true, hairColour: '#d9d6d0' },
  ),
  aztec: of('jungle', {
    outfit: 'tunic',
    colour: '#2f8f86',
    hat: 'feathers',
    skin: BROWN_SKIN,
    hairColour: BLACK_HAIR,
    hold: 'spear',
  }),
  brave: of('meadow', {
    outfit: 'coat',
    colour: '#b08250',
    secondColour: '#8a5f3a',
    hat: 'feathers',
    hatColour: '#e9e3d6',
    hair: 'long',
    hairColour: BLACK_HAIR,
    skin: BROWN_SKIN,
  }),
  zulu: of('savanna', {
    outfit: 'hide',
    colour: '#a8763a',
    hairColour: BLACK_HAIR,
    skin: DARK_SKIN,
    hold: 'spear',
    shield: '#efe3cc',
  }),
  maasai: of('savanna', {
    outfit: 'robe',
    colour: '#b8202e',
    secondColour: '#26306a',
    hair: 'bald',
    hairColour: BLACK_HAIR,
    skin: DARK_SKIN,
    hold: 'spear',
  }),
  piper: of('hills', { outfit: 'kilt', colour: '#a82a2a', hat: 'beret', hairColour: '#8a4a22' }),
  highlander: of('hills', {
    outfit: 'kilt',
    colour: '#2f6a45',
    hairColour: '#a8501f',
    hair: 'long',
    beard: true,
  }),
  royalguard: of('street', { outfit: 'coat', colour: '#c2202a', secondColour: '#1c1c24', hat: 'bearskin' }),
  matador: of('bullring', {
    outfit: 'suit',
    colour: '#c9a02f',
    secondColour: '#a8202c',
    hat: 'beret',
    hatColour: '#1c1a20',
  }),
  mongol: of('tundra', {
    outfit: 'coat',
    colour: '#2f5a9f',
    secondColour: '#5a4632',
    hat: 'furhat',
    skin: '#d9a874',
    hairColour: BLACK_HAIR,
  }),
  cossack: of('tundra', {
    outfit: 'coat',
    colour: '#8f1f27',
    secondColour: '#22222c',
    hat: 'furhat',
    hatColour: '#2a2420',
    beard: true,
  }),
  mariachi: of('village', {
    outfit: 'suit',
    colour: '#24242c',
    secondColour: '#b3202c',
    hat: 'sombrero',
    hairColour: BLACK_HAIR,
    skin: BROWN_SKIN,
  }),
  sambadancer: of(
    'street',
    {
      outfit: 'swimwear',
      colour: '#e0a92e',
      hat: 'feathers',
      hair: 'long',
      hairColour: BLACK_HAIR,
      skin: '#9a6242',
    },
    WOMAN,
  ),
  huladancer: of(
    'beach',
    {
      outfit: 'grass',
      colour: '#9aa84a',
      secondColour: '#d9486a',
      hat: 'flowers',
      hair: 'long',
      hairColour: BLACK_HAIR,
      skin: '#b57f58',
    },
    WOMAN,
  ),
  hockeyplayer: of('rinkroom', {
    outfit: 'hoodie',
    colour: '#24509f',
    secondColour: '#22222c',
    hat: 'hardhat',
    hatColour: '#24509f',
  }),
  gymnast: of('gym', { outfit: 'swimwear', colour: '#8f2f8a', hair: 'bun' }, { ...WOMAN, hair: 'bun' }),
  karateka: of('gym', { outfit: 'coat', colour: '#f4f2ec', secondColour: '#f4f2ec', hairColour: BLACK_HAIR }),
  fencer: of('gym', { outfit: 'hoodie', colour: '#f4f2ec', secondColour: '#f4f2ec', hold: 'sword' }),
  coach: of('stadium', { outfit: 'hoodie', colour: '#2f3a52', secondColour: '#2f3a52', hat: 'cap' }),
  referee: of('stadium', { outfit: 'casual', colour: '#22222a', secondColour: '#22222a' }),
  bellydancer: of(
    'stage',
    { outfit: 'sari', colour: '#8f2f8a', hair: 'long', hairColour: BLACK_HAIR, skin: '#c98f66' },
    WOMAN,
  ),
  saridancer: of(
    'stage',
    { outfit: 'sari', colour: '#c9601f', hair: 'bun', hairColour: BLACK_HAIR, skin: BROWN_SKIN },
    WOMAN,
  ),
}

/** Other words for them. */
export const PEOPLES_SYNONYMS = {
  caveman: 'neanderthal cavewoman cavechild cavegirl caveboy',
  centurion: 'legionnaire legionary legionnary',
  hoplite: 'spartan',
  philosopher: 'thinker socrates aristotle plato',
  piper: 'bagpiper',
  matador: 'bullfighter torero toreador',
  karateka: 'judoka taekwondoka',
  tiefling: 'devil satan lucifer demon demoness incubus succubus',
  coach: 'trainer',
} as const
