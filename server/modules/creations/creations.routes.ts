import type { FastifyPluginAsync } from 'fastify'
import { answerCall } from '#server/authority/answer-call.ts'
import { callerOf } from '#server/authority/session.ts'
import type { Spool } from '#server/storage/spool.ts'
import type { CreationsService } from './creations.service.ts'
import { readCreateRequest } from './submit/create-request.ts'
import type { VisibilityService } from './visibility.service.ts'

export function creationsRoutes(deps: {
  creations: CreationsService
  visibility: VisibilityService
  spool: Spool
}): FastifyPluginAsync {
  const { creations, visibility, spool } = deps
  return async app => {
    answerCall(app, '/v1/image/create', async ({ actor, request, reply }) => {
      const batch = await spool.hold(async newFile => {
        const submission = await readCreateRequest(request, newFile)
        return await creations.submit(actor, submission, callerOf(request, reply))
      })
      return { data: batch[0]!, batch }
    })

    answerCall(app, '/v1/image/list', async ({ actor, body }) => ({
      data: await creations.list(actor, body),
    }))

    answerCall(app, '/v1/image/publicList', async ({ viewer, body }) => ({
      data: await creations.publicList(viewer, body),
    }))

    answerCall(app, '/v1/image/info', async ({ viewer, body }) => ({
      data: await creations.info(viewer, body.imageId),
    }))

    answerCall(app, '/v1/image/update', async ({ actor, body }) => {
      await visibility.change(actor, body.imageId, body)
      return { data: await creations.info(actor, body.imageId) }
    })

    answerCall(app, '/v1/image/cancel', async ({ actor, body }) => ({
      data: await creations.cancel(actor, body.imageId),
    }))

    answerCall(app, '/v1/batch/cancel', async ({ actor, body }) => ({
      data: await creations.cancelBatch(actor, body.batchId),
    }))

    answerCall(app, '/v1/image/retry', async ({ actor, body, request, reply }) => ({
      data: await creations.retry(actor, body.imageId, callerOf(request, reply)),
    }))
  }
}
