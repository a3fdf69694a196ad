import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { doneAnswer } from '#contract/answer.ts'
import {
  hiddenListAnswer,
  hiddenListQuery,
  hideCommand,
  publicInfoAnswer,
  publicInfoQuery,
} from '#contract/identity.ts'
import { AppError } from '#server/errors.ts'
import type { IdentityService } from '#server/modules/identity/identity.service.ts'
import { callerOf, requireSession, requireSubject, sessionCookie } from '#server/modules/identity/session.ts'
import { recordRequest } from '#server/security-log.ts'
import type { Spool } from '#server/storage/spool.ts'
import type { AccountsService } from './accounts.service.ts'
import type { ExportService } from './export.service.ts'
import { readUpdateRequest } from './update-request.ts'

const avatarKey = /^ava_[0-9a-z]{26}$/

/** How the form looks to programs; its parts are checked while they are read. */
const updateForm = z.object({
  data: z.string().describe('JSON: nickName, notifyComment, notifyProduct, removeAvatar'),
  file1: z.file().optional().describe('New avatar: JPG, PNG or WebP, at most 2 MB'),
})

const done = { status: 0 } as const
const tags = ['identity']

export function accountsRoutes(deps: {
  identity: IdentityService
  accounts: AccountsService
  exports: ExportService
  spool: Spool
  publicUrl: string
}): FastifyPluginAsyncZod {
  const { identity, accounts, exports, spool, publicUrl } = deps
  const session = sessionCookie(publicUrl)

  return async app => {
    app.post(
      '/v1/user/update',
      {
        schema: {
          summary: 'Changes the public profile and the choice of e-mails',
          tags,
          consumes: ['multipart/form-data'],
          body: updateForm,
          response: { 200: doneAnswer },
        },
        validatorCompiler: () => value => ({ value }),
      },
      async (request, reply) => {
        const subject = requireSubject(request)
        await spool.hold(async newFile => {
          const { update, avatar } = await readUpdateRequest(request, newFile)
          await accounts.update(subject, update, avatar, callerOf(request, reply))
        })
        return done
      },
    )

    app.post(
      '/v1/user/delete',
      {
        schema: {
          summary: 'Deletes the account with all that the person made',
          tags,
          response: { 200: doneAnswer },
        },
      },
      async (request, reply) => {
        const present = requireSession(request)
        identity.requireFresh(present)
        await accounts.remove(present.subject)
        recordRequest(request, 'account_deleted')
        session.clear(reply)
        return done
      },
    )

    app.post(
      '/v1/user/export',
      {
        schema: {
          summary: 'All that is held of the person, as a ZIP archive',
          tags,
          produces: ['application/zip'],
          response: { 200: z.any().describe('The archive') },
        },
      },
      async (request, reply) => {
        const subject = requireSubject(request)
        const archive = await exports.archive(subject)
        recordRequest(request, 'data_exported')
        const day = new Date().toISOString().slice(0, 10)
        return reply
          .type('application/zip')
          .header('content-disposition', `attachment; filename="easel-${day}.zip"`)
          .header('cache-control', 'no-store')
          .send(archive)
      },
    )

    app.post(
      '/v1/user/publicInfo',
      {
        config: { isPublic: true },
        schema: {
          summary: 'What anybody may see of a person',
          tags,
          body: publicInfoQuery,
          response: { 200: publicInfoAnswer },
        },
      },
      async request => ({
        ...done,
        data: await identity.publicInfo(request.viewer, request.body.userId),
      }),
    )

    app.post(
      '/v1/user/hide',
      {
        schema: {
          summary: 'Hides what a person makes and says from the caller, or shows it again',
          tags,
          body: hideCommand,
          response: { 200: doneAnswer },
        },
      },
      async request => {
        const subject = requireSubject(request)
        await identity.setHidden(subject, request.body.userId, request.body.hidden)
        return done
      },
    )

    app.post(
      '/v1/user/hiddenList',
      {
        schema: {
          summary: 'Whom the caller hid, the latest first',
          tags,
          body: hiddenListQuery,
          response: { 200: hiddenListAnswer },
        },
      },
      async request => {
        const subject = requireSubject(request)
        return { ...done, data: await identity.hiddenList(subject, request.body) }
      },
    )

    app.get(
      '/avatars/:avatarKey',
      { schema: { hide: true, params: z.object({ avatarKey: z.string() }) } },
      async (request, reply) => {
        const key = request.params.avatarKey
        const avatar = avatarKey.test(key) ? await accounts.openAvatar(key) : null
        if (!avatar) throw new AppError('not_found')
        // Short, because it can be replaced or taken away: what caches hold of it is gone an hour later.
        reply.header('cache-control', 'public, max-age=3600').header('content-length', avatar.bytes)
        return reply.type('image/webp').send(avatar.stream)
      },
    )
  }
}
