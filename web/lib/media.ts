import { useSyncExternalStore } from 'react'

/** Whether a media query matches now, kept up to date. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    listener => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}

export const PHONE = '(max-width: 599px)'
/** No hover to speak of: what hovering reveals is then shown or put into a menu. */
export const TOUCH = '(hover: none)'
