import { modePicture } from '#web/features/creations/mode-picture.ts'

const tiles = import.meta.glob<string>('#catalogue/modes/*/tile.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

const byKey = new Map(Object.entries(tiles).map(([path, url]) => [path.split('/').at(-2), url]))

/** The picture of a mode's tile in its two sizes, as the `srcSet` of an image. */
export const modePictures = (key: string): string => `${modePicture(key)} 288w, ${byKey.get(key)} 480w`
