import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import { type CreationPages, mapPages } from './lists.ts'

const isOpen = (creation: Creation) =>
  creation.status === CREATION_STATUS.queued || creation.status === CREATION_STATUS.processing

/**
 * What is to be shown of a creation that is known and of which news came. An ended creation does not
 * open again: the answer to its submission, or to a list, may arrive after the event that ended it.
 */
export const newerOf = (known: Creation | undefined, news: Creation): Creation =>
  known && !isOpen(known) && isOpen(news) ? known : news

/** Whether a list, the newest first, has `one` before `other`: by time, and equal times by id. */
const isBefore = (one: Creation, other: Creation): boolean =>
  one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt

/**
 * News of creations, merged into the pages that are loaded of a list: known ones are replaced in their place,
 * unknown ones go where their time puts them. What belongs on a page that is not loaded stays out.
 */
export function mergeIntoPages(pages: CreationPages, news: readonly Creation[]): CreationPages {
  const unknown = new Map(news.map(creation => [creation.id, creation]))
  const updated = mapPages(pages, creations =>
    creations.map(known => {
      const fresh = unknown.get(known.id)
      unknown.delete(known.id)
      return fresh ? newerOf(known, fresh) : known
    }),
  )
  return [...unknown.values()].reduce(insert, updated)
}

function insert(list: CreationPages, creation: Creation): CreationPages {
  const { pages } = list
  const found = pages.findIndex(page => page.creations.some(known => isBefore(creation, known)))
  const isOlderThanAll = found < 0
  if (isOlderThanAll && pages.at(-1)?.hasMore) return list
  const target = isOlderThanAll ? pages.length - 1 : found
  return {
    ...list,
    pages: pages.map((page, index) => {
      if (index !== target) return page
      const at = isOlderThanAll
        ? page.creations.length
        : page.creations.findIndex(known => isBefore(creation, known))
      return { ...page, creations: page.creations.toSpliced(at, 0, creation) }
    }),
  }
}

/** Whether the newest creations of a list do not reach down to what is loaded of it: some lie in between. */
export function leavesGap(pages: CreationPages, newest: readonly Creation[], perPage: number): boolean {
  const known = pages.pages.flatMap(page => page.creations)[0]
  const oldest = newest.at(-1)
  return newest.length === perPage && known !== undefined && oldest !== undefined && isBefore(oldest, known)
}

/** The list without repeats: pages shift by one when something was added in between. */
export function withoutRepeats(list: readonly Creation[]): Creation[] {
  const seen = new Set<string>()
  return list.filter(({ id }) => {
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}
