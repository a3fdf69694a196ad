// npm run check: everything that can be known without running the product. With names, only those:
//   npm run check lint boundaries
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { binOf, fail, root } from './runtime.mjs'

/** @typedef {{ name: string, command: string, args: string[] }} Check */

const TYPES = ['contract', 'server', 'painter', 'web', 'tests']

/** @type {Check[]} */
const CHECKS = [
  { name: 'unused', command: 'knip', args: ['--no-progress', '--no-config-hints'] },
  { name: 'boundaries', command: 'node', args: ['scripts/check-boundaries.mjs'] },
  { name: 'project', command: 'node', args: ['scripts/check-project.mjs'] },
  { name: 'lint', command: 'biome', args: ['check', '--error-on-warnings', '--max-diagnostics=200', '.'] },
  ...TYPES.map(part => ({
    name: `types ${part}`,
    command: 'tsc',
    args: ['--project', `tsconfig.${part}.json`, '--pretty'],
  })),
]

/**
 * Runs one check in silence; speaks when it is done.
 * @param {Check} check
 * @returns {Promise<boolean>}
 */
async function passes({ name, command, args }) {
  const begun = performance.now()
  const script = command === 'node' ? [] : [binOf(command) ?? fail(`${command} is not installed.`)]
  const child = spawn(process.execPath, [...script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', text => {
      output += text
    })
  }
  const code = await new Promise(settle => child.on('close', settle))
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  if (code !== 0) console.error(`${output.trimEnd()}\n`)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  return code === 0
}

const wanted = process.argv.slice(2)
const checks = CHECKS.filter(({ name }) => wanted.length === 0 || wanted.includes(name.split(' ')[0] ?? name))
if (checks.length === 0)
  fail(`There is no such check. There are: ${CHECKS.map(({ name }) => name).join(', ')}`)

let allPass = true
const queue = [...checks]
await Promise.all(
  Array.from({ length: Math.min(4, availableParallelism()) }, async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      if (!(await passes(check))) allPass = false
    }
  }),
)
process.exit(allPass ? 0 : 1)
