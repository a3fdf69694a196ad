import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rows of a table of cells that tabs part, in a file beside a module. */
export const readTable = (folder: string, file: string): string[][] =>
  readFileSync(join(folder, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => line.split('\t'))
