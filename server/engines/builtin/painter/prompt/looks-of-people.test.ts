import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

const figureOf = (prompt: string) => parsePrompt(prompt).subjects[0]?.figure

test.each([
  ['a nurse in a surgical mask', 'surgical'],
  ['a soldier wearing a gas mask', 'gas'],
  ['an ice hockey goalie wearing a mask', 'goalie'],
  ['a plague doctor in the street', 'beaked'],
  ['a pirate with an eyepatch', 'patch'],
  ['a blindfolded woman in a garden', 'blindfold'],
  ['a tattooed man on the beach', 'tattoo'],
])('%s has it on the face', (prompt, wear) => expect(figureOf(prompt)?.wear).toBe(wear))

test('a mask that nobody wears is a thing', () => {
  expect(parsePrompt('a venetian mask on a table').subjects.map(({ key }) => key)).toContain('@mask')
})

test.each([
  ['a 30 yo woman, close up', 'young', 1],
  ['portrait of a 72 year old man', 'old', 1],
])('%s is one person of that age', (prompt, age, count) => {
  const { face, subjects } = parsePrompt(prompt)
  expect(subjects[0].count).toBe(count)
  expect(age === 'old' ? face?.age : 'young').toBe(age)
})

test('who is named by the hair alone is somebody', () => {
  expect(parsePrompt('A blonde is walking in the park').subjects[0]).toMatchObject({ key: '@woman' })
})

test('a face by itself is a portrait', () => expect(parsePrompt('a human face').place).toBe('portrait'))

test('skin of the colour of olives is no green skin', () => {
  expect(figureOf('an olive skinned man at a desk')?.skin).toBe('#c9996e')
})

test('a band of astronauts is several astronauts', () => {
  expect(parsePrompt('an astronaut rap group dancing on Mars').subjects[0]).toMatchObject({
    key: '@astronaut',
    count: 3,
    action: 'dancing',
  })
})

test.each(['statistician', 'volcanologist', 'gangster', 'musketeer', 'soprano', 'countess'])(
  'a %s is somebody',
  name => expect(figureOf(`a ${name}`)).toBeDefined(),
)

test('who wears jeans and shoes is seen down to the feet, and in no dress', () => {
  const { place, subjects } = parsePrompt('a girl with long black hair in blue jeans and cool shoes')
  expect(place).not.toBe('portrait')
  expect(subjects[0].figure?.outfit).toBe('casual')
})

test('short hair of a woman is short', () => {
  expect(parsePrompt('portrait of a woman with short red hair').face).toMatchObject({
    hair: 'bob',
    hairColour: '#a8431c',
  })
})

test.each([
  'couple in their 70s slow dancing in the kitchen',
  'a 75 year old couple on a bench',
  'a married couple in their late eighties dancing',
])('couples are as old as their years: %s', prompt => {
  expect(JSON.stringify(parsePrompt(prompt).subjects)).toContain('@grandparent')
})
