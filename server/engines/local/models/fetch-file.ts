import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { AttemptError, ModelError } from './errors.ts'
import { readContentRange, readLength } from './headers.ts'
import { type Hub, requestFile } from './hub-request.ts'
import { sizeOf } from './present-models.ts'

/** Files whose size nobody told may have this many bytes. */
const LARGEST_UNKNOWN = 8 * 2 ** 30
const MB = 1_000_000

/** How long and how often one tries. */
export type Patience = {
  /** Milliseconds without a byte after which an attempt counts as failed. */
  stallMs: number
  /** Milliseconds before each further attempt; as many attempts as there are, and one more. */
  waits: readonly number[]
  /** An attempt that brought this many bytes lets the waits begin anew. */
  goodBytes: number
  /** The longest wait that a hub may ask for. */
  longestWaitMs: number
}

export const PATIENCE: Patience = {
  stallMs: 30_000,
  waits: [500, 1_000, 2_000, 4_000, 8_000],
  goodBytes: 8 * MB,
  longestWaitMs: 5 * 60_000,
}

export type WantedFile = {
  /** As the operator reads it. */
  name: string
  /** Below the hub's address. */
  path: string
  target: string
  bytes: number | null
  sha256: string | null
}

export type FetchContext = {
  signal: AbortSignal
  patience: Patience
  /** How many bytes of the file are there. */
  report: (bytes: number) => void
  /** @throws ModelError when so many further bytes do not fit on the disk */
  ensureRoom: (bytes: number) => Promise<void>
  /** Says why another attempt is made. */
  say: (sentence: string) => void
}

/**
 * Fetches one file into `<target>.part`, going on where an earlier attempt or run ended, and gives it its
 * name only once its length and checksum are right.
 *
 * @returns its real size and checksum
 * @throws ModelError in a sentence; the part stays for another run unless its bytes are wrong
 */
export async function fetchFile(
  hub: Hub,
  file: WantedFile,
  context: FetchContext,
): Promise<{ bytes: number; sha256: string }> {
  const { signal, patience, say } = context
  const part = `${file.target}.part`
  await mkdir(dirname(file.target), { recursive: true })
  let failures = 0
  let hasBeenWrong = false
  for (;;) {
    const before = sizeOf(part) ?? 0
    try {
      await fetchRest(hub, file, part, context)
      const sha256 = await sha256Of(part, signal)
      if (file.sha256 === null || file.sha256 === sha256) {
        await rename(part, file.target)
        return { bytes: sizeOf(file.target) ?? 0, sha256 }
      }
      await rm(part)
      const wrong = `${file.name} has another checksum than its manifest (${sha256.slice(0, 12)}… in place of ${file.sha256.slice(0, 12)}…).`
      if (hasBeenWrong) throw new ModelError(`${wrong} Nothing of it was kept.`)
      hasBeenWrong = true
      say(`${wrong} It is fetched once more from its beginning.`)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof AttemptError)) throw error
      if ((sizeOf(part) ?? 0) - before >= patience.goodBytes) failures = 0
      const pause = patience.waits[failures]
      if (pause === undefined) {
        throw new ModelError(
          `${file.name}: ${error.message}, ${failures + 1} times. What came is kept; the same command goes on from there.`,
        )
      }
      if (error.waitMs !== null && error.waitMs > patience.longestWaitMs) {
        throw new ModelError(
          `${file.name}: ${error.message} and asks for ${Math.ceil(error.waitMs / 60_000)} minutes of rest. Try again then.`,
        )
      }
      failures += 1
      const wait = Math.max(pause, error.waitMs ?? 0)
      say(`${file.name}: ${error.message}; trying again in ${Math.ceil(wait / 1000)} s.`)
      await sleep(wait, undefined, { signal })
    }
  }
}

/** Brings the part to its full length. @throws AttemptError, ModelError */
async function fetchRest(hub: Hub, file: WantedFile, part: string, context: FetchContext): Promise<void> {
  let have = sizeOf(part) ?? 0
  if (file.bytes !== null && have > file.bytes) {
    await truncate(part)
    have = 0
  }
  if (have === file.bytes) return
  const { signal, patience, report, ensureRoom } = context
  const stalled = new AbortController()
  const both = AbortSignal.any([signal, stalled.signal])
  const stall = () => stalled.abort(new AttemptError(`no data for ${patience.stallMs / 1000} s`))
  const timer = setTimeout(stall, patience.stallMs)
  try {
    const response = await requestFile(hub, file.path, have, both)
    const plan = await planOf(response, file, part, have)
    if (plan === 'whole') return
    if (plan.end !== null) await ensureRoom(plan.end - plan.start)
    const output = await open(part, plan.start > 0 ? 'a' : 'w').catch(error => refuseWrite(error))
    let size = plan.start
    try {
      for await (const chunk of response.body ?? []) {
        timer.refresh()
        size += chunk.byteLength
        if (size > (plan.end ?? LARGEST_UNKNOWN)) {
          throw new ModelError(
            `${file.name}: the hub sends more than the ${plan.end ?? LARGEST_UNKNOWN} bytes it should have.`,
          )
        }
        await writeAll(output, chunk)
        report(size)
      }
      await output.sync()
    } finally {
      await output.close()
    }
    if (plan.end !== null && size < plan.end) throw new AttemptError(`the connection ended at ${size} bytes`)
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (stalled.signal.aborted) throw stalled.signal.reason
    if (error instanceof AttemptError || error instanceof ModelError) throw error
    throw new AttemptError('the connection broke off', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** Where the bytes of the answer go: from `start` on, and up to `end` where that is known. */
async function planOf(
  response: Response,
  file: WantedFile,
  part: string,
  have: number,
): Promise<{ start: number; end: number | null } | 'whole'> {
  const { status, headers } = response
  const range = readContentRange(headers.get('content-range'))
  if (status === 416 || (status === 206 && range?.from !== have)) {
    await response.body?.cancel()
    // Without a known size, a hub that has nothing beyond what is there says that it is whole.
    if (status === 416 && file.bytes === null && headers.get('content-range') === `bytes */${have}`)
      return 'whole'
    await rm(part, { force: true })
    throw new AttemptError('the hub cannot go on where it ended')
  }
  const start = status === 206 ? have : 0
  const length = readLength(headers.get('content-length'))
  const end = range?.total ?? (length === null ? null : start + length)
  if (file.bytes !== null && end !== null && end !== file.bytes) {
    await response.body?.cancel()
    throw new ModelError(
      `${file.name} has ${end} bytes at the hub, and ${file.bytes} by its manifest. It was not fetched.`,
    )
  }
  if (end !== null && end > LARGEST_UNKNOWN && file.bytes === null) {
    await response.body?.cancel()
    throw new ModelError(`${file.name} has ${end} bytes at the hub, more than a model file may have.`)
  }
  return { start, end: file.bytes ?? end }
}

async function writeAll(output: FileHandle, chunk: Uint8Array): Promise<void> {
  try {
    await output.writeFile(chunk)
  } catch (error) {
    refuseWrite(error)
  }
}

function refuseWrite(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    throw new ModelError(
      'The disk is full. What came is kept; make room, and the same command goes on from there.',
    )
  }
  throw new ModelError(`The file cannot be written: ${message}.`)
}

/** SHA-256 of a file, in lower-case hexadecimal. Reads all of it. */
export async function sha256Of(path: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash, { signal })
  return hash.digest('hex')
}
