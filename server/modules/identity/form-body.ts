import type { FastifyInstance } from 'fastify'

const LONGEST_FORM = 8192

/** Reads what a plain HTML form sends, as an object of texts, in the routes of this scope. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_FORM },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
