import { useEffect } from 'react'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import { useBrowsed } from './browse.ts'

/** So near the end of the list, more of it is loaded. */
const AHEAD = 3

const finishedIn = (creations: readonly Creation[]) =>
  creations.filter(one => one.status === CREATION_STATUS.complete)

/** The finished creation after (1) or before (-1) this one in the list of the page below, if there is one. */
export function neighbourOf(id: string, step: 1 | -1): Creation | undefined {
  const finished = finishedIn(useBrowsed.getState().creations)
  const at = finished.findIndex(one => one.id === id)
  return at < 0 ? undefined : finished[at + step]
}

/** Whether there are others before and after this one. The next one is loaded ahead, and so is more of the list. */
export function useNeighbours(id: string): { hasPrevious: boolean; hasNext: boolean } {
  const { creations, loadMore } = useBrowsed()
  const finished = finishedIn(creations)
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
  return { hasPrevious: at > 0, hasNext: next !== null }
}
