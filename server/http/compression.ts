import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What is shorter fits into one packet of the network as it is. */
const COMPRESS_FROM = 1_400

/**
 * Calls whose answers hold secrets or say who somebody is. These go out as they are: how well a text is
 * compressed tells of its contents, to whoever can have some of it repeat what they sent.
 */
const AS_IT_IS = /^\/v1\/(user|stripe|oidc)\//

/** Compresses JSON answers of routes that are registered after this call. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type'))
    if (typeof payload !== 'string' || !type.startsWith('application/json')) return payload
    if (AS_IT_IS.test(request.routeOptions.url ?? '')) return payload
    if (payload.length >= COMPRESS_FROM) reply.header('vary', 'accept-encoding')
    return await compressed(payload, request, reply)
  })
}

/** The text in the best encoding that the asker takes, named in the answer's headers; short ones as they are. */
export async function compressed(
  text: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> {
  if (text.length < COMPRESS_FROM) return text
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) {
    reply.header('content-encoding', 'br')
    // Level 4 takes about as long as gzip and gives smaller answers.
    return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  }
  if (/\bgzip\b/.test(accepted)) {
    reply.header('content-encoding', 'gzip')
    return promisify(gzip)(text)
  }
  return text
}
