import { describe, expect, it, test } from 'vitest'
import { parsePrompt } from './parse.ts'

describe('two places named in one prompt', () => {
  it('closes the view with mountains behind whatever lies before them', () => {
    for (const prompt of [
      'a meadow in the mountains with wildflowers',
      'golden wheat field with mountains in the background',
      'a beautiful landscape with mountains and rivers',
    ])
      expect(parsePrompt(prompt).extras, prompt).toContain('mountains')
    expect(parsePrompt('a kitchen with a view of the mountains').extras).not.toContain('mountains')
  })

  it('looks over a wood to the mountains that are behind it', () => {
    const scene = parsePrompt('a pine forest with snowy mountains in the background')
    expect(scene.place).toBe('alps')
    expect(scene.trees).toEqual(['conifer'])
    expect(parsePrompt('a path through a mountain forest').place).toBe('forest')
  })
})

describe('the place that the subject is in', () => {
  it('is the land below planets, and not the sky they are in', () => {
    const hill = parsePrompt(
      'The solar system planets above a dark hill with one child looking through a telescope',
    )
    expect(hill.place).toBe('hills')
    expect(hill.celestialBodies).toContain('planet')
    expect(parsePrompt('an astronaut floating above the earth').place).toBe('space')
    expect(parsePrompt('a spaceship orbiting a planet with mountains').place).toBe('space')
  })

  it('is the town on another world, and domes stand there where it is a base', () => {
    const town = parsePrompt('a futuristic cityscape on another planet with two moons in the sky')
    expect([town.place, town.moons]).toEqual(['city', 2])
    expect(parsePrompt('a small colony on mars').subjects[0].key).toBe('@biodome')
    expect(parsePrompt('tall towers on mars').subjects[0].key).toBe('@spiretower')
    const strange = parsePrompt('an alien city with strange towers')
    expect([strange.place, strange.subjects.length]).toEqual(['city', 0])
    expect(strange.extras).toContain('other world')
    expect(parsePrompt('a moon base with domes').place).toBe('moon')
  })

  it('is the room that water has come into', () => {
    const room = parsePrompt("my room but it's underwater with fish swimming past the bed")
    expect(room.place).toBe('room')
    expect(room.extras).toContain('flooded')
    expect(parsePrompt('an underwater library').room).toBe('library')
    expect(parsePrompt('a coral reef underwater').place).toBe('underwater')
  })

  it('is the room inside a tree, without the tree in it', () => {
    const library = parsePrompt('a cozy magical library inside a giant tree')
    expect([library.room, library.subjects.length]).toEqual(['library', 0])
    expect(library.extras).toContain('hollow')
    expect(parsePrompt('a tiny bakery inside a mushroom').place).toBe('room')
  })

  it('is the settlement, in the land that is named with it', () => {
    for (const [prompt, ground] of [
      ['a small village in the savanna', 'savanna'],
      ['a village in the jungle', 'jungle'],
      ['desert outpost with rusty robots', 'desert'],
      ['a town by the sea at sunset', 'ocean'],
    ]) {
      const scene = parsePrompt(prompt)
      expect([scene.place, scene.ground], prompt).toEqual(['village', ground])
    }
    expect(parsePrompt('a lion in the savanna').place).toBe('savanna')
  })
})

describe('what is up in the air', () => {
  it('stands on a rock of its own, and a city stands out of the clouds', () => {
    const castle = parsePrompt('a castle floating in the clouds').subjects[0]
    expect([castle.key, castle.bears?.[0].subject.key]).toEqual(['@skyisland', 'castle'])
    expect(parsePrompt('a futuristic city floating in clouds').extras).toContain('cloud sea')
    expect(parsePrompt('a castle under a blue sky with floating clouds').subjects[0].key).toBe('castle')
  })

  it('has its bridges between the islands', () => {
    const scene = parsePrompt('floating islands connected by rope bridges')
    expect(scene.subjects.map(({ key }) => key)).toEqual(['@skyisland'])
    expect(scene.extras).toContain('sky bridges')
  })
})

it('a volcano on an island has the sea about it', () => {
  expect(parsePrompt('a volcano erupting on a tropical island').extras).toContain('sea about')
  expect(parsePrompt('a volcano erupting at night').extras).not.toContain('sea about')
})

it('a market between houses has two rows of stalls and a crowd, in the town of its country', () => {
  const roman = parsePrompt('A Roman market street with people buying bread and fruit')
  expect([roman.place, roman.fronts[0]]).toEqual(['village', '@palazzi'])
  const night = parsePrompt('night market in Bangkok with steam rising from the food stalls')
  expect([night.fronts[0], night.old, night.subjects.length]).toEqual(['@shophouses', true, 0])
  for (const { scenery, extras } of [roman, night]) {
    expect(scenery.filter(piece => /^@(noodle)?stall$/.test(piece)).length).toBe(8)
    expect(extras).toContain('crowd')
  }
  expect(parsePrompt('an empty night market').extras).not.toContain('crowd')
})

it('a cabin in the woods by a lake is seen at the lake, among trees', () => {
  const scene = parsePrompt('a cabin in the woods by a lake')
  expect([scene.place, scene.trees]).toEqual(['lake', ['green']])
  expect(parsePrompt('a cabin in the woods').place).toBe('forest')
})

