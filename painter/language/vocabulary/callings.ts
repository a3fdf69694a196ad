import type { Person } from './person.ts'

type Look = Person['figure']

const of = (habitat: Person['habitat'], figure: Look, face: Partial<Person['face']> = {}): Person => ({
  figure: { hair: 'short', ...figure },
  face: { gender: 'm', age: 'adult', hair: 'short', cloth: figure.colour, ...face },
  habitat,
})

/** Who is known by a dress of their own, beside those of trades, tales and peoples. */
export const CALLINGS: Readonly<Record<string, Person>> = {
  machineman: {
    figure: { outfit: 'machine', colour: '#e2e7ee', skin: '#e2e7ee', hair: 'bald', isMachine: true },
    face: { gender: 'm', age: 'adult', hair: 'bald', skin: '#c3ccd6', isCyborg: true },
  },
  mobster: of('street', {
    outfit: 'suit',
    colour: '#25262e',
    secondColour: '#22232b',
    hat: 'fedora',
    hatColour: '#2b2c36',
  }),
  musketeer: of('hills', {
    outfit: 'cape',
    colour: '#24468f',
    secondColour: '#3a2f28',
    hat: 'fedora',
    hatColour: '#2a2430',
    hair: 'long',
    hairColour: '#3a2618',
    moustache: true,
    hold: 'sword',
  }),
  hussar: of('hills', {
    outfit: 'coat',
    colour: '#8f1f2a',
    secondColour: '#23315f',
    hat: 'bearskin',
    hold: 'sword',
    moustache: true,
  }),
  swordsman: of('hills', {
    outfit: 'cape',
    colour: '#4a3426',
    secondColour: '#2f2a26',
    hair: 'long',
    hairColour: '#2f2018',
    hold: 'sword',
  }),
  executioner: of(
    'village',
    { outfit: 'tunic', colour: '#2a2326', secondColour: '#1c1a1c', hat: 'masked', hatColour: '#1a181b' },
    { hat: 'masked', hatColour: '#1a181b' },
  ),
  plaguedoctor: of(
    'street',
    {
      outfit: 'robe',
      colour: '#1f1c20',
      secondColour: '#2a2320',
      hat: 'fedora',
      hatColour: '#1c191c',
      wear: 'beaked',
      hold: 'stick',
    },
    { hat: 'fedora', hatColour: '#1c191c', wear: 'beaked' },
  ),
  jester: of(
    'ballroom',
    {
      outfit: 'tunic',
      colour: '#b3242c',
      secondColour: '#e6b422',
      pattern: 'checks',
      patternColour: '#2f6a45',
      hat: 'jester',
    },
    { hat: 'jester', cloth: '#b3242c', isPainted: false },
  ),
  hockeygoalie: of(
    'rinkroom',
    {
      outfit: 'hoodie',
      colour: '#b3242c',
      secondColour: '#22222c',
      wear: 'goalie',
      skates: 'blades',
    },
    { wear: 'goalie' },
  ),
  animehero: of(
    'city',
    {
      outfit: 'cape',
      colour: '#c9302a',
      secondColour: '#2b4fa8',
      hair: 'spikes',
      hairColour: '#f2c02e',
      hold: 'katana',
      facing: 'front',
    },
    { hair: 'mohawk', hairColour: '#f2c02e', age: 'young' },
  ),
  sunbather: of(
    'beach',
    { outfit: 'swimwear', colour: '#d9486a', hair: 'long' },
    { gender: 'f', hair: 'long' },
  ),
}

/** Other words for these people and for those of the other tables. */
export const CALLING_SYNONYMS = {
  mobster: 'gangster mafioso hitman bootlegger',
  swordsman: 'swordswoman duelist swashbuckler highwayman',
  executioner: 'hangman torturer',
  sunbather: 'vacationer',
  hussar: 'dragoon grenadier cavalryman lancer',
  scientist:
    'statistician mathematician economist zoologist ornithologist entomologist oceanographer herbalist apothecary psychiatrist psychotherapist physicist geneticist',
  person:
    'immigrant settler pioneer colonist castaway survivor drifter vagabond mutant intern novice acolyte partygoer clubber raver orator juror novelist playwright storyteller torchbearer flagbearer filmmaker animator genius nerd geek bookworm',
  man: 'communist capitalist socialist anarchist convict criminal brawler stuntman daredevil hunk',
  woman:
    'babe damsel dame auntie mistress spouse masseuse bachelorette spinster seductress temptress vlogger',
  teacher: 'headmaster headmistress curator archivist historian',
  businessman: 'tycoon millionaire billionaire investor attorney',
  policeman: 'constable warden',
  cowboy: 'deputy gunslinger prospector horsewoman',
  detective: 'inspector',
  soldier: 'commando pikeman halberdier coastguard',
  archer: 'crossbowman',
  centurion: 'charioteer',
  traveler: 'timetraveler timetraveller timelord',
  priest: 'inquisitor',
  goblin: 'tengu yokai',
  barbarian: 'saxon celt warlord',
  mongol: 'khan',
  athlete: 'powerlifter linebacker',
  boxer: 'kickboxer',
  king: 'czar kaiser rajah deity demigod archduke',
  prince: 'earl baron viscount',
  lady: 'countess baroness viscountess marchioness contessa',
  goddess: 'naiad seraph',
  angel: 'seraphim archangel cherub',
  geisha: 'maiko',
  ninja: 'shinobi',
  sheikh: 'caliph vizier tuareg berber',
  philosopher: 'prophet apostle disciple',
  monk: 'ascetic swami sadhu brahmin missionary',
  farmer: 'serf stablehand landscaper',
  fisherman: 'angler',
  sailor: 'whaler smuggler',
  blacksmith: 'gunsmith swordsmith armorer armourer locksmith cartwright wheelwright tanner',
  baker: 'confectioner chocolatier pastrychef',
  vendor: 'cheesemonger',
  dancer: 'flamenco tanguero choreographer reveler reveller',
  singer: 'soprano tenor baritone crooner vocalist frontman choirboy',
  musician: 'rocker keyboardist organist banjoist percussionist bugler',
  goth: 'emo beatnik',
  punk: 'skinhead teddyboy',
  porter: 'valet',
  child: 'tween',
  boy: 'adolescent',
  grandparent: 'pensioner',
  mage: 'pyromancer cryomancer geomancer chronomancer',
  skater: 'rollerblader',
  witch: 'psychic soothsayer astrologer',
} as const

/** Who studies what nobody has listed: a volcanologist, a statistician. */
export const SCHOLARS = /^\w{4,}(?:ologist|onomist|etician)$/
