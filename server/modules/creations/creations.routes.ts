import type { FastifyPluginAsync } from 'fastify'
import { answerCall } from '#server/modules/identity/answer-call.ts'
import { callerOf } from '#server/modules/identity/session.ts'
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
    answerCall(app, '/v1/image/create', async ({ subject, request, reply }) => {
      const data = await spool.hold(async newFile => {
        const submission = await readCreateRequest(request, newFile)
        return await creations.submit(subject, submission, callerOf(request, reply))
      })
      return { data }
    })

    answerCall(app, '/v1/image/list', async ({ subject, body }) => ({
      data: await creations.list(subject, body),
    }))

    answerCall(app, '/v1/image/publicList', async ({ viewer, body }) => ({
      data: await creations.publicList(viewer, body),
    }))

    answerCall(app, '/v1/image/info', async ({ viewer, body }) => ({
      data: await creations.info(viewer, body.imageId),
    }))

    answerCall(app, '/v1/image/update', async ({ subject, body }) => {
      await visibility.setPrivate(subject, body.imageId, body.private)
      return { data: await creations.info(subject, body.imageId) }
    })

    answerCall(app, '/v1/image/cancel', async ({ subject, body }) => ({
      data: await creations.cancel(subject, body.imageId),
    }))

    answerCall(app, '/v1/image/retry', async ({ subject, body }) => ({
      data: await creations.retry(subject, body.imageId),
    }))

    answerCall(app, '/v1/image/delete', async ({ subject, body }) => {
      await creations.remove(subject, body.imageId)
    })
  }
}
