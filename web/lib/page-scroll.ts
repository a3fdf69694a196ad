import { useLayoutEffect, useRef } from 'react'
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router'

type PageLocation = Location<{ background?: Location } | null>

const KEY = 'easel.scrolled'
/** Of so many entries of the history the place is remembered. */
const MOST_ENTRIES = 50

/** How far down the page each entry of the history was left, in pixels, by the entry's key. */
const places = new Map<string, number>(read())

/**
 * Scrolls as pages of documents do: a new page begins at its top or at the part that its address names, and
 * going back finds a page where it was left. What is opened over a page, another address of the same page
 * and one that takes the place of the last leave it where it is.
 */
export function usePageScroll(): void {
  const location = useLocation() as PageLocation
  const type = useNavigationType()
  const shown = useRef<PageLocation | null>(null)

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    // While the page still stands: once the next one is drawn, this one's height is gone.
    const remember = () => {
      if (shown.current) places.set(shown.current.key, window.scrollY)
    }
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', keep)
    }
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = location
    if (before !== location) follow(location, before, type)
  }, [location, type])
}

function follow(now: PageLocation, before: PageLocation | null, type: NavigationType): void {
  const place = type === 'POP' ? places.get(now.key) : undefined
  const part = now.hash && document.getElementById(decoded(now.hash.slice(1)))
  if (place !== undefined) window.scrollTo({ top: place, behavior: 'instant' })
  else if (part) part.scrollIntoView()
  else if (before && isAnother(now, before, type)) window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Whether what is shown now begins at its top. So does the very page that a link to itself was pressed on. */
function isAnother(now: PageLocation, before: PageLocation, type: NavigationType): boolean {
  if (now.state?.background) return false
  const isPage = now.pathname === before.pathname
  return isPage ? now.search === before.search : type !== 'REPLACE'
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function keep(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MOST_ENTRIES)))
  } catch {
    // A storage that is full or forbidden costs the places, never the page.
  }
}

function read(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}
