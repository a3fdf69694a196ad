import { describe, expect, it } from 'vitest'
import { parsePrompt } from './parse.ts'

describe('parts of the world', () => {
  it.each([
    ['a small boat in the Kerala backwaters', 'river'],
    ['a wide view of Ladakh', 'alps'],
    ['a snow leopard on a rocky ledge in the Himalayas', 'summit'],
    ['a hiker in the Himalayas', 'summit'],
    ['balloons over a valley of rock towers', 'desert'],
    ['two people walking in Snowdonia', 'hills'],
    ['a woman on a horse in Wadi Rum', 'desert'],
    ['sheep in Connemara', 'hills'],
  ])('“%s” is in land of its kind', (prompt, place) => {
    expect(parsePrompt(prompt).place).toBe(place)
  })

  it.each([
    ['the ferry leaving Naxos, white houses behind it', '@whitehouses'],
    ['a square in Essaouira', '@adobes'],
    ['a street corner in Bruges', '@townhouses'],
    ['a market in Mumbai', '@indianrow'],
    ['a street in Jaipur at sunset', '@indianrow'],
    ['an Indian village in the rain', '@indianhouse'],
    ['a cactus in a Mexican courtyard', '@mexicanrow'],
    ['children in a village in Guatemala', '@mexicanrow'],
    ['a row of terraced houses in an English town', '@brickrow'],
  ])('“%s” has the houses that are built there', (prompt, front) => {
    expect(parsePrompt(prompt).fronts).toContain(front)
  })

  it.each([
    ['a scarecrow in a cornfield in July', '@maize'],
    ['a crow in a cornfield in October', '@ripemaize'],
    ['a rabbit in a vegetable garden', '@growingcabbage'],
    ['a valley of rock towers', '@hoodoos'],
    ['a girl in a garden with tulips', 'tulip'],
  ])('in “%s” what the land is known by stands all about', (prompt, drawing) => {
    expect(parsePrompt(prompt).around.map(({ key }) => key)).toContain(drawing)
  })

  it('lay tulips about a windmill out in beds, and a sea before a volcano that is seen from a boat', () => {
    expect(parsePrompt('a windmill and tulips in the spring').place).toBe('tulipfield')
    expect(parsePrompt('a volcano seen from a fishing boat').extras).toContain('sea about')
  })

  it('have flowers in a meadow that is said to be flowery, and maples in a Japanese garden in autumn', () => {
    expect(parsePrompt('a flowery meadow with a pond').flowers).toBe('mixed')
    expect(parsePrompt('a japanese garden with a bridge in autumn').trees).toContain('autumn')
  })

  it('yield to the room that somebody works in', () => {
    expect(parsePrompt('a baker in Bavaria').place).toBe('room')
  })
})

describe('what is on water', () => {
  it.each([
    'a kayak between coconut groves',
    'a canoe in the jungle',
    'two people in a canoe in a pine forest',
    'a sailing boat between green hills',
  ])('“%s” floats on the river, and the woods are its banks', prompt => {
    expect(parsePrompt(prompt).place).toMatch(/river|lake/)
  })

  it('stays on land where it was left there', () => {
    expect(parsePrompt('a fishing boat in a field, left on the grass').place).toBe('meadow')
  })

  it('lies on the sand when the tide is out, and in the ice of a frozen harbour', () => {
    const ebb = parsePrompt('a boat stuck in the mud at low tide')
    expect([ebb.place, ebb.subjects[0]?.mode]).toEqual(['beach', 'ground'])
    const harbour = parsePrompt('a frozen harbour with fishing boats')
    expect(harbour.place).toBe('frozenlake')
    expect(harbour.extras).toContain('village behind')
  })

  it('lies beyond whoever is on the quay', () => {
    const scene = parsePrompt('an old fisherman mending nets on the quay, blue boats behind him')
    expect([scene.place, scene.terrace]).toEqual(['terrace', 'pier'])
    expect(scene.subjects.some(({ mode }) => mode === 'float')).toBe(true)
    expect(parsePrompt('a quay with colourful houses').place).toBe('village')
  })
})

describe('what stands in a land', () => {
  it('leaves the land as it is: a bus stop in the mountains has a road and no city', () => {
    const scene = parsePrompt('a bus stop high up in the Andes at night')
    expect([scene.place, scene.subjects[0]?.key]).toEqual(['road', '@busshelter'])
    expect(parsePrompt('a bus stop in the city').place).not.toBe('road')
  })

  it('keeps its door, and what grows up its wall', () => {
    const mill = parsePrompt('top of a ruined windmill, small traveler with a lantern at the door')
    expect(mill.subjects.map(({ key }) => key)).toEqual(['@windmill', '@traveler'])
    const shed = parsePrompt('a shed with sweet peas growing up the side')
    expect(shed.subjects[0]?.key).toBe('@shed')
    expect(shed.subjects).toHaveLength(1)
  })

  it('is haunted, or lit through its canvas by a lamp that is not seen', () => {
    expect(parsePrompt('a haunted mansion with twisted trees')).toMatchObject({ trees: ['bare'] })
    expect(parsePrompt('a haunted mansion on a hill').subjects[0]?.key).toBe('@hauntedhouse')
    const tent = parsePrompt('a tent lit from inside by a torch, you can see the shadows of two kids')
    expect(tent.subjects.map(({ key }) => key)).toEqual(['@tent'])
  })
})

it('nothing is painted of what one can see, what gives the scale and what the picture is for', () => {
  const prompts = [
    'a valley where you can see mountains',
    'a castle with a tree for scale',
    'a castle on a hill, background for a 2d platformer',
  ]
  for (const prompt of prompts)
    expect(
      parsePrompt(prompt).subjects.map(({ key }) => key),
      prompt,
    ).not.toContain(/canned|scale|platform/)
  expect(parsePrompt(prompts[0]!).around).toEqual([])
  expect(parsePrompt(prompts[2]!).place).toBe('hills')
})

it('a city of the steam age has rows of brick houses, and no towers over water', () => {
  for (const prompt of ['a Victorian-era city at sunset', 'victorian london with smoking chimneys']) {
    const scene = parsePrompt(prompt)
    expect(scene).toMatchObject({ place: 'village', subjects: [] })
    expect(scene.fronts).toContain('@brickrow')
  }
})

it('the ship that an airship is called later is not another one', () => {
  const { subjects } = parsePrompt('an airship over a victorian city, gears and pipes visible on the ship')
  expect(subjects.map(({ key }) => key)).toEqual(['@airship'])
})
