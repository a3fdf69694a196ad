import { expect, test } from 'vitest'
import { spelled } from '#tests/support/spelled.ts'
import { parsePrompt } from './parse.ts'

const shown = (prompt: string) => parsePrompt(prompt).subjects.map(spelled).join(', ')

test.each([
  ['a cowboy riding across the desert at sunset', 'horse[ridden @cowboy]'],
  ['a girl riding her bicycle through the village', 'bicycle[ridden @girl]'],
  ['a saxophone player on a street corner at night', '@musician[held saxophone]'],
  ['grandmother knitting by the fireplace', '@armchair[on @grandmother[held @knitting]]'],
  ['an old man feeding pigeons on a bench in the park', '@bench[on @grandfather], 3 dove'],
  ['a child blowing bubbles in a garden', '@child[held @bubbles]'],
  ['a surfer carrying his board along the beach', '@man[held @surfboard]'],
  ['a street performer juggling in a town square', '@clown[held @jugglingballs]'],
  ['a mother holding her baby by the window', '@woman[held @baby]'],
  ['a man rowing a boat on a lake', '@rowboat[ridden @man]'],
  ['a man talking on his cell phone in a street', '@man[held mobile-phone]'],
  ['a man lifting weights in a gym', '@man[held @barbell]'],
  ['a woman pushing a pram in a park', '@woman[at @pram]'],
  ['a child pulling a sled in the snow', '@child[led sled]'],
  ['a father carrying his son on his shoulders', '@man[shouldered @boy]'],
  ['a mother with a newborn in her arms', '@woman[held @baby]'],
  ['an elven ranger aiming a bow in a forest', '@elf[held bow-and-arrow]'],
  ['a woman sweeping the floor', '@woman[held broom]'],
  ['a boy sitting by a campfire in the forest', '@boy[at fire]'],
  ['two friends having a barbecue in a garden', '@person+1, @kettlegrill'],
  ['a king sitting on his throne', '@throne[on @king]'],
  ['a family having breakfast in a kitchen', '@family+2[at @table[on @breakfast]]'],
  ['a family of four on a beach', '@bigfamily+3'],
  ['a man riding a wave on top of a surfboard', 'person-surfing'],
  ['an elephant ridden by a man', 'elephant[ridden @man]'],
  ['two knights on horses', '2 horse[ridden @knight]'],
  ['teenagers skateboarding at sunset', '3 @boy[held skateboard]'],
  ['a jockey on a racing horse', 'horse-racing'],
  ['a hiker with a backpack in the mountains', '@hiker'],
  ['an oil painting of a couple in the rain', '@couple+1'],
  ['a large crowd at a concert', '20 @person'],
  ['two friends walking together in a park', '@person+1'],
])('“%s” is somebody doing it: %s', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test.each([
  ['a tree frog sitting on a leaf in the rainforest', '@leaf[on frog]'],
  ['a toucan in the rainforest', '@branch[on bird]'],
  ['a toucan flying over the rainforest', 'bird'],
  ['a raccoon looking out of a trash can at night', 'wastebasket[in raccoon]'],
  ['a cat behind a fence', '@fence[behind cat]'],
  ['a mother elephant with her calf', 'elephant, elephant'],
  ['a hen with her chicks', 'rooster, 3 baby-chick'],
  ['a goldfish in a bowl on a table', '@fishbowl'],
  ['a yellow flower in a glass vase', '@clearvase[full blossom]'],
  ['a single red paper crane on a desk', '@papercrane'],
  ['a bouquet of roses on a table', '@papercone[full 3 rose]'],
])('“%s” shows %s', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test('whoever is on a ship stands on its deck, and whoever crosses a bridge on its boards', () => {
  expect(parsePrompt('a viking warrior on a ship in a storm')).toMatchObject({
    place: 'terrace',
    terrace: 'deck',
  })
  expect(parsePrompt('a couple on a bridge in autumn')).toMatchObject({ place: 'terrace', terrace: 'bridge' })
  expect(parsePrompt('a train crossing a bridge').subjects[0].key).toBe('@viaduct')
})

test('what drives along a street comes towards the viewer, but a vintage car is parked', () => {
  expect(parsePrompt('a yellow taxi in a busy city street').subjects[0].icon).toBe('oncoming-taxi')
  expect(parsePrompt('a vintage car on a city street').subjects[0].icon).toBe('automobile')
})

test('a beast that is in water stands in it', () => {
  expect(parsePrompt('a hippo in a river at sunset').subjects[0].wades).toBe(true)
})

test('what somebody does in a house is seen in a room', () => {
  expect(parsePrompt('a family having dinner in a cozy house').place).toBe('room')
})

test('the colour of a place is not that of what comes after it', () => {
  expect(parsePrompt('a flock of sheep on a green hill with a dog').subjects[1].colour).toBeUndefined()
})

test('a giant is larger than its kind', () => {
  const [usual] = parsePrompt('a robot in a meadow').subjects
  const [giant] = parsePrompt('a giant robot in a meadow').subjects
  expect(giant.size).toBeGreaterThan(usual.size * 2)
})

test('whoever is bent over a bench works at it', () => {
  const [keeper] = parsePrompt('an old watchmaker bent over his workbench').subjects
  expect(keeper).toMatchObject({ key: '@watchmaker', action: 'working' })
})

test('a window behind somebody at work is one of the room of the trade', () => {
  expect(parsePrompt('a barista steaming milk, rainy window behind')).toMatchObject({
    place: 'room',
    room: 'cafe',
  })
  expect(parsePrompt('an art room with jars on the windowsill and a teacher')).toMatchObject({
    room: 'artstudio',
  })
})

test.each([
  ['a robot trying to cook', '@machineman'],
  ['robot trying to fold a sheet', '@machineman'],
  ['a fox about to sit on a chair', 'fox'],
])('in %s what somebody is about to do is their deed', (prompt, doer) => {
  const scene = parsePrompt(prompt)
  expect(scene.place).not.toBe('poster')
  expect(JSON.stringify(scene.subjects)).toContain(`"key":"${doer}"`)
})
