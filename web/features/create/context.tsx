import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useAvailability } from '#web/features/creations/availability.ts'
import { useSession } from '#web/lib/session.ts'
import { type BoxActions, createBoxActions } from './actions.ts'
import { takeUpDraft } from './draft.ts'
import { type BoxState, type BoxStore, createBoxStore } from './store.ts'

export type CreateBox = BoxStore & BoxActions

const Context = createContext<CreateBox | null>(null)

/** Holds what is in the create box, for the box itself and for whatever fills it in. */
export function CreateBoxProvider({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const userId = useRef<string | null>(null)
  userId.current = user?.id ?? userId.current
  const isAvailable = useAvailability()
  const available = useRef(isAvailable)
  available.current = isAvailable
  const [store] = useState(() => createBoxStore((mode, model) => available.current(mode, model)))
  const box = useMemo(() => ({ ...store, ...createBoxActions(store, () => userId.current) }), [store])

  const known = user !== undefined
  // Before the first paint, so that nobody sees an empty form give way to a full one.
  useLayoutEffect(() => (known ? takeUpDraft(store, () => userId.current) : undefined), [known, store])
  return <Context value={box}>{children}</Context>
}

/** The create box itself. It is always the same: whoever only acts on it is never drawn anew by typing. */
export function useCreateBox(): CreateBox {
  const box = use(Context)
  if (!box) throw new Error('The create box needs its provider.')
  return box
}

/** A part of what is in the create box; `select` returns the same value as long as nothing changed. */
export function useBoxState<Part>(select: (state: BoxState) => Part): Part {
  const box = useCreateBox()
  return useStore(box.state, select)
}
