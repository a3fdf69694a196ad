/** Aspect ratios, width to height, in the order in which they are shown. */
export const RATIOS = [
  { key: '1:1', shape: 'square' },
  { key: '9:16', shape: 'portrait' },
  { key: '9:21', shape: 'portrait' },
  { key: '16:9', shape: 'landscape' },
  { key: '21:9', shape: 'landscape' },
  { key: '5:4', shape: 'landscape' },
  { key: '2:3', shape: 'portrait' },
  { key: '3:2', shape: 'landscape' },
  { key: '4:5', shape: 'portrait' },
] as const

export type RatioKey = (typeof RATIOS)[number]['key']

export const DEFAULT_RATIO: RatioKey = '9:16'

export const isRatio = (key: string): key is RatioKey => RATIOS.some(ratio => ratio.key === key)

/** Of these ratios, the one that comes nearest to a width divided by a height. */
export function nearestRatio<Key extends string>(proportion: number, known: readonly Key[]): Key {
  const distance = (key: Key) => Math.abs(Math.log(proportionOf(key) / proportion))
  return known.reduce((best, key) => (distance(key) < distance(best) ? key : best))
}

/** The ratio of the catalogue that comes nearest to a picture's own. */
export const ratioOf = ({ width, height }: { width: number; height: number }): RatioKey =>
  nearestRatio(
    width / height,
    RATIOS.map(({ key }) => key),
  )

/** Width divided by height of a ratio's key, such as 0.5625 of `9:16`. */
export function proportionOf(key: string): number {
  const [width, height] = key.split(':').map(Number)
  return width && height ? width / height : 1
}
