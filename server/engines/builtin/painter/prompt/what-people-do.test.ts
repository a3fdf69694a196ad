import { expect, test } from 'vitest'
import { spelled } from '#tests/support/spelled.ts'
import { parsePrompt } from './parse.ts'

const shown = (prompt: string) => parsePrompt(prompt).subjects.map(spelled).join(', ')

test.each([
  ['a gardener planting tomatoes', '@gardener[at @earthbed[on seedling]]'],
  ['Children planting sunflowers in a garden', '@child+2[at @earthbed[on sunflower]]'],
  ['a train conductor checking his pocket watch', '@trainconductor[held @pocketwatch]'],
  ['a grandmother handing a cookie to a little boy', '@grandmother+1[held @cookies]'],
  ['a waiter pouring wine in a restaurant', '@waiter[at @table[on @redwine]]'],
  ['two friends talking over coffee', '@person+1[at @table[on 2 hot-beverage]]'],
  ['two kids jumping in muddy puddles', '@puddle[on @child+1]'],
  ['a boy reading while sitting on the porch steps', '@steps[on @boy[read open-book]]'],
  ['a woman walking along the beach with a surfboard under her arm', '@woman[held @surfboard]'],
  ['my skateboard crew at the skatepark', '3 @skateboarder[held skateboard]'],
  ['a teen boy wearing a turquoise t-shirt and grey shorts, grey bike helmet', '@child'],
  ['customers eating lunch at an outdoor cafe', '@person+2[at @table[on pot-of-food]], @shopfront'],
  ['a child hiding behind a tree', '@treetrunk[behind @child]'],
  ['two kittens playing hide and seek in a garden', '@treetrunk[behind 2 cat]'],
  ['a mother pushes her daughter on a swing', '@woman, @swing[on @girl]'],
  ['a boy pushing his little brother on a swing', '@boy, @swing[on @child]'],
  ['one kid builds a sandcastle and another flies a kite', '@child[at @sandcastle], @girl[held kite]'],
  ['kids in a pillow fort reading a book', '@blanketfort[under 3 @child[read open-book]]'],
  ['a boxer training in an old gym', '@boxer[at @punchingbag]'],
  ['a woman hitting the heavy bag at the gym', '@woman[at @punchingbag]'],
  ['a dj at a nightclub', '@djdecks[behind @dj]'],
  ['a boy playing video games in his bedroom', '@boy[held video-game][at @table[on desktop-computer]]'],
  ['a farmer working in a rice paddy', '@farmer[held shovel]'],
])('“%s” is seen at it', (prompt, subjects) => {
  expect(shown(prompt)).toBe(subjects)
})

test('what is chased runs as well', () => {
  expect(parsePrompt('a cat chasing a dog').subjects.map(({ action }) => action)).toEqual([
    'running',
    'running',
  ])
})

test('people who walk in a city are seen in its streets', () => {
  expect(parsePrompt('urban landscape at sunset, people walking in the foreground')).toMatchObject({
    place: 'street',
    subjects: [{ key: '@person', action: 'walking' }],
  })
})

test('people who talk in the street stand and are turned to one another', () => {
  const [women] = parsePrompt('two women gossiping in the street').subjects
  expect(women).toMatchObject({ action: 'talking', companions: [{}] })
})

test('a blanket fort is built indoors', () => {
  const { place, subjects } = parsePrompt('a boy and his sister building a blanket fort')
  expect(place).toBe('room')
  expect(subjects.map(spelled)).toEqual(['@boy+1[at @blanketfort]'])
})

test.each([
  'two friends sitting on a rooftop watching the sunset',
  'a couple looking at the sea from a cliff',
  'a woman with a backpack looking over a valley',
])('“%s” is seen from behind', prompt => {
  expect(parsePrompt(prompt).subjects[0].figure?.facing).toBeUndefined()
})

test('a backpack that somebody is with is on the back', () => {
  expect(parsePrompt('a woman with a backpack looking over a valley').subjects[0].figure?.rucksack).toBe(true)
})

