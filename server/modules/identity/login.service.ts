import { createHash, randomBytes } from 'node:crypto'
import {
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Database } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import type { PeopleService } from '#server/modules/people/people.service.ts'
import { type IdentityService, LOGIN_ATTEMPT_SECONDS } from './identity.service.ts'
import { insertAttempt, takeAttempt } from './identity.store.ts'
import { LoginError } from './login-error.ts'
import { createDiscovery, type OidcProvider } from './openid.ts'
import { redeem } from './redeem.ts'
import { returnAddress } from './return-address.ts'

export type LoginService = ReturnType<typeof createLoginService>

/**
 * Our side of OpenID Connect: authorization code with PKCE, state and nonce. All addresses are made from
 * the configured public address, never from what a request says about itself.
 */
export function createLoginService(deps: {
  db: Database
  identity: IdentityService
  people: Pick<PeopleService, 'isBanned'>
  publicUrl: string
  provider: OidcProvider
}) {
  const { db, identity, people, publicUrl, provider } = deps
  const clients = createDiscovery(provider)
  // They differ in how they show the secret alone.
  const configuration = async (): Promise<Configuration> => (await clients())[0]!
  const callback = new URL('/v1/oidc/callback', publicUrl).href

  return {
    /**
     * Starts a sign-in. Each has a record of its own, so tabs side by side do not disturb each other.
     * `browser` is the secret in the browser's login cookie: only with it can the sign-in be finished.
     * A renewal has the provider ask who it is also where it would know. Returns the provider's address to go to.
     * @throws LoginError unreachable
     */
    async begin(asked: {
      redirectURL: string | undefined
      browser: string
      isRenewal: boolean
    }): Promise<string> {
      const config = await configuration()
      const state = randomState()
      const nonce = randomNonce()
      const codeVerifier = randomPKCECodeVerifier()
      const redirectUrl = returnAddress(asked.redirectURL, publicUrl)
      const stateHash = attemptKey(state, asked.browser)
      const { isRenewal } = asked
      await insertAttempt(db, {
        stateHash,
        nonce,
        codeVerifier,
        redirectUrl,
        isRenewal,
        createdAt: new Date(),
      })
      const address = buildAuthorizationUrl(config, {
        ...provider.parameters,
        ...(isRenewal && { prompt: 'login', max_age: '0' }),
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
     * @throws LoginError
     */
    async finish(answer: {
      query: string
      browser: string | null
      earlierToken: string | null
      device: string
    }): Promise<{ token: string; redirectUrl: string; userId: string }> {
      const address = new URL(callback)
      address.search = answer.query
      const state = address.searchParams.get('state')
      if (!state || !answer.browser) throw new LoginError('expired')
      const attempt = await takeAttempt(db, attemptKey(state, answer.browser))
      const oldest = Date.now() - LOGIN_ATTEMPT_SECONDS * 1000
      if (!attempt || attempt.createdAt.getTime() < oldest) throw new LoginError('expired')

      const { idToken, ...proof } = await redeem(await clients(), address, { state, ...attempt })
      // A provider that was told to ask, and does not say when it did, did so now.
      const authenticatedAt = proof.authenticatedAt ?? (attempt.isRenewal ? new Date() : null)
      const { token, userId } = await transaction(db, async tx => {
        const issuer = provider.storedIssuer ?? proof.issuer
        const person = await identity.ensureUser(tx, { ...proof, issuer })
        if (await people.isBanned(tx, person)) throw new LoginError('banned')
        const about = { idToken, device: answer.device, authenticatedAt }
        return { token: await identity.startSession(tx, person, about), userId: person.userId }
      })
      if (answer.earlierToken) await identity.endSession(answer.earlierToken)
      return { token, redirectUrl: attempt.redirectUrl, userId }
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
