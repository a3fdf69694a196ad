import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  type Configuration,
  fetchUserInfo,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { type Identity, identityOf } from './claims.ts'
import { LoginError } from './login-error.ts'
import { providerErrorOf } from './provider-error.ts'

/** What was kept of a sign-in while the person was at the provider. */
type Attempt = { state: string; nonce: string; codeVerifier: string }

export type Proof = Identity & {
  idToken: string
  /** When the person proved who they are, as far as the provider says. */
  authenticatedAt: Date | null
}

/**
 * Exchanges the code and reads who signed in. The first of the configurations by which the provider takes the
 * client for what it is moves to the front. @throws LoginError
 */
export async function redeem(clients: Configuration[], address: URL, attempt: Attempt): Promise<Proof> {
  try {
    const { config, tokens } = await exchange(clients, address, attempt)
    const claims = tokens.claims()
    if (!claims || !tokens.id_token) throw new LoginError('failed')
    // Providers may leave the address and the names out of the ID token: then they are asked for.
    const profile =
      'email' in claims || !config.serverMetadata().userinfo_endpoint
        ? claims
        : await fetchUserInfo(config, tokens.access_token, claims.sub)
    const identity = identityOf({ ...profile, iss: claims.iss, sub: claims.sub })
    if (!identity)
      throw new LoginError('failed', { cause: new Error('the claim “sub” is missing or not valid') })
    return { ...identity, idToken: tokens.id_token, authenticatedAt: timeOf(claims.auth_time) }
  } catch (cause) {
    if (cause instanceof LoginError) throw cause
    const provider = await providerErrorOf(cause)
    if (cause instanceof AuthorizationResponseError) throw new LoginError('declined', { cause, provider })
    if (isNetworkFailure(cause)) throw new LoginError('unreachable', { cause })
    throw new LoginError('failed', { cause, provider })
  }
}

async function exchange(clients: Configuration[], address: URL, attempt: Attempt) {
  const grant = (config: Configuration) =>
    authorizationCodeGrant(config, address, {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.codeVerifier,
      idTokenExpected: true,
    })
  const [first, ...others] = clients as [Configuration, ...Configuration[]]
  let refusal: unknown
  try {
    return { config: first, tokens: await grant(first) }
  } catch (error) {
    if (!isClientRefused(error)) throw error
    refusal = error
  }
  for (const config of others) {
    try {
      const tokens = await grant(config)
      clients.sort((one, other) => Number(other === config) - Number(one === config))
      return { config, tokens }
    } catch (error) {
      // The same answer for another reason: what the first said is nearer to the truth.
      if (!isClientRefused(error)) throw error
    }
  }
  throw refusal
}

const CLIENT_REFUSALS = new Set(['invalid_client', 'unauthorized_client'])

/** Whether the provider did not take the client for what it is. The code was not looked at then. */
const isClientRefused = (error: unknown): boolean =>
  error instanceof WWWAuthenticateChallengeError ||
  (error instanceof ResponseBodyError && (error.status === 401 || CLIENT_REFUSALS.has(error.error)))

const timeOf = (seconds: unknown): Date | null =>
  typeof seconds === 'number' && seconds > 0 && seconds < 1e11 ? new Date(seconds * 1000) : null

/** fetch rejects with a TypeError when there is no connection, and with a TimeoutError when it takes too long. */
function isNetworkFailure(thrown: unknown): boolean {
  const cause = thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown
  if (!(cause instanceof Error)) return false
  return cause.name === 'TimeoutError' || (cause instanceof TypeError && cause.message === 'fetch failed')
}
