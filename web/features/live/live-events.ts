import type { QueryClient } from '@tanstack/react-query'
import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import type { LiveEvent } from '#contract/events.ts'
import type { Notification, NotificationKind, NotificationOf } from '#contract/notifications.ts'
import { fetchCreation } from '#web/features/creations/api.ts'
import {
  applyToGalleries,
  findInLists,
  refreshGallery,
  removeFromOwnLists,
} from '#web/features/creations/gallery-cache.ts'
import { changeEverywhere, GALLERIES, modeOfKey } from '#web/features/creations/lists.ts'

export type LiveListeners = {
  onBalance: (credit: number) => void
  /** Told how many notifications are unread. */
  onUnread: (unread: number) => void
  /** Told of a creation that is ready or failed after it was seen under way. */
  onEnded: (creation: Creation) => void
}

/** Creations that are known to be under way, though no list may hold them. */
const underWay = new Set<string>()
/** Creations whose end was announced. */
const announced = new Set<string>()
/** Ended so short a time ago, one that nobody here had heard of is news. */
const RECENT_MS = 60_000
const isUnderWay = ({ status }: Creation) =>
  status === CREATION_STATUS.queued || status === CREATION_STATUS.processing

/** Asks for what happened while nobody listened. */
export function catchUp(client: QueryClient): void {
  client.invalidateQueries({ queryKey: ['user'] })
  client.invalidateQueries({ queryKey: ['notifications'] })
  client.invalidateQueries({ queryKey: GALLERIES, type: 'inactive', refetchType: 'none' })
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: GALLERIES, type: 'active' })) {
    // What is shown stays as it is; the list says so itself where nothing came yet.
    refreshGallery(client, modeOfKey(queryKey)).catch(() => {})
  }
}

/** Brings what happened into everything that is loaded. */
export function apply(client: QueryClient, event: LiveEvent, listeners: LiveListeners): void {
  const { onBalance, onUnread, onEnded } = listeners
  switch (event.type) {
    case 'creation':
      if (hasEnded(client, event.creation)) onEnded(event.creation)
      applyToGalleries(client, [event.creation])
      break
    case 'progress':
      underWay.add(event.creationId)
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
      if (event.notification) showOnPages(client, event.notification)
  }
}

/**
 * Whether this is the news that a creation is ready or failed. One that was begun elsewhere may have ended by
 * the time that it is first heard of. A cancelled one ended as its owner wished.
 */
function hasEnded(client: QueryClient, creation: Creation): boolean {
  const { id, status, finishedAt } = creation
  if (isUnderWay(creation)) {
    underWay.add(id)
    return false
  }
  const known = client.getQueryData<Creation>(['creation', id]) ?? findInLists(client, id)
  const age = Math.abs(Date.now() - Date.parse(finishedAt ?? ''))
  const isFirstHeardOf = known === undefined && age < RECENT_MS && !announced.has(id)
  const isNews = underWay.delete(id) || isFirstHeardOf || (known !== undefined && isUnderWay(known))
  if (!isNews || status === CREATION_STATUS.cancelled) return false
  announced.add(id)
  return true
}

/** What a new notification changes on the pages beside the list of them. */
const SHOWN: {
  [Kind in NotificationKind]: (client: QueryClient, notification: NotificationOf<Kind>) => void
} = {
  comment: (client, { imageId }) => showComment(client, imageId),
  remix: () => {},
}

function showOnPages(client: QueryClient, notification: Notification): void {
  const show = SHOWN[notification.kind] as (client: QueryClient, notification: Notification) => void
  show(client, notification)
}

/** Somebody commented on this creation: whoever looks at it sees that, with the new count. */
function showComment(client: QueryClient, id: string): void {
  client.invalidateQueries({ queryKey: ['comments', id] })
  fetchCreation(id).then(
    ({ numberOfComments }) => changeEverywhere(client, id, one => ({ ...one, numberOfComments })),
    // The list of comments shows the failure, if anybody looks at it.
    () => {},
  )
}
