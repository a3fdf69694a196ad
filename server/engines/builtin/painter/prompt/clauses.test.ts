import { describe, expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

describe('clauses of what is not there', () => {
  test.each([
    'a wheat field just before the rain',
    'a lone tree with rain about to fall',
    'a farm while the storm is slowly approaching',
    'a lighthouse with a storm approaching',
    'a farm under gathering storm clouds',
    'the calm before the storm at sea',
  ])('in “%s” it is dark and does not rain yet', prompt => {
    const { weather, time } = parsePrompt(prompt)
    expect(time).toBe('storm')
    expect(weather).not.toContain('rain')
  })

  test.each([
    'a garden after heavy rain',
    'it has just stopped raining in Paris',
    'a mountain lake once the storm has passed',
    'a street with puddles after the rain',
  ])('in “%s” it rains no more', prompt => {
    const { weather, extras } = parsePrompt(prompt)
    expect(weather).not.toContain('rain')
    expect(extras).toContain('wet')
  })

  test('what is over leaves its hour', () => {
    expect(parsePrompt('the morning after the storm on a beach').time).toBe('dawn')
    expect(parsePrompt('a beach after sunset').time).toBe('dusk')
  })

  test('a sky without clouds is clear', () => {
    expect(parsePrompt('not a cloud in the sky over a wheat field').weather).toEqual(['clear'])
    expect(parsePrompt('a beach at noon with no clouds in the sky').excluded).toContain('clouds')
  })

  test.each([
    ['a desert that never sees rain', 'rain'],
    ['a lion that has never seen snow', 'snow'],
    ['a farmer hoping for rain', 'rain'],
    ['a wet dog in a garden', 'rain'],
  ])('“%s” has no %s', (prompt, weather) => {
    expect(parsePrompt(prompt).weather).not.toContain(weather)
  })

  test.each([
    ['an old house that was once a school', ['house']],
    ['children walking home after school', ['@child']],
    ['a couple dancing instead of working', ['@couple']],
  ])('“%s” shows what is there now', (prompt, keys) => {
    expect(parsePrompt(prompt).subjects.map(({ key }) => key)).toEqual(keys)
  })

  test('rain outside a window is seen from the room', () => {
    expect(parsePrompt('rain falling outside the cafe window')).toMatchObject({ place: 'room', room: 'cafe' })
  })
})
