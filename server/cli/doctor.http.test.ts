import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { filesOf, readManifests } from '#server/engines/local/models/manifest.ts'
import { writeRecord } from '#server/engines/local/models/model-record.ts'
import { anyFreePort } from '#server/lib/port.ts'
import { INVARIANTS } from '#server/modules/operations/invariants.ts'
import { startOpenAi } from '#tests/fakes/providers/openai.ts'
import { fillDataDir } from '#tests/support/database.ts'
import { COMPILED, startProcess } from '#tests/support/process.ts'

const OPERATOR = fileURLToPath(new URL('./operator.ts', import.meta.url))
const SANDBOX_CLOCK = [OPERATOR, 'sandbox:clock']
const DOCTOR = [OPERATOR, 'doctor']
const MODERATION = [OPERATOR, 'moderation']

let dataDir: string
let environment: Record<string, string>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'easel-doctor-'))
  const PORT = String(await anyFreePort('127.0.0.1'))
  environment = { DATA_DIR: dataDir, PORT, SAMPLE_CONTENT: 'never', LOG_LEVEL: 'error' }
  await fillDataDir(dataDir)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

type Ending = { code: number; out: string; err: string }

async function run(command: string[], changes: NodeJS.ProcessEnv = {}): Promise<Ending> {
  return await new Promise(resolve => {
    execFile(
      process.execPath,
      command,
      { env: { NODE_COMPILE_CACHE: COMPILED, ...environment, ...changes } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })
}

const doctor = (changes?: NodeJS.ProcessEnv) => run([...DOCTOR], changes)

/** A model whose file was cut off after it had been fetched. */
async function layTruncatedModel(folder: string): Promise<void> {
  const manifest = readManifests().find(({ name }) => folder.endsWith(name))!
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'model.onnx'), 'cut off')
  await writeRecord(folder, {
    name: manifest.name,
    accepted: { licence: manifest.licence.name, url: '', by: 'test', at: '' },
    complete: true,
    files: filesOf(manifest).map(({ saveAs, bytes, sha256 }) => ({
      path: saveAs,
      bytes: bytes!,
      sha256: sha256!,
      sumFrom: 'manifest',
    })),
  })
}

test('before there is a database it says so and fails', async () => {
  const { code, err } = await doctor({ DATA_DIR: join(dataDir, 'elsewhere') })
  expect(code).toBe(2)
  expect(err).toContain('Start the server once')
})

test('beside the running server every invariant is looked at and the sandbox moved on, and without it the former', {
  timeout: 90_000,
}, async () => {
  const openAi = await startOpenAi()
  const provider = {
    OPENAI_IMAGES_BASE_URL: openAi.baseUrl,
    OPENAI_IMAGES_API_KEY: openAi.apiKey,
    OPENAI_IMAGES_MODEL: 'gpt-image-1',
  }
  const server = startProcess({ ...environment, ...provider })
  await server.url()
  await server.wrote(/OPENAI_IMAGES_MODEL names gpt-image-1, which \S+ does not have/)
  const beside = await doctor(provider)
  expect(beside.out).toMatch(/look +OpenAI-compatible images: OPENAI_IMAGES_MODEL names gpt-image-1/)
  await openAi.close()
  const reports = await run([...MODERATION, 'list'])
  expect(reports).toMatchObject({ code: 0, out: 'No reports wait for a decision.\n' })
  const inAMonth = new Date(Date.now() + 31 * 86_400_000).toISOString().slice(0, 10)
  expect(await run([...SANDBOX_CLOCK, 'advance', '31d'])).toMatchObject({
    code: 0,
    out: expect.stringContaining(inAMonth),
  })
  expect(await run([...SANDBOX_CLOCK, 'advance', 'a month'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('such as 31d'),
  })
  server.child.kill('SIGKILL')
  await server.ended()
  await layTruncatedModel(join(dataDir, 'models', 'realesr-general-x4v3'))
  const alone = await doctor()
  expect(alone.out).toMatch(/look +realesr-general-x4v3: damaged: .*npm run models -- verify realesr-general/)
  expect(alone.out).toMatch(/not tried here: Its weights were never run/)
  const nobody = await run([...MODERATION, 'ban', `usr_${'0'.repeat(26)}`])
  expect(nobody).toMatchObject({ code: 1, out: 'There is no such person.\n' })
  expect((await run([...MODERATION, 'hide'])).err).toContain('npm run moderation -- hide <id>')
  for (const { code, out } of [beside, alone]) {
    expect(code).toBe(0)
    for (const [name, sentence] of Object.entries(INVARIANTS)) expect(out).toContain(`${name}: ${sentence}`)
    expect(out).toContain('The ledger is correct.')
    expect(out).toMatch(/ok +networks are computed by onnxruntime 1\.\S+ \(cpu\); \d came with Easel/)
  }
})

test('a broken ledger is named, with the first place, and fails; networks that cannot be computed do not', {
  timeout: 60_000,
}, async () => {
  const database = await openDatabase({ dataDir: join(dataDir, 'database') })
  await database.db.execute(
    sql`insert into users (id, issuer, subject, email, nick_name) values ('usr_none', 'test', 'none', '', 'x')`,
  )
  await database.close()
  const absent = process.platform === 'darwin' ? 'dml' : 'coreml'
  const { code, out } = await doctor({ MODELS_PROVIDER: absent })
  expect(out).toMatch(/look +networks cannot be computed here.*MODELS_PROVIDER/)
  expect(code).toBe(1)
  expect(out).toMatch(/BROKEN +1 {2}ledger_orphan/)
  expect(out).toContain('usr_none: has no credit account')
  expect(out).toContain('THE LEDGER IS BROKEN')
})
