import { describe, expect, it } from 'vitest'
import { parsePrompt } from './parse.ts'

const sceneOf = (prompt: string) => {
  const { subjects, place, room } = parsePrompt(prompt)
  return { main: subjects[0], subjects, place, room }
}

describe('animals among things and others', () => {
  it('are half hidden by the tree that they are behind', () => {
    for (const prompt of [
      'a cat behind a tree',
      'An elephant is behind a tree. You can see the trunk on one side.',
    ]) {
      const { main, subjects } = sceneOf(prompt)
      expect(subjects).toHaveLength(1)
      expect(main).toMatchObject({ key: '@treetrunk', bears: [{ how: 'behind' }] })
    }
    expect(sceneOf('a house behind a tree').main.key).not.toBe('@treetrunk')
  })

  it('ride on one wheel upright, and in the ring of a circus', () => {
    const { main, room } = sceneOf('an elephant on a unicycle during a circus')
    expect(main).toMatchObject({
      key: '@unicycle',
      bears: [{ how: 'ridden', subject: { figure: { beast: 'elephant' } } }],
    })
    expect(room).toBe('stage')
  })

  it('sit in a machine that they drive, whatever it is shaped like', () => {
    const { main } = sceneOf('a cat driving a cat shaped mech')
    expect(main).toMatchObject({ key: '@mech', bears: [{ how: 'ridden' }] })
  })

  it('wear all that is listed', () => {
    const { subjects } = sceneOf('a fox wearing a blue hat, green gloves, a red shirt and yellow pants')
    expect(subjects).toHaveLength(1)
    expect(subjects[0].figure).toMatchObject({ outfit: 'casual', hat: 'fedora', gloves: '#3fa34d' })
  })

  it('that live in the sea are in the water of a harbour', () => {
    expect(sceneOf('a marina with a herd of dolphins playing in it').main.mode).toBe('float')
  })

  it('of the water are in a bowl among those of the land', () => {
    const { subjects } = sceneOf('a dog, a cat, a horse and a fish')
    expect(subjects.map(({ key }) => key)).toEqual(['dog', 'cat', 'horse', '@fishbowl'])
    expect(sceneOf('a shark, a turtle, a crab and a fish in the sea').subjects[3].key).toBe('fish')
  })
})

describe('animals that do what people do', () => {
  it.each([
    ['a gorilla lifting weights', 'gorilla'],
    ['a squirrel doing yoga', 'chipmunk'],
    ['teddy bears shopping for groceries', 'teddy-bear'],
    ['a sloth vacuuming the living room', 'sloth'],
    ['a fox working at a hotdog stand', 'fox'],
  ])('are upright: %s', (prompt, beast) => {
    expect(sceneOf(prompt).main.figure).toMatchObject({ beast, outfit: 'fur' })
  })

  it('are where it is done', () => {
    expect(sceneOf('a teddy bear shopping for groceries').room).toBe('supermarket')
    expect(sceneOf('a fox working at a hotdog stand').place).toBe('street')
    expect(sceneOf('an annoyed cat in a spaceship').room).toBe('spaceship')
  })

  it('sit at a table with who questions them', () => {
    expect(sceneOf('police questioning a penguin').main).toMatchObject({
      key: '@policeman',
      companions: [{ beast: 'penguin' }],
      bears: [{ how: 'at' }],
    })
  })

  it('are dressed up as what comes after several words', () => {
    const { subjects } = sceneOf('a corgi dressed up like a 1980s professional wrestler')
    expect(subjects).toMatchObject([{ figure: { beast: 'corgi' } }])
  })
})

describe('animals that lie on their backs', () => {
  it('have their feet in the air', () => {
    expect(sceneOf('a turtle upside down').main.isUpsideDown).toBe(true)
    expect(sceneOf('a turtle spinning on its shell').subjects).toHaveLength(1)
    expect(sceneOf('a bat hanging upside down').main.isUpsideDown).toBeUndefined()
    expect(sceneOf('a turtle with a village on its back').main.isUpsideDown).toBeUndefined()
  })
})

describe('animals that show what they can', () => {
  it('jump through hoops, which burn where that is said', () => {
    expect(sceneOf('a lion jumping through a ring of fire').main).toMatchObject({
      key: '@firehoop',
      bears: [{ how: 'in', subject: { key: 'lion', action: 'jumping' } }],
    })
    expect(sceneOf('a dog jumping through a hoop').main.key).toBe('@jumpinghoop')
  })

  it('look out of the door of a washing machine that they are in', () => {
    expect(sceneOf('a cat in a washing machine').main).toMatchObject({ bears: [{ how: 'in' }] })
  })

  it('read themselves what they float past a gate with', () => {
    const { main, subjects } = sceneOf('an octopus floats through a portal reading a newspaper')
    expect(main.bears?.[0].how).toBe('read')
    expect(subjects[1]?.limbs).toBeUndefined()
  })

  it('have several heads where that is said', () => {
    expect(sceneOf('a three headed dog').main.breed).toBe('cerberus')
  })
})
