/** Pixels (width, height) of a picture of about one megapixel, by aspect ratio. */
export const RATIOS: Record<string, [number, number]> = {
  '1:1': [1024, 1024],
  '9:16': [756, 1344],
  '16:9': [1344, 756],
  '9:21': [672, 1568],
  '21:9': [1568, 672],
  '5:4': [1120, 896],
  '4:5': [896, 1120],
  '2:3': [832, 1248],
  '3:2': [1248, 832],
}

/** Breadth by height of a ratio such as “16:9”; 1 where it is none. */
export function proportionOf(ratio: string): number {
  const [width, height] = ratio.split(':').map(Number)
  return width && height ? width / height : 1
}
