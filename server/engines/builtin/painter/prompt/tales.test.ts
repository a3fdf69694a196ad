import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ["Baba Yaga's hut in a dark forest", '@leggedhut'],
  ['a little house on chicken legs in the snow', '@leggedhut'],
  ['a hut standing on two giant chicken feet', '@leggedhut'],
  ['the sea witch in her cave', '@seawitch'],
  ['a three-headed dragon in front of a castle', '@hydra'],
  ['a chinese dragon over mountains', '@longdragon'],
  ['humpty dumpty on a wall', '@eggman'],
  ['a clock melting over a branch', '@meltingclock'],
  ['melting clocks in a desert', '@meltingclock'],
  ['cinderella and the pumpkin coach', '@pumpkincoach'],
  ['jack climbing the beanstalk', '@beanstalk'],
  ['pinocchio at the workshop', '@longnosed'],
])('“%s” has what the tale is known by', (prompt, key) => {
  const { subjects } = parsePrompt(prompt)
  const keys = subjects.flatMap(subject => [subject.key, ...(subject.bears ?? []).map(b => b.subject.key)])
  expect(keys).toContain(key)
})

test('the gingerbread house of a tale is as large as a house, one that is baked is not', () => {
  const inTale = parsePrompt('hansel and gretel at the gingerbread house').subjects
  expect(inTale.find(({ key }) => key === '@gingerbreadhouse')?.size).toBeGreaterThan(3)
  const baked = parsePrompt('a gingerbread house on a kitchen table').subjects
  expect(JSON.stringify(baked)).not.toContain('"size":5')
})

test('a cyclops is a giant with one eye', () => {
  expect(parsePrompt('a cyclops on a beach').subjects[0]).toMatchObject({
    key: '@oneeyedgiant',
    figure: { isOneEyed: true },
  })
})

test('a throne is in the cave or the forest that is named', () => {
  expect(parsePrompt('a queen on a throne in a dark cave')).toMatchObject({ place: 'room', room: 'cave' })
  expect(parsePrompt('a king on a throne in a forest').place).toBe('forest')
  expect(parsePrompt('a king on a throne')).toMatchObject({ place: 'room', room: 'throne' })
})

test('teeth are brushed in a bathroom', () => {
  expect(parsePrompt('a bear in pyjamas brushing his teeth')).toMatchObject({ room: 'bathroom' })
})
