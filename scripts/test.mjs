// npm test: everything. Each part ends with its own summary; the first that fails ends the run.
import { spawnSync } from 'node:child_process'
import { binOf, fail, root } from './runtime.mjs'

const vitest = binOf('vitest') ?? fail('Vitest is not installed.')

const PARTS = [
  { title: 'Static checks', args: ['scripts/check.mjs'] },
  { title: 'A browser for the tests', args: ['scripts/ensure-browser.mjs'] },
  { title: 'Tests', args: [vitest, 'run'] },
]

for (const { title, args } of PARTS) {
  console.log(`\n— ${title}`)
  const { status, signal } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) fail(`${title}: ${signal ? `ended by ${signal}` : 'failed'}.`)
}
