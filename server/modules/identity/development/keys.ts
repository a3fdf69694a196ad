import { generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto'
import type { Database } from '#server/database/connection.ts'
import { settingOnce } from '#server/database/settings.store.ts'

export type ProviderKeys = { signing: JsonWebKey; cookies: string[] }

/** Keys of the development provider: made once and kept, so that sign-ins outlive a restart. */
export async function providerKeys(db: Database): Promise<ProviderKeys> {
  return await settingOnce<ProviderKeys>(db, 'development_provider_keys', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    return {
      signing: { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' },
      cookies: [randomBytes(32).toString('base64url')],
    }
  })
}
