// Whose tables a store speaks: found in its imports and in the statements that it writes out.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Tables in this folder are everybody's. */
const SHARED = 'server/database'

const TABLE = /export const (\w+) = pgTable\(\s*'(\w+)'/g
const IMPORT = /import (?:type )?\{([^}]*)\} from '[^']*\.tables\.ts'/g
const STATEMENT = /\b(?:from|join|into|update)\s+([a-z_]+)/gi

/** The module that a file of the server belongs to, or else its folder. */
const homeOf = (/** @type {string} */ file) =>
  /^server\/modules\/[^/]+/.exec(file)?.[0] ?? file.slice(0, file.lastIndexOf('/'))

/**
 * What stores say of tables that are not their own, and is not declared; and what is declared and not said.
 * @param {string} folder the project's folder
 * @param {readonly import('./table-crossings.mjs').Crossing[]} declared
 * @returns {Promise<string[]>} one line each
 */
export async function checkTables(folder, declared) {
  const files = (await readdir(join(folder, 'server'), { recursive: true }))
    .map(file => `server/${file.replaceAll('\\', '/')}`)
    .filter(file => /\.(store|tables)\.ts$/.test(file))
    .sort()
  const texts = new Map(
    await Promise.all(
      files.map(async file => /** @type {const} */ ([file, await readFile(join(folder, file), 'utf8')])),
    ),
  )

  /** @type {Map<string, { table: string, home: string }>} */
  const byExport = new Map()
  /** @type {Map<string, string>} */
  const homes = new Map()
  for (const [file, text] of texts) {
    if (!file.endsWith('.tables.ts')) continue
    for (const [, exported = '', table = ''] of text.matchAll(TABLE)) {
      byExport.set(exported, { table, home: homeOf(file) })
      homes.set(table, homeOf(file))
    }
  }

  /** @type {Set<string>} */
  const crossed = new Set()
  for (const [file, text] of texts) {
    if (!file.endsWith('.store.ts')) continue
    const imported = [...text.matchAll(IMPORT)].flatMap(([, names = '']) =>
      names.split(',').map(name => byExport.get(/(?:type )?(\w+)/.exec(name.trim())?.[1] ?? '')?.table ?? ''),
    )
    const written = [...withoutComments(text).matchAll(STATEMENT)].map(([, table = '']) => table)
    for (const table of [...imported, ...written]) {
      const home = homes.get(table)
      if (home && home !== SHARED && home !== homeOf(file)) crossed.add(`${file} -> ${table}`)
    }
  }

  const allowed = new Set(
    declared.flatMap(({ store, tables }) => tables.map(table => `${store} -> ${table}`)),
  )
  return [
    ...[...crossed]
      .filter(crossing => !allowed.has(crossing))
      .map(
        crossing =>
          `stores-speak-their-own-tables: ${crossing}\n    Ask the service of the module that owns the table, or declare it in scripts/table-crossings.mjs with the reason.`,
      ),
    ...[...allowed]
      .filter(crossing => !crossed.has(crossing))
      .map(
        crossing =>
          `stores-speak-their-own-tables: ${crossing}\n    It is declared in scripts/table-crossings.mjs and not so any more: take it out there.`,
      ),
  ]
}

const withoutComments = (/** @type {string} */ text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
