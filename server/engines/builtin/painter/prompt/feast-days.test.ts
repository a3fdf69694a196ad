import { describe, expect, it } from 'vitest'
import { parsePrompt } from './parse.ts'

const keysOf = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key)

describe('feasts', () => {
  it('the lamps of Diwali are lit at night, and saris are worn where nobody is named', () => {
    const scene = parsePrompt('Diwali in a village')
    expect(scene.time).toBe('night')
    expect(scene.subjects[0].figure?.outfit).toBe('sari')
    expect(scene.subjects.some(({ name }) => name === 'oil lamps')).toBe(true)
  })

  it('who is named at a feast celebrates it', () => {
    const { subjects } = parsePrompt('family lighting diyas on the doorstep for Diwali, evening')
    expect(subjects[0].key).toBe('@family')
    expect(subjects.some(({ figure }) => figure?.outfit === 'sari')).toBe(false)
  })

  it.each([
    ['Chinese new year dragon dance in the street at night', '@dragondance'],
    ['dancing around the maypole in Sweden', '@maypole'],
    ['dragon boat race', '@dragonboat'],
    ['boat race', '@rowingshell'],
  ])('“%s” shows %s', (prompt, key) => {
    expect(keysOf(prompt)).toContain(key)
  })

  it('who goes from door to door is dressed up', () => {
    expect(keysOf('trick or treaters at a front door')).toEqual(
      expect.arrayContaining(['@witch', '@ghost', '@vampire', 'jack-o-lantern']),
    )
  })

  it('rice is thrown at whoever has married, outside their church', () => {
    const scene = parsePrompt('wedding party throwing rice outside a small church')
    expect(scene.extras.has('confetti')).toBe(true)
    expect(scene.subjects.map(({ key }) => key)).toContain('church')
  })

  it('faces are painted as skulls in the parade of the dead', () => {
    expect(parsePrompt('Day of the Dead parade in Mexico').subjects[0].figure?.wear).toBe('skullpaint')
  })
})

describe('the dinner of a feast', () => {
  it.each([
    'family having Christmas dinner, candles, tree in the corner, everyone laughing',
    'a family at Christmas dinner with a christmas tree in the corner',
    'our family enjoying a big Christmas lunch, a tree behind them',
    'Christmas dinner with the family, candles, a tree',
    'grandparents and kids at Christmas dinner, a tree behind them',
  ])('%s has its bird, its tree and the family alone', prompt => {
    const { room, subjects } = parsePrompt(prompt)
    expect(room).toBe('diningroom')
    expect(subjects.map(({ key }) => key)).toEqual(['@family', 'christmas-tree'])
    expect(JSON.stringify(subjects[0].bears)).toContain('@roastbird')
  })
})
