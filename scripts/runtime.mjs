// What every launcher shares: packages that are up to date, the Node this project is written for, and a
// child process that lives and dies with its parent.
//
// This file and its users (run, start, dev) are started by whatever Node the machine has, so they
// stay free of packages and run on Node 18 and newer. docs/decisions/001-runtime.md says why.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { turnsIn } from './turns.mjs'

/** The folder that holds package.json. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** Commands of this checkout that install come one after the other. */
const alone = turnsIn(join(root, '.installing'))

/** The oldest Node that runs this project's TypeScript as it stands. */
const OLDEST_NODE = { major: 24, minor: 12 }

const onWindows = process.platform === 'win32'

/**
 * Ends the launcher with a sentence for the person at the keyboard.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}

// ---------------------------------------------------------------------------------------- packages

/**
 * Whether a package's "os" or "cpu" field admits this machine ("linux", or "!win32" for all but one).
 * @param {string | string[] | undefined} field
 * @param {string} value
 */
function admits(field, value) {
  if (!field) return true
  const list = Array.isArray(field) ? field : [field]
  if (list.includes(`!${value}`)) return false
  return list.includes(value) || list.every(entry => entry.startsWith('!'))
}

/**
 * Why node_modules does not match package-lock.json, or undefined when it does.
 *
 * npm leaves a record of what it installed in node_modules. Comparing that with the lock file, rather
 * than remembering a hash, is also right after an `npm install` done by hand.
 * @param {boolean} withTools whether the packages used only for development have to be there as well
 * @returns {string | undefined}
 */
export function whatIsStale(withTools) {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(join(root, record))) return 'nothing is installed yet'
  const wanted = readJson('package-lock.json').packages
  const installed = readJson(record).packages
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || ((entry.dev || entry.devOptional) && !withTools)) continue
    const present = installed[path]
    // Optional packages are binaries for one platform each: most belong to some other machine.
    if (!present && !entry.optional) return `${path} is missing`
    if (present && present.version !== entry.version) return `${path} is at ${present.version}`
  }
  for (const [path, entry] of Object.entries(installed)) {
    if (!admits(entry.os, process.platform) || !admits(entry.cpu, process.arch)) {
      return `${path} is for another kind of machine`
    }
  }
  return undefined
}

/**
 * Whether a command needs packages that are used only for development. What serves and what an operator gives
 * does not, and building the pages does not either: such a machine holds nothing that it does not run.
 * @param {string} tool
 * @param {string[]} args
 */
export function needsTools(tool, args) {
  if (tool === 'node') return !args[0]?.startsWith('server/')
  return !(tool in readJson('package.json').dependencies)
}

/**
 * Installs what the lock file says, if that is not what is there. Of several commands that find so at the same
 * time one installs, and the others wait for it: npm begins by deleting what is there.
 * @param {{ withTools: boolean }} options withTools: also what only development needs
 */
export async function ensurePackages({ withTools }) {
  if (!whatIsStale(withTools)) return
  await alone(async tell => {
    const reason = whatIsStale(withTools)
    if (!reason) return
    console.log(`Installing packages (${reason})…`)
    const { code, error } = await install(withTools, tell)
    if (code !== 0) fail(`"npm ci" failed${error ? `: ${error.message}` : ', see above'}.`)
  })
}

/**
 * @param {boolean} withTools
 * @param {(pid: number) => void} tell
 * @returns {Promise<{ code: number | null, error?: Error }>}
 */
function install(withTools, tell) {
  // npm gives its own path to the scripts it runs; other package managers put theirs in the same variable.
  const ownNpm = process.env.npm_execpath ?? ''
  const [command, ...first] =
    basename(ownNpm) === 'npm-cli.js' ? [process.execPath, ownNpm] : [onWindows ? 'npm.cmd' : 'npm']
  // Warnings are left out because npm compares the packages' demands with its own Node, not with ours.
  const which = withTools ? '--include=dev' : '--omit=dev'
  const args = [...first, 'ci', which, '--no-audit', '--no-fund', '--loglevel=error']
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: command.endsWith('.cmd') })
  if (child.pid) tell(child.pid)
  return new Promise(settle => {
    child.on('error', error => settle({ code: null, error }))
    child.on('exit', code => settle({ code }))
  })
}

// --------------------------------------------------------------------------------------------- Node

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > OLDEST_NODE.major || (major === OLDEST_NODE.major && minor >= OLDEST_NODE.minor)
}

/**
 * The program inside an npm package that carries Node, by the package's own description.
 * @param {string} name
 */
