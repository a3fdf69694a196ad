import type { FastifyPluginAsync } from 'fastify'
import { answerCall } from '#server/authority/answer-call.ts'
import type { CreationsService } from '../creations.service.ts'
import type { LikesService } from './likes.service.ts'

export function likesRoutes({
  likes,
  creations,
}: {
  likes: LikesService
  creations: CreationsService
}): FastifyPluginAsync {
  return async app => {
    answerCall(app, '/v1/like/set', async ({ actor, body }) => ({
      data: await likes.setLike(actor, body),
    }))

    answerCall(app, '/v1/like/list', async ({ viewer, body }) => ({
      data: await creations.likedList(viewer, body),
    }))
  }
}
