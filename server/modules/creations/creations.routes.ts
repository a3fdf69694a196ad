import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { doneAnswer } from '#contract/answer.ts'
import {
  createAnswer,
  creationAnswer,
  creationListAnswer,
  imageListQuery,
  imageQuery,
  imageUpdate,
  publicListQuery,
} from '#contract/creations.ts'
import { callerOf, requireSubject } from '#server/modules/identity/session.ts'
import type { Spool } from '#server/storage/spool.ts'
import { readCreateRequest } from './create-request.ts'
import type { CreationsService } from './creations.service.ts'
import type { VisibilityService } from './visibility.service.ts'

/** How the form looks to programs; its parts are checked while they are read. */
const createForm = z.object({
  data: z.string().describe('JSON of the form: imageMode, model, prompt, …'),
  file1: z.file().optional().describe('Picture for the input of that name: JPG, PNG or WebP, at most 10 MB'),
  file2: z.file().optional(),
})

const done = { status: 0 } as const

export function creationsRoutes(deps: {
  creations: CreationsService
  visibility: VisibilityService
  spool: Spool
}): FastifyPluginAsyncZod {
  const { creations, visibility, spool } = deps
  const call = <Body extends z.ZodType, Answer extends z.ZodType>(
    summary: string,
    body: Body,
    answer: Answer,
  ) => ({ schema: { summary, tags: ['creations'], body, response: { 200: answer } } })

  return async app => {
    app.post(
      '/v1/image/create',
      {
        schema: {
          summary: 'Charges and queues a creation',
          description:
            'With an idempotency key, in the form or as the header Idempotency-Key, sending it again ' +
            'answers with the creation that was made the first time.',
          tags: ['creations'],
          consumes: ['multipart/form-data'],
          body: createForm,
          response: { 200: createAnswer },
        },
        validatorCompiler: () => value => ({ value }),
      },
      async (request, reply) => {
        const subject = requireSubject(request)
        const data = await spool.hold(async newFile => {
          const submission = await readCreateRequest(request, newFile)
          return await creations.submit(subject, submission, callerOf(request, reply))
        })
        return { ...done, data }
      },
    )

    app.post(
      '/v1/image/list',
      call("The person's own creations, newest first", imageListQuery, creationListAnswer),
      async request => {
        const subject = requireSubject(request)
        return { ...done, data: await creations.list(subject, request.body) }
      },
    )

    app.post(
      '/v1/image/publicList',
      {
        config: { isPublic: true },
        ...call('Public creations, newest first', publicListQuery, creationListAnswer),
      },
      async request => ({ ...done, data: await creations.publicList(request.viewer, request.body) }),
    )

    app.post(
      '/v1/image/info',
      {
        config: { isPublic: true },
        ...call('One creation, if the caller may see it', imageQuery, creationAnswer),
      },
      async request => ({ ...done, data: await creations.info(request.viewer, request.body.imageId) }),
    )

    app.post(
      '/v1/image/update',
      call('Makes a creation private or public', imageUpdate, creationAnswer),
      async request => {
        const subject = requireSubject(request)
        const { imageId } = request.body
        await visibility.setPrivate(subject, imageId, request.body.private)
        return { ...done, data: await creations.info(subject, imageId) }
      },
    )

    app.post(
      '/v1/image/cancel',
      call('Stops a queued or running creation and gives its credits back', imageQuery, creationAnswer),
      async request => {
        const subject = requireSubject(request)
        return { ...done, data: await creations.cancel(subject, request.body.imageId) }
      },
    )

    app.post(
      '/v1/image/retry',
      call('Replaces a failed or cancelled creation by a new one, charged anew', imageQuery, creationAnswer),
      async request => {
        const subject = requireSubject(request)
        return { ...done, data: await creations.retry(subject, request.body.imageId) }
      },
    )

    app.post(
      '/v1/image/delete',
      call('Deletes a creation that is not being drawn', imageQuery, doneAnswer),
      async request => {
        await creations.remove(requireSubject(request), request.body.imageId)
        return done
      },
    )
  }
}
