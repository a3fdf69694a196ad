import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['a Roman soldier on the march', 'tunic', 'galea'],
  ['a Spartan warrior on a hill', 'tunic', 'galea'],
  ['a pharaoh before the pyramids', 'tunic', 'nemes'],
  ['an Aztec priest in the jungle', 'tunic', 'feathers'],
  ['a Native American chief on the prairie', 'coat', 'feathers'],
  ['a Scottish piper on a moor', 'kilt', 'beret'],
  ['a hula dancer at the beach', 'grass', 'flowers'],
  ['a samba dancer in the street', 'swimwear', 'feathers'],
  ['a Mongolian nomad on the steppe', 'coat', 'furhat'],
  ['a guard in London', 'coat', 'bearskin'],
  ['a woman in a red sari at a market', 'sari', undefined],
  ['a man in a toga', 'robe', undefined],
])('“%s” is dressed as such people are', (prompt, outfit, hat) => {
  const { subjects } = parsePrompt(prompt)
  const [main] = subjects.flatMap(subject => [subject, ...(subject.bears ?? []).map(b => b.subject)])
  expect(main?.figure).toMatchObject(hat ? { outfit, hat } : { outfit })
})

test('several cavemen around a fire wear hides alike', () => {
  const [cavemen] = parsePrompt('cavemen sitting around a fire in a cave at night').subjects
  expect(cavemen?.companions).toHaveLength(2)
  expect(new Set(cavemen?.companions?.map(({ outfit, colour }) => `${outfit} ${colour}`)).size).toBe(1)
})

test('who is shown something by another woman is somebody else', () => {
  const { subjects } = parsePrompt('a woman is showing a photo to a woman on a scooter')
  const people = subjects.flatMap(({ figure, bears = [] }) => [
    figure,
    ...bears.map(({ subject }) => subject.figure),
  ])
  expect(people.filter(figure => figure)).toHaveLength(2)
})

test.each([
  ['a woman practicing archery in a field', '@archerytarget'],
  ['a gymnast on a balance beam', '@balancebeam'],
  ['lion dancers in a street', '@liondance'],
  ['a baby sleeping in a cradle', '@cribwithbaby'],
  ['a knight with a wheel of cheese', '@cheesewheel'],
])('“%s” shows %s', (prompt, drawing) => {
  const keys = parsePrompt(prompt).subjects.flatMap(({ key, bears = [] }) => [
    key,
    ...bears.map(({ subject }) => subject.key),
  ])
  expect(keys).toContain(drawing)
})

test.each([
  ['a runner in the city at dawn', 'running'],
  ['a group of joggers in a park', 'running'],
  ['a girl on roller skates in a park', 'sliding'],
  ['a hockey player on a frozen lake', 'sliding'],
])('“%s” is seen %s', (prompt, action) => {
  expect(parsePrompt(prompt).subjects[0]?.action).toBe(action)
})

test.each([
  ['a girl with headphones on a night bus', 'bus'],
  ['a student on the subway', 'metro'],
])('“%s” is inside: %s', (prompt, room) => {
  expect(parsePrompt(prompt)).toMatchObject({ place: 'room', room })
})

test('a baker with the tongue between his teeth has no teeth about him', () => {
  const { subjects } = parsePrompt('a baker decorating a cake, tongue between his teeth')
  expect(
    subjects.some(({ key, bears = [] }) => key === 'tooth' || bears.some(b => b.subject.key === 'tooth')),
  ).toBe(false)
})

test('whoever tells is one of the friends', () => {
  expect(parsePrompt('me and my four best friends at the beach').subjects[0]?.count).toBe(5)
})

test.each([
  ['a violinist in the snow', 'snowfield'],
  ['a chef in the rain', 'street'],
  ['a nurse under the stars', 'hills'],
])('“%s” is out of doors: %s', (prompt, place) => {
  expect(parsePrompt(prompt).place).toBe(place)
})

test.each([
  ['people celebrating Holi with coloured powder', 'coloured powder'],
  ['a couple under confetti', 'confetti'],
])('“%s” has %s in the air', (prompt, extra) => {
  const { extras, subjects } = parsePrompt(prompt)
  expect([...extras]).toContain(extra)
  expect(subjects[0]?.figure).toBeDefined()
})

test('bullfighters and gladiators are in an arena of sand', () => {
  for (const prompt of ['a bullfighter in the arena', 'a gladiator in the arena'])
    expect(parsePrompt(prompt)).toMatchObject({ place: 'grounds', laid: 'arena' })
})

test('a wedding party is a bride and a groom', () => {
  const [bride] = parsePrompt('a wedding party in a garden in summer').subjects
  expect(bride).toMatchObject({ key: '@bride' })
  expect(bride?.companions).toHaveLength(1)
})

test.each([
  ['a burning house at night', 'house'],
  ['a castle on fire', 'castle'],
  ['a car in flames on a road', 'automobile'],
])('the flames of “%s” are on it', (prompt, key) => {
  const { subjects, scenery } = parsePrompt(prompt)
  expect(subjects[0]).toMatchObject({ key, wear: ['burning'] })
  expect(scenery).not.toContain('fire')
})

test('who has a shield already has no second one', () => {
  const [soldier] = parsePrompt('a Roman soldier with his shield').subjects
  expect(soldier?.figure?.shield).toBeDefined()
  expect(soldier?.bears ?? []).toEqual([])
})

test.each([
  ['schoolchildren waiting in the rain', '@child'],
  ['a mariachi band in a square at night', '@mariachi'],
  ['a zombie horde in a city', '@zombie'],
  ['a Greek philosopher in Athens', '@philosopher'],
  ['an Inuit hunter on the ice', '@inuit'],
  ['a devil in a cave', '@tiefling'],
])('“%s” shows %s', (prompt, key) => {
  expect(parsePrompt(prompt).subjects[0]?.key).toBe(key)
})

test('who has beer has beer before them', () => {
  const [couple] = parsePrompt('a couple drinking beer at a table').subjects
  expect(couple?.bears?.[0]?.subject.bears?.[0]?.subject.key).toBe('@beermug')
})

test('a sculpture of ice is of ice, and a roll of paper is no bread', () => {
  expect(parsePrompt('an ice sculpture of a swan in a park').subjects.at(-1)).toMatchObject({
    made: 'ice',
  })
  const keys = parsePrompt('a child unrolling a roll of toilet paper').subjects.map(({ key }) => key)
  expect(keys).not.toContain('@rolls')
})

test('what one couple has on the next has not', () => {
  parsePrompt('a winged couple above the clouds')
  expect(parsePrompt('a couple in a meadow').subjects[0]?.companions?.[0]?.wings).toBeUndefined()
})

test('of a couple in lederhosen and dirndl one wears the dress', () => {
  const [couple] = parsePrompt('a couple in lederhosen and dirndl in a meadow').subjects
  expect(couple?.figure?.outfit).not.toBe('dress')
  expect(couple?.companions?.[0]?.outfit).toBe('dress')
})
