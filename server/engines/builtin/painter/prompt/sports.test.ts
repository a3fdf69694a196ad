import { describe, expect, it } from 'vitest'
import { parsePrompt } from './parse.ts'

const main = (prompt: string) => parsePrompt(prompt).subjects[0]

describe('sports', () => {
  it.each([
    ['table tennis in a garage', '@pingpongtable', '@paddle'],
    ['two boys playing ping pong', '@pingpongtable', '@paddle'],
    ['badminton in the backyard', '@badmintonnet', '@tennisracket'],
  ])('“%s” has those who play at both ends of what they play across', (prompt, thing, gear) => {
    const { key, bears } = main(prompt)
    expect(key).toBe(thing)
    expect(bears?.map(({ how }) => how)).toEqual(['at', 'at'])
    expect(bears?.[1].subject).toMatchObject({ action: 'racketing', bears: [{ subject: { key: gear } }] })
  })

  it('a table that nobody plays at is a table', () => {
    expect(main('a pool table in a bar').bears).toBeUndefined()
  })

  it.each([
    ['rugby scrum', 'scrumming'],
    ['judo match', 'hipthrowing'],
    ['wrestling match in a small hall', 'grappling'],
    ['sumo wrestlers', 'grappling'],
  ])('%s takes two sides', (prompt, action) => {
    const { action: deed, companions } = main(prompt)
    expect(deed).toBe(action)
    expect(companions).toHaveLength(1)
  })

  it.each([
    ['a boy doing a handstand on the beach', '@boy', 'handstanding'],
    ['my sister doing cartwheels on the lawn', '@girl', 'cartwheeling'],
    ['pole vaulter clearing the bar in a big stadium', '@athlete', 'polevaulting'],
    ['high jump', '@athlete', 'barjumping'],
    ['hurdles race', '@athlete', 'hurdlejumping'],
    ['two women playing tennis on a red clay court', '@woman', 'racketing'],
  ])('“%s” is done by %s %s', (prompt, key, action) => {
    expect(main(prompt)).toMatchObject({ key, action })
  })

  it('gear by itself is no sport', () => {
    expect(main('a tennis ball on the grass').figure).toBeUndefined()
    expect(main('a golf cart').figure).toBeUndefined()
    expect(main('an old bowling ball').figure).toBeUndefined()
  })
})
