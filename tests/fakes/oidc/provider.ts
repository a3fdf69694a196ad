import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Adapter, type AdapterPayload, Provider } from 'oidc-provider'

export type Person = { sub: string; email: string; nickname?: string }

export type OidcFake = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Who sits before the sign-in page from now on; null declines to sign in. */
  seat(person: Person | null): void
  /** Registers the product: addresses must match to the letter. */
  register(publicUrl: string): void
  close(): Promise<void>
}

/**
 * An identity provider as somebody else would run it: another process's port, another configuration than the
 * embedded one. It tells the e-mail address by its userinfo endpoint alone and has a logout of its own.
 */
export async function startOidcFake(): Promise<OidcFake> {
  let person: Person | null = null
  let publicUrl = ''
  const clientId = 'the-product'
  // Characters that have to be escaped in the Authorization header.
  const clientSecret = `${randomBytes(16).toString('base64url')}:%+/&`

  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  const start = () => {
    const provider: Provider = new Provider(issuer, {
      adapter: createMemory(),
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }] },
      cookies: { keys: ['a secret of the provider'] },
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [`${publicUrl}/v1/oidc/callback`],
          post_logout_redirect_uris: [`${publicUrl}/`],
          id_token_signed_response_alg: 'ES256',
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['nickname'] },
      features: {
        devInteractions: { enabled: false },
        rpInitiatedLogout: {
          enabled: true,
          async logoutSource(ctx, form) {
            ctx.body = `<title>Provider logout</title>${form}`
          },
        },
      },
      interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
      ttl: { Session: 3600, Grant: 3600, Interaction: 600, AccessToken: 600, IdToken: 600 },
      async findAccount(_ctx, sub) {
        const known = people.get(sub)
        return known && { accountId: sub, claims: async () => ({ ...known, email_verified: true }) }
      },
      async loadExistingGrant(ctx) {
        const grant = new provider.Grant({ clientId, accountId: ctx.oidc.session?.accountId })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
    })
    return provider
  }

  const people = new Map<string, Person>()
  let provider: Provider | null = null

  server.on('request', async (request, response) => {
    provider ??= start()
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response)
    if (person) people.set(person.sub, person)
    const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' }
    await provider.interactionFinished(request, response, result)
  })

  return {
    issuer,
    clientId,
    clientSecret,
    seat(next) {
      person = next
    },
    register(address) {
      publicUrl = address
      provider = null
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Keeps everything for as long as the fake lives; its tests are shorter than any lifetime. */
function createMemory(): (model: string) => Adapter {
  const kept = new Map<string, AdapterPayload>()
  const find = (matches: (payload: AdapterPayload) => boolean) => [...kept.values()].find(matches)
  return model => ({
    upsert: async (id, payload) => void kept.set(`${model}:${id}`, payload),
    find: async id => kept.get(`${model}:${id}`),
    findByUid: async uid => find(payload => payload.uid === uid),
    findByUserCode: async userCode => find(payload => payload.userCode === userCode),
    async consume(id) {
      const payload = kept.get(`${model}:${id}`)
      if (payload) payload.consumed = 1
    },
    destroy: async id => void kept.delete(`${model}:${id}`),
    async revokeByGrantId(grantId) {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key)
    },
  })
}
