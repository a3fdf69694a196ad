import { type Breed, breed, named } from './breed.ts'

const AMBER = '#d99a2b'

/** Four-legged creatures of stories, by their names written together. */
export const FABLED: Readonly<Record<string, Breed>> = named({
  'pegasus wingedhorse': breed(
    'horse',
    {
      back: '#f4f2ee',
      legs: '#e6e2dc',
      feet: '#8a8078',
      mane: '#dcd6e4',
      muzzle: '#e8dcd8',
      wings: '#ffffff',
    },
    { hasWings: true },
  ),
  'griffin gryphon hippogriff': breed(
    'bigCat',
    {
      back: '#b98a4a',
      belly: '#e0c490',
      muzzle: '#f0ead8',
      eye: AMBER,
      tailTip: '#6b4522',
      wings: '#7a5230',
    },
    {
      tail: 'tuft',
      tailLength: 0.95,
      hasWings: true,
      hasBeak: true,
      face: 'beak',
      ear: 'pointed',
      neckWidth: 0.3,
    },
  ),
  kitsune: breed(
    'fox',
    {
      back: '#f4efe8',
      belly: '#ffffff',
      muzzle: '#ffffff',
      legs: '#e8ded2',
      ears: '#c9402f',
      tailTip: '#e0682f',
      eye: '#c9402f',
    },
    { tails: 5 },
  ),
  'jackalope wolpertinger': breed(
    'rabbit',
    { back: '#a58f76', belly: '#efe6d8', muzzle: '#d9cbb6', eye: '#3a2a20', tailTip: '#ffffff' },
    { horns: 'antlers' },
  ),
  gargoyle: breed(
    'bigCat',
    {
      back: '#83858a',
      belly: '#94969b',
      muzzle: '#8f9196',
      legs: '#7a7c81',
      ears: '#74767b',
      eye: '#e0c23a',
      wings: '#6f7176',
      mane: '#74767b',
    },
    { hasWings: true, horns: 'cow', ear: 'pointed', tail: 'tuft' },
  ),
  cerberus: breed(
    'wolf',
    { back: '#2b2628', belly: '#45393a', muzzle: '#3a3032', eye: '#e0522b' },
    { heads: 3, neckWidth: 0.3, chest: 0.42, tail: 'cat' },
  ),
})
