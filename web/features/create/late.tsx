import { type ComponentType, lazy, Suspense, useEffect } from 'react'

type Parts = typeof import('./unfolded.ts')

const load = (): Promise<Parts> => import('./unfolded.ts')

/** Once the page stands, so that the box unfolds without waiting for what stands in it. */
const LOAD_AFTER_MS = 1500

/** Parts of the open box, which are no part of what every page starts with. */
export function useLateParts(): void {
  useEffect(() => {
    const timer = setTimeout(load, LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}

function late<Props extends object>(pick: (parts: Parts) => ComponentType<Props>) {
  // What is lazy takes the same props; that it does cannot be told of props that are not known yet.
  const Part = lazy(() => load().then(parts => ({ default: pick(parts) }))) as unknown as ComponentType<Props>
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

export const EnhanceLink = late(parts => parts.EnhanceLink)
export const Reason = late(parts => parts.Reason)
export const RecentPrompts = late(parts => parts.RecentPrompts)
export const Selects = late(parts => parts.Selects)
export const Slots = late(parts => parts.Slots)
export const Summary = late(parts => parts.Summary)
export const UndoButton = late(parts => parts.UndoButton)
