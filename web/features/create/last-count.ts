import { BATCH_LIMIT } from '#contract/creation-limits.ts'

const KEY = 'easel.counts'

export const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= BATCH_LIMIT

function read(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** How many pictures were asked for last in this mode and browser; 1 at first. */
export function lastCount(mode: string): number {
  const count = read()[mode]
  return isCount(count) ? count : 1
}

export function rememberCount(mode: string, count: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [mode]: count }))
  } catch {
    // Private windows may refuse storage: the next form then asks for one picture.
  }
}
