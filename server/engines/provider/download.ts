import { once } from 'node:events'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestEncrypted } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { formatOf } from '#server/images/kinds.ts'
import { EngineError } from '../engine.ts'
import { publicLookup, type Resolve } from './addresses.ts'
import { withTimeout } from './timeout.ts'

export type DownloadOptions = {
  /** Hosts of results; `.example.com` stands for everything below it. Only https, only public addresses. */
  hosts: string[]
  /** Origins that the operator configured: they may be in the operator's own network. */
  origins: string[]
  timeoutMs?: number
  limitBytes?: number
  /** Milliseconds before each further try. */
  pauses?: number[]
  /** Finds the addresses of a host; by the system unless given. */
  resolve?: Resolve
}

export type Downloader = (address: string, signal?: AbortSignal) => Promise<Uint8Array>

const TIMEOUT_MS = 60_000
const LIMIT_BYTES = 64_000_000
const MOST_REDIRECTS = 3
const PAUSES = [300, 1_500]

/** The answer will be the same however often one asks. */
class DownloadRefusedError extends Error {}

/**
 * Fetches finished pictures from addresses that a provider named. Such an address is not to be trusted: it
 * has to be on the list, and neither a name nor a redirect may lead into the own network.
 * @throws EngineError unavailable: final when the picture is gone or is none
 */
export function createDownloader(options: DownloadOptions): Downloader {
  const { pauses = PAUSES, timeoutMs = TIMEOUT_MS } = options
  return async (address, signal) => {
    for (const pause of [...pauses, null]) {
      try {
        return await withTimeout(timeoutMs, signal, both => fetchPicture(address, options, both))
      } catch (cause) {
        if (signal?.aborted) throw new EngineError('cancelled', { cause })
        if (cause instanceof DownloadRefusedError)
          throw new EngineError('unavailable', { isFinal: true, cause })
        if (pause === null) throw new EngineError('unavailable', { cause })
        await sleep(pause)
      }
    }
    throw new EngineError('unavailable')
  }
}

async function fetchPicture(
  address: string,
  options: DownloadOptions,
  signal: AbortSignal,
): Promise<Uint8Array> {
  let url = checked(address, options)
  for (let redirects = 0; ; redirects++) {
    const response = await get(url, options, signal)
    const { statusCode: status = 0 } = response
    if (status >= 300 && status < 400 && response.headers.location) {
      response.destroy()
      if (redirects === MOST_REDIRECTS) throw new DownloadRefusedError('it redirects too often')
      url = checked(new URL(response.headers.location, url).href, options)
      continue
    }
    if (status !== 200) {
      response.destroy()
      const isGone = status >= 400 && status < 500 && status !== 408 && status !== 429
      throw new (isGone ? DownloadRefusedError : Error)(`the download answered ${status}`)
    }
    const bytes = await read(response, options.limitBytes ?? LIMIT_BYTES)
    if (!formatOf(bytes)) throw new DownloadRefusedError('the download is not a picture')
    return bytes
  }
}

function checked(address: string, { hosts, origins }: DownloadOptions): URL {
  const url = URL.parse(address)
  if (!url) throw new DownloadRefusedError('the address cannot be read')
  if (origins.includes(url.origin)) return url
  const { hostname, protocol, port, username } = url
  const isListed = hosts.some(host => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  if (!isListed || protocol !== 'https:' || port || username) {
    throw new DownloadRefusedError(`pictures are not fetched from ${url.host}`)
  }
  return url
}

async function get(url: URL, options: DownloadOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const isConfigured = options.origins.includes(url.origin)
  const request = url.protocol === 'https:' ? requestEncrypted : requestPlain
  const sent = request(url, {
    signal,
    // Connections of their own: one to a checked address must not be taken over by another name.
    agent: false,
    headers: { accept: 'image/png, image/jpeg, image/webp' },
    ...(!isConfigured && { lookup: publicLookup(options.resolve) }),
  })
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return response
}

async function read(response: IncomingMessage, limitBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.byteLength
    if (size > limitBytes) throw new DownloadRefusedError('the download is too large')
    chunks.push(chunk)
  }
  if (!response.complete) throw new Error('the download broke off')
  return Buffer.concat(chunks)
}
