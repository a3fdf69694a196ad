import { AttemptError, ModelError } from './errors.ts'
import { readRetryAfter } from './headers.ts'

const MOST_REDIRECTS = 5

export type Hub = {
  /** Without a slash at its end. */
  address: string
  token: string | null
}

/**
 * Asks the hub for a file from the given byte on. The hub sends large files from other hosts: redirects
 * are followed here and not by `fetch`, so that the token goes to the hub's own origin alone, and never
 * from https down to http.
 *
 * @throws ModelError when asking again would bring the same answer
 * @throws AttemptError when it may not
 */
export async function requestFile(
  hub: Hub,
  path: string,
  from: number,
  signal: AbortSignal,
): Promise<Response> {
  const { origin } = new URL(hub.address)
  let url = new URL(`${hub.address}/${path}`)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await send(
      url,
      {
        'user-agent': 'easel',
        // The bytes themselves, as the manifest counts them.
        'accept-encoding': 'identity',
        ...(from > 0 && { range: `bytes=${from}-` }),
        ...(hub.token && url.origin === origin && { authorization: `Bearer ${hub.token}` }),
      },
      signal,
    )
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || !location) return checked(response, url)
    await response.body?.cancel()
    url = nextUrl(location, url)
  }
  throw new ModelError(`${url.host} redirects in circles.`)
}

async function send(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, { headers, redirect: 'manual', signal })
  } catch (cause) {
    const code = (cause as { cause?: { code?: string } }).cause?.code
    throw new AttemptError(`${url.host} cannot be reached${code ? ` (${code})` : ''}`, { cause })
  }
}

function nextUrl(location: string, from: URL): URL {
  const url = URL.parse(location, from.href)
  if (!url || !/^https?:$/.test(url.protocol)) throw new ModelError(`${from.host} redirects to no address.`)
  if (from.protocol === 'https:' && url.protocol === 'http:') {
    throw new ModelError(`${from.host} redirects to ${url.host} without encryption, so nothing was fetched.`)
  }
  return url
}

/** The answer when it brings bytes. 416 is handed on: it says that there are none from that byte on. */
async function checked(response: Response, url: URL): Promise<Response> {
  const { status } = response
  if (status === 200 || status === 206 || status === 416) return response
  await response.body?.cancel()
  if (status === 401 || status === 403) {
    throw new ModelError(
      `${url.host} answered ${status}: it wants a token (MODELS_TOKEN), or that its terms are accepted there.`,
    )
  }
  if (status === 404) throw new ModelError(`${url.host} has no ${url.pathname} (404).`)
  if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
    throw new ModelError(`${url.host} answered ${status} for ${url.pathname}.`)
  }
  throw new AttemptError(`${url.host} answered ${status}`, {
    waitMs: readRetryAfter(response.headers.get('retry-after')),
  })
}
