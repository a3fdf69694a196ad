import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import type { Creation } from '#contract/creations.ts'

type Browsed = { creations: readonly Creation[]; loadMore: (() => void) | null }

const NOTHING: Browsed = { creations: [], loadMore: null }
/** The list of the page that lies below the image view. A page has one. */
export const useBrowsed = create<Browsed>(() => NOTHING)

/** Lets the image view go through this list; `loadMore` is null while there is nothing to load. */
export function useBrowsable(creations: readonly Creation[], loadMore: (() => void) | null): void {
  const load = useRef(loadMore)
  load.current = loadMore
  const canLoad = loadMore !== null
  useEffect(() => {
    useBrowsed.setState({ creations, loadMore: canLoad ? () => load.current?.() : null })
    return () => useBrowsed.setState(NOTHING)
  }, [creations, canLoad])
}
