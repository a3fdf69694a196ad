import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'
import type { Subject } from './scene.ts'

const shown = ({ key, bears = [] }: Subject): string =>
  bears.length > 0 ? `${key}[${bears.map(({ how, subject }) => `${how} ${shown(subject)}`).join('; ')}]` : key

test.each([
  ['a textile artist weaving a tapestry on a loom', '@seamstress[at @loom]'],
  ['an old woman weaving a carpet in a village', '@grandmother[at @loom]'],
  ['a grandmother rolling out dough in a sunny kitchen', '@grandmother[at @table[on @dough]]'],
  ['a baker kneading dough', '@baker[at @table[on @dough]]'],
  ['a carpenter in his workshop', '@carpenter[at @workbench]'],
  ['a gardener pruning a bonsai tree', '@gardener[at @table[on @bonsai]]'],
  ['a man washing the dishes', '@man[at @sink]'],
  ['a barber cutting a man’s hair', '@barber[at @armchair[on @man]]'],
  ['worker and client at barber shop', '@barber[at @armchair[on @person]]'],
  ['a hairdresser in her salon', '@hairdresser[at @armchair[on @person]]'],
  ['a beekeeper holding a frame full of bees in a lavender field', '@beekeeper[held @hiveframe]'],
  ['a man selling hot dogs at night', '@man[at @stall; held hot-dog]'],
  ['an old woman selling flowers on a street corner', '@grandmother[at @flowerstall]'],
  ['a dad asleep on the sofa with a toddler on his chest', '@sofa[on @man[held @baby]]'],
  ['a trainer sitting on the ring’s edge in a boxing gym', '@stool[on @coach]'],
])('hands are at what %s says', (prompt, subject) => {
  expect(shown(parsePrompt(prompt).subjects[0])).toBe(subject)
})

test.each(['a horse is pulling two people in a carriage on a street', 'a couple in a horse-drawn carriage'])(
  'whoever is in a carriage is seen in its windows: %s',
  prompt => {
    const { subjects } = parsePrompt(prompt)
    expect(subjects).toHaveLength(1)
    expect(shown(subjects[0])).toMatch(/^horse\[led @carriage\[in @\w+\]\]$/)
    expect(subjects[0].bears?.[0].subject.bears?.[0].subject.count).toBe(2)
  },
)

test('an empty carriage stays empty', () => {
  expect(shown(parsePrompt('a horse and carriage in a park').subjects[0])).toBe('horse[led @carriage]')
})

test.each([
  ['a maasai herder with cattle on a dusty plain', ['@maasai', 'cow'], 'savanna'],
  ['an old sea captain on the pier', ['@captain'], 'terrace'],
  ['boss arena: a queen in a frozen cathedral', ['@queen'], 'room'],
  ['children planting beans in the school garden', ['@child'], 'meadow'],
])('people are known by what they do: %s', (prompt, keys, place) => {
  const scene = parsePrompt(prompt)
  expect(scene.subjects.map(({ key }) => key)).toEqual(keys)
  expect(scene.place).toBe(place)
})

test('women in kimonos wear them', () => {
  expect(parsePrompt('a medium close up of women wearing kimonos').subjects[0].figure?.outfit).toBe('kimono')
})

test.each(['a volcano looms over a village', 'an astronaut on the moon, the Earth looms in the sky'])(
  '“%s” shows no loom',
  prompt => {
    expect(parsePrompt(prompt).subjects.map(({ key }) => key)).not.toContain('@loom')
  },
)
test('weavers have their looms', () => {
  const { subjects } = parsePrompt('a weaver at looms in a workshop')
  expect(subjects[0].bears?.map(({ subject }) => subject.key)).toEqual(['@loom'])
})

test.each([
  ["a cluttered watchmaker's workbench lit by one lamp", '@watchbench'],
  ["a clockmaker's bench", '@watchbench'],
  ["a jeweller's workbench", '@jewelbench'],
  ["a cobbler's bench lit by a single bulb", '@cobblersbench'],
])('%s has the wares of its trade', (prompt, key) => {
  const { room, subjects } = parsePrompt(prompt)
  expect([room, subjects.map(subject => subject.key)]).toEqual(['workshop', [key]])
})
