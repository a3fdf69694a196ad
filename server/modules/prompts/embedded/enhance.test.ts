import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MODES } from '#catalogue/modes.ts'
import { PROMPT_LIMIT } from '#contract/creation-limits.ts'
import { lengthOf } from '#server/lib/texts.ts'
import { enhanceByRules } from './enhance.ts'
import { readSampleFacts } from './facts.ts'
import { planFor, type WordClass } from './word-classes.ts'

const MODES_TO_ENHANCE = [null, ...MODES.filter(mode => mode.showEnhancePrompt).map(({ key }) => key)]

const enhance = (prompt: string, mode: string | null) => enhanceByRules(prompt, mode ? { key: mode } : null)
const planOf = (mode: string | null) => planFor(mode ? { key: mode } : null)

/** Prompts as people write them: a subject, perhaps a place, an hour, weather, a medium; and any text at all. */
const pick = (...texts: string[]) => fc.constantFrom(...texts)
const likely = fc
  .tuple(
    pick(
      'a red fox',
      'an old man',
      'two dancers',
      'a tea house',
      'a lighthouse',
      'the logo of a bakery',
      'ein Haus',
    ),
    pick(
      '',
      ' in the mountains',
      ' underwater',
      ' in a kitchen',
      ' by the sea',
      ' in space',
      ' on a city street',
    ),
    pick('', ' at night', ' at dawn', ' at noon', ' at sunset', ' by candlelight', ' under a starry sky'),
    pick('', ', snow', ', fog', ', a thunderstorm', ', rain', ', autumn'),
    pick(
      '',
      ', watercolor',
      ', pixel art',
      ', photograph, 35 mm',
      ', muted colours',
      ', close-up',
      ', origami',
    ),
    pick('', '.', '!', ',', ' ', '\n', '"', '…'),
  )
  .map(parts => parts.join(''))
const anything = fc.oneof(
  likely,
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary' }),
)
const anyMode = fc.constantFrom(...MODES_TO_ENHANCE)

const classesIn = (text: string, plan: readonly WordClass[]) =>
  plan.filter(({ present }) => present.test(text)).map(({ name }) => name)

describe('an enhanced prompt', () => {
  test('begins with the prompt to the letter and is no longer than a prompt may be', () => {
    fc.assert(
      fc.property(anything, anyMode, fc.nat(40), (text, mode, times) => {
        const prompt = text.repeat(times + 1).slice(0, PROMPT_LIMIT)
        const enhanced = enhance(prompt, mode)
        expect(enhanced.startsWith(prompt)).toBe(true)
        expect(lengthOf(enhanced)).toBeLessThanOrEqual(PROMPT_LIMIT)
      }),
    )
  })

  test('is the same every time, and is left alone when it is enhanced again', () => {
    fc.assert(
      fc.property(anything, anyMode, (prompt, mode) => {
        const enhanced = enhance(prompt, mode)
        expect(enhance(prompt, mode)).toBe(enhanced)
        expect(enhance(enhanced, mode)).toBe(enhanced)
      }),
    )
  })

  test('gets words of those classes alone that the prompt lacks', () => {
    fc.assert(
      fc.property(anything, anyMode, (prompt, mode) => {
        const plan = planOf(mode)
        const added = enhance(prompt, mode).slice(prompt.length)
        const [before, after] = [classesIn(prompt, plan), classesIn(added, plan)]
        expect(after.filter(name => before.includes(name))).toEqual([])
      }),
    )
  })

  test('says nothing of the hour, the weather or the place that the prompt does not say', () => {
    fc.assert(
      fc.property(likely, anyMode, (prompt, mode) => {
        const added = enhance(prompt, mode).slice(prompt.length)
        const said = [
          'night',
          'lowSun',
          'day',
          'veiled',
          'storm',
          'cold',
          'hot',
          'land',
          'built',
          'animal',
        ] as const
        for (const fact of said) expect(readSampleFacts(added)).not.toContain(fact)
      }),
    )
  })
})

describe('every word on offer', () => {
  const everyFacts = [
    '',
    'at night',
    'at dawn',
    'in fog',
    'a storm',
    'in a cave',
    'in a kitchen',
    'snow',
    'a campfire',
    'carnival',
    'haunted',
  ]
    .flatMap(mood => ['', 'watercolor', 'ink drawing', 'clay', 'photo of'].map(medium => `${medium} ${mood}`))
    .flatMap(start => ['', 'a woman', 'a fox', 'a valley', 'a tower'].map(subject => `${start} ${subject}`))
  const plans = MODES_TO_ENHANCE.map(mode => ({ mode: mode ?? 'no mode', plan: planOf(mode) }))

  test.each(plans)('of $mode belongs to its own class and to no other', ({ plan }) => {
    for (const { name, offers } of plan) {
      const offered = new Set(
        everyFacts.flatMap(text => [0, 1, 2].flatMap(n => offers(readSampleFacts(text), n))),
      )
      expect(offered.size).toBeGreaterThan(0)
      for (const text of offered)
        expect({ text, classes: classesIn(text, plan) }).toEqual({ text, classes: [name] })
    }
  })
})

describe('what is added', () => {
  const added = (prompt: string, mode: string | null = null) => enhance(prompt, mode).slice(prompt.length)

  test('suits the hour', () => {
    expect(added('a village at night')).not.toMatch(/sun|day|warm/)
    expect(added('a village at dawn')).toMatch(/low light|from the side/)
  })

  test('follows upon the prompt as a person would write it', () => {
    expect(added('a fox')).toMatch(/^, [a-z]/)
    expect(added('A fox sleeps.')).toMatch(/^ [A-Z].*\.$/)
    expect(added('a fox,')).toMatch(/^ \w/)
  })

  test('has no lens in a drawing and no drawing in a photograph', () => {
    expect(added('an ink drawing of a crane')).not.toContain('lens')
    expect(added('a photograph of a painted door')).toContain('lens')
  })

  test('makes a mark of a logo and a background of a background', () => {
    expect(added('Fox & Fern, coffee roasters', 'logoMaker')).toMatch(/shapes.*palette.*(background|layout)/)
    expect(added('a beach', 'replaceBackground')).toContain('behind the subject')
  })

  test('is nothing where the prompt says it all', () => {
    expect(added('detailed, soft light, 50 mm, pastel colours, centered')).toBe('')
    expect(added('   ')).toBe('')
  })
})
