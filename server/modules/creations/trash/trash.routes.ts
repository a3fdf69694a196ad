import type { FastifyPluginAsync } from 'fastify'
import { answerCall } from '#server/authority/answer-call.ts'
import type { TrashService } from './trash.service.ts'

export function trashRoutes({ trash }: { trash: TrashService }): FastifyPluginAsync {
  return async app => {
    answerCall(app, '/v1/image/delete', async ({ actor, body }) => ({
      data: { days: await trash.remove(actor, body.imageId, body) },
    }))

    answerCall(app, '/v1/image/restore', async ({ actor, body }) => ({
      data: await trash.restore(actor, body.imageIds),
    }))

    answerCall(app, '/v1/image/trashList', async ({ actor, body }) => ({
      data: await trash.list(actor, body),
    }))

    answerCall(app, '/v1/image/emptyTrash', async ({ actor }) => ({
      data: { erased: await trash.empty(actor) },
    }))
  }
}
