import { cleanUpForSignOut } from '#web/lib/sign-out-cleanup.ts'
import { LOGOUT_ADDRESS } from './api.ts'

/** Signs the person out of this browser, in which nothing of what they wrote stays. */
export async function signOut(): Promise<void> {
  await cleanUpForSignOut()
  location.assign(LOGOUT_ADDRESS)
}