function nodeOfPackage(name) {
  const folder = join(root, 'node_modules', name)
  if (!existsSync(join(folder, 'package.json'))) return join(folder, 'bin/node')
  const { bin } = readJson(`node_modules/${name}/package.json`)
  return join(folder, typeof bin === 'string' ? bin : (bin?.node ?? 'bin/node'))
}

/**
 * The path of the Node that runs the project. Never looked up by name: shells and npm alike put an
 * older one in front.
 * @returns {string}
 */
export function findNode() {
  const platform = onWindows ? 'win' : process.platform
  const candidates = [
    ['APP_NODE', process.env.APP_NODE && resolve(process.env.APP_NODE)],
    ['the platform package', nodeOfPackage(`node-${platform}-${process.arch}`)],
    ['the node package', nodeOfPackage('node')],
    ['the Node that runs this script', process.execPath],
  ]
  const tried = []
  for (const [name, path] of candidates) {
    if (!path) continue
    const finding = versionOf(path)
    if (isNewEnough(finding)) return path
    tried.push(`  ${name}: ${path}: ${finding}`)
  }
  return fail(
    `Easel needs Node ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer and found none. Tried:\n${tried.join('\n')}\n` +
      'Install Node 24 (https://nodejs.org), or set APP_NODE=/path/to/node, then run the command again.',
  )
}

/**
 * The version of the Node at that path, or what is wrong with it.
 * @param {string} path
 */
function versionOf(path) {
  if (path === process.execPath) return process.versions.node
  if (!existsSync(path)) return 'not there'
  const { status, stdout, error } = spawnSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' })
  if (status === 0) return stdout.trim()
  return error ? `does not start (${error.message})` : `does not run here (exit code ${status})`
}

// -------------------------------------------------------------------------------------------- child

/**
 * Pictures are worked on in large buffers. By itself glibc soon keeps what was freed of these, several
 * hundred megabytes; with the threshold set it gives them back, and with one arena the threads do not each
 * keep some of their own. The last is for the allocator of the canvas, which gives back at once. Other
 * systems do not read the first two.
 */
const MEMORY = { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_ARENA_MAX: '1', MIMALLOC_PURGE_DELAY: '0' }

/**
 * Starts a program under the given Node, in the project's folder, with that Node first on the PATH so
 * that what the program starts in turn finds the same one. The launcher passes signals on and ends as
 * the program ends.
 * @param {string} node
 * @param {string[]} args
 * @param {{ channel?: boolean, env?: Record<string, string> }} [options]
 *   channel: open a channel whose closing tells the program that the launcher is gone
 */
export function runAsUs(node, args, { channel = false, env = {} } = {}) {
  const path = Object.keys(process.env).find(name => name.toUpperCase() === 'PATH') ?? 'PATH'
  const child = spawn(node, args, {
    cwd: root,
    stdio: channel ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    env: { ...MEMORY, ...process.env, [path]: dirname(node) + delimiter + (process.env[path] ?? ''), ...env },
  })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP', 'SIGINT'])) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches every process of the group; passing it on would deliver it twice.
      if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal)
    })
  }
  stopWithNpm(child)
  child.on('error', error => fail(`Cannot start ${node}: ${error.message}`))
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    // Ended by a signal: end the same way, so that whoever waits for us sees the truth.
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/**
 * npm, when killed, leaves its scripts running, and the port taken. So a launcher started by npm looks
 * now and then whether npm is still its parent, and ends the program when it is not. One started
 * directly (by systemd, by nohup) may outlive its parent.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event || onWindows) return
  const before = ancestors()
  setInterval(() => {
    if (ancestors() !== before) child.kill('SIGTERM')
  }, 500).unref()
}

/** The processes from us up to npm: our parent and, when that is npm's shell (Linux tells), its parent. */
function ancestors() {
  const parent = process.ppid
  try {
    const command = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0')
    if (command[1] !== '-c') return `${parent}`
    const status = readFileSync(`/proc/${parent}/status`, 'utf8')
    return `${parent} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`
  } catch {
    return `${parent}`
  }
}

/**
 * The script behind a command of one of the packages that package.json names, such as "tsc".
 * @param {string} command
 * @returns {string | undefined}
 */
export function binOf(command) {
  const { dependencies, devDependencies } = readJson('package.json')
  for (const name of Object.keys({ ...devDependencies, ...dependencies })) {
    const description = `node_modules/${name}/package.json`
    if (!existsSync(join(root, description))) continue
    const { bin } = readJson(description)
    const script = typeof bin === 'string' ? basename(name) === command && bin : bin?.[command]
    if (script) return realpathSync(join(root, 'node_modules', name, script))
  }
  return undefined
}
