/** How often a picture is asked for before an error picture takes its place. */
export const ATTEMPTS = 3
/** How many pictures are kept ready to be shown again at once. */
const CACHE_SIZE = 200
/** How often it is looked which pictures are near, in milliseconds: what rushes past is not loaded. */
const THROTTLE_MS = 200
/** How far beyond each edge of the window pictures are loaded, in sizes of the window. */
export const PRELOAD_FACTOR = 1.3

/**
 * Elements of loaded pictures, the most recent last. As long as its element exists, a browser shows a
 * picture again at once, whatever the rules of its cache say.
 */
const loaded = new Map<string, HTMLImageElement>()

export const isLoaded = (address: string): boolean => loaded.has(address)

/** The address from which a picture was loaded last, maybe that of a small version; null if it was not. */
export const loadedAddress = (address: string): string | null => loaded.get(address)?.currentSrc || null

/** Keeps a loaded picture ready under its address, in place of the one that was shown longest ago. */
export function keepLoaded(address: string, element: HTMLImageElement): void {
  loaded.delete(address)
  loaded.set(address, element)
  const [oldest] = loaded.keys()
  if (loaded.size > CACHE_SIZE && oldest !== undefined) loaded.delete(oldest)
}

const waiting = new Map<Element, () => void>()
let isLookDue = false
let lastLook = 0

function look(): void {
  isLookDue = false
  lastLook = performance.now()
  const [ahead, aside] = [innerHeight * PRELOAD_FACTOR, innerWidth * PRELOAD_FACTOR]
  const near = [...waiting].filter(([element]) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return bottom > -ahead && top < innerHeight + ahead && right > -aside && left < innerWidth + aside
  })
  for (const [element, load] of near) {
    waiting.delete(element)
    load()
  }
}

/** Looks at the end of this moment or, when that was done just now, once the throttle allows. */
function lookSoon(): void {
  if (isLookDue) return
  isLookDue = true
  setTimeout(look, Math.max(0, lastLook + THROTTLE_MS - performance.now()))
}

/** Calls `load` once, as soon as the element is near the window. Returns how to call that off. */
export function whenNear(element: Element, load: () => void): () => void {
  if (waiting.size === 0) {
    // Captured, because lists that scroll by themselves do not let their events through.
    addEventListener('scroll', lookSoon, { passive: true, capture: true })
    addEventListener('resize', lookSoon)
  }
  waiting.set(element, load)
  lookSoon()
  return () => {
    waiting.delete(element)
    if (waiting.size > 0) return
    removeEventListener('scroll', lookSoon, { capture: true })
    removeEventListener('resize', lookSoon)
  }
}
