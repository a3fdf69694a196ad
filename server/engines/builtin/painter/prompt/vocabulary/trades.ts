import type { Person } from './person.ts'

type Look = Person['figure']

/** Somebody at work: clothes, face and where they are at home. */
const at = (habitat: Person['habitat'], figure: Look, face: Partial<Person['face']> = {}): Person => ({
  figure: { hair: 'short', ...figure },
  face: { gender: 'm', age: 'adult', hair: 'short', cloth: figure.colour, ...face },
  habitat,
})

const WOMAN = { gender: 'f', hair: 'long' } as const

/** People of trades, sports and stations beyond those that fairy tales know. */
export const TRADES: Readonly<Record<string, Person>> = {
  soldier: at('hills', { outfit: 'coat', colour: '#5c6242', secondColour: '#4a4f36', hat: 'cap' }),
  sergeant: at('hills', { outfit: 'coat', colour: '#5c6242', secondColour: '#4a4f36', hat: 'cap' }),
  mechanic: at('garage', { outfit: 'casual', colour: '#2f5580', secondColour: '#2f5580', hat: 'cap' }),
  carpenter: at('workshop', { outfit: 'apron', colour: '#a5763f', secondColour: '#4a4238' }),
  potter: at('artstudio', { outfit: 'apron', colour: '#8a6a55', secondColour: '#5a5048' }),
  tailor: at('workshop', { outfit: 'suit', colour: '#4a5068', secondColour: '#3a3f50' }, { glasses: true }),
  seamstress: at('livingroom', { outfit: 'dress', colour: '#7a5a8f', hair: 'bun' }, WOMAN),
  butcher: at('shop', { outfit: 'apron', colour: '#b8453f', secondColour: '#3a3c44' }),
  barber: at(
    'shop',
    { outfit: 'apron', colour: '#e6e8ea', secondColour: '#2f3440', beard: true },
    { beard: true },
  ),
  hairdresser: at('shop', { outfit: 'apron', colour: '#c25a8a', hair: 'long' }, WOMAN),
  florist: at('shop', { outfit: 'apron', colour: '#5f8f5a', hair: 'pony', hold: 'bouquet' }, WOMAN),
  vendor: at('market', { outfit: 'apron', colour: '#c2703a', secondColour: '#4a4238' }),
  judge: at('office', { outfit: 'robe', colour: '#22222a', hairColour: '#d9d6d0' }, { age: 'old' }),
  nun: at('church', { outfit: 'robe', colour: '#23242c', hat: 'hood' }, { ...WOMAN, hat: 'hood' }),
  priest: at('church', { outfit: 'robe', colour: '#26262e' }),
  postman: at('street', {
    outfit: 'coat',
    colour: '#2f4f8f',
    secondColour: '#26304a',
    hat: 'cap',
    rucksack: true,
  }),
  plumber: at('bathroom', { outfit: 'casual', colour: '#3f6fb0', secondColour: '#3f5f8f', hat: 'cap' }),
  janitor: at('office', { outfit: 'casual', colour: '#6b7f8f', secondColour: '#4a5664' }),
  miner: at('cave', { outfit: 'casual', colour: '#7a6a4a', secondColour: '#4a4238', hat: 'hardhat' }),
  lumberjack: at(
    'forest',
    { outfit: 'casual', colour: '#b0342c', secondColour: '#3a4a6b', hat: 'beanie', beard: true },
    { beard: true, hat: 'beanie' },
  ),
  beekeeper: at('garden', { outfit: 'coat', colour: '#f0ece0', secondColour: '#e6e2d6', hat: 'straw' }),
  pilot: at('station', { outfit: 'suit', colour: '#24304f', secondColour: '#22222c', hat: 'cap' }),
  biker: at(
    'road',
    { outfit: 'coat', colour: '#26262c', secondColour: '#2f3440', beard: true },
    { beard: true },
  ),
  boxer: at('gym', { outfit: 'swimwear', colour: '#c22f2f', secondColour: '#c22f2f' }),
  athlete: at('stadium', { outfit: 'casual', colour: '#e0533a', secondColour: '#2f3a52' }),
  footballer: at('stadium', { outfit: 'casual', colour: '#2f6fc0', secondColour: '#f2f2f0' }),
  goalkeeper: at('stadium', { outfit: 'casual', colour: '#e6b422', secondColour: '#26262c' }),
  basketballer: at('gym', { outfit: 'casual', colour: '#e07a2a', secondColour: '#e07a2a' }),
  tennisplayer: at('stadium', { outfit: 'casual', colour: '#f4f4f2', secondColour: '#f4f4f2', hat: 'cap' }),
  swimmer: at('poolhall', { outfit: 'swimwear', colour: '#2f6fc0' }),
  lifeguard: at('beach', { outfit: 'swimwear', colour: '#d92b2b' }),
  yogi: at('gym', { outfit: 'casual', colour: '#7ab8a0', secondColour: '#4a6b64', hair: 'bun' }, WOMAN),
  archer: at('forest', { outfit: 'cape', colour: '#3f5a3a', hat: 'hood' }),
  thief: at('street', { outfit: 'hoodie', colour: '#2a2a30', secondColour: '#22222a', hat: 'beanie' }),
  beggar: at(
    'street',
    { outfit: 'coat', colour: '#6b5f4a', beard: true, hat: 'beanie' },
    { beard: true, age: 'old' },
  ),
  hippie: at('meadow', { outfit: 'dress', colour: '#c98f2a', hair: 'long' }, WOMAN),
  model: at('stage', { outfit: 'dress', isLong: true, colour: '#8f1f3a', hair: 'long' }, WOMAN),
  cheerleader: at('stadium', { outfit: 'dress', colour: '#e0402a', hair: 'pony' }, WOMAN),
  shaman: at('forest', { outfit: 'cape', colour: '#7a4a2a', hair: 'long', hold: 'staff' }),
  prince: at('hills', { outfit: 'cape', colour: '#2f4f9f', hat: 'crown' }, { hat: 'crown', age: 'young' }),
  goddess: at(
    'mountains',
    { outfit: 'dress', isLong: true, colour: '#f2ece0', hair: 'long', hairColour: '#e6c27a', hat: 'crown' },
    { ...WOMAN, hat: 'flowers' },
  ),
  giant: at('mountains', { outfit: 'cape', colour: '#6b4a32', beard: true, hair: 'curly' }, { beard: true }),
  dwarf: at(
    'mountains',
    { outfit: 'coat', colour: '#8f2f2a', hat: 'helmet', beard: true, isChild: true },
    { beard: true },
  ),
  magician: at('theatre', { outfit: 'suit', colour: '#22222c', hat: 'fedora' }, { hat: 'fedora' }),
  skeleton: at(
    'cemetery',
    { outfit: 'suit', colour: '#26252c', hair: 'bald', skin: '#efece2', isSkull: true },
    { skin: '#efece2', hair: 'bald' },
  ),
  ballerina: at('stage', { outfit: 'dress', colour: '#f2b8c6', hair: 'bun' }, { ...WOMAN, hair: 'bun' }),
  band: {
    ...at('theatre', { outfit: 'coat', colour: '#3a2f44', hair: 'long' }),
    companions: [
      { outfit: 'dress', colour: '#a3263f', hair: 'long', hairColour: '#2a1f1a', hold: 'microphone' },
      { outfit: 'casual', colour: '#2f5a7a', secondColour: '#26262c', hair: 'curly' },
    ],
  },
  parent: {
    ...at(undefined, { outfit: 'casual', colour: '#3f6a8c' }),
    companions: [{ outfit: 'dress', hair: 'long', hairColour: '#5a3220', colour: '#b8334a' }],
  },
  grandparent: {
    ...at(
      undefined,
      { outfit: 'casual', colour: '#7a5a3f', hairColour: '#d9d6d0', glasses: true },
      { age: 'old' },
    ),
    companions: [{ outfit: 'dress', hair: 'bun', hairColour: '#d9d6d0', colour: '#7a5a8f', isLong: true }],
  },
  sibling: {
    ...at(undefined, { outfit: 'hoodie', colour: '#2f7fb5', isChild: true }, { age: 'child' }),
    companions: [{ outfit: 'dress', hair: 'pony', hairColour: '#5a3220', colour: '#e0a83a', isChild: true }],
  },
}

