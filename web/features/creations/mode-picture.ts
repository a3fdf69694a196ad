const tiles = import.meta.glob<string>('#catalogue/modes/*/tile-small.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

const byKey = new Map(Object.entries(tiles).map(([path, url]) => [path.split('/').at(-2), url]))

/** The picture of a mode beside its name, 288 × 192. */
export const modePicture = (key: string): string | undefined => byKey.get(key)
