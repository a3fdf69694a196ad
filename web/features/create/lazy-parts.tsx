import { type ComponentType, lazy, Suspense, useEffect } from 'react'

type Parts = typeof import('./expanded-parts.ts')

const load = (): Promise<Parts> => import('./expanded-parts.ts')

/** Once the page is there, so that the box expands without waiting for its parts. */
const LOAD_AFTER_MS = 1500

/** Loads the parts of the expanded box soon after the page, so that no page has to start with them. */
export function usePreloadedParts(): void {
  useEffect(() => {
    const timer = setTimeout(load, LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}

function lazyPart<Props extends object>(pick: (parts: Parts) => ComponentType<Props>) {
  // The lazy component takes the same props, which TypeScript cannot prove for props that are still generic.
  const Part = lazy(() => load().then(parts => ({ default: pick(parts) }))) as unknown as ComponentType<Props>
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

export const EnhanceLink = lazyPart(parts => parts.EnhanceLink)
export const Reason = lazyPart(parts => parts.Reason)
export const RecentPrompts = lazyPart(parts => parts.RecentPrompts)
export const Selects = lazyPart(parts => parts.Selects)
export const Slots = lazyPart(parts => parts.Slots)
export const Summary = lazyPart(parts => parts.Summary)
export const UndoButton = lazyPart(parts => parts.UndoButton)