/** Other words for them, and for people of the main table. */
export const TRADE_SYNONYMS = {
  soldier:
    'trooper marine infantryman private guardsman legionary sniper veteran cadet commander admiral scout',
  sergeant: 'general lieutenant colonel',
  carpenter: 'woodworker joiner woodcarver luthier',
  potter: 'ceramist ceramicist',
  mechanic: 'repairman technician handyman electrician welder',
  tailor: 'shoemaker cobbler watchmaker clockmaker',
  seamstress: 'weaver dressmaker knitter',
  vendor:
    'seller merchant bookseller restaurateur shopkeeper trader stallholder cashier fishmonger greengrocer salesman saleswoman grocer clerk',
  barber: 'hairstylist stylist',
  priest: 'pastor vicar bishop cardinal preacher pope rabbi imam minister',
  postman: 'mailman courier deliveryman',
  janitor: 'cleaner sweeper housekeeper',
  lumberjack: 'woodcutter woodsman logger',
  biker: 'motorcyclist racer rider driver chauffeur',
  athlete: 'runner jogger sprinter gymnast marathoner referee coach trainer wrestler sportsman weightlifter',
  footballer: 'soccerplayer footballplayer striker',
  basketballer: 'basketballplayer',
  swimmer: 'bather diver',
  thief: 'burglar robber bandit pickpocket assassin hacker outlaw trapper',
  beggar: 'homeless tramp hobo',
  archer: 'ranger rogue',
  prince: 'duke lord nobleman',
  goddess: 'angel nymph dryad saint celebrity',
  yogi: 'yogini',
  band: 'orchestra trio quartet duo',
  giant: 'titan',
  dwarf: 'hobbit halfling',
  magician: 'illusionist',
  scientist: 'astronomer biologist physicist botanist alchemist programmer coder',
  woman:
    'widow heroine housewife hostess stewardess stepmother godmother twin babysitter nanny milkmaid grandmotherly',
  man: 'bloke fellow lad hero widower stranger inmate prisoner host bachelor cousin bully bouncer bodyguard caretaker doorman gambler landlord maker manager messenger milkman miller comedian actor mime grandmaster',
  girl: 'maiden lass goddaughter',
  boy: 'schoolkid youngster pupil apprentice',
  child: 'kid kiddie toddler tot preschooler schoolchild teen orphan grandchild triplet quadruplet',
  person:
    'commuter neighbor neighbour classmate teammate colleague coworker guest visitor listener spectator reader dreamer roommate citizen camper gamer employee staff volunteer volunteers partner collector critic editor fan leader mover mourner owner president receptionist rescuer secretary usher beauty youth bystander onlooker candidate champion adult somebody anybody',
  couple: 'newlyweds sweethearts lovers',
  sailor: 'captain skipper seaman boatman ferryman gondolier crewman',
  farmer: 'harvester planter goatherd herder shepherdess peasant zookeeper forester',
  nurse: 'midwife caregiver paramedic medic',
  doctor: 'physician pharmacist therapist veterinarian optician',
  lady: 'socialite flapper governess',
  businessman:
    'accountant ambassador broker director mayor governor senator dictator diplomat reporter journalist',
  teacher: 'lecturer scholar guide author',
  builder: 'architect laborer labourer mason foreman factoryworker steelworker roofer',
  blacksmith: 'smith glassblower artisan jeweler goldsmith',
  musician: 'harpist flautist composer',
  singer: 'rapper',
  clown: 'harlequin puppeteer',
  explorer: 'nomad pilgrim bedouin hitchhiker',
  viking: 'caveman',
  knight: 'matador',
  waiter: 'innkeeper',
  king: 'chief god',
  family: 'crew choir',
} as const
