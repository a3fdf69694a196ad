import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { startFauxqs } from 'fauxqs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3StandInOptions, startS3 } from '#tests/fakes/s3/server.ts'
import { RUNNING_BUCKET } from '#tests/support/running-bucket.ts'
import { createDiskStorage } from './disk.ts'
import { createS3Storage } from './s3.ts'
import { KeyTakenError, type Storage } from './storage.ts'

type BackEnd = {
  storage: Storage
  /** All keys that are stored. */
  keys: () => Promise<string[]>
  close: () => Promise<void>
}

const BACK_ENDS: Record<string, { start: () => Promise<BackEnd>; isWrittenOnce: boolean }> = {
  'a folder': { start: startDisk, isWrittenOnce: true },
  'a bucket that checks every signature': { start: () => startBucket(), isWrittenOnce: true },
  'a bucket whose listings have three keys a page': {
    start: () => startBucket({ pageSize: 3 }),
    isWrittenOnce: true,
  },
  'a bucket that knows no conditions': {
    start: () => startBucket({ isConditional: false }),
    isWrittenOnce: false,
  },
  // Another's reading of the protocol. It takes no notice of conditions.
  'a bucket of fauxqs': { start: startFauxBucket, isWrittenOnce: false },
}

if (RUNNING_BUCKET) {
  const address = RUNNING_BUCKET
  BACK_ENDS[`the bucket at ${address.host}`] = { start: () => openBucket(address), isWrittenOnce: true }
}

async function openBucket(address: URL): Promise<BackEnd> {
  const { username: accessKeyId, password: secretAccessKey, origin: endpoint, pathname } = address
  const Bucket = pathname.slice(1)
  const settings = { bucket: Bucket, region: 'us-east-1', endpoint, accessKeyId, secretAccessKey }
  const client = new S3Client({
    region: settings.region,
    endpoint,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  })
  return {
    storage: createS3Storage({ kind: 's3', isPathStyle: true, ...settings }),
    async keys() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }))
      return Contents.map(({ Key = '' }) => Key)
    },
    async close() {
      client.destroy()
    },
  }
}

async function startDisk(): Promise<BackEnd> {
  const folder = await mkdtemp(join(tmpdir(), 'easel-storage-'))
  return {
    storage: createDiskStorage(folder),
    keys: () => filesIn(folder),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

async function startBucket(options?: S3StandInOptions): Promise<BackEnd> {
  const { settings, objects, close } = await startS3(options)
  return { storage: createS3Storage(settings), keys: async () => [...objects.keys()], close }
}

async function startFauxBucket(): Promise<BackEnd> {
  const bucket = 'pictures-of-easel'
  const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false, init: { buckets: [bucket] } })
  const endpoint = `http://127.0.0.1:${server.port}`
  const settings = { kind: 's3', bucket, region: 'us-east-1', endpoint, isPathStyle: true } as const
  return {
    storage: createS3Storage({ ...settings, accessKeyId: 'test', secretAccessKey: 'test' }),
    async keys() {
      const listing = await (await fetch(`${endpoint}/${bucket}?list-type=2`)).text()
      return [...listing.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) => key!)
    },
    close: () => server.stop(),
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(({ name }) => name)
}

async function read(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const bytes = new Uint8Array([1, 2, 3])

describe.each(Object.entries(BACK_ENDS))('%s', (_, { start, isWrittenOnce }) => {
  let backEnd: BackEnd
  let storage: Storage
  beforeAll(async () => {
    backEnd = await start()
    storage = backEnd.storage
  })
  afterAll(() => backEnd.close())

  test('gives back what was stored, whole and as a stream', async () => {
    const large = randomBytes(3_000_000)
    await storage.put('creation/cre_1/1/original.png', large, 'image/png')
    expect(large.equals((await storage.get('creation/cre_1/1/original.png'))!)).toBe(true)
    const opened = await storage.open('creation/cre_1/1/original.png')
    expect(opened?.bytes).toBe(large.length)
    expect(large.equals(await read(opened!.stream))).toBe(true)
  })

  test('lets go of a stream that nobody reads to its end', async () => {
    await storage.put('left/a.png', randomBytes(2_000_000), 'image/png')
    for (let reader = 0; reader < 20; reader++) {
      const { stream } = (await storage.open('left/a.png'))!
      ;(stream as NodeJS.ReadableStream & { destroy: () => void }).destroy()
    }
    expect(await storage.get('left/a.png')).toHaveLength(2_000_000)
  })

  test('knows nothing of what was never stored, nor of a folder', async () => {
    await storage.put('a/b.png', bytes, 'image/png')
    expect(await storage.get('a/c.png')).toBeNull()
    expect(await storage.open('a/c.png')).toBeNull()
    expect(await storage.open('a/b.png/c')).toBeNull()
    expect(await storage.open('a')).toBeNull()
  })

  test('takes the same bytes twice', async () => {
    await storage.put('twice.png', bytes, 'image/png')
    await storage.put('twice.png', bytes, 'image/png')
    expect(Buffer.from(bytes).equals((await storage.get('twice.png'))!)).toBe(true)
  })

  if (isWrittenOnce) {
    test('refuses other bytes under a key that is written, and keeps what is there', async () => {
      await storage.put('once.png', bytes, 'image/png')
      await expect(storage.put('once.png', new Uint8Array([9]), 'image/png')).rejects.toThrow(KeyTakenError)
      expect(Buffer.from(bytes).equals((await storage.get('once.png'))!)).toBe(true)
    })
  }

  test('deletes what lies below a prefix and nothing beside it', async () => {
    const below = Array.from({ length: 12 }, (_, index) => `c/1/b/${index}.png`)
    for (const key of [...below, 'c/1/a.png', 'c/10/a.png', 'c/2/a.png', 'c/2.png']) {
      await storage.put(key, bytes, 'image/png')
    }
    await storage.deletePrefix('c/1/')
    for (const key of [...below, 'c/1/a.png']) expect(await storage.get(key)).toBeNull()
    expect(await storage.get('c/10/a.png')).not.toBeNull()
    await storage.deletePrefix('c/2')
    expect(await storage.get('c/2/a.png')).toBeNull()
    expect(await storage.get('c/2.png')).not.toBeNull()
    await storage.deletePrefix('c/2.png')
    expect(await storage.get('c/2.png')).toBeNull()
    await storage.deletePrefix('c/never')
  })

  test.each([
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    'a/',
    '',
    '.hidden',
    'a/.hidden',
    'a\\b',
    'a\0b',
    'C:/windows',
    'a b',
    'x'.repeat(301),
  ])('refuses the key %j', async key => {
    await expect(storage.put(key, bytes, 'image/png')).rejects.toThrow('not a storage key')
    await expect(storage.get(key)).rejects.toThrow('not a storage key')
    if (key !== 'a/') await expect(storage.deletePrefix(key)).rejects.toThrow('not a storage key')
  })

  test('is looked at without leaving anything behind', async () => {
    const before = await backEnd.keys()
    expect(await storage.check()).toBe('ok')
    expect(await storage.hasRoom()).toBe(true)
    expect(await backEnd.keys()).toEqual(before)
  })
})
