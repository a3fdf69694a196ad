import { expect, test } from 'vitest'
import { spelled } from '#tests/support/spelled.ts'
import { describeScene } from './describe.ts'
import { parsePrompt } from './parse.ts'

const understood = (prompt: string, negativePrompt = '') => {
  const { subjects, place, room, time, unmatched } = parsePrompt(prompt, negativePrompt)
  return { shows: subjects.map(spelled).join(', '), in: place === 'room' ? room : place, at: time, unmatched }
}

test.each([
  ['a cat sleeping on a sofa in a cozy living room at night', '@sofa[on cat]', 'livingroom', 'night'],
  [
    'old man reading a newspaper in a cafe, morning light',
    '@armchair[on @grandfather[read newspaper]]',
    'cafe',
    'dawn',
  ],
  ['two horses running on the beach at sunset', '2 horse', 'beach', 'sunset'],
  [
    'a wizard reading a spell book in a library at dusk',
    '@armchair[on @wizard[read open-book]]',
    'library',
    'dusk',
  ],
  ['a pirate ship in a storm', '@galleon', 'ocean', 'storm'],
  ['a wheat field at noon with a tractor', 'tractor', 'meadow', 'day'],
  ['an African king in a throne room at dawn', '@king', 'throne', 'dawn'],
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
  ['an elderly couple holding hands on a park bench at noon', '@bench[on @grandparent+1]', 'meadow', 'day'],
  ['two friends on a sofa in a living room at night', '@sofa[on @person+1]', 'livingroom', 'night'],
  ['two kids building a sandcastle on the beach at noon', '@child+1[at @sandcastle]', 'beach', 'day'],
  [
    'a farmer carrying a basket of apples in a meadow at noon',
    '@farmer[held basket[full 3 red-apple]]',
    'meadow',
    'day',
  ],
  [
    'a boy sitting on a chair reading a book at night',
    '@chair[on @boy[read open-book]]',
    'livingroom',
    'night',
  ],
  [
    'a grandmother in an armchair with a cat on her lap at noon',
    '@armchair[on @grandmother[held cat]]',
    'livingroom',
    'day',
  ],
  ['a mother holding hands with her child on the beach at noon', '@woman+1', 'beach', 'day'],
  ['a chef cooking over flames in a kitchen at night', '@chef[at @stove]', 'kitchen', 'night'],
  ['a stack of blueberry pancakes in a cafe at noon', 'pancakes[on 2 blueberries]', 'cafe', 'day'],
  ['a hedgehog in autumn leaves at noon', 'hedgehog', 'forest', 'day'],
  ['a bowl of ramen at a street stall at night', '@ramen', 'street', 'night'],
  ['a bowl of soup at a market stall at noon', '@soup', 'village', 'day'],
  ['a fisherman repairing his net in a boat at noon', '@rowboat[in @fisherman[held @net]]', 'ocean', 'day'],
  [
    'a stack of pancakes with strawberries on a plate in a cafe at noon',
    '@plate[on pancakes[on 3 strawberry]]',
    'cafe',
    'day',
  ],
  ['a polar bear and her cub on drifting ice at noon', '@floe[on polar-bear][on polar-bear]', 'ocean', 'day'],
  ['an old fisherman mending his nets on a pier at noon', '@fisherman[held @net]', 'terrace', 'day'],
  ['a ballerina stretching in an empty studio at noon', '@ballerina', 'dancestudio', 'day'],
  ['a chef in a restaurant kitchen at night', '@chef', 'restaurantkitchen', 'night'],
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
  ['a steam train crossing a bridge at dawn', '@viaduct[on locomotive]', 'hills', 'dawn'],
  ['a fox cub in a meadow at noon', 'fox', 'meadow', 'day'],
  ['a camel caravan in the desert at dusk', '4 two-hump-camel', 'desert', 'dusk'],
  ['a koala in a tree at noon', '@branch[on koala]', 'forest', 'day'],
  ['a man fishing from a pier at dawn', '@man', 'terrace', 'dawn'],
  ['a skateboarder in the street at noon', '@skateboarder[held skateboard]', 'street', 'day'],
  ['a father carrying his son on his shoulders in a park at noon', '@man[shouldered @boy]', 'meadow', 'day'],
  ['two boys kicking a ball in the street at noon', '2 @boy[held soccer-ball]', 'street', 'day'],
  ['a dove flying over a girl in a meadow at noon', 'dove, @girl', 'meadow', 'day'],
  ['a candle in a church at night', 'candle', 'church', 'night'],
  [
    'a tabby cat playing with a ball of yarn in a living room at night',
    'cat[before yarn]',
    'livingroom',
    'night',
  ],
  ['a puppy chewing a slipper in a bedroom at night', 'dog[before @slippers]', 'bedroom', 'night'],
  ['a border collie herding sheep in a meadow at noon', 'dog, ewe', 'meadow', 'day'],
  ['a squirrel eating a hazelnut in a forest at dawn', 'chipmunk[before chestnut]', 'forest', 'dawn'],
  ['a robin sitting on the handle of a garden spade at noon', '@spade[on bird]', 'meadow', 'day'],
  ['a flock of crows on a field at dusk', '12 black-bird', 'meadow', 'dusk'],
  ['a girl in yellow boots in a park at noon', '@girl', 'meadow', 'day'],
  ['a gardener in a straw hat in a greenhouse at noon', '@gardener', 'greenhouse', 'day'],
  ['a mechanic repairing a car in a garage at night', '@mechanic[at automobile]', 'garage', 'night'],
  ['a blacksmith in a workshop at night', '@blacksmith[at @anvil]', 'workshop', 'night'],
  ['a street musician playing the violin in a street at night', '@musician[held violin]', 'street', 'night'],
  [
    'a grandmother knitting in an armchair by the fireplace at night',
    '@armchair[on @grandmother[held @knitting]]',
    'fireside',
    'night',
  ],
  ['a mother carrying her baby through a meadow at noon', '@woman[held @baby]', 'meadow', 'day'],
  ['a boy skateboarding in the street at noon', '@boy[held skateboard]', 'street', 'day'],
  ['an old woman feeding pigeons in a town square at noon', '@grandmother, 3 dove', 'village', 'day'],
  ['two friends on a ferris wheel at noon', '@person+1, ferris-wheel', 'meadow', 'day'],
  ['a fairy asleep inside a tulip at dawn', 'tulip[in fairy]', 'meadow', 'dawn'],
  ['an octopus hiding inside a clay pot on the seabed at noon', 'amphora[in octopus]', 'underwater', 'day'],
  ['a dog with a frisbee in its mouth on the beach at noon', 'dog[before flying-disc]', 'beach', 'day'],
  ['a kitten peeking out of a box in a bedroom at night', 'package[in cat]', 'bedroom', 'night'],
  ['a pirate captain on the bow of a galleon at dusk', '@galleon[on @pirate]', 'ocean', 'dusk'],
  ['a husky pulling a sled through the snow at night', 'dog[led sled]', 'snowfield', 'night'],
  ['a family of hedgehogs in a garden at dusk', '4 hedgehog', 'meadow', 'dusk'],
  ["a parrot sitting on a pirate's shoulder in a bar at night", '@pirate[shouldered parrot]', 'bar', 'night'],
  ['a tiger swimming in a jungle river at dawn', 'tiger', 'river', 'dawn'],
  ['a puppy sleeping next to a kitten in a bedroom at night', 'dog, cat', 'bedroom', 'night'],
  ['a potter shaping a bowl in a studio at noon', '@potter[at @potterswheel]', 'workshop', 'day'],
  ['a wizard in a tower room at night', '@wizard', 'cellar', 'night'],
  ['a group of men playing chess in a park at noon', '@man+2[at @table[on chess-pawn]]', 'meadow', 'day'],
  [
    'a father teaching his daughter to ride a bicycle in a park at noon',
    '@man, bicycle[ridden @girl]',
    'meadow',
    'day',
  ],
  ['a chef outside a restaurant at night', '@chef, @shopfront', 'street', 'night'],
  ['a whale near icebergs at noon', 'whale, 3 @iceberg', 'ocean', 'day'],
  ['a jazz trio in a bar at night', '@jazzband+2[held saxophone][held @cello][held trumpet]', 'bar', 'night'],
  ['a panda eating in a bamboo forest at noon', 'panda', 'forest', 'day'],
  ['kids having a snowball fight at noon', '3 @child', 'snowfield', 'day'],
  ['an astronaut walking across a red planet at noon', '@astronaut', 'mars', 'day'],
  [
    'a witch flying on her broom past a full moon with her cat',
    'broom[ridden @witch[shouldered cat]]',
    'meadow',
    'moonlit',
  ],
])('“%s” shows %s', (prompt, shows, place, at) => {
  expect(understood(prompt)).toMatchObject({
    shows,
    in: place,
    at,
    unmatched: [],
  })
})

