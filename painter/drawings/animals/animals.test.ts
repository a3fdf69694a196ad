import { expect, test } from 'vitest'
import { beastNamed } from '../figures/beasts.ts'
import { ANIMAL_POSES, type AnimalPoseName } from './animal-poses.ts'
import { drawBird } from './bird.ts'
import { BREEDS } from './breeds.ts'
import { PLUMAGES } from './plumages.ts'
import { drawQuadruped, mouthOf } from './quadruped.ts'

const HEIGHT = 100
const poses = Object.keys(ANIMAL_POSES) as AnimalPoseName[]
const { build, coat } = BREEDS.dog

test.each(poses)('an animal that is to %s is drawn whole, with its mouth inside the drawing', name => {
  const drawing = drawQuadruped(build, coat, name, HEIGHT)
  const mouth = mouthOf(drawing)!
  expect(drawing.height).toBeGreaterThan(HEIGHT * 0.2)
  expect(drawing.height).toBeLessThan(HEIGHT * 1.6)
  for (const share of [mouth.x, mouth.y]) {
    expect(share).toBeGreaterThanOrEqual(0)
    expect(share).toBeLessThanOrEqual(1)
  }
})

test('an animal that grazes has its mouth near the ground, one that sits holds it high', () => {
  expect(mouthOf(drawQuadruped(build, coat, 'graze', HEIGHT))!.y).toBeGreaterThan(0.8)
  expect(mouthOf(drawQuadruped(build, coat, 'sit', HEIGHT))!.y).toBeLessThan(0.4)
})

test('an animal that lies is lower and longer than one that stands, and one that leaps is above the ground', () => {
  const [lying, standing, leaping] = (['lie', 'stand', 'jump'] as const).map(name =>
    drawQuadruped(build, coat, name, HEIGHT),
  )
  expect(lying.width / lying.height).toBeGreaterThan(standing.width / standing.height)
  const { data } = leaping.getContext('2d').getImageData(0, leaping.height - 8, leaping.width, 4)
  expect(data.every((value, i) => i % 4 !== 3 || value === 0)).toBe(true)
})

test.each([
  ['cat', 'cat'],
  ['lion', 'bigCat'],
  ['fox', 'fox'],
  ['germanshepherd', 'dog'],
  ['pug', 'flat'],
  ['hamster', 'rodent'],
  ['pig', 'snout'],
])('from the front a %s is known by the face of its own kind', (kind, muzzle) => {
  expect(beastNamed(kind)?.muzzle).toBe(muzzle)
})

test.each(['moose', 'boar', 'mole', 'crocodile', 'gargoyle', 'cerberus', 'jackalope'])(
  'a %s has a body',
  kind => {
    expect(BREEDS[kind]).toBeDefined()
  },
)

test('a cat that sleeps is curled up, shorter than one that walks', () => {
  const { build, coat } = BREEDS.cat
  const [asleep, walking] = (['sleep', 'walk'] as const).map(name => drawQuadruped(build, coat, name, HEIGHT))
  expect(asleep.width).toBeLessThan(walking.width * 0.9)
  expect(asleep.height).toBeLessThan(walking.height * 0.8)
})

test('every bird that flies has its wings spread', () => {
  const narrow = Object.entries(PLUMAGES).filter(
    ([, plumage]) => drawBird(plumage, 'flying', HEIGHT).width <= HEIGHT * 0.4,
  )
  expect(narrow).toEqual([])
})
