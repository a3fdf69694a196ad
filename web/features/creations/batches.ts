import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'

/** What stands in one place of the gallery: a creation, or all that are left of a batch in the order of their seeds. */
export type GalleryItem = Creation | readonly Creation[]

export const isBatch = (item: GalleryItem): item is readonly Creation[] => Array.isArray(item)

/** Also of a batch of which pictures come and go. */
export const keyOfItem = (item: GalleryItem): string =>
  isBatch(item) ? (item[0]?.own?.batch?.id ?? '') : item.id

/** The list with what follows each other of one batch in one place; what is left alone of one stands for itself. */
export function groupBatches(creations: readonly Creation[]): GalleryItem[] {
  const items: GalleryItem[] = []
  for (let from = 0; from < creations.length; ) {
    const id = creations[from]?.own?.batch?.id
    let to = from + 1
    while (id && creations[to]?.own?.batch?.id === id) to++
    const group = creations.slice(from, to)
    if (group.length === 1) items.push(...group)
    else items.push(group.sort((a, b) => positionOf(a) - positionOf(b)))
    from = to
  }
  return items
}

const positionOf = ({ own }: Creation): number => own?.batch?.position ?? 0

/** How many of a batch are in each state. */
export function statesOf(batch: readonly Creation[]) {
  const count = (...statuses: number[]) => batch.filter(({ status }) => statuses.includes(status)).length
  return {
    done: count(CREATION_STATUS.complete),
    drawing: count(CREATION_STATUS.processing),
    waiting: count(CREATION_STATUS.queued),
    failed: count(CREATION_STATUS.failed, CREATION_STATUS.cancelled),
  }
}
