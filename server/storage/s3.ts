import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Settings } from '#server/config/storage.ts'
import { S3Error } from './s3-error.ts'
import { checkedKey, checkedPrefix, KeyTakenError, type Storage } from './storage.ts'

/** How often a call is sent at most: again after a cut connection, a timeout, a 5xx or a request to slow down. */
const TRIES = 4
const CONNECT_MS = 3_000
/** Until an answer begins, in each try. */
const ANSWER_MS = 10_000
/** One call with all its tries. */
const CALL_MS = 30_000
/** As long as whoever asks whether the storage works waits for it. */
const CHECK_MS = 3_000
/** How long the next piece of a file may take, once somebody waits for it. */
const PIECE_MS = 10_000
/** Pauses before a key that somebody else is writing is written again. */
const CONFLICT_PAUSES = [100, 400, 1_600]
/** Far more than any picture; whatever is longer was not written by the product. */
const LARGEST_BYTES = 200_000_000
/** Readers hold a connection as long as they take, so there are more than the client's usual 50. */
const CONNECTIONS = 500
const DELETIONS_AT_ONCE = 10

/** Pictures in a bucket, one object for each key. */
export function createS3Storage(settings: S3Settings): Storage {
  const { bucket: Bucket } = settings
  const client = createClient(settings)
  /** Whether the service knows "only if there is none"; most do. */
  let isConditional = true

  /** @throws S3Error */
  async function ask<Answer>(
    call: string,
    send: (options: { abortSignal: AbortSignal }) => Promise<Answer>,
    withinMs = CALL_MS,
  ): Promise<Answer> {
    // Not a signal with a timeout of its own: it would go on, and end a body that somebody still reads.
    const ending = new AbortController()
    const timeout = setTimeout(() => ending.abort('the time for the call is over'), withinMs)
    try {
      return await send({ abortSignal: ending.signal })
    } catch (error) {
      throw new S3Error(call, error)
    } finally {
      clearTimeout(timeout)
    }
  }

  async function write(key: string, bytes: Uint8Array, type: string, withinMs?: number): Promise<void> {
    const object = { Bucket, Key: checkedKey(key), Body: bytes, ContentType: type }
    for (const pause of [...CONFLICT_PAUSES, null]) {
      const condition = isConditional ? { IfNoneMatch: '*' } : {}
      const command = new PutObjectCommand({ ...object, ...condition })
      try {
        await ask('PutObject', options => client.send(command, options), withinMs)
        return
      } catch (error) {
        if (!(error instanceof S3Error)) throw error
        if (error.status === 412) return await compare(key, bytes)
        const isConflict = error.status === 409 && pause !== null
        if (isConflict) await sleep(pause)
        else if (isConditional && error.status === 501) isConditional = false
        else throw error
      }
    }
  }

  /** What is there may be what was to be written: by a try whose answer was lost. */
  async function compare(key: string, bytes: Uint8Array): Promise<void> {
    const stored = await read(key)
    if (!stored || !Buffer.from(bytes).equals(stored)) throw new KeyTakenError(key)
  }

  async function fetchFrom(key: string, offset: number): Promise<{ body: Readable; bytes: number } | null> {
    const range = offset > 0 ? { Range: `bytes=${offset}-` } : {}
    const command = new GetObjectCommand({ Bucket, Key: checkedKey(key), ...range })
    try {
      const { Body, ContentLength } = await ask('GetObject', options => client.send(command, options))
      const body = Body as Readable
      if (ContentLength !== undefined && ContentLength <= LARGEST_BYTES) return { body, bytes: ContentLength }
      body.destroy()
      throw new Error(`the object ${key} has ${ContentLength ?? 'an unknown number of'} bytes`)
    } catch (error) {
      if (error instanceof S3Error && error.code === 'NoSuchKey') return null
      throw error
    }
  }

  /** The file from its first piece on. Where it is cut off, the rest is asked for. */
  async function* pieces(key: string, first: { body: Readable; bytes: number }): AsyncGenerator<Buffer> {
    let offset = 0
    let { body } = first
    for (let tries = 1; ; tries++) {
      try {
        for await (const piece of inTime(body)) {
          offset += piece.byteLength
          yield piece
        }
        if (offset === first.bytes) return
        throw new Error(`the object ${key} ended after ${offset} of ${first.bytes} bytes`)
      } catch (error) {
        if (tries === TRIES || offset >= first.bytes) throw error
        const rest = await fetchFrom(key, offset)
        if (rest?.bytes !== first.bytes - offset) throw error
        body = rest.body
      }
    }
  }

  async function read(key: string): Promise<Buffer | null> {
    const first = await fetchFrom(key, 0)
    if (!first) return null
    const read: Buffer[] = []
    for await (const piece of pieces(key, first)) read.push(piece)
    return Buffer.concat(read)
  }

  const remove = (Key: string, withinMs?: number) =>
    ask('DeleteObject', options => client.send(new DeleteObjectCommand({ Bucket, Key }), options), withinMs)

  return {
    put: write,
    get: read,
    async open(key) {
      const first = await fetchFrom(key, 0)
      if (!first) return null
      // Bytes as they come, not one value for each; and whoever leaves before the first lets go of it too.
      const stream = Readable.from(pieces(key, first), { objectMode: false })
      stream.once('close', () => first.body.destroy())
      return { stream, bytes: first.bytes }
    },
    async deletePrefix(prefix) {
      const name = checkedPrefix(prefix)
      await remove(name)
      let ContinuationToken: string | undefined
      do {
        const command = new ListObjectsV2Command({ Bucket, Prefix: `${name}/`, ContinuationToken })
        const page = await ask('ListObjectsV2', options => client.send(command, options))
        const keys = (page.Contents ?? []).flatMap(({ Key }) => (Key?.startsWith(`${name}/`) ? [Key] : []))
        // One by one: not every service knows the call that deletes many, and a creation has a dozen files.
        while (keys.length > 0) await Promise.all(keys.splice(0, DELETIONS_AT_ONCE).map(key => remove(key)))
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (ContinuationToken)
    },
    async hasRoom() {
      // A bucket has no bounds that could be asked for; one that is full says so when it is written to.
      return true
    },
    async check() {
      const key = `checks/${randomUUID()}`
      try {
        await write(key, new Uint8Array([1]), 'application/octet-stream', CHECK_MS)
      } catch (error) {
        if (error instanceof S3Error && error.isFull) return 'full'
        throw error
      }
      await remove(key, CHECK_MS)
      return 'ok'
    },
  }
}

function createClient(settings: S3Settings): S3Client {
  const { accessKeyId, secretAccessKey, region, endpoint, isPathStyle } = settings
  return new S3Client({
    region,
    ...(endpoint ? { endpoint } : {}),
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: TRIES,
    retryMode: 'standard',
    // The signature holds a checksum of what is sent already; others than Amazon often know no further ones.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: CONNECTIONS },
    },
  })
}

/** The pieces of a body, each of which comes in time or ends it. The reader itself may take as long as it likes. */
async function* inTime(body: Readable): AsyncGenerator<Buffer> {
  const iterator: AsyncIterator<Buffer> = body[Symbol.asyncIterator]()
  try {
    for (;;) {
      const timeout = setTimeout(() => body.destroy(new Error('the object stopped arriving')), PIECE_MS)
      const { value, done } = await iterator.next().finally(() => clearTimeout(timeout))
      if (done) return
      yield value
    }
  } finally {
    body.destroy()
  }
}
