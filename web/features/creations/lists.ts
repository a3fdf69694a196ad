import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Creation } from '#contract/creations.ts'

/** A page of creations. Whether more follow is kept: what is deleted from it later says nothing of that. */
export type CreationPage = { creations: Creation[]; hasMore: boolean }
export type CreationPages = InfiniteData<CreationPage, string | null>

/** Under what the query client keeps them. */
export const WALL = ['wall']
export const GALLERIES = ['gallery']
export const PROFILES = ['profile']
export const TRASH = ['trash']
const ALL_MODES = 'all'
export const galleryKey = (mode: string | null): string[] => [...GALLERIES, mode ?? ALL_MODES]
/** The mode whose gallery list has this key; null for all modes. */
export const modeOfKey = (key: QueryKey): string | null => (key[1] === ALL_MODES ? null : String(key[1]))

/** How a list asks for its next page: by the last creation that it was given, so that no page shifts. */
export const nextPageOf = (last: CreationPage, pages: readonly CreationPage[]): string | undefined =>
  last.hasMore ? pages.flatMap(page => page.creations).at(-1)?.id : undefined

/** Changes a creation wherever it is shown: on the wall, in galleries, on profiles and by itself. */
export function changeEverywhere(
  client: QueryClient,
  id: string,
  change: (creation: Creation) => Creation,
): void {
  const inList = (creations: Creation[]) => creations.map(one => (one.id === id ? change(one) : one))
  client.setQueriesData<InfiniteData<Creation[]>>(
    { queryKey: WALL },
    data => data && { ...data, pages: data.pages.map(inList) },
  )
  for (const queryKey of [GALLERIES, PROFILES]) {
    client.setQueriesData<CreationPages>({ queryKey }, data => data && mapPages(data, inList))
  }
  client.setQueryData<Creation>(['creation', id], one => one && change(one))
}

/** The pages with the creations of each changed. */
export const mapPages = (
  data: CreationPages,
  change: (creations: Creation[]) => Creation[],
): CreationPages => ({
  ...data,
  pages: data.pages.map(page => ({ ...page, creations: change(page.creations) })),
})
