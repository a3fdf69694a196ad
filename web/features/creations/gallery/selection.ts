import { useState } from 'react'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'

/** Creations that are chosen to do something with all of them. */
export type Selection = {
  /** Whether creations are being chosen now. */
  isOn: boolean
  chosen: readonly Creation[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** Chooses all that are loaded and can be chosen: that many. */
  chooseAll: () => void
  most: number
  start: () => void
  end: () => void
}

/** What is under way can only be cancelled, each by itself. */
export const isSelectable = ({ status }: Creation): boolean =>
  status !== CREATION_STATUS.queued && status !== CREATION_STATUS.processing

/** A choice among these creations; what leaves the list leaves the choice. */
export function useSelection(creations: readonly Creation[]): Selection {
  const selectable = creations.filter(isSelectable)
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  return {
    isOn: ids !== null,
    chosen: ids === null ? [] : creations.filter(one => ids.has(one.id)),
    has: id => ids?.has(id) ?? false,
    toggle: id =>
      setIds(now => {
        const next = new Set(now)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    chooseAll: () => setIds(new Set(selectable.map(one => one.id))),
    most: selectable.length,
    start: () => setIds(new Set()),
    end: () => setIds(null),
  }
}
