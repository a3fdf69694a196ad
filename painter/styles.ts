/** The looks that a picture is developed in; “none” is the painter's own. */
export const STYLES = [
  'none',
  '3d-model',
  'analog-film',
  'anime',
  'cinematic',
  'comic-book',
  'digital-art',
  'enhance',
  'fantasy-art',
  'isometric',
  'line-art',
  'low-poly',
  'modeling-compound',
  'neon-punk',
  'origami',
  'photographic',
  'pixel-art',
  'tile-texture',
] as const

export type StyleKey = (typeof STYLES)[number]

export const isStyle = (key: string): key is StyleKey => STYLES.some(style => style === key)
