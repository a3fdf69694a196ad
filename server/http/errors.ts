import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorAnswer } from '#contract/answer.ts'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import { isOutage } from '#server/database/failure.ts'
import { AppError } from '#server/lib/errors.ts'
import { sentenceOf } from '#server/lib/field-mistakes.ts'

/** Mistakes of the sender that the framework and its plugins find, as codes of our table. */
const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_REQ_FILE_TOO_LARGE: 'picture_too_big',
  FST_PARTS_LIMIT: 'too_large',
  FST_FILES_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
}

const BY_STATUS: Record<number, ErrorCode> = {
  404: 'not_found',
  405: 'method_not_allowed',
  406: 'unsupported_media_type',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

/** What the parser of multipart forms says of forms that break off or are none. */
const BROKEN_FORM =
  /unexpected end of (form|multipart)|malformed part|boundary not found|premature close|the needle cannot/i

export const errorBody = (code: ErrorCode, descr: string = ERRORS[code].descr): ErrorAnswer => ({
  status: ERRORS[code].http,
  code,
  descr,
})

/** Whatever was thrown, as the error that the person gets. The original stays the cause. */
function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    return new AppError('invalid_input', { descr: sentenceOf(thrown.validation[0]!), cause: thrown })
  }
  if (isOutage(thrown)) return new AppError('unavailable', { cause: thrown })
  if (!(thrown instanceof Error)) return new AppError('internal', { cause: thrown })
  const { code, statusCode = 500, message } = thrown as Partial<FastifyError> & Error
  const known = code === undefined ? undefined : FRAMEWORK_CODES[code]
  if (known) return new AppError(known, { cause: thrown })
  if (BROKEN_FORM.test(message)) return new AppError('bad_request', { cause: thrown })
  if (statusCode >= 400 && statusCode < 500) {
    return new AppError(BY_STATUS[statusCode] ?? 'bad_request', { cause: thrown })
  }
  return new AppError('internal', { cause: thrown })
}

/** What breaks when the other side closes its connection. */
const BROKEN_OFF = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'])

/** Whether what failed is that the client closed its connection: there is nothing to fix then. */
function isGone({ raw }: FastifyRequest, { code, cause }: AppError): boolean {
  if (!raw.socket.destroyed) return false
  return code !== 'internal' || BROKEN_OFF.has(String((cause as NodeJS.ErrnoException | undefined)?.code))
}

/** Makes every failure an answer in the envelope, and logs those that are ours to fix. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
}

/** Answers with the envelope and nothing of the cause, which goes to the log alone. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = toAppError(thrown)
  request.refusedAs = error.code
  const details = { err: error.cause ?? error, route: request.routeOptions?.url, code: error.code }
  if (isGone(request, error)) request.log.debug(details, 'a client went away')
  else if (error.httpStatus >= 500) request.log.error(details, 'a request failed')
  else request.log.debug({ code: error.code }, 'a request was refused')
  if (error.code === 'unavailable') reply.header('retry-after', '5')
  reply
    .code(error.httpStatus)
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => body as string)
    .send(JSON.stringify(errorBody(error.code, error.descr)))
}
