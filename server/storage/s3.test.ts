import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusal, type S3StandIn, startS3 } from '#tests/fakes/s3/server.ts'
import { createS3Storage } from './s3.ts'
import { S3Error } from './s3-error.ts'
import type { Storage } from './storage.ts'

const KEY = 'creation/cre_1/1/original.png'
const slowDown = { ...refusal('SlowDown'), status: 503 } as const
const broken = { status: 500, body: 'broken' } as const

let s3: S3StandIn
let storage: Storage
beforeEach(async () => {
  s3 = await startS3()
  storage = createS3Storage(s3.settings)
})
afterEach(() => s3.close())

const count = (method: string) => s3.journal.filter(call => call.method === method).length

async function streamed(): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of (await storage.open(KEY))!.stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

test('a service that is slow, broken or cuts the line is asked again', async () => {
  const bytes = randomBytes(1_000)
  s3.fail('upload', broken, slowDown, { resets: true })
  await storage.put(KEY, bytes, 'image/png')
  expect(count('PUT')).toBe(4)
  s3.fail('download', slowDown, { resets: true }, broken)
  expect(bytes.equals((await storage.get(KEY))!)).toBe(true)
  s3.fail('ask', broken)
  s3.fail('cancel', { resets: true })
  await storage.deletePrefix('creation/cre_1')
  expect(s3.objects.size).toBe(0)
})

test('what goes on failing is given up and told, without the secret or a signature', async () => {
  s3.script(({ method }) => (method === 'PUT' ? slowDown : null))
  const error = await storage.put(KEY, randomBytes(10), 'image/png').catch(found => found)
  expect(error).toBeInstanceOf(S3Error)
  expect(error.message).toContain('PutObject was answered with 503 (SlowDown')
  expect(count('PUT')).toBe(4)
  expect(JSON.stringify(error) + error.message + error.stack).not.toMatch(/AKIASTANDIN|s3cr3t|Signature/)
})

test('a file whose answer was lost is stored once, and the repetition is no error', async () => {
  const bytes = randomBytes(1_000)
  s3.fail('upload', { after: 'reset' })
  await storage.put(KEY, bytes, 'image/png')
  expect(s3.objects.get(KEY)?.body.equals(bytes)).toBe(true)
  expect(s3.objects.get(KEY)?.type).toBe('image/png')
})

test('a file that is cut off on its way is read on from there', async () => {
  const bytes = randomBytes(500_000)
  await storage.put(KEY, bytes, 'image/png')
  s3.fail('download', { after: 'truncate' }, { after: 'truncate' })
  expect(bytes.equals(await streamed())).toBe(true)
  s3.fail('download', { after: 'truncate' })
  expect(bytes.equals((await storage.get(KEY))!)).toBe(true)
})

test('a file that is cut off again and again ends as an error, never as a part of it', async () => {
  await storage.put(KEY, randomBytes(500_000), 'image/png')
  s3.script(({ kind }) => (kind === 'download' ? { after: 'truncate' } : null))
  await expect(streamed()).rejects.toThrow()
  await expect(storage.get(KEY)).rejects.toThrow()
})

test('two who write the same key at once are told apart by what they write', async () => {
  s3.fail('upload', { ...refusal('ConditionalRequestConflict'), status: 409 })
  await storage.put(KEY, randomBytes(10), 'image/png')
  expect(s3.objects.has(KEY)).toBe(true)
})

test('a wrong secret, a foreign key and a missing bucket are errors, not missing files', async () => {
  const changes = [
    [{ secretAccessKey: 'another' }, 'SignatureDoesNotMatch'],
    [{ accessKeyId: 'ANOTHER' }, 'InvalidAccessKeyId'],
    [{ bucket: 'another' }, 'NoSuchBucket'],
  ] as const
  for (const [change, code] of changes) {
    const other = createS3Storage({ ...s3.settings, ...change })
    await expect(other.get(KEY)).rejects.toMatchObject({ code })
    await expect(other.check()).rejects.toMatchObject({ code })
  }
})

test('a bucket that is full says so, and nobody there is an error', async () => {
  s3.fail('upload', { ...refusal('QuotaExceeded'), status: 403 })
  expect(await storage.check()).toBe('full')
  await s3.close()
  await expect(storage.check()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
