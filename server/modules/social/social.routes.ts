import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { likeCommand } from '#contract/creations.ts'
import { commentListAnswer, commentListQuery, likeAnswer } from '#contract/social.ts'
import { requireSubject } from '#server/modules/identity/session.ts'
import type { SocialService } from './social.service.ts'

export function socialRoutes({ social }: { social: SocialService }): FastifyPluginAsyncZod {
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
      '/v1/comment/list',
      {
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
