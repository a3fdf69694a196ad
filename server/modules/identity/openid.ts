import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client'
import { isLoopback } from '#server/lib/loopback.ts'
import { LoginError } from './login-error.ts'

/** How the client shows its secret: in a header, or in the form beside the code. */
const CLIENT_AUTH = {
  client_secret_post: ClientSecretPost,
  client_secret_basic: ClientSecretBasic,
} as const satisfies Record<string, (secret: string) => ClientAuth>

type ClientAuthMethod = keyof typeof CLIENT_AUTH

export type OidcProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Left out, what the provider offers is tried. */
  clientAuth?: ClientAuthMethod
  /** Stored as the issuer of its people where the provider's own address may change. */
  storedIssuer?: string
  /** Added to each authorization request. */
  parameters?: Record<string, string>
}

const TIMEOUT_SECONDS = 10

/**
 * Asks the provider for its addresses and keys at the first use, so that the server starts while the
 * provider is away, and keeps the answer. A failure is not kept: the next sign-in asks again.
 * Returns a configuration for each way to show the secret, the one to try first in front.
 */
export function createDiscovery(provider: OidcProvider): () => Promise<Configuration[]> {
  const issuer = new URL(provider.issuer)
  if (issuer.protocol !== 'https:' && !isLoopback(issuer.hostname)) {
    throw new Error(`OIDC_ISSUER must start with https:// unless it is on this machine: ${provider.issuer}`)
  }
  let known: Promise<Configuration[]> | null = null
  return async () => {
    known ??= discover(provider, issuer)
    try {
      return await known
    } catch (cause) {
      known = null
      throw new LoginError('unreachable', { cause })
    }
  }
}

async function discover(provider: OidcProvider, issuer: URL): Promise<Configuration[]> {
  const { clientId, clientSecret } = provider
  const insecure = issuer.protocol === 'http:'
  const found = await discovery(issuer, clientId, undefined, None(), {
    timeout: TIMEOUT_SECONDS,
    execute: insecure ? [allowInsecureRequests] : [],
  })
  const server = found.serverMetadata()
  return methodsFor(provider, server.token_endpoint_auth_methods_supported).map(method => {
    const configuration = new Configuration(server, clientId, undefined, CLIENT_AUTH[method](clientSecret))
    configuration.timeout = TIMEOUT_SECONDS
    if (insecure) allowInsecureRequests(configuration)
    // Check the ID token's signature as well, though it came straight from the provider.
    enableNonRepudiationChecks(configuration)
    return configuration
  })
}

/**
 * The form comes first: in the header the secret is to be percent-encoded, and not every provider decodes it.
 * Some take only what the client was registered for, whatever they offer, so that the other comes next.
 */
function methodsFor({ clientAuth }: OidcProvider, offered: string[] | undefined): ClientAuthMethod[] {
  if (clientAuth) return [clientAuth]
  // What OpenID Connect assumes where the provider does not say.
  if (!offered) return ['client_secret_basic']
  const possible = (Object.keys(CLIENT_AUTH) as ClientAuthMethod[]).filter(method => offered.includes(method))
  return possible.length > 0 ? possible : ['client_secret_post']
}
