import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MasonryLayout } from './masonry-layout.ts'
import { anchorAt, loadPlace, type MasonryPlace, savePlace } from './masonry-place.ts'

const SAVE_MS = 200
/** Newcomers and deletions move a picture in the list: this many further ones are looked through. */
const SEARCHED_BEYOND = 80
/** By these a person shows that they want to be elsewhere than where they were. */
const INTERRUPTIONS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

type Search = { place: MasonryPlace; wanted: number | null }

type MasonryPlaceOptions = {
  /** Under which the place is kept; without a name it is not. */
  name: string | undefined
  layout: MasonryLayout
  keys: readonly string[]
  /** Whether the layout is that of a measured grid. */
  isMeasured: boolean
  hasMore: boolean
  /** Asked to load items until there are that many. */
  onSeek: ((count: number) => void) | undefined
}

/**
 * Keeps the place on a grid and finds it again: the same picture at the same height, however many pages
 * have to be loaded before. Returns the height to keep free meanwhile, 0 once nothing is looked for.
 */
export function useMasonryPlace(grid: RefObject<HTMLElement | null>, options: MasonryPlaceOptions): number {
  const { name, layout, keys, isMeasured, hasMore, onSeek } = options
  const [search, setSearch] = useState<Search | null>(() => {
    const place = name ? loadPlace(name) : null
    return place && { place, wanted: null }
  })
  const latest = useRef({ layout, keys, isSearching: false })
  latest.current = { layout, keys, isSearching: search !== null }

  // In the layout phase, after the router's own scrolling: the first frame shows the right place.
  useLayoutEffect(() => {
    const element = grid.current
    if (!search || !isMeasured || !element || keys.length === 0) return
    const { place, wanted } = search
    const found = keys.indexOf(place.key)
    if (found < 0 && hasMore && onSeek && wanted === null) {
      const count = place.index + SEARCHED_BEYOND
      window.scrollTo({ top: place.scrolled, behavior: 'instant' })
      setSearch({ place, wanted: count })
      onSeek(count)
      return
    }
    if (found < 0 && hasMore && keys.length < (wanted ?? 0)) return
    const target = layout.places[found < 0 ? Math.min(place.index, keys.length - 1) : found]
    const top = element.getBoundingClientRect().top + window.scrollY
    if (target) window.scrollTo({ top: top + target.top - place.offset, behavior: 'instant' })
    setSearch(null)
  }, [grid, search, isMeasured, keys, layout, hasMore, onSeek])

  useEffect(() => {
    if (!search) return
    const giveUp = () => setSearch(null)
    for (const type of INTERRUPTIONS) addEventListener(type, giveUp, { passive: true, once: true })
    return () => {
      for (const type of INTERRUPTIONS) removeEventListener(type, giveUp)
    }
  }, [search])

  useLayoutEffect(() => {
    if (!name) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      timer = undefined
      const element = grid.current
      const { layout, keys, isSearching } = latest.current
      if (!element || isSearching || keys.length === 0) return
      const anchor = anchorAt(layout, -element.getBoundingClientRect().top)
      const key = anchor && keys[anchor.index]
      const place = anchor && key && { ...anchor, key, scrolled: window.scrollY, height: layout.height }
      savePlace(name, place && place.scrolled > 0 ? place : null)
    }
    const saveSoon = () => {
      timer ??= setTimeout(save, SAVE_MS)
    }
    addEventListener('scroll', saveSoon, { passive: true })
    addEventListener('pagehide', save)
    return () => {
      save()
      removeEventListener('scroll', saveSoon)
      removeEventListener('pagehide', save)
    }
  }, [grid, name])

  return search?.place.height ?? 0
}
