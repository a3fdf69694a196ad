import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { doneAnswer } from '#contract/answer.ts'
import {
  notificationDeletion,
  notificationListAnswer,
  notificationListQuery,
  notificationRead,
  unreadAnswer,
} from '#contract/notifications.ts'
import { requireSubject } from '#server/modules/identity/session.ts'
import type { NotificationsService } from './notifications.service.ts'

const done = { status: 0 } as const
const tags = ['notifications']

export function notificationsRoutes(deps: { notifications: NotificationsService }): FastifyPluginAsyncZod {
  const { notifications } = deps
  return async app => {
    app.post(
      '/v1/notifications/list',
      {
        schema: {
          summary: 'What the person was told, newest first',
          tags,
          body: notificationListQuery,
          response: { 200: notificationListAnswer },
        },
      },
      async request => {
        const subject = requireSubject(request)
        const { notifications: data, unread } = await notifications.list(subject, request.body)
        return { ...done, data, unread }
      },
    )

    app.post(
      '/v1/notifications/read',
      {
        schema: {
          summary: 'Marks one notification, or without an id all, as read',
          tags,
          body: notificationRead,
          response: { 200: unreadAnswer },
        },
      },
      async request => {
        const subject = requireSubject(request)
        const unread = await notifications.markRead(subject, request.body.notificationId ?? null)
        return { ...done, data: { unread } }
      },
    )

    app.post(
      '/v1/notifications/delete',
      {
        schema: {
          summary: 'Deletes a notification',
          tags,
          body: notificationDeletion,
          response: { 200: doneAnswer },
        },
      },
      async request => {
        await notifications.remove(requireSubject(request), request.body.notificationId)
        return done
      },
    )
  }
}
