import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'
import type { Scene, Subject } from './scene.ts'

const [, ...rows] = readFileSync(join(import.meta.dirname, 'readings.tsv'), 'utf8')
  .trimEnd()
  .split('\n')

/** “2 red fox/sitting[on @chair]”: how many, of what colour, doing what, and what each bears. */
const told = ({ count, colour, key, action, bears = [] }: Subject): string =>
  [
    count > 1 ? `${count} ` : '',
    colour ? `${colour} ` : '',
    key,
    action ? `/${action}` : '',
    ...bears.map(({ how, subject }) => `[${how} ${told(subject)}]`),
  ].join('')

const readingOf = ({ place, room, time, weather, face, subjects }: Scene) => ({
  where: place === 'room' ? room : place,
  hour: time,
  weather: weather.join(' ') || '-',
  subjects: face ? 'portrait' : subjects.map(told).join(', ') || '-',
})

test('a prompt is read as the place, the hour, the weather and the subjects that it asks for', () => {
  const asked = rows.map(row => {
    const [prompt = '', where, hour, weather, subjects] = row.split('\t')
    return { prompt, where, hour, weather, subjects }
  })
  expect(asked.map(({ prompt }) => ({ prompt, ...readingOf(parsePrompt(prompt)) }))).toEqual(asked)
})

test('a prompt is read the same each time', () => {
  for (const row of rows.slice(0, 40)) {
    const [prompt = ''] = row.split('\t')
    expect(parsePrompt(prompt)).toEqual(parsePrompt(prompt))
  }
})

test('nothing of a scene holds the prompt, so that the reader alone sees it', () => {
  const prompt = 'two red foxes by a frozen lake at dusk, film grain'
  const scene = parsePrompt(prompt)
  expect('prompt' in scene).toBe(false)
  const texts = JSON.stringify({ ...scene, cues: [...scene.cues], misspelt: [] })
  expect(texts).not.toContain('by a frozen lake')
  // @ts-expect-error a scene has no prompt
  scene.prompt
})
