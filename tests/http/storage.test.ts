import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { violations } from '#server/modules/operations/invariants.ts'
import { refusal, type S3StandIn, startS3 } from '#tests/fakes/s3/server.ts'
import { type Person, startApp, type TestApp } from '#tests/support/app.ts'
import { create, eventually, send, settled } from '#tests/support/creations.ts'
import { fillDataDir } from '#tests/support/database.ts'
import { COMPILED } from '#tests/support/process.ts'

const OPERATOR = fileURLToPath(new URL('../../server/cli/operator.ts', import.meta.url))

let s3: S3StandIn
let app: TestApp
let person: Person
let photo: Buffer
beforeAll(async () => {
  s3 = await startS3({ pageSize: 3 })
  app = await startApp({ configuration: { storage: s3.settings }, timing: { retry: 20 } })
  person = await app.signIn()
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  expect(await violations(app.database.db)).toEqual([])
  await app.close()
  await s3.close()
})

const bytesOf = async (path: string) => {
  const response = await fetch(app.url + path, { headers: { cookie: person.cookie } })
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('a bucket holds an upload and all that is made of it, serves it, and is empty when it is deleted', async () => {
  const { id } = await create(person, { imageMode: 'upscale', model: 'v1.0', prompt: '' }, { file1: photo })
  const creation = await settled(person, id)
  expect(creation.status).toBe(3)
  const keys = [...s3.objects.keys()]
  expect(keys.some(key => key.startsWith(`creation/${id}/input/file1`))).toBe(true)
  expect(keys.every(key => key.startsWith(`creation/${id}/`))).toBe(true)
  const [picture] = creation.pictures
  const original = await bytesOf(picture!.url)
  expect(s3.objects.get(keys.find(key => key.includes('original.'))!)?.body.equals(original.bytes)).toBe(true)
  for (const { url } of picture!.sources) {
    const { status, bytes } = await bytesOf(url)
    expect([status, (await sharp(bytes).metadata()).format]).toEqual([200, 'webp'])
  }
  const downloaded = await bytesOf(`${picture!.url.replace(/[^/]+$/, 'download')}?format=jpg`)
  expect((await sharp(downloaded.bytes).metadata()).format).toBe('jpeg')
  expect((await person.call('/v1/image/delete', { imageId: id, forever: true })).status).toBe(200)
  await eventually(
    async () => s3.objects.size,
    size => size === 0,
  )
  expect((await bytesOf(picture!.url)).status).toBe(404)
})

test('a picture that comes cut off from the bucket reaches the reader whole', async () => {
  const { id } = await create(person)
  const { pictures } = await settled(person, id)
  const whole = await bytesOf(pictures[0]!.url)
  s3.fail('download', { after: 'truncate' })
  expect((await bytesOf(pictures[0]!.url)).bytes.equals(whole.bytes)).toBe(true)
})

test('a bucket that takes nothing refuses uploads unpaid, refunds what is drawn, and is told', async () => {
  const before = await person.credits()
  s3.script(({ method }) => (method === 'PUT' ? { ...refusal('AccessDenied'), status: 403 } : null))
  const refused = await send(person, { imageMode: 'upscale', model: 'v1.0', prompt: '' }, { file1: photo })
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
  const { id } = await create(person)
  expect(await settled(person, id)).toMatchObject({ status: 4, own: { failure: { kind: 'storage' } } })
  expect(await person.credits()).toBe(before)
  const ready = await fetch(`${app.url}/readyz`)
  expect([ready.status, await ready.json()]).toMatchObject([503, { checks: { storage: 'failing' } }])
  s3.script(null)
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
})

test('the doctor says whether pictures can be stored in the bucket, and why not', {
  timeout: 120_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'easel-doctor-'))
  await fillDataDir(dataDir)
  // Where the tests have a server, the folder is empty so far; the doctor is asked about one of its own.
  const database = await openDatabase({ dataDir: join(dataDir, 'database') })
  await migrate(database)
  await database.close()
  const { bucket, accessKeyId, region, endpoint } = s3.settings
  const doctor = (secret: string) =>
    new Promise<string>(resolve => {
      const env = {
        NODE_COMPILE_CACHE: COMPILED,
        DATA_DIR: dataDir,
        STORAGE: 's3',
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secret,
        S3_REGION: region,
        S3_ENDPOINT: endpoint!,
      }
      execFile(process.execPath, [OPERATOR, 'doctor'], { env }, (_, out) => resolve(out))
    })
  expect(await doctor(s3.settings.secretAccessKey)).toContain(
    `ok      pictures can be stored on the bucket ${bucket}`,
  )
  expect(await doctor('another')).toContain('(SignatureDoesNotMatch')
  await rm(dataDir, { recursive: true, force: true })
})
