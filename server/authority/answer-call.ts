import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { EXAMPLES } from '#contract/call-examples.ts'
import {
  CALLS,
  type Call,
  type CallAnswer,
  type CallPath,
  operationIdOf,
  type PublicPath,
  type ReadBody,
} from '#contract/calls.ts'
import type { Actor, Session, Viewer } from './actor.ts'
import { requireSession } from './session.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often one person or network may ask; without it the limit that calls share. */
    limit?: Call['limit']
  }
}

/** Who asks: proven where the call demands a sign-in, and possibly nobody where it does not. */
type Asker<Path extends CallPath> = Path extends PublicPath
  ? { viewer: Viewer }
  : { actor: Actor; session: Session }

type Asked<Path extends CallPath> = Asker<Path> & {
  body: ReadBody<Path>
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler has to say: the answer without its envelope, nothing where that is all, or a file. */
type Said<Path extends CallPath> = [CallAnswer<Path>] extends [never]
  ? Promise<FastifyReply>
  : CallAnswer<Path> extends { data: unknown }
    ? Promise<Omit<CallAnswer<Path>, 'status'>> | Omit<CallAnswer<Path>, 'status'>
    : Promise<void>

/**
 * Answers a call of the table: its row checks the body, names who may ask and how often, and describes it.
 * The handler gets the body with its defaults and whoever asks.
 */
export function answerCall<Path extends CallPath>(
  app: FastifyInstance,
  path: Path,
  handler: (asked: Asked<Path>) => Said<Path>,
): void {
  const call: Call = CALLS[path]
  const isPublic = call.who === 'anyone' || call.who === 'anyone who sees it'
  app.post(
    path,
    {
      config: { isPublic, ...(call.limit && { limit: call.limit }) },
      schema: describe(path, call),
      // A form's parts are checked while they are read.
      ...(call.isForm && { validatorCompiler: () => (value: unknown) => ({ value }) }),
    },
    async (request, reply) => {
      const session = isPublic ? null : requireSession(request)
      const asker = session ? { session, actor: session.actor } : { viewer: request.viewer }
      // The row that chose between the two is the one that the types were read from.
      const asked = { ...asker, body: request.body, request, reply } as unknown as Asked<Path>
      const said = await handler(asked)
      // A file was sent by the handler; waiting for a reply is waiting until that is done.
      return typeof call.answer === 'string' ? reply : { status: 0, ...(said as object | undefined) }
    },
  )
}

const SIGN_IN: Record<string, string[]> = { session: [] }

/** What the body and the answer are checked against, and what the reference says of the call. */
function describe(path: CallPath, { summary, description, tag, who, body, isForm, answer }: Call) {
  const example: { body?: unknown; answer?: unknown } = EXAMPLES[path]
  const withExample = (schema: z.ZodType, value: unknown) =>
    value === undefined ? schema : schema.meta({ ...schema.meta(), examples: [value] })
  const isFile = typeof answer === 'string'
  return {
    summary,
    ...(description && { description }),
    operationId: operationIdOf(path),
    tags: [tag],
    security: who === 'anyone' || who === 'anyone who sees it' ? [{}, SIGN_IN] : [SIGN_IN],
    ...(isForm && { consumes: ['multipart/form-data'] }),
    ...(isFile && { produces: [answer] }),
    ...(body && { body: withExample(body, example.body) }),
    response: { 200: isFile ? z.any().describe('The archive') : withExample(answer, example.answer) },
  }
}
