import type { QueryClient } from '@tanstack/react-query'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { LiveEvent } from '#contract/events.ts'
import { fetchCreation, fetchGalleryPage } from './api.ts'
import { applyToGalleries, removeFromOwnLists } from './gallery-cache.ts'
import { changeEverywhere, GALLERIES } from './lists.ts'

export type LiveListeners = {
  onBalance: (credit: number) => void
  /** Told how many notifications are unread. */
  onUnread: (unread: number) => void
}

/** Asks for what happened while nobody listened; after an interruption also for balance and unread. */
export function catchUp(client: QueryClient, isAgain: boolean): void {
  if (isAgain) client.invalidateQueries({ queryKey: ['user'] })
  client.invalidateQueries({ queryKey: ['notifications'] })
  if (client.getQueriesData({ queryKey: GALLERIES }).length === 0) return
  fetchGalleryPage(null, null).then(
    news => applyToGalleries(client, news),
    () => {},
  )
}

/** Brings what happened into everything that is loaded. */
export function apply(client: QueryClient, event: LiveEvent, { onBalance, onUnread }: LiveListeners): void {
  switch (event.type) {
    case 'creation':
      applyToGalleries(client, [event.creation])
      break
    case 'progress':
      changeEverywhere(client, event.creationId, creation =>
        creation.own && creation.status === CREATION_STATUS.processing
          ? { ...creation, own: { ...creation.own, progress: event.progress } }
          : creation,
      )
      break
    case 'removed':
      removeFromOwnLists(client, event.creationId)
      break
    case 'balance':
      onBalance(event.credit)
      break
    case 'notification':
      onUnread(event.unread)
      client.invalidateQueries({ queryKey: ['notifications'] })
      if (event.notification) showComment(client, event.notification.imageId)
  }
}

/** Somebody commented on this creation: whoever looks at it sees that, with the new count. */
function showComment(client: QueryClient, id: string): void {
  client.invalidateQueries({ queryKey: ['comments', id] })
  fetchCreation(id).then(
    ({ numberOfComments }) => changeEverywhere(client, id, one => ({ ...one, numberOfComments })),
    // The list of comments tells of the failure, if anybody looks at it.
    () => {},
  )
}
