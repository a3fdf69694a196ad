import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_NEGATIVE_PROMPT } from '#contract/creation-limits.ts'
import { enhanceByRules } from '#server/modules/prompts/embedded/enhance.ts'
import { SAMPLES } from '#server/seed/content.ts'
import { parsePrompt } from './parse.ts'

test('the usual negative prompt takes nothing out of a picture', () => {
  for (const { prompt } of SAMPLES) {
    const { excluded: _, ...scene } = parsePrompt(prompt)
    expect(parsePrompt(prompt, DEFAULT_NEGATIVE_PROMPT)).toMatchObject(scene)
  }
})

test('what a negative prompt names is not in the picture', () => {
  const { subjects } = parsePrompt('a fox and a rabbit', `${DEFAULT_NEGATIVE_PROMPT}, rabbits`)
  expect(subjects.map(({ name }) => name)).toEqual(['fox'])
})

test.each(['\n', ' ', '\t'])('a prompt may begin with five thousand %j', space => {
  expect(meaningOf(`${space.repeat(5000)}fox in the snow`)).toEqual(meaningOf('fox in the snow'))
})

test('an emoji written over and over is read once', () => {
  expect(meaningOf('🙂'.repeat(2500))).toEqual(meaningOf('🙂'))
})

/** What the prompt decides of the picture, and the words of it that are passed over. */
function meaningOf(prompt: string) {
  const scene = parsePrompt(prompt)
  const { subjects, placeGiven, place, timeGiven, time, weather, season, extras, unmatched } = scene
  return {
    subjects: subjects.map(({ key, count, colour }) => ({ key, count, colour })),
    place: placeGiven && place,
    time: timeGiven && time,
    weather,
    season,
    extras: [...extras],
    unmatched,
  }
}

test('an enhanced prompt shows the same things in the same place, and no word of it is passed over', () => {
  const pick = (...texts: string[]) => fc.constantFrom(...texts)
  const prompts = fc
    .tuple(
      pick('a red fox', 'an old man', 'two dancers', 'a tea house', 'a lighthouse', 'the logo of a bakery'),
      pick('', ' in the mountains', ' underwater', ' in a kitchen', ' by the sea', ' in space', ' in a city'),
      pick('', ' at night', ' at dawn', ' at noon', ' at sunset', ' by candlelight', ' under a starry sky'),
      pick(
        '',
        ', snow',
        ', fog',
        ', a thunderstorm',
        ', rain',
        ', autumn',
        ', watercolor',
        ', close-up',
        '.',
      ),
    )
    .map(parts => parts.join(''))
  const modes = fc.constantFrom(null, { key: 'txt2img' }, { key: 'logoMaker' }, { key: 'replaceBackground' })
  fc.assert(
    fc.property(prompts, modes, (prompt, mode) => {
      expect(meaningOf(enhanceByRules(prompt, mode))).toEqual(meaningOf(prompt))
    }),
  )
})

test('every phrase that is added to the prompt of a scene changes its light or its framing', () => {
  const prompts = [
    'a fox',
    'an old house',
    'a woman at the sea',
    'a valley at dawn',
    'a ship in a storm',
    'snow',
  ]
  for (const prompt of prompts) {
    const added = enhanceByRules(prompt, { key: 'txt2img' }).slice(prompt.length)
    for (const phrase of added.split(',').filter(Boolean)) {
      const { light, unmatched } = parsePrompt(`a fox, ${phrase}`)
      expect({ phrase, changesLight: light.length > 0, unmatched }).toEqual({
        phrase,
        changesLight: true,
        unmatched: [],
      })
    }
  }
})
