const modes = import.meta.glob<string>('#web/assets/modes/small/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The picture of a mode beside its name, 288 × 192. */
export const modePicture = (key: string): string | undefined => modes[`/assets/modes/small/${key}.webp`]
