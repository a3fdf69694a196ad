/** One row of the results. */
export type Finding = {
  what: string
  /** Null when it could not be measured; `note` then says why. */
  value: number | null
  unit: 'ms' | 's' | 'kB' | 'MB' | 'times' | 'per second'
  /** The most that is allowed, in the same unit; left out where a figure only informs. */
  limit?: number
  /** The same work without the product, or in another state. */
  comparison?: string
  note?: string
}

/** `isQuick` asks for so few samples that only the bench itself is tried out. */
export type Bench = (options: { isQuick: boolean }) => Promise<Finding[]>

/** A number with three figures that count, such as 0.0213, 4.27, 31.5 or 1280. */
export function short(value: number): string {
  const digits = value === 0 ? 0 : Math.min(20, Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value)))))
  return value.toFixed(digits)
}

const SIGNS: Record<Finding['unit'], string> = {
  ms: ' ms',
  s: ' s',
  kB: ' kB',
  MB: ' MB',
  times: ' ×',
  'per second': ' a second',
}

export const shown = (value: number, unit: Finding['unit']) => `${short(value)}${SIGNS[unit]}`

export function verdictOf({ value, limit }: Finding): string {
  if (value === null) return 'not measured'
  if (limit === undefined) return 'for information'
  return `${value <= limit ? 'holds' : 'MISSES'}, ${short(value / limit)} of the limit`
}
