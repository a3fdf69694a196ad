import type { QueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { createElement } from 'react'
import type { Creation } from '#contract/creations.ts'
import { sentenceOf } from '#web/lib/call.ts'
import { formatCount } from '#web/lib/format.ts'
import { announce } from '#web/ui/announcements.ts'
import { notify, notifyError } from '#web/ui/toasts.ts'
import { restoreCreations } from './deleting.ts'
import { applyToGalleries, reloadPublicLists } from './gallery-cache.ts'
import { TRASH } from './lists.ts'

export const countOf = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'creation' : 'creations'}`

export const daysOf = (days: number): string => `${formatCount(days)} ${days === 1 ? 'day' : 'days'}`

/** Puts creations back into every list that they were in. @throws CallError */
export async function putBack(client: QueryClient, ids: readonly string[]): Promise<Creation[]> {
  const restored = await restoreCreations(ids)
  applyToGalleries(client, restored)
  if (restored.some(one => !one.isPrivate)) reloadPublicLists(client)
  client.invalidateQueries({ queryKey: TRASH })
  return restored
}

/** Tells that creations were deleted and, as long as that notice stands, takes it back. */
export function offerUndo(client: QueryClient, ids: readonly string[], days: number): void {
  client.invalidateQueries({ queryKey: TRASH })
  if (days === 0) {
    notify(`${countOf(ids.length)} deleted`)
    return
  }
  const text = `${countOf(ids.length)}, kept ${daysOf(days)}`
  const act = async () => {
    try {
      await putBack(client, ids)
      notify('Restored', countOf(ids.length))
    } catch (error) {
      notifyError('Restore creation failed', sentenceOf(error))
    }
  }
  notify('Moved to the trash', text, createElement(Trash2, { size: 20 }), {
    label: 'Undo',
    act,
    isUndo: true,
  })
  announce(`Moved to the trash: ${text}. Control Z restores.`)
}
