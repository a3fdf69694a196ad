import type { Creation } from '#contract/creations.ts'

export type DownloadFormat = 'jpg' | 'png' | 'original'

/** Where a creation's first picture comes as a file that is named after the creation. */
export const downloadAddress = (creation: Creation, format: DownloadFormat): string =>
  `${creation.pictures[0]?.url.replace(/[^/]*$/, 'download')}?format=${format}`

/** Has the browser save what is at an address, under the name that comes with it. */
export function save(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
