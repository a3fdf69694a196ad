/** What a column of ground is made of. */
export type Material =
  | 'grass'
  | 'mown'
  | 'autumn'
  | 'dry'
  | 'sand'
  | 'snow'
  | 'rock'
  | 'water'
  | 'deep'
  | 'road'
  | 'pavement'
  | 'lava'
  | 'moon'
  | 'mars'
  | 'wood'
  | 'coral'

/** Colour of the top of a column. */
export const MATERIAL_COLOURS: Record<Material, string> = {
  grass: '#7fb34a',
  mown: '#6ea23f',
  autumn: '#c99a3f',
  dry: '#d0b060',
  sand: '#ecd091',
  snow: '#f3f7fc',
  rock: '#9a948e',
  water: '#3fa9d8',
  deep: '#2d7fb8',
  road: '#5a5f6b',
  pavement: '#c9c4bd',
  lava: '#ff6a2a',
  moon: '#a9aab0',
  mars: '#c2683f',
  wood: '#b9824f',
  coral: '#e6d3a0',
}

/** Colour of the layer below, seen at the sides; the same material all through where absent. */
export const SOIL_COLOURS: Partial<Record<Material, string>> = {
  grass: '#8a5f3c',
  mown: '#8a5f3c',
  autumn: '#8a5f3c',
  dry: '#8a5f3c',
  snow: '#b9c6d8',
  road: '#77716b',
  pavement: '#77716b',
}

export const isWater = (material: Material) => material === 'water' || material === 'deep'
