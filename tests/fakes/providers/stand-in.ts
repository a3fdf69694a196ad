import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'

/** What a request is about: jobs are what a provider is paid for. */
export type Kind = 'job' | 'ask' | 'upload' | 'download' | 'cancel' | 'other'

export type Arrived = {
  kind: Kind
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Buffer
  json(): unknown
  form(): Promise<FormData>
}

export type Reply = {
  status?: number
  headers?: Record<string, string>
  /** An object goes out as JSON. */
  body?: Buffer | string | object
}

/** What goes wrong with one request. Those with `after` happen when the provider has done what was asked. */
export type Fault =
  | { status: number; body?: object | string; headers?: Record<string, string> }
  | { hangs: true }
  | { resets: true }
  | { after: 'reset' | 'truncate' | 'rubbish' | 'malformed' | 'hang' }
  | { delayMs: number }

export type StandIn = {
  url: string
  /** Every request that arrived, in order. */
  journal: { kind: Kind; method: string; path: string }[]
  /** What goes wrong with the next requests of that kind, one each. */
  fail(kind: Kind, ...faults: Fault[]): void
  /** Decides for every request; null lets it be. Faults that were planned by `fail` come first. */
  script(decide: ((request: Arrived) => Fault | null) | null): void
  close(): Promise<void>
}

export type Service = {
  kindOf: (method: string, path: string) => Kind
  answer: (request: Arrived) => Promise<Reply> | Reply
  /** Takes over connections that become WebSockets. */
  onUpgrade?: (request: IncomingMessage, socket: Socket, head: Buffer) => void
  /** 0 lets the system choose; given when a server comes back at its address. */
  port?: number
}

/** A server in place of a provider's, which fails as it is told to. */
export async function startStandIn(service: Service): Promise<StandIn> {
  const journal: StandIn['journal'] = []
  const planned = new Map<Kind, Fault[]>()
  let decide: ((request: Arrived) => Fault | null) | null = null

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://stand-in')
    const body = await bytesOf(incoming)
    const method = incoming.method ?? 'GET'
    const kind = service.kindOf(method, pathname)
    const { headers } = incoming
    const request: Arrived = {
      kind,
      method,
      path: pathname,
      query: searchParams,
      headers,
      body,
      json: () => JSON.parse(body.toString('utf8')),
      form: () =>
        new Response(new Uint8Array(body), {
          headers: { 'content-type': headers['content-type'] ?? '' },
        }).formData(),
    }
    journal.push({ kind, method, path: pathname })
    const fault = planned.get(kind)?.shift() ?? decide?.(request) ?? null
    if (fault && 'hangs' in fault) return
    if (fault && 'resets' in fault) return void incoming.socket.resetAndDestroy()
    if (fault && 'status' in fault) return write(response, { ...fault })
    if (fault && 'delayMs' in fault) await sleep(fault.delayMs)
    const reply = await service.answer(request)
    if (fault && 'after' in fault) return spoil(fault.after, reply, incoming, response)
    write(response, reply)
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(error =>
      write(response, { status: 500, body: { stand_in: String(error) } }),
    )
  })
  if (service.onUpgrade) {
    server.on('upgrade', (request, socket, head) => service.onUpgrade?.(request, socket as Socket, head))
  }
  await new Promise<void>(resolve => server.listen(service.port ?? 0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    journal,
    fail: (kind, ...faults) => void planned.set(kind, [...(planned.get(kind) ?? []), ...faults]),
    script(next) {
      decide = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

function spoil(
  how: Extract<Fault, { after: string }>['after'],
  reply: Reply,
  incoming: IncomingMessage,
  response: ServerResponse,
): void {
  if (how === 'reset') incoming.socket.resetAndDestroy()
  if (how === 'malformed') write(response, { ...reply, body: '{"half":' })
  if (how === 'rubbish') {
    const headers = { ...reply.headers, 'content-type': 'image/png' }
    write(response, { ...reply, headers, body: 'not a picture' })
  }
  if (how !== 'truncate') return
  const { headers, body } = encoded(reply)
  response.writeHead(reply.status ?? 200, { ...headers, 'content-length': String(body.length) })
  response.write(body.subarray(0, Math.floor(body.length / 2)))
  setTimeout(() => incoming.socket.destroy(), 10)
}

function write(response: ServerResponse, reply: Reply): void {
  const { headers, body } = encoded(reply)
  response.writeHead(reply.status ?? 200, { ...headers, 'content-length': String(body.length) }).end(body)
}

function encoded({ headers = {}, body = '' }: Reply): { headers: Record<string, string>; body: Buffer } {
  if (Buffer.isBuffer(body)) return { headers, body }
  if (typeof body === 'string') return { headers, body: Buffer.from(body) }
  return {
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(JSON.stringify(body)),
  }
}

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export type PictureFormat = 'png' | 'jpeg' | 'webp'
const pictures = new Map<string, Promise<Buffer>>()

/** A real picture in a colour that the seed decides. The same one is drawn once. */
export function picture({
  width,
  height,
  seed = 1,
  format = 'png',
}: {
  width: number
  height: number
  seed?: number
  format?: PictureFormat
}): Promise<Buffer> {
  const key = JSON.stringify([width, height, seed, format])
  const drawn =
    pictures.get(key) ??
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: { r: seed & 255, g: (seed >> 8) & 255, b: (seed >> 16) & 255 },
      },
    })
      .toFormat(format)
      .toBuffer()
  if (pictures.size < 200) pictures.set(key, drawn)
  return drawn
}

/** Pixels of a ratio such as 16:9 with this longer side. */
export function sizeOfRatio(ratio: string, long: number): { width: number; height: number } {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  const factor = long / Math.max(across, down)
  return { width: Math.round(across * factor), height: Math.round(down * factor) }
}
