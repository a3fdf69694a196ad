import { createHash, randomBytes } from 'node:crypto'
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Database } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import { type IdentityService, LOGIN_ATTEMPT_SECONDS } from './identity.service.ts'
import { insertAttempt, takeAttempt } from './identity.store.ts'
import { LoginFailure } from './login-failure.ts'
import { createDiscovery, type OidcProvider } from './openid.ts'
import { returnAddress } from './return-address.ts'

export type LoginService = ReturnType<typeof createLoginService>

/**
 * Our side of OpenID Connect: authorization code with PKCE, state and nonce. All addresses are made from
 * the configured public address, never from what a request says about itself.
 */
export function createLoginService(deps: {
  db: Database
  identity: IdentityService
  publicUrl: string
  provider: OidcProvider
}) {
  const { db, identity, publicUrl, provider } = deps
  const configuration = createDiscovery(provider)
  const callback = new URL('/v1/oidc/callback', publicUrl).href

  return {
    /**
     * Starts a sign-in. Each has a record of its own, so tabs side by side do not disturb each other.
     * `browser` is the secret in the browser's login cookie: only with it can the sign-in be finished.
     * Returns the provider's address to go to.
     * @throws LoginFailure unreachable
     */
    async begin(asked: { redirectURL: string | undefined; browser: string }): Promise<string> {
      const config = await configuration()
      const state = randomState()
      const nonce = randomNonce()
      const codeVerifier = randomPKCECodeVerifier()
      const redirectUrl = returnAddress(asked.redirectURL, publicUrl)
      const stateHash = attemptKey(state, asked.browser)
      await insertAttempt(db, { stateHash, nonce, codeVerifier, redirectUrl, createdAt: new Date() })
      const address = buildAuthorizationUrl(config, {
        ...provider.parameters,
        redirect_uri: callback,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return address.href
    },

    /**
     * Finishes a sign-in: checks the provider's answer, creates the account at the first time, and starts a
     * session, in place of the browser's earlier one. `query` is what the callback was called with.
     * @throws LoginFailure
     */
    async finish(answer: {
      query: string
      browser: string | null
      earlierToken: string | null
    }): Promise<{ token: string; redirectUrl: string }> {
      const address = new URL(callback)
      address.search = answer.query
      const state = address.searchParams.get('state')
      if (!state || !answer.browser) throw new LoginFailure('expired')
      const attempt = await takeAttempt(db, attemptKey(state, answer.browser))
      const oldest = Date.now() - LOGIN_ATTEMPT_SECONDS * 1000
      if (!attempt || attempt.createdAt.getTime() < oldest) throw new LoginFailure('expired')

      const config = await configuration()
      const proof = await redeem(config, address, { state, ...attempt })
      const token = await transaction(db, async tx => {
        const { issuer, subject, email, nickName } = proof
        const storedIssuer = provider.storedIssuer ?? issuer
        const person = await identity.ensureUser(tx, { issuer: storedIssuer, subject, email, nickName })
        if (await identity.isBanned(tx, person)) throw new LoginFailure('banned')
        return await identity.startSession(tx, person, proof.idToken)
      })
      if (answer.earlierToken) await identity.endSession(answer.earlierToken)
      return { token, redirectUrl: attempt.redirectUrl }
    },

    /**
     * The provider's logout address, which sends the browser back to our start page; null when the provider
     * has none or cannot be asked now: our own session is over in any case.
     */
    async providerLogout(idToken: string | null): Promise<string | null> {
      const config = await configuration().catch(() => null)
      if (!config?.serverMetadata().end_session_endpoint) return null
      const parameters: Record<string, string> = { post_logout_redirect_uri: new URL('/', publicUrl).href }
      if (idToken) parameters.id_token_hint = idToken
      return buildEndSessionUrl(config, parameters).href
    },

    /** The origin that the browser visits when it logs out at the provider, if there is one. */
    async logoutOrigins(): Promise<string[]> {
      const config = await configuration().catch(() => null)
      const endpoint = config?.serverMetadata().end_session_endpoint
      return endpoint ? [new URL(endpoint).origin] : []
    },
  }
}

/** A new secret for the browser's login cookie. */
export const newBrowserSecret = () => randomBytes(32).toString('base64url')

/**
 * Names a sign-in by its state together with the browser that began it: a callback address that was made in
 * one browser finds nothing in another.
 */
const attemptKey = (state: string, browser: string) =>
  createHash('sha256').update(`${state}.${browser}`).digest('hex')

/** Exchanges the code and reads who signed in. @throws LoginFailure */
async function redeem(
  config: Configuration,
  address: URL,
  attempt: { state: string; nonce: string; codeVerifier: string },
) {
  try {
    const tokens = await authorizationCodeGrant(config, address, {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.codeVerifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims || !tokens.id_token) throw new LoginFailure('failed')
    // Providers may leave the address and the names out of the ID token: then they are asked for.
    const profile =
      'email' in claims || !config.serverMetadata().userinfo_endpoint
        ? claims
        : { ...(await fetchUserInfo(config, tokens.access_token, claims.sub)), iss: claims.iss }
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: textOf(profile.email) ?? '',
      nickName: textOf(profile.nickname) ?? textOf(profile.name) ?? textOf(profile.preferred_username),
      idToken: tokens.id_token,
    }
  } catch (cause) {
    if (cause instanceof LoginFailure) throw cause
    if (cause instanceof AuthorizationResponseError) throw new LoginFailure('declined', { cause })
    if (isNetworkFailure(cause)) throw new LoginFailure('unreachable', { cause })
    throw new LoginFailure('failed', { cause })
  }
}

const textOf = (claim: unknown) => (typeof claim === 'string' && claim !== '' ? claim : undefined)

/** fetch rejects with a TypeError when there is no connection, and with a TimeoutError when it takes too long. */
function isNetworkFailure(thrown: unknown): boolean {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown
  if (!(cause instanceof Error)) return false
  return cause.name === 'TimeoutError' || (cause instanceof TypeError && cause.message === 'fetch failed')
}
