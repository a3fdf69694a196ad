import type { Creation } from '#contract/creations.ts'

const isOpen = (creation: Creation) => creation.status === 1 || creation.status === 2

/**
 * What is to be shown of a creation that is known and of which news came. An ended creation does not
 * open again: the answer to its submission, or to a list, may arrive after the event that ended it.
 */
export const newerOf = (known: Creation | undefined, news: Creation): Creation =>
  known && !isOpen(known) && isOpen(news) ? known : news

/**
 * Newer news of creations laid over a list: known ones are replaced in their place, unknown ones go
 * ahead of the rest, so that nothing that is being looked at changes its place in the list.
 */
export function mergeCreations(list: readonly Creation[], news: readonly Creation[]): Creation[] {
  const known = new Map(news.map(creation => [creation.id, creation]))
  const kept = list.map(creation => {
    const fresh = known.get(creation.id)
    known.delete(creation.id)
    return fresh ? newerOf(creation, fresh) : creation
  })
  return [...news.filter(creation => known.has(creation.id)), ...kept]
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
