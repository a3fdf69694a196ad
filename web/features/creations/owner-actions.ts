import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Creation } from '#contract/creations.ts'
import { sentenceOf } from '#web/lib/call.ts'
import { notify, notifyError } from '#web/ui/toasts.ts'
import { cancelCreation, retryCreation } from './api.ts'
import { deleteCreation } from './deleting.ts'
import { applyToGalleries, reloadPublicLists, removeFromOwnLists } from './gallery-cache.ts'
import { offerUndo } from './undo.ts'

/**
 * Moves creations to the trash, one after the other, and offers them back; what went before one fails is
 * offered back too.
 */
export function useRemoveAll(): (creations: readonly Creation[]) => Promise<void> {
  const client = useQueryClient()
  return async creations => {
    const gone: string[] = []
    let days = 0
    try {
      for (const { id } of creations) {
        days = await deleteCreation(id)
        removeFromOwnLists(client, id)
        gone.push(id)
      }
    } catch (error) {
      notifyError('Delete creation failed', sentenceOf(error))
    }
    if (gone.length === 0) return
    reloadPublicLists(client)
    offerUndo(client, gone, days)
  }
}

/**
 * What an owner can do with a creation, each reporting its failure; `busy` while one is under way. Another
 * creation takes the place of one that is tried again: `onRetried` gets the new one.
 */
export function useOwnerActions(creation: Creation, onRetried?: (next: Creation) => void) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const perform = async (failure: string, work: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      notifyError(failure, sentenceOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    remove: () =>
      perform('Delete creation failed', async () => {
        const days = await deleteCreation(creation.id)
        removeFromOwnLists(client, creation.id)
        if (!creation.isPrivate) reloadPublicLists(client)
        offerUndo(client, [creation.id], days)
      }),
    cancel: () =>
      perform('Cancel creation failed', async () => {
        applyToGalleries(client, [await cancelCreation(creation.id)])
        notify('Creation canceled', 'Your credits are back.')
      }),
    retry: () =>
      perform('Failed to submit task', async () => {
        const next = await retryCreation(creation.id)
        removeFromOwnLists(client, creation.id)
        applyToGalleries(client, [next])
        onRetried?.(next)
      }),
  }
}
