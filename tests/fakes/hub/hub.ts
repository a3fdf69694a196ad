import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ModelManifest, modelManifest } from '#server/engines/local/models/manifest.ts'

/** What goes wrong with one answer. */
export type Trouble =
  | { kind: 'cut'; after: number }
  | { kind: 'stall'; after: number }
  | { kind: 'status'; status: number; retryAfter?: string }
  | { kind: 'redirect'; to: string }
  /** Says that it has so many bytes, and sends those that it has. */
  | { kind: 'length'; claims: number }
  | { kind: 'other bytes'; bytes: Buffer }
  /** Says nothing of its length and does not end. */
  | { kind: 'endless' }
  | { kind: 'whole in place of range' }
  | { kind: 'wrong range' }

type Asked = { path: string; range: string | null; authorization: string | null }

export type HubStandIn = {
  address: string
  /** Every request that came, in order. */
  asked: Asked[]
  /** The next answers for the file go wrong in these ways, one after the other. */
  trouble(path: string, ...troubles: Trouble[]): void
  /** Sends a chunk, then waits this long. */
  slow(milliseconds: number): void
  close(): Promise<void>
}

const CHUNK = 16_384

/** A server that speaks the hub's `<repository>/resolve/<revision>/<path>`, with ranges, and fails on demand. */
export async function startHub(files: Record<string, Buffer>): Promise<HubStandIn> {
  const troubles = new Map<string, Trouble[]>()
  const asked: Asked[] = []
  let pause = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(request.url ?? '').replace(/^\/[\w.-]+\/[\w.-]+\/resolve\/[\w.-]+\//, '')
    const { range = null, authorization = null } = request.headers
    asked.push({ path, range, authorization })
    const file = files[path]
    if (!file) return void response.writeHead(404).end('Entry not found')
    const trouble = troubles.get(path)?.shift()
    if (trouble?.kind === 'status') {
      const headers = trouble.retryAfter === undefined ? {} : { 'retry-after': trouble.retryAfter }
      return void response.writeHead(trouble.status, headers).end()
    }
    if (trouble?.kind === 'redirect') return void response.writeHead(302, { location: trouble.to }).end()
    const bytes = trouble?.kind === 'other bytes' ? trouble.bytes : file
    const asks = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0)
    const from = trouble?.kind === 'whole in place of range' ? 0 : asks
    if (from >= bytes.length) {
      return void response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end()
    }
    const said = trouble?.kind === 'wrong range' ? 0 : from
    response.writeHead(from > 0 ? 206 : 200, {
      ...(from > 0 && { 'content-range': `bytes ${said}-${bytes.length - 1}/${bytes.length}` }),
      ...(trouble?.kind !== 'endless' && {
        'content-length': trouble?.kind === 'length' ? trouble.claims : bytes.length - from,
      }),
    })
    if (trouble?.kind === 'endless') return await sendEndlessly(response)
    await send(response, bytes.subarray(from), trouble)
  }

  async function send(response: ServerResponse, bytes: Buffer, trouble: Trouble | undefined): Promise<void> {
    const until = trouble?.kind === 'cut' || trouble?.kind === 'stall' ? trouble.after : bytes.length
    for (let at = 0; at < until; at += CHUNK) {
      if (response.destroyed) return
      await new Promise<void>(resolve => {
        response.write(bytes.subarray(at, Math.min(until, at + CHUNK)), () => resolve())
      })
      if (pause > 0) await new Promise(resolve => setTimeout(resolve, pause))
    }
    if (trouble?.kind === 'cut') {
      // What is on its way when a connection breaks is lost; a moment later it has arrived.
      await new Promise(resolve => setTimeout(resolve, 20))
      response.destroy()
    }
    if (trouble?.kind !== 'cut' && trouble?.kind !== 'stall') response.end()
  }

  async function sendEndlessly(response: ServerResponse): Promise<void> {
    while (!response.destroyed) {
      await new Promise<void>(resolve => response.write(Buffer.alloc(CHUNK), () => resolve()))
    }
  }

  const server = createServer((request, response) => {
    response.on('error', () => {})
    void answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    trouble: (path, ...more) => void troubles.set(path, [...(troubles.get(path) ?? []), ...more]),
    slow: milliseconds => {
      pause = milliseconds
    },
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The manifest of a model with these files; `changes` replaces parts of it, `unsummed` lacks checksums. */
export function manifestOf(
  files: Record<string, Buffer>,
  changes: Partial<ModelManifest> = {},
  unsummed: string[] = [],
): ModelManifest {
  return modelManifest.parse({
    name: 'tiny',
    title: 'A tiny model',
    brings: 'nothing but a trial',
    sources: [
      {
        repository: 'easel/tiny',
        revision: 'a'.repeat(40),
        files: Object.entries(files).map(([path, bytes]) => ({
          path,
          saveAs: path,
          bytes: bytes.length,
          sha256: unsummed.includes(path) ? null : sumOf(bytes),
        })),
      },
    ],
    licence: { name: 'MIT', url: 'https://licences.example/mit' },
    base: null,
    serves: [],
    memoryMb: 1,
    diffusion: null,
    unverified: ['Nothing of it is real.'],
    ...changes,
  })
}
