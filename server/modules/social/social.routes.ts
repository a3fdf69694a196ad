import type { FastifyPluginAsync } from 'fastify'
import type { CreationsService } from '#server/modules/creations/creations.service.ts'
import { answerCall } from '#server/modules/identity/answer-call.ts'
import type { SocialService } from './social.service.ts'

export function socialRoutes(deps: {
  social: SocialService
  creations: CreationsService
}): FastifyPluginAsync {
  const { social, creations } = deps
  return async app => {
    answerCall(app, '/v1/like/set', async ({ subject, body }) => ({
      data: await social.setLike(subject, body),
    }))

    answerCall(app, '/v1/like/list', async ({ viewer, body }) => ({
      data: await creations.likedList(viewer, body),
    }))

    answerCall(app, '/v1/comment/create', async ({ subject, body }) => ({
      data: await social.comment(subject, body),
    }))

    answerCall(app, '/v1/comment/delete', async ({ subject, body }) => {
      await social.deleteComment(subject, body.commentId)
    })

    answerCall(app, '/v1/comment/list', async ({ viewer, body }) => ({
      data: await social.listComments(viewer, body),
    }))
  }
}
