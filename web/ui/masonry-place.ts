import type { MasonryLayout } from './masonry-layout.ts'

/** Where somebody was on a grid: at which picture, and how that stood to the upper edge of the window. */
export type MasonryPlace = {
  key: string
  /** Of the picture in the list, should it be gone. */
  index: number
  /** From the window's upper edge to that of the picture, in pixels. */
  offset: number
  /** How far the page was scrolled and how high the grid was: kept until the picture is found again. */
  scrolled: number
  height: number
  savedAt: number
}

const LIFE_MS = 30 * 60_000
const keyFor = (name: string) => `easel.wall.${name}`

/** The topmost picture that is in the window, `top` pixels below the upper edge of the grid. */
export function anchorAt({ places }: MasonryLayout, top: number): { index: number; offset: number } | null {
  let found = -1
  places.forEach((place, index) => {
    if (place.top + place.height <= top) return
    if (found < 0 || place.top < (places[found]?.top ?? 0)) found = index
  })
  const place = places[found]
  return place ? { index: found, offset: place.top - top } : null
}

/** Remembers the place for as long as the tab is open; null forgets it. */
export function savePlace(name: string, place: Omit<MasonryPlace, 'savedAt'> | null): void {
  try {
    if (place) sessionStorage.setItem(keyFor(name), JSON.stringify({ ...place, savedAt: Date.now() }))
    else sessionStorage.removeItem(keyFor(name))
  } catch {
    // A storage that is full or forbidden costs the place, never the page.
  }
}

let isArrival: boolean | undefined

/**
 * The remembered place: for whoever comes back by a link, a button, a reload or from the sign-in, but not
 * for an address that was typed.
 */
export function loadPlace(name: string): MasonryPlace | null {
  try {
    if (isArrival === undefined) {
      const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      isArrival = entry?.type === 'navigate' && document.referrer === ''
      if (isArrival) savePlace(name, null)
    }
    const place = JSON.parse(sessionStorage.getItem(keyFor(name)) ?? 'null') as MasonryPlace | null
    return place && Date.now() - place.savedAt < LIFE_MS ? place : null
  } catch {
    return null
  }
}