test('a noun that stands for its neighbour says so', () => {
  expect(parsePrompt('a gopher in a meadow').matched).toContain('gopher (as a marmot)')
})

test('a thing that is not known becomes a designed picture of what is, and the result names it', () => {
  const scene = parsePrompt('a zorblax in the mountains at sunset')
  expect(scene).toMatchObject({ place: 'poster', poster: 'alps', time: 'sunset', unmatched: ['zorblax'] })
  expect(describeScene(scene)).toBe(
    'Painted by the built-in engine: a designed picture of mountains, sunset. Not understood: zorblax.',
  )
})

test('of a compound whose head is not known, its first word is not painted either', () => {
  expect(understood('a horse thermostat at noon')).toMatchObject({
    in: 'poster',
    unmatched: ['horse', 'thermostat'],
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
    time: 'night',
  })
})

test('clothes are worn in their colour, and hats are hats', () => {
  const [girl] = parsePrompt('a little girl in yellow boots and a red beanie in the rain').subjects
  expect(girl.figure).toMatchObject({ shoes: '#f2cf1d', hat: 'beanie', hatColour: '#d92b2b' })
  expect(parsePrompt('portrait of an old Indian man in an orange turban').face).toMatchObject({
    hat: 'turban',
    age: 'old',
    skin: '#a8734c',
  })
  expect(parsePrompt('a greyhound in a green sweater').subjects[0].jacket).toBe('#3fa34d')
})

