import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { AppError } from '#server/lib/errors.ts'
import { recordRequest } from '#server/lib/security-log.ts'
import { answerCall } from '#server/modules/identity/answer-call.ts'
import type { IdentityService } from '#server/modules/identity/identity.service.ts'
import { callerOf, sessionCookie } from '#server/modules/identity/session.ts'
import type { Spool } from '#server/storage/spool.ts'
import type { AccountsService } from './accounts.service.ts'
import type { ExportService } from './export.service.ts'
import { readUpdateRequest } from './update-request.ts'

const avatarKey = /^ava_[0-9a-z]{26}$/

export function accountsRoutes(deps: {
  identity: IdentityService
  accounts: AccountsService
  exports: ExportService
  spool: Spool
  publicUrl: string
}): FastifyPluginAsyncZod {
  const { identity, accounts, exports, spool, publicUrl } = deps
  const cookie = sessionCookie(publicUrl)

  return async app => {
    answerCall(app, '/v1/user/update', async ({ subject, request, reply }) => {
      await spool.hold(async newFile => {
        const { update, avatar } = await readUpdateRequest(request, newFile)
        await accounts.update(subject, update, avatar, callerOf(request, reply))
      })
    })

    answerCall(app, '/v1/user/delete', async ({ session, request, reply }) => {
      identity.requireFresh(session)
      await accounts.remove(session.subject)
      recordRequest(request, 'account_deleted')
      cookie.clear(reply)
    })

    answerCall(app, '/v1/user/export', async ({ subject, request, reply }) => {
      const archive = await exports.archive(subject)
      recordRequest(request, 'data_exported')
      const day = new Date().toISOString().slice(0, 10)
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="easel-${day}.zip"`)
        .header('cache-control', 'no-store')
        .send(archive)
    })

    answerCall(app, '/v1/user/publicInfo', async ({ viewer, body }) => ({
      data: await identity.publicInfo(viewer, body.userId),
    }))

    answerCall(app, '/v1/user/hide', async ({ subject, body }) => {
      await identity.setHidden(subject, body.userId, body.hidden)
    })

    answerCall(app, '/v1/user/hiddenList', async ({ subject, body }) => ({
      data: await identity.hiddenList(subject, body),
    }))

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
