import { mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { ModelError } from './errors.ts'
import { fetchFile, PATIENCE, type Patience, sha256Of } from './fetch-file.ts'
import type { Hub } from './hub-request.ts'
import { filesOf, knownBytes, type ManifestFile, type ModelManifest } from './manifest.ts'
import {
  type Acceptance,
  type ModelRecord,
  type RecordedFile,
  readRecord,
  writeRecord,
} from './model-record.ts'
import { sizeOf } from './present-models.ts'
import { inMegabytes } from './sizes.ts'

export type FetchOptions = {
  hub: Hub
  /** Who accepted which licence, and when. */
  acceptance: Acceptance
  /** Whether a file without a known checksum is taken as it comes first. */
  trustsFirstDownload: boolean
  /** What has to stay free on the disk. */
  reserveBytes: number
  signal: AbortSignal
  /** Bytes of all files that are there, and of all that are wanted as far as that is known. */
  report: (done: number, all: number) => void
  say: (sentence: string) => void
  patience?: Patience
}

/**
 * Fetches what a model's folder lacks. Its record says that it is complete only once every file is; until
 * then nothing uses it, and another run goes on where this one ended. Whoever calls this has the folder
 * for itself.
 *
 * @throws ModelError in a sentence for the operator; the reason of the signal when it is aborted
 */
export async function fetchModel(
  manifest: ModelManifest,
  folder: string,
  options: FetchOptions,
): Promise<ModelRecord> {
  const { acceptance, signal, report } = options
  const before = readRecord(folder)?.files ?? []
  refuseWithoutConsent(manifest, before, options)
  await mkdir(folder, { recursive: true })
  await writeRecord(folder, { name: manifest.name, accepted: acceptance, complete: false, files: before })
  await ensureRoom(folder, missingBytes(manifest, folder), options.reserveBytes)

  const all = knownBytes(manifest)
  let done = 0
  const fetched: RecordedFile[] = []
  for (const { repository, revision, files } of manifest.sources) {
    for (const file of files) {
      const target = join(folder, file.saveAs)
      const path = `${repository}/resolve/${revision ?? 'main'}/${file.path}`
      const expected = expectedSum(file, before)
      const { bytes, sha256 } =
        (await presentFile(target, file.bytes, expected, signal)) ??
        (await fetchFile(
          options.hub,
          { name: file.saveAs, path, target, bytes: file.bytes, sha256: expected },
          {
            signal,
            patience: options.patience ?? PATIENCE,
            report: size => report(done + size, all),
            ensureRoom: size => ensureRoom(folder, size, options.reserveBytes),
            say: options.say,
          },
        ))
      done += bytes
      report(done, all)
      fetched.push(recorded(file, bytes, sha256))
    }
  }
  const record: ModelRecord = { name: manifest.name, accepted: acceptance, complete: true, files: fetched }
  await writeRecord(folder, record)
  return record
}

/** The checksum that a file has to have: its manifest's, or the one that was seen when it first came. */
export const expectedSum = (file: ManifestFile, before: readonly RecordedFile[]): string | null =>
  file.sha256 ?? before.find(({ path }) => path === file.saveAs)?.sha256 ?? null

export const recorded = (file: ManifestFile, bytes: number, sha256: string): RecordedFile => ({
  path: file.saveAs,
  bytes,
  sha256,
  sumFrom: file.sha256 === null ? 'first download' : 'manifest',
})

function refuseWithoutConsent(
  manifest: ModelManifest,
  before: readonly RecordedFile[],
  { acceptance, trustsFirstDownload }: Pick<FetchOptions, 'acceptance' | 'trustsFirstDownload'>,
): void {
  const { name, licence } = manifest
  if (acceptance.licence !== licence.name) {
    throw new ModelError(`The licence of ${name} is ${licence.name}, and ${acceptance.licence} was accepted.`)
  }
  const unknown = filesOf(manifest).filter(file => expectedSum(file, before) === null)
  if (unknown.length > 0 && !trustsFirstDownload) {
    const files = unknown.map(({ saveAs }) => saveAs).join(', ')
    throw new ModelError(
      `The checksum of ${files} is not known, so nothing shows that what comes is what was meant. ` +
        'With --trust-first-download it is taken as it comes, and its checksum kept from then on.',
    )
  }
}

/** A file that is there already, whole and right; null when it has to be fetched. */
async function presentFile(
  target: string,
  wantedBytes: number | null,
  expected: string | null,
  signal: AbortSignal,
): Promise<{ bytes: number; sha256: string } | null> {
  const bytes = sizeOf(target)
  if (bytes === null || (wantedBytes ?? bytes) !== bytes) return null
  const sha256 = await sha256Of(target, signal)
  return (expected ?? sha256) === sha256 ? { bytes, sha256 } : null
}

const missingBytes = (manifest: ModelManifest, folder: string): number =>
  filesOf(manifest).reduce((sum, { saveAs, bytes }) => {
    const target = join(folder, saveAs)
    const have = sizeOf(target) === bytes ? bytes : sizeOf(`${target}.part`)
    return sum + Math.max(0, (bytes ?? 0) - (have ?? 0))
  }, 0)

async function ensureRoom(folder: string, bytes: number, reserveBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (bytes > 0 && free < bytes + reserveBytes) {
    throw new ModelError(
      `${inMegabytes(bytes)} are needed and ${inMegabytes(free)} are free on the disk, of which ` +
        `${inMegabytes(reserveBytes)} stay free (DISK_RESERVE_MB). Make room, or set MODELS_DIR to another disk.`,
    )
  }
}
