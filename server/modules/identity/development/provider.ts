import { createHash, randomBytes } from 'node:crypto'
import { Provider } from 'oidc-provider'
import type { Database } from '#server/database/connection.ts'
import { html } from '#server/lib/html.ts'
import { isLoopback } from '#server/lib/loopback.ts'
import type { OidcProvider } from '../openid.ts'
import { providerKeys } from './keys.ts'
import { createMemory } from './memory.ts'

export const MOUNT_PATH = '/oidc'
export const SESSION_COOKIE = 'dev_session'
const CLIENT_ID = 'easel'
const MINUTE = 60

export type DevelopmentProvider = {
  provider: Provider
  publicUrl: string
  /** How our own side of the protocol finds it. */
  asClient: OidcProvider
  /** Remembers an address and returns the subject that stands for it. */
  admit(email: string): string
}

/**
 * A real OpenID Connect provider inside the server, for development: whoever can reach it can be anybody.
 * @throws Error when the server listens, or is known, anywhere but on this machine.
 */
export async function createDevelopmentProvider(deps: {
  db: Database
  host: string
  publicUrl: string
}): Promise<DevelopmentProvider> {
  const { db, host, publicUrl } = deps
  if (!isLoopback(host) || !isLoopback(new URL(publicUrl).hostname)) {
    throw new Error(
      `No sign-in is configured, and the development sign-in works on this machine alone, not on ${host} as ${publicUrl}. ` +
        'Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET to your provider, or HOST and PUBLIC_URL to a loopback address.',
    )
  }
  const keys = await providerKeys(db)
  const clientSecret = randomBytes(32).toString('base64url')
  const emails = new Map<string, string>()
  const issuer = new URL(MOUNT_PATH, publicUrl).href

  const provider = new Provider(issuer, {
    adapter: createMemory(),
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: keys.cookies,
      names: { session: SESSION_COOKIE, interaction: 'dev_interaction', resume: 'dev_resume' },
    },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [new URL('/v1/oidc/callback', publicUrl).href],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        require_auth_time: true,
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // The address goes into the ID token, which saves a question to the provider.
    conformIdTokenClaims: false,
    // It asks at every sign-in, so it has nothing to log out of.
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `${MOUNT_PATH}/interaction/${interaction.uid}` },
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: 10 * MINUTE,
      Session: 10 * MINUTE,
    },
    async findAccount(_ctx, subject) {
      const email = emails.get(subject)
      if (!email) return undefined
      return { accountId: subject, claims: async () => ({ sub: subject, email, email_verified: true }) }
    },
    // Nobody has to agree to give their own address to their own server.
    async loadExistingGrant(ctx) {
      const grant = new provider.Grant({ clientId: CLIENT_ID, accountId: ctx.oidc.session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    async renderError(ctx, out) {
      ctx.type = 'html'
      ctx.body = html`<!doctype html><html lang="en"><title>Login did not work</title>
<p>Login did not work: ${out.error_description ?? out.error}. <a href="/v1/oidc/login">Log in again</a></p>`.text
    },
  })

  return {
    provider,
    publicUrl,
    asClient: {
      issuer,
      clientId: CLIENT_ID,
      clientSecret,
      clientAuth: 'client_secret_basic',
      // The port may change between starts, and with it the issuer; the people stay the same.
      storedIssuer: 'easel:development',
      parameters: { prompt: 'login' },
    },
    admit(email) {
      const subject = createHash('sha256').update(email).digest('hex').slice(0, 32)
      emails.set(subject, email)
      return subject
    },
  }
}
