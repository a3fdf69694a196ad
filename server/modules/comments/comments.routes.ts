import type { FastifyPluginAsync } from 'fastify'
import { answerCall } from '#server/authority/answer-call.ts'
import type { CommentsService } from './comments.service.ts'

export function commentsRoutes({ comments }: { comments: CommentsService }): FastifyPluginAsync {
  return async app => {
    answerCall(app, '/v1/comment/create', async ({ actor, body }) => ({
      data: await comments.comment(actor, body),
    }))

    answerCall(app, '/v1/comment/delete', async ({ actor, body }) => {
      await comments.deleteComment(actor, body.commentId)
    })

    answerCall(app, '/v1/comment/list', async ({ viewer, body }) => ({
      data: await comments.listComments(viewer, body),
    }))
  }
}
