// Builds the web application, if what it is made from has changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root } from './runtime.mjs'

const SOURCES = ['web', 'contract', 'catalogue', 'vite.config.ts', 'package-lock.json']
const STAMP = join(root, 'dist/.stamp')

/**
 * Every file at or below a path of the project, in an order that is the same on every machine.
 * @param {string} path
 * @returns {string[]}
 */
function filesAt(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap(name => filesAt(`${path}/${name}`))
}

/** A hash over the names and contents of everything that goes into the web build. */
export function webSourceHash() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesAt)) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * Builds web/ into dist/ unless dist/ is already what these sources give.
 * @param {string} node the Node to build with
 */
export function buildWebIfStale(node) {
  const wanted = webSourceHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('Building the web application…')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) fail('The web application could not be built, see above.')
  writeFileSync(STAMP, wanted)
}
