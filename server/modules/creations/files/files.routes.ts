import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { callerOf } from '#server/authority/session.ts'
import { DOWNLOAD_FORMATS } from '#server/images/download.ts'
import { AppError } from '#server/lib/errors.ts'
import type { FilesService, StoredFile } from './files.service.ts'

// Anything else has nothing behind it: an address is not a form that could be filled in wrongly.
const pictureId = z.string().regex(/^pic_[0-9a-z]{26}$/)
const uploadId = z.string().regex(/^upl_[0-9a-z]{26}$/)

const hidden = { hide: true } as const

/** The bytes of pictures. They are guarded here, not by the pages that show them. */
export function filesRoutes({ files }: { files: FilesService }): FastifyPluginAsyncZod {
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: StoredFile | null,
    open = () => (file ? files.open(file) : null),
  ) {
    if (!file) throw new AppError('not_found')
    // A key's bytes never change, so the key itself tells versions apart; it is not shown to anybody.
    const tag = `"${Buffer.from(file.key).toString('base64url')}"`
    if (!file.isPrivate && isKnown(request, tag)) return shared(reply, tag).code(304).send()
    const stored = await open()
    if (!stored) throw new AppError('not_found')
    reply.header('content-length', stored.bytes).type(file.mediaType)
    if (file.isPrivate) reply.header('cache-control', 'private, no-store')
    else shared(reply, tag)
    return reply.send(stored.stream)
  }

  return async app => {
    app.get(
      '/pictures/:pictureId/download',
      {
        // Each may have a whole picture decoded and encoded.
        config: { limit: { perMinute: 60 } },
        schema: {
          ...hidden,
          params: z.object({ pictureId: z.string() }),
          querystring: z.object({ format: z.enum(DOWNLOAD_FORMATS).default('jpg') }),
        },
      },
      async (request, reply) => {
        const { viewer, params, query } = request
        const id = params.pictureId
        const download = isPicture(id) ? await files.download(viewer, id, query.format) : null
        if (!download) throw new AppError('not_found')
        const caller = callerOf(request, reply)
        reply.header('content-disposition', `attachment; filename="${download.name}"`)
        return await send(request, reply, download, () => download.open(caller))
      },
    )

    app.get(
      '/pictures/:pictureId/:file',
      { schema: { ...hidden, params: z.object({ pictureId: z.string(), file: z.string() }) } },
      async (request, reply) => {
        const { pictureId: id, file } = request.params
        return send(request, reply, isPicture(id) ? await files.picture(request.viewer, id, file) : null)
      },
    )

    app.get(
      '/uploads/:uploadId',
      { schema: { ...hidden, params: z.object({ uploadId: z.string() }) } },
      async (request, reply) => {
        const { viewer } = request
        const { uploadId: id } = request.params
        const isReadable = viewer !== null && uploadId.safeParse(id).success
        return send(request, reply, isReadable ? await files.upload(viewer, id) : null)
      },
    )
  }
}

const isPicture = (id: string) => pictureId.safeParse(id).success

/** Short, because a picture can be made private: what caches hold of it is gone a minute later. */
const shared = (reply: FastifyReply, tag: string) =>
  reply.header('cache-control', 'public, max-age=60').header('etag', tag)

function isKnown(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match'] ?? ''
  return known.split(',').some(item => item.trim().replace(/^W\//, '') === tag)
}
