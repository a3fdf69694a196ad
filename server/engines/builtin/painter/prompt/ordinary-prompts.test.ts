import { expect, test } from 'vitest'
import { describeScene } from './describe.ts'
import { parsePrompt } from './parse.ts'
import type { Subject } from './scene.ts'

/** “chair[on cat]”, “@man+1”: a drawing's name, who stands beside it and what it bears. */
function spelled({ key, count, companions = [], bears = [] }: Subject): string {
  const borne = bears.map(({ how, subject }) => `[${how} ${spelled(subject)}]`).join('')
  const others = companions.length > 0 ? `+${companions.length}` : ''
  return `${count > 1 ? `${count} ` : ''}${key}${others}${borne}`
}

const understood = (prompt: string, negativePrompt = '') => {
  const { subjects, place, room, time, unmatched } = parsePrompt(prompt, negativePrompt)
  return { shows: subjects.map(spelled).join(', '), in: place === 'room' ? room : place, at: time, unmatched }
}

test.each([
  ['a cat sleeping on a sofa in a cozy living room at night', '@sofa[on cat]', 'livingroom', 'night'],
  ['old man reading a newspaper in a cafe, morning light', '@grandfather[read newspaper]', 'cafe', 'dawn'],
  ['two horses running on the beach at sunset', '2 horse', 'beach', 'sunset'],
  ['a wizard reading a spell book in a library at dusk', '@wizard[read open-book]', 'library', 'dusk'],
  ['a pirate ship in a storm', '@galleon', 'ocean', 'storm'],
  ['a wheat field at noon with a tractor', 'tractor', 'farmland', 'day'],
  ['an African king in a throne room at dawn', '@king', 'ballroom', 'dawn'],
  ['a pair of geese on a pond in the morning', '2 goose', 'pond', 'dawn'],
  ['dozens of mice in the kitchen at midnight', '12 mouse', 'kitchen', 'night'],
  ['a girl riding a horse along the shore at sunset', 'horse[ridden @girl]', 'beach', 'sunset'],
  ['a dog in a car on a country road at noon', 'automobile[in dog]', 'road', 'day'],
  ['a fox holding a red balloon in the forest at dawn', 'fox[held balloon]', 'forest', 'dawn'],
  [
    'a pirate with a parrot on his shoulder on an island at noon',
    '@pirate[shouldered parrot]',
    'island',
    'day',
  ],
  ['a bowl of cherries on a table at noon', '@bowl[full 3 cherries]', 'livingroom', 'day'],
  ['a knight in front of a castle in the hills at sunset', '@knight, castle', 'hills', 'sunset'],
  ['children playing in the snow on a playground at noon', '3 @child', 'meadow', 'day'],
  ['a chef in a restaurant kitchen at night', '@chef', 'kitchen', 'night'],
  ['an elephant family in the savanna at dusk', '3 elephant', 'savanna', 'dusk'],
  ['a viking ship under the northern lights', '@longship', 'ocean', 'night'],
  ['a bookstore in the rain at night', '@shopfront', 'street', 'night'],
  ['a church on a hill at dawn', 'church', 'hills', 'dawn'],
  ['a cat and a dog on a sofa at night', '@sofa[on dog][on cat]', 'livingroom', 'night'],
  ['a man and a woman in a boat at sunset', '@rowboat[in @man+1]', 'ocean', 'sunset'],
  ['a girl flying a kite on the beach at noon', '@girl[held kite]', 'beach', 'day'],
  ['a boy walking a dog in the park at noon', '@boy[led dog]', 'meadow', 'day'],
  [
    'an old man playing the guitar on a bench at dusk',
    '@bench[on @grandfather[held guitar]]',
    'hills',
    'dusk',
  ],
  ['a musician with a guitar in a bar at night', '@musician[held guitar]', 'bar', 'night'],
  ['a woman playing the piano in a living room at night', '@woman[at @piano]', 'livingroom', 'night'],
  ['an old man playing chess in the park at noon', '@grandfather[at @table[on chess-pawn]]', 'meadow', 'day'],
  ['a bride and a groom in a garden at noon', '@bride+1', 'meadow', 'day'],
  ['a bicycle leaning against a wall at noon', 'bicycle[against @wall]', 'road', 'day'],
  ['a steam train crossing a bridge at dawn', '@bridge[on locomotive]', 'hills', 'dawn'],
  ['a fox cub in a meadow at noon', 'fox', 'meadow', 'day'],
  ['a camel caravan in the desert at dusk', '4 two-hump-camel', 'desert', 'dusk'],
  ['a koala in a tree at noon', '@branch[on koala]', 'forest', 'day'],
  ['a man fishing from a pier at dawn', '@man', 'terrace', 'dawn'],
  ['a skateboarder in the street at noon', 'skateboard[ridden @skateboarder]', 'street', 'day'],
  ['a father carrying his son on his shoulders in a park at noon', '@man+1', 'meadow', 'day'],
  ['two boys kicking a ball in the street at noon', '2 @boy[held soccer-ball]', 'street', 'day'],
  ['a dove flying over a girl in a meadow at noon', 'dove, @girl', 'meadow', 'day'],
  ['a candle in a church at night', 'candle', 'church', 'night'],
])('“%s” shows %s', (prompt, shows, place, at) => {
  expect(understood(prompt)).toMatchObject({
    shows,
    in: place,
    at,
    unmatched: [],
  })
})

