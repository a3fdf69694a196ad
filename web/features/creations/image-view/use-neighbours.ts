import { useEffect, useSyncExternalStore } from 'react'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import { browseStore } from '../browse.ts'

/** So near the end of the list, more of it is loaded. */
const AHEAD = 3

/** The finished creations before and after this one in the list of the page below; null where there is none. */
export function useNeighbours(id: string): { previous: Creation | null; next: Creation | null } {
  const { creations, loadMore } = useSyncExternalStore(browseStore.subscribe, browseStore.current)
  const finished = creations.filter(one => one.status === CREATION_STATUS.complete)
  const at = finished.findIndex(one => one.id === id)
  const next = at < 0 ? null : (finished[at + 1] ?? null)
  const isNearEnd = at >= 0 && at >= finished.length - AHEAD
  useEffect(() => {
    if (isNearEnd) loadMore?.()
  }, [isNearEnd, loadMore])
  useEffect(() => {
    const picture = next?.pictures[0]
    if (!picture) return
    // So that it is there when it is turned to.
    const image = new Image()
    image.sizes = '70vw'
    image.srcset = picture.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
  }, [next])
  return { previous: finished[at - 1] ?? null, next }
}
