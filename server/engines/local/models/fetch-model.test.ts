import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type HubStandIn, manifestOf, startHub, type Trouble } from '#tests/fakes/hub/hub.ts'
import { type FetchOptions, fetchModel } from './fetch-model.ts'
import type { ModelManifest } from './manifest.ts'
import { readRecord } from './model-record.ts'
import { presentModels } from './present-models.ts'

const noise = (length: number, seed: number) =>
  Buffer.from(Uint8Array.from({ length }, (_, i) => ((i + seed) * 2_654_435_761) >>> 13))
const FILES = { 'unet/model.onnx': noise(300_000, 1), 'vocab.json': noise(500, 2) }
const BIG = 'unet/model.onnx'

let dir: string
let folder: string
let hub: HubStandIn
let said: string[]

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'easel-models-'))
  folder = join(dir, 'tiny')
  said = []
  hub = await startHub(FILES)
})
afterEach(async () => {
  await hub.close()
  rmSync(dir, { recursive: true, force: true })
})

const ACCEPTED = {
  licence: 'MIT',
  url: 'https://licences.example/mit',
  by: 'test',
  at: '2026-01-01T00:00:00Z',
}

const get = (manifest: ModelManifest = manifestOf(FILES), changes: Partial<FetchOptions> = {}) =>
  fetchModel(manifest, folder, {
    hub: { address: hub.address, token: null },
    acceptance: ACCEPTED,
    trustsFirstDownload: false,
    reserveBytes: 0,
    signal: new AbortController().signal,
    report: () => {},
    say: sentence => void said.push(sentence),
    patience: { stallMs: 200, waits: [1, 1, 1], goodBytes: 100_000, longestWaitMs: 50 },
    ...changes,
  })
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'it was fetched',
    error => (error as Error).message,
  )
const isPresent = (manifest = manifestOf(FILES)) => presentModels(dir, [manifest]).now().has('tiny')

test('fetches every file, says who accepted what, and only then is the model present', async () => {
  const seen: number[] = []
  const record = await get(manifestOf(FILES), { report: done => void seen.push(done) })
  for (const [path, bytes] of Object.entries(FILES)) expect(readFileSync(join(folder, path))).toEqual(bytes)
  expect(record).toMatchObject({ complete: true, accepted: ACCEPTED })
  expect(readRecord(folder)).toEqual(record)
  expect(isPresent()).toBe(true)
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(seen.at(-1)).toBe(300_500)
  expect(hub.asked.map(({ path }) => path)).toEqual([BIG, 'vocab.json'])
})

test('goes on from where the connection was cut, and fetches no byte twice', async () => {
  const cuts: Trouble[] = [
    { kind: 'cut', after: 100_000 },
    { kind: 'cut', after: 50_000 },
  ]
  hub.trouble(BIG, ...cuts)
  await get()
  const ranges = hub.asked.flatMap(({ range }) => (range ? [Number(range.slice(6, -1))] : []))
  expect(ranges).toHaveLength(2)
  for (const from of ranges) expect(from).toBeGreaterThan(0)
  expect(readFileSync(join(folder, BIG))).toEqual(FILES[BIG])
  expect(said[0]).toMatch(/unet\/model.onnx: .* trying again in 1 s/)
})

test('a line that is cut again and again brings the file all the same as long as each try brings much', async () => {
  const small = { [BIG]: noise(1_200_000, 3) }
  await hub.close()
  hub = await startHub(small)
  hub.trouble(BIG, ...Array.from({ length: 9 }, (): Trouble => ({ kind: 'cut', after: 120_000 })))
  await get(manifestOf(small))
  expect(readFileSync(join(folder, BIG)).equals(small[BIG]!)).toBe(true)
})

test('gives up after as many tries as there are waits, keeps what came, and a later run goes on', async () => {
  hub.trouble(BIG, ...Array.from({ length: 4 }, (): Trouble => ({ kind: 'cut', after: 20_000 })))
  expect(await failure(get())).toMatch(/unet\/model.onnx: .*, 4 times\. What came is kept/)
  expect(isPresent()).toBe(false)
  const kept = statSync(join(folder, `${BIG}.part`)).size
  expect(kept).toBeGreaterThan(0)
  await get()
  expect(hub.asked.findLast(({ path }) => path === BIG)?.range).toBe(`bytes=${kept}-`)
  expect(isPresent()).toBe(true)
})

