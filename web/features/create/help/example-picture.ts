const pictures = import.meta.glob<string>('#catalogue/examples/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

const byName = new Map(Object.entries(pictures).map(([path, url]) => [path.split('/').at(-1), url]))

/** The address of a picture of `catalogue/examples`, 512 × 640. */
export const examplePicture = (name: string): string | undefined => byName.get(`${name}.webp`)
