import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type CheckedUpload, readUpload, receiveFile } from '#server/images/uploads.ts'
import { createSpool } from '#server/storage/spool.ts'

/** Where uploads of tests lie while they are worked on. */
export const spool = createSpool(join(tmpdir(), 'easel-uploads-under-test'), {
  reserveBytes: 0,
  largestBytes: 0,
})

/** What becomes of a file with these bytes that somebody uploads. @throws AppError */
export async function uploaded(
  bytes: Uint8Array,
  declaredType = 'image/png',
): Promise<Omit<CheckedUpload, 'path'> & { bytes: Buffer }> {
  return await spool.hold(async newFile => {
    const received = await receiveFile(Readable.from([bytes]), declaredType, newFile)
    const { path, ...checked } = await readUpload(received)
    return { ...checked, bytes: await readFile(path) }
  })
}
