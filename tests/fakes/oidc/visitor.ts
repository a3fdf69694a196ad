type Cookie = { name: string; value: string; path: string }

export type Visit = {
  /** Where the redirects ended. */
  url: URL
  status: number
  headers: Headers
  text: string
  /** Every address on the way, the first and the last included. */
  hops: URL[]
}

export type Visitor = ReturnType<typeof createVisitor>

const MOST_REDIRECTS = 12

/** A browser without pages: keeps cookies by host and path, as browsers do, and follows redirects. */
export function createVisitor() {
  const jar = new Map<string, Cookie[]>()

  const cookiesFor = (url: URL) =>
    (jar.get(url.hostname) ?? []).filter(cookie => url.pathname.startsWith(cookie.path))

  function keep(url: URL, header: string): void {
    const [pair = '', ...attributes] = header.split(/;\s*/)
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(pair.indexOf('=') + 1)
    const attribute = (wanted: string) =>
      attributes.find(text => text.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1)
    const path = attribute('path') ?? '/'
    const others = (jar.get(url.hostname) ?? []).filter(
      cookie => cookie.name !== name || cookie.path !== path,
    )
    const isGone = value === '' || Date.parse(attribute('expires') ?? '9999') < Date.now()
    jar.set(url.hostname, isGone ? others : [...others, { name, value, path }])
  }

  return {
    /** One request, without following where it leads. */
    async step(address: string | URL, init: RequestInit = {}): Promise<Response> {
      const url = new URL(address)
      const headers = new Headers(init.headers)
      const cookies = cookiesFor(url).map(({ name, value }) => `${name}=${value}`)
      if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
      const response = await fetch(url, { ...init, headers, redirect: 'manual' })
      for (const header of response.headers.getSetCookie()) keep(url, header)
      return response
    },

    /** Goes to an address and on to where it redirects; stops before an address that `until` recognises. */
    async go(address: string | URL, init: RequestInit = {}, until?: (url: URL) => boolean): Promise<Visit> {
      const hops = [new URL(address)]
      for (let request = init; hops.length <= MOST_REDIRECTS; request = {}) {
        const url = hops.at(-1)!
        const response = await this.step(url, request)
        const { status, headers } = response
        const text = await response.text()
        const location = headers.get('location')
        const next = location === null ? null : new URL(location, url)
        if (next) hops.push(next)
        if (!next || until?.(next)) return { url: next ?? url, status, headers, text, hops }
      }
      throw new Error(`too many redirects: ${hops.join(' -> ')}`)
    },

    cookie: (host: string, name: string) => jar.get(host)?.find(cookie => cookie.name === name)?.value,

    /** The header that a request to this address would carry. */
    cookieHeader: (address: string | URL) =>
      cookiesFor(new URL(address))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
  }
}
