import { sayFarewell } from '#web/lib/farewell.ts'
import { LOGOUT_ADDRESS } from './api.ts'

/** Signs the person out of this browser, in which nothing of what they wrote stays. */
export async function signOut(): Promise<void> {
  await sayFarewell()
  location.assign(LOGOUT_ADDRESS)
}