test('a hub that falls silent is given up and asked again', async () => {
  hub.trouble(BIG, { kind: 'stall', after: 50_000 })
  await get()
  expect(said).toEqual([expect.stringContaining('no data for 0.2 s')])
  expect(readFileSync(join(folder, BIG))).toEqual(FILES[BIG])
})

test.each<[string, Trouble, RegExp]>([
  [
    'a longer file',
    { kind: 'other bytes', bytes: noise(300_001, 1) },
    /has 300001 bytes at the hub, and 300000/,
  ],
  ['a shorter file', { kind: 'other bytes', bytes: noise(299_999, 1) }, /has 299999 bytes at the hub/],
  ['a page in its place', { kind: 'other bytes', bytes: Buffer.from('<html>') }, /has 6 bytes at the hub/],
  ['no end', { kind: 'endless' }, /sends more than the 300000 bytes/],
  ['401', { kind: 'status', status: 401 }, /MODELS_TOKEN/],
  ['403', { kind: 'status', status: 403 }, /terms are accepted there/],
  ['404', { kind: 'status', status: 404 }, /has no .*unet\/model.onnx \(404\)/],
  ['410', { kind: 'status', status: 410 }, /answered 410/],
  ['429 for an hour', { kind: 'status', status: 429, retryAfter: '3600' }, /60 minutes of rest/],
])('%s ends it at once, with a sentence', async (_name, trouble, sentence) => {
  hub.trouble(BIG, trouble)
  expect(await failure(get())).toMatch(sentence)
  expect(hub.asked).toHaveLength(1)
  expect(isPresent()).toBe(false)
  expect(existsSync(join(folder, BIG))).toBe(false)
})

test.each<[string, Trouble]>([
  ['500', { kind: 'status', status: 500 }],
  ['408', { kind: 'status', status: 408 }],
  ['429 with a rest of nothing', { kind: 'status', status: 429, retryAfter: '0' }],
  [
    '503 until a date that is over',
    { kind: 'status', status: 503, retryAfter: 'Tue, 01 Jan 2019 00:00:00 GMT' },
  ],
  ['fewer bytes than announced', { kind: 'cut', after: 299_999 }],
  ['more bytes announced than there are', { kind: 'cut', after: 0 }],
])('%s is tried again', async (_name, trouble) => {
  hub.trouble(BIG, trouble)
  await get()
  expect(said).toHaveLength(1)
  expect(isPresent()).toBe(true)
})

test.each<[string, Trouble]>([
  ['sends the whole file where a part was asked for', { kind: 'whole in place of range' }],
  ['sends another part than was asked for', { kind: 'wrong range' }],
])('a hub that %s leads to the right file', async (_name, trouble) => {
  await mkdir(join(folder, 'unet'), { recursive: true })
  writeFileSync(join(folder, `${BIG}.part`), FILES[BIG].subarray(0, 1_000))
  hub.trouble(BIG, trouble)
  await get()
  expect(readFileSync(join(folder, BIG))).toEqual(FILES[BIG])
})

test('a part that is longer than the file, or of other bytes, is no obstacle', async () => {
  await mkdir(join(folder, 'unet'), { recursive: true })
  writeFileSync(join(folder, `${BIG}.part`), noise(400_000, 9))
  writeFileSync(join(folder, 'vocab.json.part'), noise(500, 9))
  await get()
  for (const [path, bytes] of Object.entries(FILES)) expect(readFileSync(join(folder, path))).toEqual(bytes)
  expect(said).toEqual([
    expect.stringMatching(/vocab.json has another checksum .* once more from its beginning/),
  ])
})

test('a file with another checksum is fetched twice, and then refused without a trace of it', async () => {
  const other: Trouble = { kind: 'other bytes', bytes: noise(300_000, 4) }
  hub.trouble(BIG, other, other)
  expect(await failure(get())).toMatch(/another checksum than its manifest .* Nothing of it was kept/)
  expect(existsSync(join(folder, BIG))).toBe(false)
  expect(existsSync(join(folder, `${BIG}.part`))).toBe(false)
  expect(isPresent()).toBe(false)
})

