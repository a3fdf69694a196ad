import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { answerCall } from '#server/authority/answer-call.ts'
import { callerOf, requireFresh, sessionCookie } from '#server/authority/session.ts'
import { AppError } from '#server/lib/errors.ts'
import { recordRequest } from '#server/lib/security-log.ts'
import type { Spool } from '#server/storage/spool.ts'
import type { AccountsService } from './accounts.service.ts'
import type { ExportService } from './export.service.ts'
import type { HiddenPeopleService } from './hidden-people.service.ts'
import type { PeopleService } from './people.service.ts'
import type { ProfileService } from './profile.service.ts'
import { readUpdateRequest } from './update-request.ts'

const avatarKey = /^ava_[0-9a-z]{26}$/

export function peopleRoutes(deps: {
  people: PeopleService
  profile: ProfileService
  hiddenPeople: HiddenPeopleService
  accounts: AccountsService
  exports: ExportService
  spool: Spool
  publicUrl: string
}): FastifyPluginAsyncZod {
  const { people, profile, hiddenPeople, accounts, exports, spool, publicUrl } = deps
  const cookie = sessionCookie(publicUrl)

  return async app => {
    answerCall(app, '/v1/user/info', async ({ actor }) => ({ data: await profile.userInfo(actor) }))

    answerCall(app, '/v1/user/update', async ({ actor, request, reply }) => {
      await spool.hold(async newFile => {
        const { update, avatar } = await readUpdateRequest(request, newFile)
        await profile.update(actor, update, avatar, callerOf(request, reply))
      })
    })

    answerCall(app, '/v1/user/delete', async ({ session, request, reply }) => {
      requireFresh(session)
      await accounts.remove(session.actor)
      recordRequest(request, 'account_deleted')
      cookie.clear(reply)
    })

    answerCall(app, '/v1/user/export', async ({ actor, request, reply }) => {
      const archive = await exports.archive(actor)
      recordRequest(request, 'data_exported')
      const day = new Date().toISOString().slice(0, 10)
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="easel-${day}.zip"`)
        .header('cache-control', 'no-store')
        .send(archive)
    })

    answerCall(app, '/v1/user/publicInfo', async ({ viewer, body }) => ({
      data: await people.publicInfo(viewer, body.userId),
    }))

    answerCall(app, '/v1/user/hide', async ({ actor, body }) => {
      await hiddenPeople.setHidden(actor, body.userId, body.hidden)
    })

    answerCall(app, '/v1/user/hiddenList', async ({ actor, body }) => ({
      data: await hiddenPeople.list(actor, body),
    }))

    app.get(
      '/avatars/:avatarKey',
      { schema: { hide: true, params: z.object({ avatarKey: z.string() }) } },
      async (request, reply) => {
        const key = request.params.avatarKey
        const avatar = avatarKey.test(key) ? await profile.openAvatar(key) : null
        if (!avatar) throw new AppError('not_found')
        // Short, because it can be replaced or taken away: what caches hold of it is gone an hour later.
        reply.header('cache-control', 'public, max-age=3600').header('content-length', avatar.bytes)
        return reply.type('image/webp').send(avatar.stream)
      },
    )
  }
}
