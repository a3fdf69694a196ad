import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** Stands in for npm: deletes what is there, takes its time, and fails when another one is at it too. */
const NPM = `
const fs = require('node:fs')
fs.mkdirSync('busy')
fs.rmSync('node_modules', { recursive: true, force: true })
setTimeout(() => {
  fs.mkdirSync('node_modules')
  fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
  fs.appendFileSync('installs', 'x')
  fs.rmdirSync('busy')
}, Number(process.env.NPM_MS))
`

let checkout: string
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'easel-checkout-'))
  mkdirSync(join(checkout, 'scripts'))
  for (const file of ['runtime.mjs', 'run.mjs', 'turns.mjs']) {
    cpSync(join(import.meta.dirname, file), join(checkout, 'scripts', file))
  }
  writeFileSync(join(checkout, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(checkout, 'package-lock.json'),
    '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"}}}',
  )
  mkdirSync(join(checkout, 'npm'))
  writeFileSync(join(checkout, 'npm/package.json'), '{}')
  writeFileSync(join(checkout, 'npm/npm-cli.js'), NPM)
})
afterEach(() => rmSync(checkout, { recursive: true, force: true }))

/** Any command of the checkout; it looks at its packages first. */
function begin(npmMs = 300) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'node', '-p', '"ran"'], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      APP_NODE: process.execPath,
      NPM_MS: String(npmMs),
      npm_execpath: join(checkout, 'npm/npm-cli.js'),
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', text => {
      output += text
    })
  }
  return { child, ended: once(child, 'close').then(([code]) => ({ code, output })) }
}
const command = () => begin().ended

const installs = () => readFileSync(join(checkout, 'installs'), 'utf8').length

test('of commands that find packages missing at the same time one installs, and all run', async () => {
  const ended = await Promise.all([command(), command(), command(), command()])
  expect(ended.map(({ code, output }) => [code, output.includes('ran')])).toEqual(Array(4).fill([0, true]))
  expect(installs()).toBe(1)
  expect(existsSync(join(checkout, '.installing'))).toBe(false)
})

test('what a command that was killed while it installed left behind is cleared away', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(join(checkout, '.installing'), String(pid))
  const ended = await Promise.all([command(), command()])
  expect(ended.map(({ code }) => code)).toEqual([0, 0])
  expect(installs()).toBe(1)
})

test('an installation goes on when the command that began it is killed, and the next waits for it', async () => {
  const { child, ended } = begin(3_000)
  await expect.poll(() => existsSync(join(checkout, 'busy'))).toBe(true)
  child.kill('SIGKILL')
  const next = await command()
  expect(next).toMatchObject({ code: 0, output: expect.stringContaining('Waiting for it') })
  expect(installs()).toBe(1)
  await ended
})
