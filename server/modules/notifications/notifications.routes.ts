import type { FastifyPluginAsync } from 'fastify'
import { answerCall } from '#server/modules/identity/answer-call.ts'
import type { NotificationsService } from './notifications.service.ts'

export function notificationsRoutes(deps: { notifications: NotificationsService }): FastifyPluginAsync {
  const { notifications } = deps
  return async app => {
    answerCall(app, '/v1/notifications/list', async ({ subject, body }) => {
      const { notifications: data, unread } = await notifications.list(subject, body)
      return { data, unread }
    })

    answerCall(app, '/v1/notifications/read', async ({ subject, body }) => ({
      data: { unread: await notifications.markRead(subject, body.notificationId ?? null) },
    }))

    answerCall(app, '/v1/notifications/delete', async ({ subject, body }) => {
      await notifications.remove(subject, body.notificationId)
    })
  }
}
