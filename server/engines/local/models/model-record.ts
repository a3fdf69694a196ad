import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

/** Lies in a model's folder and says what is there, and who accepted which licence. */
export const RECORD_NAME = 'easel-model.json'

const recordedFile = z.object({
  /** Where it lies in the folder. */
  path: z.string(),
  bytes: z.int().nonnegative(),
  sha256: z.string(),
  /** Whether the manifest knew the checksum before, or it was taken from what came first. */
  sumFrom: z.enum(['manifest', 'first download']),
})

const modelRecord = z.object({
  name: z.string(),
  accepted: z.object({ licence: z.string(), url: z.string(), by: z.string(), at: z.string() }),
  /** Only what is complete is used. */
  complete: z.boolean(),
  files: z.array(recordedFile),
})

export type ModelRecord = z.output<typeof modelRecord>
export type Acceptance = ModelRecord['accepted']
export type RecordedFile = z.output<typeof recordedFile>

/** What the folder's record says; null when there is none, or none that can be read. */
export function readRecord(folder: string): ModelRecord | null {
  try {
    return modelRecord.parse(JSON.parse(readFileSync(join(folder, RECORD_NAME), 'utf8')))
  } catch {
    return null
  }
}

/** Replaces the record as a whole: whoever reads meanwhile sees the former one or this one. */
export async function writeRecord(folder: string, record: ModelRecord): Promise<void> {
  const path = join(folder, RECORD_NAME)
  const temporary = `${path}.${process.pid}.tmp`
  await writeFile(temporary, `${JSON.stringify(record, null, 2)}\n`)
  await rename(temporary, path)
}
