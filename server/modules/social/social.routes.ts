import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { doneAnswer } from '#contract/answer.ts'
import { creationListAnswer, likeCommand } from '#contract/creations.ts'
import {
  commentAnswer,
  commentCommand,
  commentDeletion,
  commentListAnswer,
  commentListQuery,
  likeAnswer,
  likeListQuery,
} from '#contract/social.ts'
import type { CreationsService } from '#server/modules/creations/creations.service.ts'
import { requireSubject } from '#server/modules/identity/session.ts'
import type { SocialService } from './social.service.ts'

export function socialRoutes(deps: {
  social: SocialService
  creations: CreationsService
}): FastifyPluginAsyncZod {
  const { social, creations } = deps
  return async app => {
    app.post(
      '/v1/like/set',
      {
        schema: {
          summary: 'Likes a creation or takes the like back; without `like` it changes to the other',
          tags: ['social'],
          body: likeCommand,
          response: { 200: likeAnswer },
        },
      },
      async request => {
        const subject = requireSubject(request)
        return { status: 0 as const, data: await social.setLike(subject, request.body) }
      },
    )

    app.post(
      '/v1/like/list',
      {
        config: { isPublic: true },
        schema: {
          summary: 'What a person likes, as far as the caller may see it, the newest like first',
          tags: ['social'],
          body: likeListQuery,
          response: { 200: creationListAnswer },
        },
      },
      async request => ({
        status: 0 as const,
        data: await creations.likedList(request.viewer, request.body),
      }),
    )

    app.post(
      '/v1/comment/create',
      {
        schema: {
          summary: 'Says something of a creation',
          tags: ['social'],
          body: commentCommand,
          response: { 200: commentAnswer },
        },
      },
      async request => {
        const subject = requireSubject(request)
        return { status: 0 as const, data: await social.comment(subject, request.body) }
      },
    )

    app.post(
      '/v1/comment/delete',
      {
        schema: {
          summary: 'Deletes a comment that the person wrote, or that is on their creation',
          tags: ['social'],
          body: commentDeletion,
          response: { 200: doneAnswer },
        },
      },
      async request => {
        await social.deleteComment(requireSubject(request), request.body.commentId)
        return { status: 0 as const }
      },
    )

    app.post(
      '/v1/comment/list',
      {
        config: { isPublic: true },
        schema: {
          summary: 'Comments on a creation, oldest first',
          tags: ['social'],
          body: commentListQuery,
          response: { 200: commentListAnswer },
        },
      },
      async request => ({
        status: 0 as const,
        data: await social.listComments(request.viewer, request.body),
      }),
    )
  }
}
