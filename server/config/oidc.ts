import * as z from 'zod'
import type { Key } from './key.ts'

const CLIENT_AUTH_METHODS = ['client_secret_post', 'client_secret_basic'] as const

/** Keys about the identity provider that signs people in. */
export const OIDC_KEYS = {
  OIDC_ISSUER: {
    rule: 'the address of an OpenID Connect provider, such as https://login.example',
    default: 'embedded development provider',
    descr:
      'Identity provider that signs people in. Without it, any e-mail address can sign in, on this machine only.',
    schema: z
      .string()
      .refine(text => /^https?:$/.test(URL.parse(text)?.protocol ?? ''))
      .optional(),
  },
  OIDC_CLIENT_ID: {
    rule: 'the client id from the identity provider',
    default: 'none',
    descr: 'Client id at the identity provider. Its redirect URI is `<PUBLIC_URL>/v1/oidc/callback`.',
    schema: z.string().max(1000).optional(),
  },
  OIDC_CLIENT_SECRET: {
    rule: 'the client secret from the identity provider',
    default: 'none',
    descr: 'Client secret at the identity provider.',
    schema: z.string().max(1000).optional(),
    isSecret: true,
  },
  OIDC_CLIENT_AUTH: {
    rule: `one of ${CLIENT_AUTH_METHODS.join(', ')}`,
    default: 'what the provider supports',
    descr: 'How the client secret is sent to the identity provider: in the form or in a header.',
    schema: z.enum(CLIENT_AUTH_METHODS).optional(),
  },
} as const satisfies Record<string, Key>

export type OidcClient = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Left out, what the provider offers is tried. */
  clientAuth?: (typeof CLIENT_AUTH_METHODS)[number]
}

/** The client at the identity provider, or null; what is wrong with its keys is added to `mistakes`. */
export function oidcClient(
  issuer: string | undefined,
  clientId: string | undefined,
  clientSecret: string | undefined,
  clientAuth: OidcClient['clientAuth'],
  mistakes: string[],
): OidcClient | null {
  const given = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret }
  if (issuer && clientId && clientSecret)
    return { issuer, clientId, clientSecret, ...(clientAuth && { clientAuth }) }
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length < 3 || clientAuth) {
    mistakes.push(
      `OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must all be set. Missing: ${missing.join(', ')}.`,
    )
  }
  return null
}