it('whoever looks over a land stands on a brink above it', () => {
  for (const prompt of ['A park ranger looking out over a vast canyon', 'a wolf on the edge of a canyon'])
    expect(parsePrompt(prompt).extras, prompt).toContain('brink')
  expect(parsePrompt('a wolf in a canyon').extras).not.toContain('brink')
})

it('a landscape of which only its beauty is told has mountains and a river', () => {
  expect(parsePrompt('a beautiful landscape at dusk').place).toBe('alps')
  expect(parsePrompt('a beautiful landscape of rolling hills').place).toBe('hills')
})

it('a town that is named with open land is seen along its horizon', () => {
  expect(parsePrompt('kids on a beach with a city skyline in the background').extras).toContain('city behind')
  expect(parsePrompt('a meadow with a village in the distance').place).not.toBe('city')
  expect(parsePrompt('kids on a beach').extras).not.toContain('city behind')
})

it('a room in a land has that land before its windows', () => {
  expect(parsePrompt('a greenhouse on mars with plants').outlook).toBe('mars')
  expect(parsePrompt('a cozy kitchen in the countryside').outlook).toBe('hills')
})

it('of a lost city there are ruins', () => {
  expect(parsePrompt('a lost city in the jungle').subjects[0].key).toBe('@steptemple')
  const desert = parsePrompt('an ancient city in the desert')
  expect([desert.place, desert.extras.has('city behind')]).not.toContain(true)
})

test('gates of stone, trains on bridges and shop windows are what stands where the place is', () => {
  const leads = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)
  expect(leads('a knight in front of a huge stone gate')).toEqual(['@knight', '@stonegate'])
  expect(leads('the old stone gates of a lost city in the jungle')).toEqual(['@stonegate'])
  expect(leads('a snowy garden gate')).toEqual(['@gate'])
  const crossing = parsePrompt('a train crossing a bridge over a valley in autumn').subjects[0]
  expect(crossing.key).toBe('@viaduct')
  expect(crossing.bears?.[0].subject.key).toBe('@passengertrain')
  expect(leads('a bakery window full of bread at dawn')).toEqual(['@shopfront'])
})

test('streets of a country are old ones, and urban landscapes are in the town', () => {
  expect(parsePrompt('a girl on an Italy street')).toMatchObject({ place: 'street', old: true })
  expect(parsePrompt('an old man on a street in Spain')).toMatchObject({ place: 'street', old: true })
  expect(parsePrompt('urban landscape at sunset, people walking').place).toBe('street')
  expect(parsePrompt('urban scenery at night').place).toBe('city')
})

test('another world has the colour that it is said to have', () => {
  expect(parsePrompt('an astronaut planting a flag on a green planet')).toMatchObject({
    place: 'mars',
    hue: 145,
  })
  expect(parsePrompt('a robot exploring a purple planet').place).toBe('mars')
})

test('cafés with people in them have them at their tables', () => {
  const terrace = parsePrompt('our small cafe terrace with people having lunch under the trees')
  expect([...terrace.extras]).toContain('guests')
  expect(terrace.scenery).toEqual(['@table', '@table', '@table', '@table'])
  expect([...parsePrompt('an empty cafe terrace').extras]).not.toContain('guests')
  const [guests] = parsePrompt('customers chatting in a small coffee shop').subjects
  expect(guests).toMatchObject({ action: 'sitting', bears: [{ how: 'at', subject: { key: '@table' } }] })
})

test('a library in a giant tree is its hollow, and a house on a rock above the clouds stands on the summit', () => {
  const library = parsePrompt('A library in the heart of a giant, ancient tree')
  expect(library).toMatchObject({ place: 'room', room: 'library', subjects: [] })
  expect([...library.extras]).toContain('hollow')
  const monastery = parsePrompt('a monastery high on a rock above the clouds')
  expect(monastery.place).toBe('summit')
  expect(monastery.subjects.map(({ key }) => key)).toEqual(['church'])
})

test('a country is known by the houses of its old towns unless something of today is there', () => {
  expect(parsePrompt('a city in Morocco at sunset')).toMatchObject({ place: 'village', fronts: ['@adobes'] })
  expect(parsePrompt('a street in Japan with cherry blossoms')).toMatchObject({
    place: 'street',
    fronts: ['@machiya'],
  })
  expect(parsePrompt('a neon street in Japan at night').place).toBe('street')
  expect(parsePrompt('a robot walking through an urban environment').place).toBe('street')
  expect(parsePrompt('clouds from above at sunrise').extras).toContain('cloud sea')
})

test('a volcano behind another land stands over it', () => {
  for (const [prompt, place] of [
    ['a dinosaur in a jungle with a volcano behind', 'jungle'],
    ['a small village with a volcano in the background', 'village'],
    ['a lake with a volcano in the distance', 'pond'],
  ]) {
    const { place: settled, scenery } = parsePrompt(prompt)
    expect(settled, prompt).toBe(place)
    expect(scenery, prompt).toContain('@volcano')
  }
  expect(parsePrompt('a dragon in front of a volcano').place).toBe('volcano')
})
