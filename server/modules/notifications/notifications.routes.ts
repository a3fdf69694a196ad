import type { FastifyPluginAsync } from 'fastify'
import { answerCall } from '#server/authority/answer-call.ts'
import type { NotificationsService } from './notifications.service.ts'

export function notificationsRoutes(deps: { notifications: NotificationsService }): FastifyPluginAsync {
  const { notifications } = deps
  return async app => {
    answerCall(app, '/v1/notifications/list', async ({ actor, body }) => {
      const { notifications: data, unread } = await notifications.list(actor, body)
      return { data, unread }
    })

    answerCall(app, '/v1/notifications/read', async ({ actor, body }) => ({
      data: { unread: await notifications.markRead(actor, body.notificationId ?? null) },
    }))

    answerCall(app, '/v1/notifications/delete', async ({ actor, body }) => {
      await notifications.remove(actor, body.notificationId)
    })
  }
}
