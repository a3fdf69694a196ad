import { statSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, type ModelManifest, readManifests } from './manifest.ts'
import { readRecord } from './model-record.ts'

/** How long an answer holds: a model that was fetched meanwhile is offered this much later, without a restart. */
const FRESH_MS = 5_000

export type PresentModel = {
  manifest: ModelManifest
  /** Its files lie in it under the names that the manifest gives as `saveAs`. */
  folder: string
}

export type PresentModels = {
  /** The models that can be used now, by name. Looks at the disk at most every five seconds. */
  now(): ReadonlyMap<string, PresentModel>
}

/**
 * The models below a folder that are complete: each has a record that says so, and files of exactly the
 * recorded sizes with the manifest's checksums. Nothing is read but the records, so that this costs
 * milliseconds with gigabytes present; `npm run models -- verify` is what reads the files themselves.
 */
export function presentModels(
  dir: string,
  manifests: readonly ModelManifest[] = readManifests(),
): PresentModels {
  let found: ReadonlyMap<string, PresentModel> = new Map()
  let lookAgainAt = 0
  return {
    now() {
      const time = performance.now()
      if (time >= lookAgainAt) {
        found = new Map(manifests.flatMap(manifest => entryOf(dir, manifest)))
        lookAgainAt = time + FRESH_MS
      }
      return found
    },
  }
}

const entryOf = (dir: string, manifest: ModelManifest): [string, PresentModel][] => {
  const folder = join(dir, manifest.name)
  return isComplete(folder, manifest) ? [[manifest.name, { manifest, folder }]] : []
}

/** Whether the folder holds the model as its manifest describes it, judged by record and sizes. */
export function isComplete(folder: string, manifest: ModelManifest): boolean {
  const record = readRecord(folder)
  if (!record?.complete || record.name !== manifest.name) return false
  return filesOf(manifest).every(({ saveAs, bytes, sha256 }) => {
    const recorded = record.files.find(({ path }) => path === saveAs)
    if (!recorded || (sha256 ?? recorded.sha256) !== recorded.sha256) return false
    return (bytes ?? recorded.bytes) === recorded.bytes && sizeOf(join(folder, saveAs)) === recorded.bytes
  })
}

/** Bytes of a file, or null when there is none. */
export const sizeOf = (path: string): number | null => {
  const state = statSync(path, { throwIfNoEntry: false })
  return state?.isFile() ? state.size : null
}
