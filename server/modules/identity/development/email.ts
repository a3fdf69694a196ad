import * as z from 'zod'

const LONGEST = 254

/** The address in its one spelling, or null when it is not well formed. */
export function normaliseEmail(typed: string): string | null {
  const email = typed.normalize('NFC').trim().toLowerCase()
  return email.length <= LONGEST && z.email().safeParse(email).success ? email : null
}
