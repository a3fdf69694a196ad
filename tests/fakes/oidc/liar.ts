import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Claims = Record<string, unknown>

/** What the provider does wrong: changes to the claims, another key, or another answer altogether. */
export type Lie = {
  claims?: (claims: Claims) => Claims
  signWithForeignKey?: boolean
  algorithm?: 'RS256' | 'none'
  withoutIdToken?: boolean
  tokenStatus?: number
  /** What it says for a reason in place of tokens. */
  tokenError?: { error: string; error_description?: string }
  /** The challenge in the header with which it refuses. */
  challenge?: string
  /** Hangs up on whoever calls. */
  isAway?: boolean
}

export type Liar = {
  issuer: string
  tell(lie: Lie): void
  /** How often a code was exchanged, and with which verifiers. */
  exchanges: URLSearchParams[]
  close(): Promise<void>
}

export const LIARS_SECRET = "it's-a_secret.~(!)*%+"

/**
 * A provider that signs in `sub-1` at once, and can be told to lie about it. It takes the secret in the form,
 * or where `methods` say so in a header, in which it does not decode it.
 */
export async function startLiar({ methods = ['client_secret_post'] } = {}): Promise<Liar> {
  let lie: Lie = {}
  const nonces = new Map<string, string | null>()
  const exchanges: URLSearchParams[] = []
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...own.publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'one' }
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const idToken = (nonce: string | null | undefined) => {
    const now = Math.floor(Date.now() / 1000)
    const honest: Claims = {
      iss: issuer,
      aud: 'the-product',
      sub: 'sub-1',
      email: 'ada@example.com',
      iat: now,
      exp: now + 300,
      ...(nonce ? { nonce } : {}),
    }
    const key = lie.signWithForeignKey ? foreign.privateKey : own.privateKey
    return jwt(lie.claims?.(honest) ?? honest, lie.algorithm ?? 'RS256', key)
  }

  server.on('request', async (request, response) => {
    if (lie.isAway) return request.socket.destroy()
    const url = new URL(request.url ?? '/', issuer)
    if (url.pathname === '/.well-known/openid-configuration') {
      return json(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
        token_endpoint_auth_methods_supported: methods,
      })
    }
    if (url.pathname === '/keys') return json(response, { keys: [jwk] })
    if (url.pathname === '/authorize') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? issuer)
      const code = `code-${nonces.size}`
      nonces.set(code, url.searchParams.get('nonce'))
      back.searchParams.set('code', code)
      back.searchParams.set('state', url.searchParams.get('state') ?? '')
      return response.writeHead(303, { location: back.href }).end()
    }
    let body = ''
    for await (const part of request) body += part
    const form = new URLSearchParams(body)
    exchanges.push(form)
    const basic = Buffer.from(`the-product:${LIARS_SECRET}`).toString('base64')
    const isKnown =
      (methods.includes('client_secret_post') && form.get('client_secret') === LIARS_SECRET) ||
      (methods.includes('client_secret_basic') && request.headers.authorization === `Basic ${basic}`)
    if (!isKnown) return json(response, { error: 'invalid_client' }, 401)
    if (lie.challenge) response.setHeader('www-authenticate', lie.challenge)
    if (lie.tokenError) return json(response, lie.tokenError, lie.tokenStatus ?? 400)
    const tokens = { access_token: 'access', token_type: 'Bearer', expires_in: 300 }
    const nonce = nonces.get(form.get('code') ?? '')
    return json(
      response,
      lie.withoutIdToken ? tokens : { ...tokens, id_token: idToken(nonce) },
      lie.tokenStatus,
    )
  })

  return {
    issuer,
    exchanges,
    tell(next) {
      lie = next
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function jwt(claims: Claims, alg: 'RS256' | 'none', key: KeyObject): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const content = `${encode({ alg, kid: 'one' })}.${encode(claims)}`
  const signature = alg === 'none' ? '' : sign('sha256', Buffer.from(content), key).toString('base64url')
  return `${content}.${signature}`
}
