import { type Breed, breed, named } from './breed.ts'

const WHITE = '#f4f1ea'

/** Animals with hooves, and elephants, that are known by their own coat. */
export const HOOFED: Readonly<Record<string, Breed>> = named({
  elephant: breed('elephant', {
    back: '#85868c',
    muzzle: '#8d8e94',
    belly: '#76777d',
    feet: '#8d8e94',
    tailTip: '#4a4a50',
  }),
  elephantcalf: breed('elephant', { back: '#8f8f96', belly: '#808188' }),
  babyelephant: breed('elephant', { back: '#8f8f96', belly: '#808188' }),
  'mammoth woollymammoth': breed('elephant', { back: '#6b4630', muzzle: '#6b4630', fringe: 0.6 }),
  tapir: breed(
    'pig',
    {
      back: '#3a383d',
      belly: '#5a575c',
      muzzle: '#4a474c',
      ears: WHITE,
      pattern: 'saddle',
      marks: '#d6d4d0',
      eye: '#17141a',
    },
    { ear: 'round', muzzle: 1.7, nose: 0.4, tail: 'short', tailLength: 0.1, carriage: 0.5, neck: 0.36 },
  ),
  okapi: breed(
    'antelope',
    {
      back: '#5a2f22',
      belly: '#4a261c',
      muzzle: '#d0c2b0',
      legs: '#efe9df',
      marks: '#efe9df',
      ears: '#5a2f22',
    },
    { horns: undefined, neck: 0.62, neckWidth: 0.17 },
  ),
  'gazelle impala antelope springbok pronghorn': breed('antelope', {
    back: '#c28a4c',
    belly: '#fbf4e6',
    muzzle: '#e6cfa8',
    tailTip: '#2a2220',
  }),
  'oryx gemsbok': breed(
    'antelope',
    { back: '#b0a59a', belly: '#fbf8f2', muzzle: '#26242a', legs: '#3a3538' },
    { chest: 0.32, waist: 0.28, rump: 0.3, neckWidth: 0.18 },
  ),
  'kudu eland hartebeest': breed(
    'antelope',
    { back: '#9a7452', belly: '#c2a582', muzzle: '#7d5c42', pattern: 'zebra', marks: 'rgba(240,232,220,.7)' },
    { horns: 'great', chest: 0.32, waist: 0.28 },
  ),
  'wildebeest gnu': breed(
    'cow',
    { back: '#5f5a5c', muzzle: '#2b292c', mane: '#26242a', legs: '#6f6258' },
    { chest: 0.4, waist: 0.32, rump: 0.28, mane: 'horse' },
  ),
  'ibex chamois mountaingoat': breed(
    'goat',
    { back: '#8f7458', belly: '#d9c9ac', muzzle: '#a88c6c', legs: '#4a3a2e' },
    { horns: 'great' },
  ),
  'reindeer caribou elk wapiti hart': breed(
    'deer',
    { back: '#7d6250', belly: '#d6cbbb', muzzle: '#5f4a3c', tailTip: '#ffffff' },
    { horns: 'antlers', neckWidth: 0.2, chest: 0.28, waist: 0.25 },
  ),
  fawn: breed(
    'deer',
    {
      back: '#b9763f',
      belly: '#f2e6d0',
      muzzle: '#e2c9a4',
      pattern: 'spots',
      marks: '#f6eede',
      tailTip: '#ffffff',
    },
    { neck: 0.4, head: 0.17, muzzle: 1.4 },
  ),
  'highlandcow highlandcattle scottishhighlandcow': breed('cow', {
    back: '#b5622c',
    belly: '#c2763c',
    muzzle: '#d9a586',
    fringe: 0.5,
    isShaggy: true,
  }),
  'yak muskox': breed(
    'cow',
    { back: '#33282a', muzzle: '#6b5a52', belly: '#3f3234', fringe: 0.74, isShaggy: true },
    { chest: 0.46, waist: 0.42 },
  ),
  'jerseycow browncow': breed('cow', { back: '#b5763f', belly: '#d2a070', muzzle: '#e6cfb4' }),
  'angus blackcow': breed('cow', { back: '#29272b', muzzle: '#4a4548' }),
  'longhorn longhorncattle texaslonghorn': breed(
    'cow',
    { back: '#a5562a', belly: '#f0e6d6', muzzle: '#d9b8a0', pattern: 'patches', marks: '#f0e9dd' },
    { horns: 'great' },
  ),
  'bull blackbull ox': breed('cow', { back: '#4a3026', muzzle: '#8a6a58' }, { chest: 0.44, neckWidth: 0.34 }),
  calf: breed(
    'cow',
    { back: '#f2efe9', muzzle: '#e6b8a4', pattern: 'patches', marks: '#6b3f2a' },
    { horns: undefined, trunk: 0.95, head: 0.23 },
  ),
  'alpaca vicuna guanaco': breed(
    'sheep',
    { back: '#d9b48a', muzzle: '#e6cdaa', legs: '#d0aa80', ears: '#c29a6c', pattern: 'wool' },
    {
      neck: 0.85,
      carriage: 1.25,
      neckWidth: 0.2,
      head: 0.19,
      ear: 'leaf',
      chest: 0.38,
      waist: 0.36,
      rump: 0.36,
    },
  ),
  palomino: breed('horse', { back: '#d9a752', mane: '#f6ecd2', muzzle: '#c2904a' }),
  appaloosa: breed('horse', {
    back: '#e9e4da',
    mane: '#4a3a30',
    muzzle: '#8f8278',
    pattern: 'spots',
    marks: '#4a3428',
  }),
  'clydesdale shirehorse draughthorse': breed(
    'horse',
    { back: '#6b3f26', mane: '#26201d', muzzle: '#f2eee6', legs: '#f2eee6' },
    { leg: 0.14, chest: 0.34, waist: 0.3, rump: 0.34 },
  ),
  'mustang chestnuthorse sorrel': breed('horse', { back: '#a5532a', mane: '#7a3a1c', muzzle: '#8a4422' }),
  'blackhorse blackstallion friesian': breed('horse', {
    back: '#26252a',
    mane: '#17161a',
    muzzle: '#34323a',
  }),
  whitehorse: breed('horse', { back: '#f2f0ec', mane: '#dcd8d0', muzzle: '#d0c6c0' }),
  'shetlandpony shetland': breed(
    'horse',
    { back: '#8a5230', mane: '#e6d6b4', muzzle: '#7a4628' },
    { trunk: 1.2, chest: 0.4, waist: 0.38, rump: 0.4, leg: 0.14, head: 0.2 },
  ),
})
