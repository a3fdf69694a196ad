import { useSyncExternalStore } from 'react'

type Watched = { read: () => boolean; subscribe: (listener: () => void) => () => void }

/** One watch for all who ask the same: each card of a wall does, and cards come and go while it scrolls. */
const watched = new Map<string, Watched>()

function watch(query: string): Watched {
  const known = watched.get(query)
  if (known) return known
  const list = matchMedia(query)
  const one: Watched = {
    read: () => list.matches,
    subscribe(listener) {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
  }
  watched.set(query, one)
  return one
}

/** Whether a media query matches now, kept up to date. */
export function useMedia(query: string): boolean {
  const { subscribe, read } = watch(query)
  return useSyncExternalStore(subscribe, read)
}

/** Room for the create box with everything side by side. */
export const WIDE = '(min-width: 1200px)'
export const PHONE = '(max-width: 599px)'
/** No hover to speak of: what hovering reveals is then shown or put into a menu. */
export const TOUCH = '(hover: none)'
