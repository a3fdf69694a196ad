import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { MODES } from '#catalogue/modes.ts'
import { type ReceivedFile, receiveFile } from '#server/images/uploads.ts'
import { AppError } from '#server/lib/errors.ts'
import type { Submission } from '../creations.service.ts'
import { parseForm } from './form.ts'

/** The longest texts in the widest spelling of JSON, and room. */
const DATA_LIMIT_BYTES = 256 * 1024

const FILE_COUNT = Math.max(
  0,
  ...MODES.flatMap(mode => [mode, ...mode.models.map(({ options }) => options)]).map(
    ({ imageInputs = [] }) => imageInputs.length,
  ),
)

const LIMITS = {
  // Counted while reading, where a file over the limit is read on to find its size.
  fileSize: Number.MAX_SAFE_INTEGER,
  files: FILE_COUNT,
  fields: 2,
  parts: FILE_COUNT + 2,
  fieldSize: DATA_LIMIT_BYTES,
  fieldNameSize: 40,
  headerPairs: 20,
}

/**
 * Reads the multipart form of a new creation: `data` and the pictures under their input names. Files go to
 * the disk under the names that `newFile` gives; nothing else happens before the whole request is there.
 * @throws AppError
 */
export async function readCreateRequest(
  request: FastifyRequest,
  newFile: () => Promise<string>,
): Promise<Submission> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  const files = new Map<string, ReceivedFile>()
  let data: string | undefined
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file') {
      await keepFile(files, part, newFile)
    } else if (part.fieldname === 'data') {
      if (part.valueTruncated) throw new AppError('too_large')
      if (data !== undefined) {
        throw new AppError('invalid_input', { descr: 'The form has its part “data” twice.' })
      }
      data = String(part.value)
    } else {
      throw new AppError('invalid_input', { descr: 'The form has a part that does not belong to it.' })
    }
  }
  const form = parseForm(data)
  return { form, files, idempotencyKey: form.idempotencyKey ?? keyOf(request) }
}

async function keepFile(
  files: Map<string, ReceivedFile>,
  part: MultipartFile,
  newFile: () => Promise<string>,
): Promise<void> {
  const file = await receiveFile(part.file, part.mimetype, newFile)
  // What a browser sends for a file field that was left empty.
  if (!part.filename && file.size === 0) return
  if (files.has(part.fieldname)) {
    throw new AppError('invalid_input', { descr: 'There are two pictures under the same name.' })
  }
  files.set(part.fieldname, file)
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\x21-\x7e]{8,100}$/.test(key)) return key
  throw new AppError('invalid_input', { descr: 'The Idempotency-Key has to have 8 to 100 characters.' })
}
