import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod'
import type { Database } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Registry } from '#server/engines/registry.ts'
import type { Bus } from '#server/events/bus.ts'
import { AppError } from '#server/lib/errors.ts'

const path = z.object({ engine: z.string().max(40) })

/**
 * Where providers call back when a job ended. The call is believed only so far that whoever waits for the
 * job asks the provider at once: calls that come twice, late or in another order change nothing.
 */
export function providerWebhookRoutes(deps: {
  db: Database
  bus: Bus
  registry: Registry
}): FastifyPluginAsync {
  const { db, bus, registry } = deps
  return async app => {
    // Signed are the bytes, not what they say.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    app.post(
      '/v1/webhooks/:engine',
      { config: { isPublic: true }, schema: { hide: true } },
      async (request, reply) => {
        const { data } = path.safeParse(request.params)
        const callback = data && registry.byId(data.engine)?.callback
        if (!data || !callback) throw new AppError('not_found')
        if (!Buffer.isBuffer(request.body)) throw new AppError('bad_request')
        const reference = await callback.verify(request.headers, request.body)
        if (reference === null) throw new AppError('forbidden', { descr: 'The call is not signed.' })
        await transaction(db, tx => bus.publish(tx, { type: 'provider', engine: data.engine, reference }))
        return reply.code(200).send({ status: 0 })
      },
    )
  }
}
