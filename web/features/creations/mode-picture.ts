const modes = import.meta.glob<string>('../../assets/modes/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})
const styles = import.meta.glob<string>('../../assets/styles/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The picture of a mode's tile. */
export const modePicture = (key: string): string | undefined => modes[`../../assets/modes/${key}.webp`]

/** One pear in the style; the style `none` has no picture. */
export const stylePicture = (key: string): string | undefined => styles[`../../assets/styles/${key}.webp`]
