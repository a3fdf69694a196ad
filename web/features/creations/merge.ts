import type { Creation } from '#contract/creations.ts'

/**
 * Newer news of creations laid over a list: known ones are replaced in their place, unknown ones go
 * ahead of the rest, so that nothing that is being looked at changes its place in the list.
 */
export function mergeCreations(list: readonly Creation[], news: readonly Creation[]): Creation[] {
  const known = new Map(news.map(creation => [creation.id, creation]))
  const kept = list.map(creation => {
    const fresh = known.get(creation.id)
    known.delete(creation.id)
    return fresh ?? creation
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