test.each(['a man rowing a boat across a lake', 'a man rowing on a lake'])(
  'whoever rows in “%s” sits in a boat with the oars',
  prompt => {
    expect(parsePrompt(prompt).subjects).toMatchObject([
      { key: '@rowboat', bears: [{ how: 'ridden', subject: { key: '@man', action: 'rowing' } }] },
    ])
  },
)

test('a father and his son row in one boat', () => {
  const [boat] = parsePrompt('a father rowing with his son').subjects
  expect(boat).toMatchObject({ key: '@rowboat', count: 1 })
  expect(boat?.bears?.[0]?.subject.companions).toHaveLength(1)
})

test('whoever dives does so in swimwear', () => {
  expect(parsePrompt('boys diving from a pier into a lake').subjects).toMatchObject([
    { key: '@boy', action: 'diving', figure: { outfit: 'swimwear' } },
  ])
})

test('those who paint a wall stand before it', () => {
  expect(parsePrompt('two men painting a wall').subjects[0]?.bears).toMatchObject([
    { how: 'held', subject: { key: 'paintbrush' } },
    { how: 'against', subject: { key: '@wall' } },
  ])
})

test('a relative whose trade is named beside is one person', () => {
  const { subjects } = parsePrompt('my grandfather, a fisherman, mending nets in the harbour')
  expect(subjects).toHaveLength(1)
  expect(subjects[0]).toMatchObject({ key: '@fisherman', figure: { beard: true } })
})

test('what is named after the looks of somebody is in their hands', () => {
  expect(parsePrompt('a boy with freckles and a red kite').subjects[0]?.bears).toMatchObject([
    { how: 'held', subject: { key: 'kite' } },
  ])
})

test('whoever is asleep in a chair has the eyes shut', () => {
  const [chair] = parsePrompt('grandpa asleep in his armchair').subjects
  expect(chair?.bears?.[0]?.subject.figure?.mood).toBe('asleep')
})

test('somebody in a costume is known by that, and over the city whoever flies', () => {
  expect(parsePrompt('my son dressed as a superhero in the garden').subjects).toMatchObject([
    { key: '@superhero', figure: { isChild: true } },
  ])
  expect(parsePrompt('a superhero flying over the city').place).toBe('city')
})

test.each(['a knight jumping off the couch', 'my son dressed as a superhero jumping off the couch'])(
  '“%s” is indoors, where couches are',
  prompt => {
    expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room: 'livingroom' })
  },
)

test.each([
  ['a boy riding on his father’s shoulders at a fair', '@man[shouldered @boy]'],
  ['a girl sitting on the shoulders of her father', '@man[shouldered @girl]'],
  ['a young couple kissing under an umbrella in the rain', '@couple+1'],
])('“%s” shows %s', (prompt, people) => {
  expect(shown(prompt)).toBe(people)
})

test('whoever is under an umbrella has it in the hand, and is out of doors', () => {
  const { place, subjects } = parsePrompt('a woman under an umbrella')
  expect(place).not.toBe('table')
  expect(subjects).toMatchObject([{ key: '@woman', figure: { hold: 'umbrella' } }])
})

test('who sells from a table stands at it, on a street of houses', () => {
  const { place, subjects } = parsePrompt('my two girls selling lemonade from a wobbly table on our street')
  expect(place).toBe('village')
  expect(subjects[0]?.bears?.[0]).toMatchObject({ how: 'at', subject: { key: '@table' } })
})

test.each([
  ['the goalie leaping to save the ball', '@goalkeeper', 'diving'],
  ['a baby crawling over the carpet', '@baby', 'crawling'],
  ['people doing gymnastics on the beach', '@person', undefined],
  ['a woman floating in the lake', 'person-swimming', undefined],
])('“%s” is done by %s', (prompt, key, action) => {
  const [main] = parsePrompt(prompt).subjects
  expect([main?.key, main?.action]).toEqual([key, action])
})

test('winds a blanket about a baby, in its colour', () => {
  const [baby] = parsePrompt('a newborn baby asleep in a white blanket').subjects
  expect(baby).toMatchObject({ key: '@baby', action: 'sleeping', figure: { colour: '#f4f4f2' } })
})

