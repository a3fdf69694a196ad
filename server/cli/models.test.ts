import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readRecord } from '#server/engines/local/models/model-record.ts'
import { type HubStandIn, manifestOf, startHub } from '#tests/fakes/hub/hub.ts'
import { COMPILED } from '#tests/support/process.ts'

const PROGRAM = fileURLToPath(new URL('../../tests/support/models-program.ts', import.meta.url))
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FILES = { 'model.onnx': Buffer.alloc(400_000, 'onnx'), 'vocab.json': Buffer.from('{"a":1}') }

let dir: string
let hub: HubStandIn

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'easel-models-'))
  writeFileSync(join(dir, 'manifests.json'), JSON.stringify([manifestOf(FILES)]))
  hub = await startHub(FILES)
})
afterEach(async () => {
  await hub.close()
  rmSync(dir, { recursive: true, force: true })
})

type Ending = { code: number | null; out: string; err: string }
type Run = { child: ChildProcess; ended: Promise<Ending> }

function start(args: string[], env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [PROGRAM, join(dir, 'manifests.json'), ...args], {
    cwd: ROOT,
    env: {
      NODE_COMPILE_CACHE: COMPILED,
      MODELS_DIR: join(dir, 'models'),
      MODELS_HUB: hub.address,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout?.setEncoding('utf8').on('data', text => {
    out += text
  })
  child.stderr?.setEncoding('utf8').on('data', text => {
    err += text
  })
  return { child, ended: once(child, 'close').then(([code]) => ({ code, out, err })) }
}
const run = (args: string[], env?: Record<string, string>) => start(args, env).ended
const get = ['get', 'tiny', '--licence', 'MIT']
const folder = () => join(dir, 'models', 'tiny')
const part = () => statSync(join(folder(), 'model.onnx.part'), { throwIfNoEntry: false })?.size ?? 0

test('a model is shown, refused without its licence, accepted on record, fetched, verified and removed', async () => {
  expect((await run(['list'])).out).toMatch(/tiny · A tiny model · 0\.4 MB · MIT · not present/)
  const refused = await run(['get', 'tiny'])
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('--licence MIT') })
  expect(refused.out).toContain('Licence: MIT · https://licences.example/mit')
  expect(refused.out).toContain('Not tried here: Nothing of it is real.')
  expect((await run(['accept', 'tiny', '--licence', 'GPL'])).code).toBe(2)
  expect(hub.asked).toEqual([])

  expect(await run(['accept', 'tiny', '--licence', 'MIT'])).toMatchObject({ code: 0 })
  const fetched = await run(['get', 'tiny'])
  expect(fetched).toMatchObject({ code: 0, err: '' })
  expect(fetched.out).toMatch(/^ ?\d+ % +\S+ MB of 0\.4 MB\n/m)
  expect(fetched.out).toContain('A running server uses it within seconds.')
  expect(readRecord(folder())).toMatchObject({ complete: true, accepted: { licence: 'MIT' } })

  expect((await run(['list'])).out).toContain('· present')
  expect(await run(['get', 'tiny'])).toMatchObject({ code: 0, out: expect.stringContaining('here already') })
  expect(await run(['verify'])).toMatchObject({ code: 0, out: 'tiny is sound.\n' })
  expect(await run(['remove', 'tiny'])).toMatchObject({ code: 0 })
  expect(await run(['verify'])).toMatchObject({ code: 0, out: 'No model is present.\n' })
  expect(await run(['remove', 'tiny'])).toMatchObject({ code: 1, err: 'tiny is not present.\n' })
})

test('each kind of damage is a sentence of its own, and what is damaged is used no longer', async () => {
  await run(get)
  writeFileSync(join(folder(), 'model.onnx'), FILES['model.onnx'].subarray(0, 100))
  writeFileSync(join(folder(), 'vocab.json'), '{"b":2}')
  writeFileSync(join(folder(), 'notes.txt'), 'mine')
  const { code, out } = await run(['verify', 'tiny'])
  expect(code).toBe(1)
  expect(out).toContain('tiny: model.onnx is cut off: 100 bytes of 400000.')
  expect(out).toContain('tiny: vocab.json is damaged or another file: its checksum differs.')
  expect(out).toContain('tiny: notes.txt is no part of the model; nothing uses it.')
  expect(out).toContain('tiny is not usable.')
  expect(readRecord(folder())?.complete).toBe(false)
  rmSync(join(folder(), 'model.onnx'))
  expect((await run(['verify', 'tiny'])).out).toContain('tiny: model.onnx is missing.')
  expect((await run(['get', 'tiny'])).code).toBe(0)
  expect((await run(['verify', 'tiny'])).out).toContain('tiny is sound.')
})

test('a folder that was copied by hand is used once it was verified', async () => {
  cpSync(writeCopy(), folder(), { recursive: true })
  expect((await run(['list'])).out).toContain('not finished: 0.4 MB of 0.4 MB')
  expect((await run(['verify', 'tiny'])).code).toBe(2)
  expect((await run(['verify', 'tiny', '--licence', 'MIT'])).code).toBe(0)
  expect((await run(['list'])).out).toContain('· present')
  expect(hub.asked).toEqual([])
})

function writeCopy(): string {
  const copy = mkdtempSync(join(dir, 'copy-'))
  for (const [path, bytes] of Object.entries(FILES)) writeFileSync(join(copy, path), bytes)
  return copy
}

test('of two runs at once one fetches, and the other says so and leaves it alone', async () => {
  hub.slow(15)
  const first = start(get)
  await expect.poll(part).toBeGreaterThan(0)
  const second = await run(get)
  expect(second).toMatchObject({
    code: 2,
    err: expect.stringContaining('Another command is working on tiny'),
  })
  expect((await first.ended).code).toBe(0)
  expect(hub.asked).toHaveLength(2)
})

test.each([
  ['SIGKILL', null],
  ['SIGINT', 130],
] as const)('after %s the same command goes on where it ended', async (signal, code) => {
  hub.slow(15)
  const first = start(get)
  await expect.poll(part).toBeGreaterThan(50_000)
  first.child.kill(signal)
  const ending = await first.ended
  expect(ending.code).toBe(code)
  if (code !== null)
    expect(ending.err).toMatch(/Stopped; tiny is not finished: .* Run the same command again to continue\./)
  const kept = part()
  hub.slow(0)
  expect((await run(['get', 'tiny'])).code).toBe(0)
  expect(hub.asked[1]).toMatchObject({ path: 'model.onnx', range: `bytes=${kept}-` })
  expect(readFileSync(join(folder(), 'model.onnx')).equals(FILES['model.onnx'])).toBe(true)
})

test('what cannot be done is a sentence and an exit code', async () => {
  expect(await run([])).toMatchObject({ code: 2, err: expect.stringContaining('npm run models -- list') })
  expect((await run(['get'])).code).toBe(2)
  expect((await run(['get', 'tiny', '--force'])).code).toBe(2)
  expect(await run(['get', '../tiny'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('There are: tiny'),
  })
  expect(await run(get, { MODELS_HUB: 'ftp://hub' })).toMatchObject({ code: 2 })
  expect(await run(get, { MODELS_HUB: 'http://hub.example', MODELS_TOKEN: 'x' })).toMatchObject({
    code: 2,
    err: expect.stringContaining('others could read the token'),
  })
  expect(await run(get, { DISK_RESERVE_MB: '1000000' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('Make room'),
  })
  expect(await run(get, { MODELS_DIR: join(dir, 'manifests.json') })).toMatchObject({
    code: 1,
    err: expect.stringContaining('cannot be used'),
  })
})
