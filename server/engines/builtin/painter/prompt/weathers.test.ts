import { expect, test } from 'vitest'
import { parsePrompt } from './parse.ts'

test.each([
  ['an old barn, late golden light', 'golden'],
  ['a dog asleep in golden light', 'golden'],
  ['a red bicycle, hot August afternoon', 'day'],
  ['a red barn on a Sunday afternoon', 'day'],
  ['boys fishing late on a summer afternoon', 'golden'],
  ['a lone tree, November afternoon', 'golden'],
  ['a market square at noon, blazing sun', 'day'],
  ['an elephant in front of a huge blazing sun', 'sunset'],
  ['cows under a leaden sky', 'overcast'],
  ['a playground on a dull day', 'overcast'],
  ['an orange cat in soft grey light', 'overcast'],
  ['a fox in the headlights', 'night'],
  ['an alpine village, alpenglow on the peaks', 'sunset'],
])('“%s”: the hour is %s', (prompt, time) => {
  expect(parsePrompt(prompt).time).toBe(time)
})

test.each([
  ['a hill on a blustery day', 'windy'],
  ['a bus stop in sleet', 'rain'],
  ['a man in the mountains, harsh winter', 'snow'],
  ['a red bicycle, scorching July afternoon', 'clear'],
])('“%s”: the weather is %s', (prompt, weather) => {
  expect(parsePrompt(prompt).weather).toContain(weather)
})

test('an Indian summer is in autumn', () => {
  expect(parsePrompt('a lake in the Indian summer').season).toBe('autumn')
})

test.each([
  ['a wizard in green mist', 145],
  ['an orange fox in blue winter light', 255],
  ['a robot lit in red', 27],
  ['a lake, green dusk', 145],
])('the light of “%s” is coloured, and nobody in it', (prompt, hue) => {
  const { hue: found, subjects } = parsePrompt(prompt)
  expect(found).toBe(hue)
  expect(subjects.map(({ colour }) => colour)).not.toContain(/red|green|blue/.exec(prompt)?.[0])
})

test('water that glows pink makes nobody in it pink', () => {
  const { place, room, hue, subjects } = parsePrompt(
    'a swimming pool at night, the water is glowing pink and there is a shark in it',
  )
  expect({ place, room, hue }).toEqual({ place: 'room', room: 'pool', hue: 355 })
  expect(subjects).toMatchObject([{ key: 'shark', colour: undefined, mode: 'float' }])
})

test('a pale sun stands low in a sky without blue', () => {
  expect(parsePrompt('a barn in a field, pale winter sun')).toMatchObject({
    time: 'golden',
    season: 'winter',
    skyColours: ['silver', 'white'],
  })
})

test.each(['a motorcycle racing through a tunnel of light', 'a car in a tunnel, streaks of light'])(
  'lines of light go by: %s',
  prompt => {
    expect(parsePrompt(prompt).room).toBe('lighttunnel')
  },
)

test('daylight from a window lights no windows', () => {
  const { time, extras } = parsePrompt('a vase of tulips, cold light from a north window')
  expect(time).toBe('day')
  expect(extras).not.toContain('lit windows')
})

test('the shadows of blinds and film noir are light, and no things', () => {
  const { light, time, unmatched } = parsePrompt('a detective, film noir, venetian blind shadows')
  expect(light).toEqual(expect.arrayContaining(['noir', 'blinds']))
  expect(time).toBe('night')
  expect(unmatched).not.toContain('venetian')
})

test('a school garden is a garden, and a boss arena employs nobody', () => {
  expect(parsePrompt('children planting beans in the school garden').place).not.toBe('room')
  expect(parsePrompt('boss arena: a queen in a frozen cathedral').subjects).toMatchObject([{ key: '@queen' }])
})

test.each(['a shark in a swimming pool', 'a hotel pool with two dolphins'])(
  'what lives in the sea is in the water of “%s”',
  prompt => {
    const { room, subjects } = parsePrompt(prompt)
    expect(room).toBe('pool')
    expect(subjects[0]).toMatchObject({ mode: 'float', wades: true })
  },
)

test.each([
  ['a stormy sea at sunset', 'sunset'],
  ['sunset over the fields with a thunderstorm', 'sunset'],
  ['a rainstorm over the bay at dawn', 'dawn'],
  ['a stormy night at the harbour', 'night'],
])('the storm of “%s” leaves its hour', (prompt, time) => {
  const scene = parsePrompt(prompt)
  expect(scene.time).toBe(time)
  expect(scene.weather).toEqual(expect.arrayContaining(['rain', 'cloudy']))
})

test.each([
  ['a log cabin by a lake in autumn with snowy mountains', 'autumn'],
  ['snow covered peaks above a summer meadow', 'summer'],
  ['a village with snowy mountains', null],
  ['snowy mountains', 'winter'],
  ['hikers in the snowy mountains', 'winter'],
])('the season of “%s” is %s', (prompt, season) => {
  expect(parsePrompt(prompt).season).toBe(season)
})

test('a tornado hangs from the clouds of a storm', () => {
  expect(parsePrompt('a tornado over a field').time).toBe('storm')
  expect(parsePrompt('a tornado over a field at sunset').time).toBe('sunset')
})

test('water stands in flooded streets and on flooded land', () => {
  for (const prompt of ['a flooded street with cars', 'a flooded road', 'a village during a flood'])
    expect(parsePrompt(prompt).extras).toContain('flooded')
})

test.each(['an old graveyard on a grey october day', 'a harbour on a grey winter afternoon'])(
  '“%s” has no blue sky',
  prompt => {
    expect(parsePrompt(prompt)).toMatchObject({ time: 'overcast' })
  },
)

test('markets that are held after dark are seen by night', () => {
  expect(parsePrompt('bowl of hot noodle soup at a night market stall').time).toBe('night')
})
