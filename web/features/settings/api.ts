import type { SignedInBrowser } from '#contract/identity.ts'
import type { UserUpdate } from '#contract/people.ts'
import { CallError, call, failureOf } from '#web/lib/call.ts'

/** Saves the settings, with a new avatar if there is one. @throws CallError */
export function updateUser(settings: UserUpdate, avatar: File | null): Promise<unknown> {
  const body = new FormData()
  body.set('data', JSON.stringify(settings))
  if (avatar) body.set('file1', avatar)
  return call('/v1/user/update', body)
}

/** In which browsers the person is signed in, the one used last in front. @throws CallError */
export const listSessions = async (signal: AbortSignal): Promise<SignedInBrowser[]> =>
  (await call('/v1/session/list', {}, { signal })).data

/** Signs out one browser, or for null all but this one. @throws CallError */
export const endSession = (sessionId: string | null): Promise<unknown> =>
  call('/v1/session/end', { sessionId })

/** Deletes the account that is signed in, and with it the session. @throws CallError */
export const deleteUser = (): Promise<unknown> => call('/v1/user/delete')

/**
 * Everything that belongs to the account, as a ZIP archive.
 * @throws CallError with the server's sentence, or one about the connection
 */
export async function exportUser(): Promise<Blob> {
  let response: Response
  try {
    response = await fetch('/v1/user/export', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    if (response.ok) return await response.blob()
  } catch {
    throw new CallError('Network unreachable. Check your connection and try again.', 'network', 0)
  }
  throw failureOf(response.status, await response.json().catch(() => null))
}
