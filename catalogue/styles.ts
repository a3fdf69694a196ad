/** Styles in the order in which they are shown; the keys are what a creation stores and engines get. */
export const STYLES = [
  { key: 'none', title: 'None' },
  { key: '3d-model', title: '3D Model' },
  { key: 'analog-film', title: 'Analog Film' },
  { key: 'anime', title: 'Anime' },
  { key: 'cinematic', title: 'Cinematic' },
  { key: 'comic-book', title: 'Comic Book' },
  { key: 'digital-art', title: 'Digital Art' },
  { key: 'enhance', title: 'Enhance' },
  { key: 'fantasy-art', title: 'Fantasy Art' },
  { key: 'isometric', title: 'Isometric' },
  { key: 'line-art', title: 'Line Art' },
  { key: 'low-poly', title: 'Low Poly' },
  { key: 'modeling-compound', title: 'Modeling Compound' },
  { key: 'neon-punk', title: 'Neon Punk' },
  { key: 'origami', title: 'Origami' },
  { key: 'photographic', title: 'Photographic' },
  { key: 'pixel-art', title: 'Pixel Art' },
  { key: 'tile-texture', title: 'Tile Texture' },
] as const

export type StyleKey = (typeof STYLES)[number]['key']

export const isStyle = (key: string): key is StyleKey => STYLES.some(style => style.key === key)
