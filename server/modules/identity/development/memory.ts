import type { Adapter, AdapterPayload } from 'oidc-provider'

type Kept = { payload: AdapterPayload; expiresAt: number }

/**
 * What the development provider knows of sign-ins under way. A restart forgets it: whoever is at the
 * sign-in page then starts again, and nothing else is lost.
 */
export function createMemory(): (model: string) => Adapter {
  const kept = new Map<string, Kept>()

  const living = (key: string): AdapterPayload | undefined => {
    const found = kept.get(key)
    if (found && found.expiresAt > Date.now()) return found.payload
    kept.delete(key)
    return undefined
  }
  const first = (matches: (payload: AdapterPayload) => boolean) =>
    [...kept.keys()].map(living).find(payload => payload !== undefined && matches(payload))

  return model => ({
    async upsert(id, payload, expiresIn) {
      const expiresAt = expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY
      for (const key of kept.keys()) living(key)
      kept.set(`${model}:${id}`, { payload, expiresAt })
    },
    find: async id => living(`${model}:${id}`),
    findByUid: async uid => first(payload => payload.uid === uid),
    findByUserCode: async userCode => first(payload => payload.userCode === userCode),
    async consume(id) {
      const payload = living(`${model}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      kept.delete(`${model}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key)
    },
  })
}
