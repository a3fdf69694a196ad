import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyPluginAsync } from 'fastify'

const STYLE = new URL('./views.css', import.meta.url)
const FONT = import.meta.resolve(
  '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
)

/** Style and font of the server's own pages, which must look right without the web application's build. */
export const pageAssets: FastifyPluginAsync = async app => {
  const files = [
    { path: '/v1/oidc/pages.css', file: fileURLToPath(STYLE), type: 'text/css; charset=utf-8' },
    { path: '/v1/oidc/schibsted-grotesk.woff2', file: fileURLToPath(FONT), type: 'font/woff2' },
  ]
  for (const { path, file, type } of files) {
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(createReadStream(file)),
    )
  }
}
