import type { Database } from '#server/database/connection.ts'
import type { PeopleService } from '#server/modules/people/people.service.ts'
import { createDevelopmentProvider, type DevelopmentProvider } from './development/provider.ts'
import type { IdentityService } from './identity.service.ts'
import { createLoginService, type LoginService } from './login.service.ts'
import type { OidcProvider } from './openid.ts'

export type SignIn = {
  login: LoginService
  /** The embedded provider, only where none is configured and nobody but this machine can reach it. */
  development: DevelopmentProvider | null
}

/**
 * Signing in at the configured provider, or else at the embedded development provider.
 * @throws Error with a sentence for the operator when neither is possible.
 */
export async function createSignIn(deps: {
  db: Database
  identity: IdentityService
  people: Pick<PeopleService, 'isBanned'>
  host: string
  publicUrl: string
  oidc: OidcProvider | null
}): Promise<SignIn> {
  const { db, identity, people, host, publicUrl, oidc } = deps
  const development = oidc ? null : await createDevelopmentProvider({ db, host, publicUrl })
  const provider = oidc ?? development!.asClient
  return { login: createLoginService({ db, identity, people, publicUrl, provider }), development }
}
