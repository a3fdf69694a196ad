import { describe, expect, it } from 'vitest'
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
