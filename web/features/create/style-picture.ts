const styles = import.meta.glob<string>('#web/assets/styles/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** One pear in the style; the style `none` has no picture. */
export const stylePicture = (key: string): string | undefined => styles[`/assets/styles/${key}.webp`]
