import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'
import type { Subject } from './scene.ts'

const shown = ({ key, bears = [] }: Subject): string =>
  bears.length > 0 ? `${key}[${bears.map(({ how, subject }) => `${how} ${shown(subject)}`).join('; ')}]` : key

test.each([
  ['a welder in a dark workshop with sparks flying everywhere', '@welder[at @weldwork]'],
  ['a woman welding a gate', '@welder[at @weldwork]'],
  ['a woman welding a sculpture in a dark workshop', '@welder[at @weldedsculpture]'],
  ['a man welding a giant steel statue', '@welder[at @weldedsculpture]'],
  ['a chef tossing noodles in a wok', '@chef[at @flamingwok]'],
  ['a cook frying vegetables in a flaming wok', '@chef[at @flamingwok]'],
  ['a glassblower shaping a glowing vase', '@glassblower[at @glassfurnace]'],
  ['a bricklayer building a wall on a rainy morning', '@bricklayer[at @brickcourse]'],
  ['a shoemaker mending a boot', '@cobbler[at @cobblersbench]'],
  ['a watchmaker repairing a pocket watch', '@watchmaker[at @watchbench]'],
  ['a jeweller setting a diamond in a ring', '@jeweller[at @jewelbench]'],
  ['a stonemason carving a gargoyle', '@stonemason[at @stoneblock]'],
  ['a surgeon in the operating room', '@surgeon[at @operatingtable]'],
  ['a dentist treating a boy', '@dentist[at @dentalchair]'],
  ['a carpenter planing a plank, curls of wood on the floor', '@carpenter[at @workbench]'],
  ['an architect in her office', '@draughtsman[at @draughtingtable]'],
  ['a fishmonger shouting at his stall with fish on ice', '@fishmonger[at @fishstall]'],
  ['road workers with a jackhammer at night', '@roadworker[held @jackhammer]'],
  ['a waiter balancing a tray full of glasses', '@waiter[held @glasstray]'],
])('who is at work has what the trade is known by: %s', (prompt, subject) => {
  expect(shown(parsePrompt(prompt).subjects[0])).toBe(subject)
})

test('welders and surgeons have their faces covered', () => {
  expect(parsePrompt('a welder').subjects[0].figure?.wear).toBe('welding')
  expect(parsePrompt('a surgeon').subjects[0].figure?.wear).toBe('surgical')
})

test('trades have their rooms, whether they are told or not', () => {
  expect(parsePrompt('a programmer late at night in front of three monitors').room).toBe('office')
  expect(parsePrompt('a dentist treating a boy').room).toBe('dentist')
  expect(parsePrompt('dock workers unloading a ship').subjects[0].key).toBe('@dockworker')
})

test('a messy desk is one, with all that is said to be on it', () => {
  const { subjects } = parsePrompt('messy desk with papers, coffee cups and a laptop')
  expect(subjects.map(({ key }) => key)).toEqual(['@messydesk'])
})

test('a baler is no baker', () => {
  expect(parsePrompt('a farmer with a hay baler in a field').subjects.map(({ key }) => key)).toContain(
    '@baler',
  )
})

test('who lunches on a beam sits high above a city, something to eat in hand', () => {
  const scene = parsePrompt('construction workers eating lunch on a steel beam high above the city')
  expect(scene).toMatchObject({ place: 'terrace', terrace: 'steel beam' })
  expect(shown(scene.subjects[0])).toBe('@builder[held sandwich]')
})

test.each([
  ['a man carrying a huge cactus', '@man[held cactus]'],
  ['a boy practising the tuba', '@boy[held @tuba]'],
  ['tattoo artist tattooing a sailor’s arm', '@tattooist[at @armchair[on @sailor]]'],
  ['painter on scaffolding painting a blue house', '@scaffold[on @painter]'],
  ['a young woman painting the bedroom walls yellow', '@woman[at @paintedwall]'],
  ['a plumber fixing a leaking pipe under a kitchen sink', '@plumber[at @sink]'],
])('what somebody carries, plays and mends is with them: %s', (prompt, subject) => {
  expect(shown(parsePrompt(prompt).subjects[0])).toBe(subject)
})

test('windows of towers are cleaned from a cradle before the glass', () => {
  const scene = parsePrompt('a window washer cleaning a skyscraper at sunrise')
  expect(scene).toMatchObject({ place: 'terrace', terrace: 'steel beam', time: 'dawn' })
  expect(shown(scene.subjects[0])).toBe('@windowcleaner[held @squeegee]')
})

test('who teaches at a board has the class before them, seen from behind', () => {
  const scene = parsePrompt('a teacher writing on a blackboard in front of children')
  expect(scene.subjects.map(({ key }) => key)).toEqual(['@teacher'])
})

