import { useEffect, useRef } from 'react'
import type { Creation } from '#contract/creations.ts'

type Browsed = { creations: readonly Creation[]; loadMore: (() => void) | null }

/** The list of the page that lies below the image view. A page has one. */
const NOTHING: Browsed = { creations: [], loadMore: null }
let browsed = NOTHING
const listeners = new Set<() => void>()

function setBrowsed(next: Browsed): void {
  browsed = next
  for (const listener of listeners) listener()
}

/** Lets the image view go through this list; `loadMore` is null while there is nothing to load. */
export function useBrowsable(creations: readonly Creation[], loadMore: (() => void) | null): void {
  const load = useRef(loadMore)
  load.current = loadMore
  const canLoad = loadMore !== null
  useEffect(() => {
    setBrowsed({ creations, loadMore: canLoad ? () => load.current?.() : null })
    return () => setBrowsed(NOTHING)
  }, [creations, canLoad])
}

export const browseStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): Browsed => browsed,
}
