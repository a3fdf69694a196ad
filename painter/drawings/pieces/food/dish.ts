import { shadeHex } from '../../tint.ts'

/** What lies in or on a dish. */
export type Bit =
  | 'leaf'
  | 'chunk'
  | 'ball'
  | 'disc'
  | 'ring'
  | 'stick'
  | 'shrimp'
  | 'egg'
  | 'crumb'
  | 'noodle'
  | 'dumpling'
  | 'slice'
type Bits = readonly [kind: Bit, colour: string, count: number]

/** A vessel, what fills it, and what lies on that. */
export type Dish = {
  vessel: 'bowl' | 'plate' | 'board' | 'pan' | 'pot' | 'steamer'
  china?: string
  /** What fills it, and how high it is heaped: 0 for a soup. */
  base?: string
  heap?: number
  bits: readonly Bits[]
  chopsticks?: boolean
}

/** A dish in its usual vessel. */
export const bowl = (china: string, base: string, heap: number, ...bits: Bits[]): Dish => ({
  vessel: 'bowl',
  china,
  base,
  heap,
  bits,
})
/** A dish in its usual vessel. */
export const plate = (base: string | undefined, heap: number, ...bits: Bits[]): Dish => ({
  vessel: 'plate',
  base,
  heap,
  bits,
})
/** A dish in its usual vessel. */
export const noodles = (colour: string, ...bits: Bits[]): Dish => ({
  ...bowl('#e9e4da', colour, 0.3, ['noodle', shadeHex(colour, 0.15), 26], ...bits),
  chopsticks: true,
})