test.each([
  ['astronaut repairing a satellite', 'space'],
  ['firefighters spraying water on a burning house', 'street'],
])('work is where such work is done: %s', (prompt, place) => {
  expect(parsePrompt(prompt).place).toBe(place)
})

test('a machine that a trade has anyway is there once', () => {
  const { subjects } = parsePrompt('a seamstress sewing a wedding dress late at night')
  expect(shown(subjects[0])).toBe('@seamstress[at @table[on @sewingmachine]]')
})

test.each([
  ['a receptionist at a hotel desk', 'lobby'],
  ['a pharmacist reaching for a bottle on a high shelf', 'pharmacy'],
])('who serves people is where they are served: %s', (prompt, room) => {
  expect(parsePrompt(prompt).room).toBe(room)
})

test('builders carry planks, and lie on none', () => {
  const [builders] = parsePrompt('two builders carrying a plank').subjects
  expect(builders.action).not.toBe('planking')
})

test.each([
  'noodle seller under a bridge',
  'a dumpling vendor in a street',
  'street food vendor cooking noodles',
])('who sells noodles has a pot and bowls before them: %s', prompt => {
  const { subjects } = parsePrompt(prompt)
  expect(subjects[0].bears?.map(({ subject }) => subject.key)).toEqual(['@noodlestall'])
  expect(subjects.some(({ mode }) => mode === 'table')).toBe(false)
})

test('cooks have their stalls at the night markets of the Far East', () => {
  for (const prompt of ['night market in Taipei with food stalls', 'a busy night market in Bangkok'])
    expect(parsePrompt(prompt).scenery).toContain('@noodlestall')
  expect(parsePrompt('a market with food stalls in Provence').scenery).not.toContain('@noodlestall')
})

test('a woman who welds has long hair below the shield', () => {
  expect(parsePrompt('a woman welding a sculpture').subjects[0].figure?.hair).toBe('long')
})

test('in a busy kitchen the chef is not the only one', () => {
  expect(
    parsePrompt('a chef tossing rice in a wok, busy restaurant kitchen').subjects[0].companions,
  ).toHaveLength(1)
})

test.each([
  ['a captain on the bridge of his ship at sunset', { place: 'terrace', terrace: 'deck' }],
  ['a stewardess in an airplane', { place: 'room', room: 'plane' }],
  ['an astronaut in a space station', { place: 'room', room: 'spaceship' }],
  ['a construction worker on a skyscraper', { place: 'terrace', terrace: 'steel beam' }],
  ['a coast with steep cliffs in a storm', { place: 'cliff' }],
  ['a girl with blue eyes in the snow', { outlook: 'snowfield', time: 'day' }],
])('people are where their work and the words have them: %s', (prompt, where) => {
  expect(parsePrompt(prompt)).toMatchObject(where)
})

test('a hunter is in the coat of one, and who hunts monsters in armour', () => {
  expect(parsePrompt('a hunter with his dog').subjects[0]).toMatchObject({ key: '@hunter' })
  expect(parsePrompt('a monster hunter').subjects[0].figure?.outfit).toBe('armor')
})

test('a treasure chest and a suitcase stand beside their owner', () => {
  for (const prompt of ['a pirate with a treasure chest', 'a man with a suitcase at a train station'])
    expect(parsePrompt(prompt).subjects[1]).toMatchObject({ mode: 'ground' })
})

test.each([
  ['a flower seller in the street', '@vendor[at @flowerstall]'],
  ['an ice cream vendor on the beach', '@vendor[at @icestall]'],
  ['a woman selling bread at a market', '@woman[at @breadstall]'],
])('who sells one kind of goods has a stall full of them: %s', (prompt, seller) => {
  expect(shown(parsePrompt(prompt).subjects[0])).toBe(seller)
})

test('herders have their animals about, and pickers the rows that they pick in', () => {
  expect(parsePrompt('a reindeer herder in the snow').subjects.map(({ key }) => key)).toEqual([
    '@shepherd',
    'deer',
  ])
  expect(parsePrompt('a woman picking tea leaves').place).toBe('teafield')
})

test('temples are those of their country, and elephants of India stand among palms', () => {
  const temple = (prompt: string) => parsePrompt(prompt).subjects.at(-1)?.key
  expect(temple('a monk walking to the temple in thailand')).toBe('@thaitemple')
  expect(temple('a tibetan monastery in the mountains')).toBe('@himalayanrow')
  expect(temple('a temple in kyoto')).toBe('@pagoda')
  expect(parsePrompt('an elephant in india').place).not.toBe('savanna')
})
