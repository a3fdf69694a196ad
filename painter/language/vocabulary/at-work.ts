import type { Person } from './person.ts'

/** Somebody at work: clothes, face and where they are at home. */
export const at = (
  habitat: Person['habitat'],
  figure: Person['figure'],
  face: Partial<Person['face']> = {},
): Person => ({
  figure: { hair: 'short', ...figure },
  face: { gender: 'm', age: 'adult', hair: 'short', cloth: figure.colour, ...face },
  habitat,
})

export const WOMAN = { gender: 'f', hair: 'long' } as const
