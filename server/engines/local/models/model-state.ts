import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, knownBytes, type ModelManifest } from './manifest.ts'
import { readRecord } from './model-record.ts'
import { isComplete, sizeOf } from './present-models.ts'
import { inMegabytes } from './sizes.ts'

export type ModelState = {
  kind: 'present' | 'unfinished' | 'damaged' | 'absent'
  /** To end the sentence "It is …". */
  words: string
}

/** What there is of a model, judged by its record and the sizes of its files. */
export function stateOf(dir: string, manifest: ModelManifest): ModelState {
  const folder = join(dir, manifest.name)
  if (isComplete(folder, manifest)) return { kind: 'present', words: 'present' }
  if (!existsSync(folder)) return { kind: 'absent', words: 'not present' }
  if (readRecord(folder)?.complete) {
    return { kind: 'damaged', words: 'damaged: files are missing or have another size' }
  }
  const have = filesOf(manifest).reduce((sum, { saveAs }) => {
    const path = join(folder, saveAs)
    return sum + (sizeOf(path) ?? sizeOf(`${path}.part`) ?? 0)
  }, 0)
  if (have === 0) return { kind: 'absent', words: 'not present' }
  const words = `not finished: ${inMegabytes(have)} of ${inMegabytes(knownBytes(manifest))}`
  return { kind: 'unfinished', words }
}