test('the token goes to the hub and to no host that it redirects to', async () => {
  const elsewhere = await startHub(FILES)
  try {
    const path = `/easel/tiny/resolve/${'a'.repeat(40)}/${BIG}`
    hub.trouble(BIG, { kind: 'redirect', to: path }, { kind: 'redirect', to: elsewhere.address + path })
    await get(manifestOf(FILES), { hub: { address: hub.address, token: 'hf_secret' } })
    expect(hub.asked.map(({ authorization }) => authorization)).toEqual(Array(3).fill('Bearer hf_secret'))
    expect(elsewhere.asked).toEqual([{ path: BIG, range: null, authorization: null }])
    expect(readFileSync(join(folder, BIG))).toEqual(FILES[BIG])
  } finally {
    await elsewhere.close()
  }
})

test.each([
  ['in circles', `/easel/tiny/resolve/main/${BIG}`, /in circles/],
  ['to a file', 'file:///etc/passwd', /redirects to no address/],
])('a hub that redirects %s is not followed', async (_name, to, sentence) => {
  hub.trouble(BIG, ...Array.from({ length: 9 }, (): Trouble => ({ kind: 'redirect', to })))
  expect(await failure(get())).toMatch(sentence)
})

test('a hub that nobody answers at is said so', async () => {
  await hub.close()
  expect(await failure(get())).toMatch(/cannot be reached \(ECONNREFUSED\), 4 times/)
})

test('without the licence that the manifest names nothing is asked for', async () => {
  expect(
    await failure(get(manifestOf(FILES), { acceptance: { ...ACCEPTED, licence: 'Apache-2.0' } })),
  ).toMatch(/licence of tiny is MIT, and Apache-2.0 was accepted/)
  expect(hub.asked).toEqual([])
})

test('a disk with too little room is said before anything is fetched', async () => {
  expect(await failure(get(manifestOf(FILES), { reserveBytes: 2 ** 60 }))).toMatch(/DISK_RESERVE_MB/)
  expect(hub.asked).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'a disk that fills up meanwhile is said in plain words',
  async () => {
    await mkdir(join(folder, 'unet'), { recursive: true })
    symlinkSync('/dev/full', join(folder, `${BIG}.part`))
    expect(await failure(get())).toMatch(/The disk is full/)
  },
)

test('a stop leaves what came, and another run goes on from there', async () => {
  const stop = new AbortController()
  hub.slow(5)
  const report = (done: number) => {
    if (done > 60_000) stop.abort()
  }
  await expect(get(manifestOf(FILES), { signal: stop.signal, report })).rejects.toThrow()
  const kept = statSync(join(folder, `${BIG}.part`)).size
  expect(kept).toBeGreaterThan(60_000)
  hub.slow(0)
  await get()
  expect(hub.asked[1]?.range).toBe(`bytes=${kept}-`)
})

test('what is whole already is not fetched again, and what is damaged is', async () => {
  await get()
  writeFileSync(join(folder, 'vocab.json'), noise(500, 7))
  await get()
  expect(hub.asked.map(({ path }) => path)).toEqual([BIG, 'vocab.json', 'vocab.json'])
})

test('a file without a known checksum comes only to whoever trusts it, and its checksum holds from then on', async () => {
  const unsummed = manifestOf(FILES, {}, [BIG])
  expect(await failure(get(unsummed))).toMatch(/checksum of unet\/model.onnx is not known/)
  expect(hub.asked).toEqual([])
  const record = await get(unsummed, { trustsFirstDownload: true })
  expect(record.files).toMatchObject([{ sumFrom: 'first download' }, { sumFrom: 'manifest' }])
  rmSync(join(folder, BIG))
  const other: Trouble = { kind: 'other bytes', bytes: noise(300_000, 4) }
  hub.trouble(BIG, other, other)
  expect(await failure(get(unsummed))).toMatch(/another checksum/)
  await get(unsummed)
  expect(isPresent(unsummed)).toBe(true)
})

test('a file of which not even the size is known goes on as well', async () => {
  const manifest = manifestOf(FILES, {}, [BIG])
  const file = manifest.sources[0]!.files[0]!
  file.bytes = null
  hub.trouble(BIG, { kind: 'cut', after: 70_000 })
  await get(manifest, { trustsFirstDownload: true })
  expect(readFileSync(join(folder, BIG))).toEqual(FILES[BIG])
  expect(isPresent(manifest)).toBe(true)
  rmSync(join(folder, BIG))
  writeFileSync(join(folder, `${BIG}.part`), FILES[BIG])
  await get(manifest)
  expect(hub.asked.at(-1)?.range).toBe('bytes=300000-')
  expect(isPresent(manifest)).toBe(true)
})
