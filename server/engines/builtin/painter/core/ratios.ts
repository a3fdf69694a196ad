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