test('a noun that stands for its neighbour says so', () => {
  expect(parsePrompt('a coyote in the desert').matched).toContain('coyote (as a fox)')
})

test('a thing that is not known becomes a designed picture of what is, and the result names it', () => {
  const scene = parsePrompt('a zorblax in the mountains at sunset')
  expect(scene).toMatchObject({ place: 'poster', poster: 'alps', time: 'sunset', unmatched: ['zorblax'] })
  expect(describeScene(scene)).toBe(
    'Painted by the built-in engine: a designed picture of mountains, sunset. Not understood: zorblax.',
  )
})

test('of a compound whose head is not known, its first word is not painted either', () => {
  expect(understood('a horse trailer at noon')).toMatchObject({
    in: 'poster',
    unmatched: ['horse', 'trailer'],
  })
})

test('a place alone is painted as the place that it is', () => {
  expect(understood('a cozy library').in).toBe('library')
  expect(understood('rolling hills at dawn')).toMatchObject({ shows: '', in: 'hills', at: 'dawn' })
})

test('skin, hair and clothes are those that the prompt names', () => {
  const scene = parsePrompt('a black woman with curly hair wearing a yellow dress in a garden')
  expect(scene.subjects[0].figure).toMatchObject({
    skin: '#6e4330',
    hair: 'curly',
    outfit: 'dress',
    colour: '#f2cf1d',
    facing: 'front',
  })
})

test('the light that a prompt asks for is read from its words', () => {
  expect(parsePrompt('a vase of roses, soft light, muted colours').light).toEqual(['soft', 'muted'])
  expect(parsePrompt('a monk in a library by candlelight')).toMatchObject({
    light: ['candlelight'],
    time: 'dusk',
  })
})

test('what the negative prompt names is not held, worn or stood on either', () => {
  expect(understood('a cat on a sofa', 'sofa').shows).toBe('cat')
  expect(understood('a girl holding a balloon', 'balloons').shows).toBe('@girl')
})

test('a young animal is smaller than its parent, and two of a kind can differ', () => {
  const [bear, cub] = parsePrompt('a polar bear and her cub on the ice').subjects
  expect(cub.key).toBe(bear.key)
  expect(cub.size).toBeLessThan(bear.size)
})

test('an animal in the water wades, and a bird in a tree perches', () => {
  const [elephant] = parsePrompt('an elephant standing in a river').subjects
  expect(elephant).toMatchObject({ mode: 'float', wades: true })
})

test('a deck, a pier and a balcony look out on the place that is named', () => {
  expect(parsePrompt('a pirate on the deck of a ship')).toMatchObject({
    place: 'terrace',
    terrace: 'deck',
    backdrop: 'ocean',
  })
  expect(parsePrompt('a child on a balcony over the city')).toMatchObject({
    terrace: 'balcony',
    backdrop: 'city',
  })
  expect(parsePrompt('a man on a pier at the lake')).toMatchObject({ terrace: 'pier', backdrop: 'lake' })
})

test('windows that belong to a house are no view from inside', () => {
  expect(parsePrompt('a cabin in the mountains with warm windows').place).toBe('alps')
})

test('crowds, burning houses and strings of lights are heard', () => {
  const { extras, scenery } = parsePrompt('a crowded burning village under fairy lights')
  expect([...extras]).toEqual(expect.arrayContaining(['crowd', 'string lights']))
  expect(scenery).toContain('fire')
})
