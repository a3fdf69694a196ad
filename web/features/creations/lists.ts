import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Creation } from '#contract/creations.ts'

/** A page of creations. Whether more follow is kept: what is deleted from it later says nothing of that. */
export type CreationPage = { creations: Creation[]; hasMore: boolean }
export type CreationPages = InfiniteData<CreationPage, string | null>

const WALL = ['wall']
const GALLERIES = ['gallery']
const PROFILES = ['profile']

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

/** Takes a creation out of every list of one's own. */
export function removeFromOwnLists(client: QueryClient, id: string): void {
  for (const queryKey of [GALLERIES, PROFILES]) {
    client.setQueriesData<CreationPages>(
      { queryKey },
      data => data && mapPages(data, creations => creations.filter(one => one.id !== id)),
    )
  }
}

/** Has the public lists ask anew: a creation came to them or left them. */
export function reloadPublicLists(client: QueryClient): void {
  client.resetQueries({ queryKey: WALL })
  client.invalidateQueries({ queryKey: PROFILES })
}

/** The creation as some list holds it, to be shown before it was asked for. */
export function findInLists(client: QueryClient, id: string): Creation | undefined {
  for (const queryKey of [WALL, GALLERIES, PROFILES]) {
    for (const [, data] of client.getQueriesData<InfiniteData<Creation[] | CreationPage>>({ queryKey })) {
      for (const page of data?.pages ?? []) {
        const found = (Array.isArray(page) ? page : page.creations).find(one => one.id === id)
        if (found) return found
      }
    }
  }
  return undefined
}

/** The pages with the creations of each changed. */
export const mapPages = (
  data: CreationPages,
  change: (creations: Creation[]) => Creation[],
): CreationPages => ({
  ...data,
  pages: data.pages.map(page => ({ ...page, creations: change(page.creations) })),
})

/** Takes what a person made, who has been hidden, out of every public list. */
export function removePersonFromLists(client: QueryClient, userId: string): void {
  const without = (creations: Creation[]) => creations.filter(one => one.userId !== userId)
  client.setQueriesData<CreationPages>({ queryKey: PROFILES }, data => data && mapPages(data, without))
  client.setQueriesData<InfiniteData<Creation[]>>(
    { queryKey: WALL },
    data => data && { ...data, pages: data.pages.map(without) },
  )
  client.invalidateQueries({ queryKey: WALL })
}
