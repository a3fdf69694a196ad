import { readFile } from 'node:fs/promises'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { errorAnswer } from '#contract/answer.ts'
import { ERRORS } from '#contract/errors.ts'
import { sessionCookie } from '#server/authority/session.ts'
import { renderReference } from './reference-page.ts'

const STYLES = new URL('./reference-page.css', import.meta.url)

/** Describes every call from the schemas that check it. To be registered before the routes. */
export async function describeCalls(
  app: FastifyInstance,
  { version, publicUrl }: { version: string; publicUrl: string },
): Promise<void> {
  // Every call can fail in the same way.
  app.addHook('onRoute', route => {
    if (!route.schema || !route.url.startsWith('/v1/') || route.schema.hide) return
    const answers = (route.schema.response ?? {}) as Record<string, unknown>
    route.schema = { ...route.schema, response: { ...answers, '4xx': errorAnswer, '5xx': errorAnswer } }
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Easel',
        version,
        description:
          'Calls of the web application. They are POST with JSON unless said otherwise, answer ' +
          '`{ "status": 0, "data": … }`, and otherwise an HTTP status with `{ "status", "code", "descr" }`. ' +
          'The session travels in a cookie. From a browser they are for pages of the same origin alone.',
      },
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: sessionCookie(publicUrl).name,
            description: 'Set when a person signs in in the browser, at /v1/oidc/login.',
          },
        },
      },
    },
    transform: document => {
      const isCall = document.url.startsWith('/v1/') && document.schema !== undefined
      return isCall ? jsonSchemaTransform(document) : { schema: { hide: true }, url: document.url }
    },
  })
}

/** The description, as a document and as a page to read. To be registered after the routes. */
export function openApiRoutes(app: FastifyInstance): void {
  app.get('/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger())

  app.get('/v1/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderReference(app.swagger(), ERRORS)),
  )

  app.get('/v1/docs.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(await readFile(STYLES)),
  )
}
