import type { UserUpdate } from '#contract/identity.ts'
import { CallError, call } from '../../../lib/call.ts'

/** Saves the settings, with a new avatar if there is one. @throws CallError */
export function updateUser(settings: UserUpdate, avatar: File | null): Promise<unknown> {
  const body = new FormData()
  body.set('data', JSON.stringify(settings))
  if (avatar) body.set('file1', avatar)
  return call('/v1/user/update', body)
}

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
  const { descr, code } = await response.json().catch(() => ({}))
  throw new CallError(
    descr ?? 'The service did not answer as expected. Try again in a moment.',
    code ?? 'unreadable',
    response.status,
  )
}
