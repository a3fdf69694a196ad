/** An answer of a call: the HTTP status, the parsed body (null if it is not JSON) and the headers. */
export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the body, and fails otherwise.
  body: any
  headers: Headers
}

export type CallOptions = { cookie?: string; headers?: Record<string, string>; method?: string }

/** Makes a call as the web application does. A FormData goes out as multipart, a text as it is. */
export async function call(
  server: string,
  path: string,
  body: unknown = {},
  { cookie, headers = {}, method = 'POST' }: CallOptions = {},
): Promise<Answer> {
  const isRaw = typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array
  const response = await fetch(new URL(path, server), {
    method,
    redirect: 'manual',
    headers: {
      origin: server,
      ...(!(body instanceof FormData) && method !== 'GET' && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...headers,
    },
    body: method === 'GET' ? undefined : isRaw ? (body as string | FormData) : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: parsed(text), headers: response.headers }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A signed-in person. */
export type Person = {
  id: string
  email: string
  cookie: string
  call(path: string, body?: unknown, options?: Omit<CallOptions, 'cookie'>): Promise<Answer>
  /** The live balance. */
  credits(): Promise<number>
}

const LONGEST_WAY = 12

/** What a browser says of itself, and the cookies that it has already. */
export type Browser = { userAgent?: string; cookies?: string }

/** Signs in at the development provider, step by step as a browser does. */
export async function signIn(
  server: string,
  email: string,
  { userAgent = 'a test', cookies = '' }: Browser = {},
): Promise<Person> {
  const jar = new Map<string, string>()
  for (const [, name = '', value = ''] of cookies.matchAll(/([^=; ]+)=([^;]*)/g)) jar.set(name, value)
  let address = new URL('/v1/oidc/login?redirectURL=/', server).href
  let form: URLSearchParams | undefined
  for (let step = 0; step < LONGEST_WAY; step++) {
    const response: Response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      body: form,
      redirect: 'manual',
      headers: {
        origin: server,
        'user-agent': userAgent,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    form = undefined
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      const value = pair.slice(name.length + 1)
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    const html = await response.text()
    const location = response.headers.get('location')
    if (location) {
      address = new URL(location, address).href
      if (new URL(address).pathname === '/') return personOf(server, email, jar)
    } else if (response.ok && /name="email"/.test(html)) {
      form = new URLSearchParams({ email })
    } else {
      throw new Error(`signing in stopped at ${address}: ${response.status} ${html.slice(0, 1000)}`)
    }
  }
  throw new Error('signing in went round in circles')
}

async function personOf(server: string, email: string, jar: Map<string, string>): Promise<Person> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const person: Omit<Person, 'id'> = {
    email,
    cookie,
    call: (path, body, options) => call(server, path, body, { ...options, cookie }),
    credits: async () => (await call(server, '/v1/user/info', {}, { cookie })).body.data.credit,
  }
  const info = await person.call('/v1/user/info')
  if (info.status !== 200) throw new Error(`signed in, but then: ${JSON.stringify(info.body)}`)
  return { ...person, id: info.body.data.id }
}