test('a woman in a trade looks like one, and faces say what the prompt says', () => {
  expect(parsePrompt('a female pilot in an airport').subjects[0].figure?.hair).toBe('long')
  expect(parsePrompt('a male nurse in a hospital').subjects[0].figure?.hair).toBe('short')
  expect(parsePrompt('an angry chef in a kitchen').subjects[0].figure?.mood).toBe('angry')
  expect(parsePrompt('portrait of a laughing boy').face?.mood).toBe('laughing')
})

test('animals do what they are said to do, in their own breed', () => {
  expect(parsePrompt('a corgi sleeping on a rug').subjects[0]).toMatchObject({
    breed: 'corgi',
    action: 'sleeping',
  })
  expect(parsePrompt('a horse grazing in a field').subjects[0].action).toBe('eating')
  expect(parsePrompt('a white cat looking out of a window').subjects[0].action).toBe('sitting')
  expect(parsePrompt('a flock of crows on a field').subjects[0].mode).toBe('ground')
  expect(parsePrompt('a monkey family warming up in a hot spring').subjects[0].wades).toBe(true)
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

test('a musician has the guitar that is named, and no second one', () => {
  const [musician, ...others] = parsePrompt('a musician with an electric guitar on a stage').subjects
  expect(others).toEqual([])
  expect(musician.bears?.map(({ subject }) => subject.name)).toEqual(['electric guitar'])
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

test('the note speaks of what was written, and not of what was put in its place', () => {
  const note = (prompt: string) => describeScene(parsePrompt(prompt))
  expect(note('a goblin market in a swamp at dusk')).toBe(
    'Painted by the built-in engine: market, goblins, swamp, dusk.',
  )
  expect(note('a knight crossing a stone bridge')).toBe('Painted by the built-in engine: knight, bridge.')
  expect(note('a steampunk owl')).toBe('Painted by the built-in engine: clockwork, owl.')
  expect(note('a cat on a pile of laundry')).toBe('Painted by the built-in engine: cat, pile of laundry.')
  expect(note('a woman in a red dress on a marble staircase in a palace')).not.toContain('castle')
  expect(note('grandma in a kitchen')).toContain('grandma')
})
