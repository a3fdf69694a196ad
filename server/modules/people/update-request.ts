import type { FastifyRequest } from 'fastify'
import { AVATAR_LIMIT } from '#contract/account-limits.ts'
import { type UserUpdate, userUpdate } from '#contract/people.ts'
import { type ReceivedFile, receiveFile } from '#server/images/uploads.ts'
import { AppError } from '#server/lib/errors.ts'

const LIMITS = {
  // Counted while reading, where a file over the limit is read on to find its size.
  fileSize: Number.MAX_SAFE_INTEGER,
  files: 1,
  fields: 2,
  parts: 3,
  fieldSize: 16 * 1024,
  fieldNameSize: 40,
  headerPairs: 20,
}

/**
 * Reads the multipart form of the settings: `data`, and `file1` with a new avatar, which goes to the disk
 * under the name that `newFile` gives.
 * @throws AppError
 */
export async function readUpdateRequest(
  request: FastifyRequest,
  newFile: () => Promise<string>,
): Promise<{ update: UserUpdate; avatar: ReceivedFile | null }> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  let update: UserUpdate | null = null
  let avatar: ReceivedFile | null = null
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'file' && part.fieldname === 'file1') {
      const file = await receiveFile(part.file, part.mimetype, newFile, AVATAR_LIMIT)
      // What a browser sends for a file field that was left empty.
      if (part.filename || file.size > 0) avatar = file
    } else if (part.type === 'field' && part.fieldname === 'data') {
      if (part.valueTruncated) throw new AppError('too_large')
      if (update) throw new AppError('invalid_input', { descr: 'The form has its part “data” twice.' })
      update = parse(String(part.value))
    } else {
      throw new AppError('invalid_input', { descr: 'The form has a part that does not belong to it.' })
    }
  }
  if (!update) throw new AppError('invalid_input', { descr: 'The form lacks its part “data”.' })
  return { update, avatar }
}

function parse(text: string): UserUpdate {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (cause) {
    throw new AppError('invalid_input', { descr: 'The part “data” of the form is not valid JSON.', cause })
  }
  const result = userUpdate.safeParse(data)
  if (result.success) return result.data
  const { message, path } = result.error.issues[0]!
  const descr = message.endsWith('.') ? message : `“${path.join('.')}” is not right.`
  throw new AppError('invalid_input', { descr, cause: result.error })
}
