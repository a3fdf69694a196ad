// What no other tool looks at: the lock file, the length of files, addresses that belong to one machine.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'

const LONGEST_FILE = 400
const FULLEST_FOLDER = 60
const CODE = /\.(ts|tsx|mjs|js|css|html|sql)$/

/** Tables of data and what tools write may be as long as they are. */
const DATA = [
  /^contract\/calls\.ts$/,
  /^catalogue\//,
  /\/vocabulary\//,
  /\.generated\.ts$/,
  /^server\/database\/migrations\//,
]

/**
 * Where packages came from is the business of the machine that fetched them. Spelt in pieces, or this
 * file would find itself.
 */
const REGISTRY = new RegExp(
  [
    '//[^/\\s"\'`]*(?:registry|artifactory|nexus|verdaccio|npm-?mirror)',
    '^\\s*(?:@[\\w-]+:)?registry\\s*=',
  ].join('|'),
  'im',
)

const ERROR_CLASS = /\bclass (\w+) extends \w*Error\b/g

/**
 * An import that climbs out of its folder's folder: counting steps says nothing of where it leads. The painter
 * names no folder of the product, its own included, so that it can be lifted out.
 */
const CLIMBING_IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.\.\/\.\.\/[^'"]*)['"]/g

/** @typedef {{ packages: Record<string, Record<string, any>> }} Lock */

/**
 * npm may leave out of the lock file what its registry did not have at that moment. The next `npm ci`,
 * perhaps on another platform, then fails.
 * @param {Lock} lock
 * @returns {string[]}
 */
export function lockProblems(lock) {
  /** @type {string[]} */
  const problems = []
  for (const [path, entry] of Object.entries(lock.packages)) {
    if ('resolved' in entry) problems.push(`package-lock.json: ${path} has a "resolved" address`)
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (!placesOf(path, name).some(place => place in lock.packages)) {
        problems.push(`package-lock.json: ${name}, an optional dependency of ${path || 'ours'}, is missing`)
      }
    }
  }
  return problems
}

/**
 * Where Node looks for a package that another one imports, from the inside out.
 * @param {string} path
 * @param {string} name
 */
function placesOf(path, name) {
  const places = [`node_modules/${name}`]
  const steps = path.split('/')
  for (let length = 1; length <= steps.length; length++) {
    places.push(`${steps.slice(0, length).join('/')}/node_modules/${name}`)
  }
  return places
}

/**
 * A version range would let two installations differ.
 * @param {Record<string, any>} description the contents of package.json
 */
export function versionProblems(description) {
  const { dependencies, devDependencies, optionalDependencies } = description
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[a-z\d.]+)?$/.test(version))
    .map(([name, version]) => `package.json: ${name} is at ${version}, which is not one exact version`)
}

/**
 * @param {string} file
 * @param {string} content
 * @returns {string[]}
 */
export function fileProblems(file, content) {
  const problems = []
  const lines = content.split('\n').length - (content.endsWith('\n') ? 1 : 0)
  if (lines > LONGEST_FILE && CODE.test(file) && !DATA.some(pattern => pattern.test(file))) {
    problems.push(`${file}: ${lines} lines, more than ${LONGEST_FILE}: it is more than one thing`)
  }
  const address = REGISTRY.exec(content)
  if (address) problems.push(`${file}: names a package registry: ${address[0].trim()}`)
  if (/\.tsx?$/.test(file)) {
    for (const [, name = ''] of content.matchAll(ERROR_CLASS)) {
      if (!name.endsWith('Error')) problems.push(`${file}: the error class ${name} does not end in "Error"`)
    }
  }
  if (/\.(tsx?|mjs)$/.test(file) && !/^(painter|photo-editing)\//.test(file)) {
    for (const [, path] of content.matchAll(CLIMBING_IMPORT)) {
      problems.push(`${file}: imports ${path}; from the top it is "#…", as package.json lists them`)
    }
  }
  return problems
}

/**
 * Nobody finds anything in a folder of hundreds.
 * @param {string[]} files
 * @returns {string[]}
 */
export function folderProblems(files) {
  const folders = Map.groupBy(files, file => file.slice(0, Math.max(0, file.lastIndexOf('/'))))
  return [...folders]
    .filter(([, { length }]) => length > FULLEST_FOLDER)
    .map(([folder, { length }]) => `${folder}: ${length} files, more than ${FULLEST_FOLDER}`)
}

/** The project's files, as git sees them. */
function projectFiles() {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const { status, stdout, stderr } = spawnSync('git', list, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The project's files are listed by git, which failed: ${stderr}`)
  return stdout.split('\0').filter(file => file && existsSync(join(root, file)))
}

if (import.meta.main) {
  /** @param {string} file */
  const read = file => readFileSync(join(root, file), 'utf8')
  const files = projectFiles().filter(file => statSync(join(root, file)).size < 4_000_000)
  const problems = [
    ...lockProblems(JSON.parse(read('package-lock.json'))),
    ...versionProblems(JSON.parse(read('package.json'))),
    ...folderProblems(files),
    ...files.flatMap(file => fileProblems(file, read(file))),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(`${files.length} files and the lock file are in order.`)
}
