import type { FastifyPluginAsync } from 'fastify'
import { answerCall } from '#server/authority/answer-call.ts'
import type { CreationsService } from '#server/modules/creations/creations.service.ts'
import type { SocialService } from './social.service.ts'

export function socialRoutes(deps: {
  social: SocialService
  creations: CreationsService
}): FastifyPluginAsync {
  const { social, creations } = deps
  return async app => {
    answerCall(app, '/v1/like/set', async ({ actor, body }) => ({
      data: await social.setLike(actor, body),
    }))

    answerCall(app, '/v1/like/list', async ({ viewer, body }) => ({
      data: await creations.likedList(viewer, body),
    }))

    answerCall(app, '/v1/comment/create', async ({ actor, body }) => ({
      data: await social.comment(actor, body),
    }))

    answerCall(app, '/v1/comment/delete', async ({ actor, body }) => {
      await social.deleteComment(actor, body.commentId)
    })

    answerCall(app, '/v1/comment/list', async ({ viewer, body }) => ({
      data: await social.listComments(viewer, body),
    }))
  }
}
