import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client'
import { isLoopback } from '#server/loopback.ts'
import { LoginFailure } from './login-failure.ts'

export type OidcProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Stored as the issuer of its people where the provider's own address may change. */
  storedIssuer?: string
  /** Added to each authorization request. */
  parameters?: Record<string, string>
}

const TIMEOUT_SECONDS = 10

/**
 * Asks the provider for its addresses and keys at the first use, so that the server starts while the
 * provider is away, and keeps the answer. A failure is not kept: the next sign-in asks again.
 */
export function createDiscovery(provider: OidcProvider): () => Promise<Configuration> {
  const issuer = new URL(provider.issuer)
  if (issuer.protocol !== 'https:' && !isLoopback(issuer.hostname)) {
    throw new Error(`OIDC_ISSUER must start with https:// unless it is on this machine: ${provider.issuer}`)
  }
  let known: Promise<Configuration> | null = null
  return async () => {
    known ??= discover(provider, issuer)
    try {
      return await known
    } catch (cause) {
      known = null
      throw new LoginFailure('unreachable', { cause })
    }
  }
}

async function discover(provider: OidcProvider, issuer: URL): Promise<Configuration> {
  const { clientId, clientSecret } = provider
  const insecure = issuer.protocol === 'http:'
  const found = await discovery(issuer, clientId, undefined, None(), {
    timeout: TIMEOUT_SECONDS,
    execute: insecure ? [allowInsecureRequests] : [],
  })
  const server = found.serverMetadata()
  // Basic is what OpenID Connect assumes where neither side says otherwise.
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const proof = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost
  const configuration = new Configuration(server, clientId, undefined, proof(clientSecret))
  configuration.timeout = TIMEOUT_SECONDS
  if (insecure) allowInsecureRequests(configuration)
  // Check the ID token's signature as well, though it came straight from the provider.
  enableNonRepudiationChecks(configuration)
  return configuration
}
