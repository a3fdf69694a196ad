import { mkdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { MemoryFS, type PGlite } from '@electric-sql/pglite'

type FileTree = PGlite['Module']['FS']

/** Where the embedded database has its files. */
const ROOT = '/pglite/data'

/** The folders and files of a database that was shut down; each folder before what is in it. */
export type DatabaseFiles = {
  folders: string[]
  /** Without the zeros at their ends: the write-ahead log is hardly anything else. */
  files: { path: string; bytes: Uint8Array; size: number }[]
}

export function packed(tree: FileTree): Buffer {
  const found: DatabaseFiles = { folders: [], files: [] }
  const collect = (folder: string) => {
    for (const name of tree.readdir(ROOT + folder) as string[]) {
      if (name === '.' || name === '..') continue
      const path = `${folder}/${name}`
      if (tree.isDir(tree.stat(ROOT + path).mode)) {
        found.folders.push(path)
        collect(path)
      } else {
        const content: Uint8Array = tree.readFile(ROOT + path)
        const end = content.findLastIndex(byte => byte !== 0) + 1
        found.files.push({ path, bytes: content.subarray(0, end), size: content.length })
      }
    }
  }
  collect('')
  return serialize(found)
}

export const unpacked = (bytes: Buffer): DatabaseFiles => deserialize(bytes)

/** The files of a database in memory, which begins as a copy of others. */
export class CopiedFiles extends MemoryFS {
  readonly #source: DatabaseFiles

  constructor(source: DatabaseFiles) {
    super()
    this.#source = source
  }

  override async initialSyncFs(): Promise<void> {
    const { FS } = this.pg!.Module
    FS.mkdirTree(ROOT, 0o700)
    for (const path of this.#source.folders) FS.mkdir(ROOT + path, 0o700)
    for (const { path, bytes, size } of this.#source.files) {
      FS.writeFile(ROOT + path, bytes.slice(), { mode: 0o600, canOwn: true })
      if (size > bytes.length) FS.truncate(ROOT + path, size)
    }
  }
}

/** Writes the files of a database into a folder. */
export async function layFiles({ folders, files }: DatabaseFiles, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const path of folders) await mkdir(join(folder, path), { mode: 0o700 })
  for (const { path, bytes, size } of files) {
    await writeFile(join(folder, path), bytes, { mode: 0o600 })
    await truncate(join(folder, path), size)
  }
}
