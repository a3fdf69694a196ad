import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { ModelError } from './errors.ts'
import { sha256Of } from './fetch-file.ts'
import { expectedSum, recorded } from './fetch-model.ts'
import { filesOf, type ManifestFile, type ModelManifest } from './manifest.ts'
import { type Acceptance, RECORD_NAME, type RecordedFile, readRecord, writeRecord } from './model-record.ts'
import { sizeOf } from './present-models.ts'

/** Lies in a folder while it is worked on. */
const LOCK_NAME = 'lock'

export type Verification = {
  /** Every file is there, and is what the manifest or the record says. */
  isSound: boolean
  /** One sentence for each thing that is wrong or strange. */
  findings: string[]
  files: RecordedFile[]
}

/**
 * Reads every file of a model and compares it with the manifest, or with the record where the manifest
 * knows no checksum.
 *
 * @param trusts whether a file is taken as it is when neither knows its checksum
 */
export async function verifyModel(
  manifest: ModelManifest,
  folder: string,
  trusts: boolean,
): Promise<Verification> {
  const before = readRecord(folder)?.files ?? []
  const findings: string[] = []
  const files: RecordedFile[] = []
  for (const file of filesOf(manifest)) {
    const found = await verifyFile(file, join(folder, file.saveAs), expectedSum(file, before), trusts)
    if (typeof found === 'string') findings.push(found)
    else files.push(found)
  }
  return { isSound: findings.length === 0, findings: [...findings, ...strangersIn(manifest, folder)], files }
}

async function verifyFile(
  file: ManifestFile,
  path: string,
  known: string | null,
  trusts: boolean,
): Promise<RecordedFile | string> {
  const { saveAs, bytes } = file
  const size = sizeOf(path)
  if (size === null) return `${saveAs} is missing.`
  if (bytes !== null && size < bytes) return `${saveAs} is cut off: ${size} bytes of ${bytes}.`
  if (bytes !== null && size > bytes) return `${saveAs} is another file: ${size} bytes in place of ${bytes}.`
  if (known === null && !trusts) {
    return `${saveAs} has no known checksum; --trust-first-download takes it as it is.`
  }
  const sha256 = await sha256Of(path)
  if (known !== null && known !== sha256) return `${saveAs} is damaged or another file: its checksum differs.`
  return recorded(file, size, sha256)
}

/** What lies in the folder and belongs to no model; it is left alone. */
function strangersIn(manifest: ModelManifest, folder: string): string[] {
  if (!existsSync(folder)) return []
  const own = new Set([RECORD_NAME, LOCK_NAME, ...filesOf(manifest).map(({ saveAs }) => saveAs)])
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter(path => !own.has(path))
    .map(path =>
      own.has(path.replace(/\.part$/, ''))
        ? `${path} is half fetched; \`get\` goes on with it.`
        : `${path} is no part of the model; nothing uses it.`,
    )
}

/**
 * Writes down what a verification found: a folder that was copied by hand is used from then on, and a
 * damaged one no longer.
 *
 * @param acceptance needed for a sound folder that has no record yet
 * @throws ModelError when the licence was not accepted
 */
export async function adoptModel(
  manifest: ModelManifest,
  folder: string,
  { isSound, files }: Verification,
  acceptance: Acceptance | null,
): Promise<void> {
  const record = readRecord(folder)
  if (!isSound) {
    // The checksums that were seen at first stay known.
    if (record) await writeRecord(folder, { ...record, complete: false })
    return
  }
  const accepted = record?.accepted ?? acceptance
  if (accepted?.licence !== manifest.licence.name) {
    throw new ModelError(`The licence ${manifest.licence.name} of ${manifest.name} has not been accepted.`)
  }
  await writeRecord(folder, { name: manifest.name, accepted, complete: true, files })
}
