import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test('of several each does something of their own', () => {
  const { subjects } = parsePrompt(
    'four friends at the lake, one swims, one reads, one fishes and one plays guitar',
  )
  expect(subjects).toHaveLength(4)
  expect(subjects.map(({ action }) => action)).toContain('fishing')
  expect(subjects.at(-1)?.icon).toBe('person-swimming')
})

test('a sign is held up by whoever has it', () => {
  expect(parsePrompt('hitchhiker with a cardboard sign beside a desert highway').subjects[0]).toMatchObject({
    bears: [{ how: 'held', subject: { key: '@placard' } }],
  })
})

test('a cable car hangs in the mountains, but runs on rails in the streets of San Francisco', () => {
  expect(parsePrompt('cable car over the valley in the swiss alps').subjects[0].icon).toBe('aerial-tramway')
  expect(parsePrompt('a cable car on a hill in san francisco').subjects[0].icon).not.toBe('aerial-tramway')
})

test('a missing tooth is no thing beside a face', () => {
  const scene = parsePrompt('portrait of a freckled boy with a missing tooth laughing')
  expect(scene.subjects.flatMap(({ bears = [] }) => bears)).toEqual([])
})

test('a team that has its picture taken stands where that is, and not where it comes from', () => {
  const scene = parsePrompt('a football team from the pub taking a team photo in the snow')
  expect(scene.place).not.toBe('room')
  expect(scene.subjects[0].action).toBe('upright')
})

test('candles that are blown out are on a cake that is looked at', () => {
  const [mum] = parsePrompt('my mum blowing out the candles on her 70th birthday cake').subjects
  expect(mum.bears?.[0].subject.bears?.[0].subject.size).toBeGreaterThan(0.4)
})

test('what is done with somebody is done by them', () => {
  expect(parsePrompt('baking cookies with grandma').subjects[0]).toMatchObject({
    key: '@child',
    action: 'working',
  })
  expect(parsePrompt('lighting the menorah with the kids').subjects[0].figure).toBeDefined()
})

test('whoever plays in a wheelchair sits in it', () => {
  expect(parsePrompt('wheelchair tennis').subjects[0].bears?.[0]).toMatchObject({
    how: 'on',
    subject: { action: 'racketing' },
  })
})
