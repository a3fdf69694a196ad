import formBody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'

const LONGEST_FORM = 8192

/** Reads what a plain HTML form sends, as an object of texts, in the routes of this scope. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(formBody, { bodyLimit: LONGEST_FORM })
}
