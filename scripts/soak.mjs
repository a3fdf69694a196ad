// npm run soak: the tests whose worth grows with their size, made long. Takes an hour or two.
//   KILLS      how often the server is killed                     200
//   HISTORIES  random histories that the ledger is put through    2,000
//   PURCHASE_HISTORIES  random histories of purchases, each lived twice  10,000
//   PROVIDER_TASKS  tasks of which providers spoil many          20,000
//   PROVIDER_KILLS  kills while a provider has a job             50
//   DRAWINGS   pictures of a model, some cancelled, some with a killed process  500
//   SEED       of the kills and the purchases, printed at the start; the same one repeats a run
// With TEST_DATABASE_URL they run against that PostgreSQL server, otherwise on the embedded database.
import { spawnSync } from 'node:child_process'
import { binOf, fail, root } from './runtime.mjs'

const vitest = binOf('vitest') ?? fail('Vitest is not installed.')
const size = {
  KILLS: process.env.KILLS ?? '200',
  HISTORIES: process.env.HISTORIES ?? '2000',
  PURCHASE_HISTORIES: process.env.PURCHASE_HISTORIES ?? '10000',
  PROVIDER_TASKS: process.env.PROVIDER_TASKS ?? '20000',
  PROVIDER_KILLS: process.env.PROVIDER_KILLS ?? '50',
  DRAWINGS: process.env.DRAWINGS ?? '500',
  SEED: process.env.SEED ?? String(Math.floor(Math.random() * 2 ** 31)),
}
const settings = Object.entries(size).map(([name, value]) => `${name}=${value}`)
console.log(`${settings.join(' ')} npm run soak`)

// One after the other: killed servers in the middle of something need no company.
const files = [
  'server/modules/credits/ledger.http.test.ts',
  'server/modules/billing/histories.http.test.ts',
  'tests/http/kill.test.ts',
  'tests/http/kill-provider.test.ts',
  'tests/http/provider-faults.test.ts',
  'tests/http/drawing.test.ts',
]
const args = ['run', '--project', 'http', '--no-file-parallelism', '--reporter=verbose', ...files]
const { status, signal } = spawnSync(process.execPath, [vitest, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...size },
})
if (status !== 0)
  fail(`The long tests ${signal ? `were ended by ${signal}` : 'failed'}, with the settings above.`)