test('puts the baby into the arms of whoever is with it', () => {
  expect(parsePrompt('a father with his newborn').subjects).toMatchObject([
    { key: '@man', bears: [{ how: 'held', subject: { key: '@baby' } }] },
  ])
})

test.each([
  ['a couple in a hot air balloon over the mountains', '@balloon[in @couple+1]'],
  ['students tossing their caps in a park', '3 @graduate'],
  ['kids hiding under the blankets', '@blanketfort[under 3 @child]'],
])('“%s” shows %s', (prompt, shown) => {
  expect(parsePrompt(prompt).subjects.map(spelled).join(', ')).toBe(shown)
})

test('leaves no wrecks where a house is only on fire', () => {
  expect(parsePrompt('a firefighter in front of a burning house').scenery).not.toContain('@rubble')
  expect(parsePrompt('a soldier in a ruined street').scenery).toContain('@rubble')
})

test('headphones are worn, and in their colour', () => {
  const [girl] = parsePrompt('a girl with pink headphones in a cafe').subjects
  expect(girl).toMatchObject({ figure: { headphones: '#f08ab0' } })
  expect(girl?.bears).toBeUndefined()
  expect(parsePrompt('portrait of a man with headphones').face?.headphones).toBeDefined()
})

test('the clothes that all are said to wear are worn by each of them', () => {
  const [puddle] = parsePrompt('kids in yellow raincoats jumping in puddles').subjects
  const kids = puddle?.bears?.[0]?.subject
  for (const kid of kids?.companions ?? []) expect(kid).toMatchObject({ outfit: 'coat', colour: '#f2cf1d' })
})

test('whoever watches the stars does so under them', () => {
  expect(parsePrompt('a robot and a girl watching the stars')).toMatchObject({
    place: 'hills',
    time: 'night',
  })
})

test('rice is tended in the hats of its lands', () => {
  expect(parsePrompt('a farmer in the rice fields of vietnam').subjects[0]?.figure?.hat).toBe('kasa')
  expect(parsePrompt('a farmer in a wheat field').subjects[0]?.figure?.hat).toBe('straw')
})

test.each([
  ['a yoga class on the beach', 'beach', undefined, '5 @woman'],
  ['a job interview', 'room', 'office', '@businessman+1[at @table]'],
  ['a fashion show', 'room', 'stage', '3 @woman'],
  ['a family dinner', 'room', 'diningroom', '@family+2[at @table[on @meal]]'],
  ['students having a meeting', 'room', 'conference', '@student+2[at @table]'],
  ['kids having a pillow fight', 'room', 'bedroom', '3 @child, 3 @pillow'],
  ['a gondolier in venice', 'village', undefined, '@gondola[in @sailor]'],
])('“%s” is shown by those who are at it', (prompt, place, room, subjects) => {
  const scene = parsePrompt(prompt)
  expect(scene.place).toBe(place)
  if (room) expect(scene.room).toBe(room)
  expect(scene.subjects.map(spelled).join(', ')).toBe(subjects)
})

test('children who are read to sit beside whoever reads, twins alike, and at bedtime on the bed', () => {
  const { subjects, time, room } = parsePrompt('mum reading a bedtime story to her twins')
  expect([room, time, ...subjects.map(spelled)]).toEqual([
    'bedroom',
    'night',
    '@bed[on @woman+2[read open-book]]',
  ])
  const [one, other] = subjects[0]?.bears?.[0]?.subject.companions ?? []
  expect(one).toEqual(other)
  expect(parsePrompt('a father reading a story to his daughter').place).toBe('room')
  expect(parsePrompt('a teacher reading to children in a classroom').subjects.map(spelled)).toEqual([
    '@teacher+2[read open-book]',
  ])
})

test('cross-country skiers walk on their skis', () => {
  const { place, season, subjects } = parsePrompt('cross-country skiers in a snowy forest')
  expect([place, season, subjects[0]?.figure?.skates]).toEqual(['forest', 'winter', 'skis'])
})
