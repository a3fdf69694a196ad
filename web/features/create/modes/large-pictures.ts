import { modePicture } from '#web/features/creations/mode-picture.ts'

const large = import.meta.glob<string>('#web/assets/modes/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The picture of a mode's tile in its two sizes, as the `srcSet` of an image. */
export const modePictures = (key: string): string =>
  `${modePicture(key)} 288w, ${large[`/assets/modes/${key}.webp`]} 480w`
