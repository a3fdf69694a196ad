import * as z from 'zod'
import { containsAddress } from './nick-name.ts'

/** Who signed in, of what the provider says; null when that is nobody in particular. */
export type Identity = {
  issuer: string
  subject: string
  /** Empty when the provider gives none, or something else in its place. */
  email: string
  /** False when the provider says that nobody has shown the address to be theirs. */
  isEmailVerified: boolean
  nickName: string | undefined
}

/** Longer ones are against the protocol; all who had an empty one would share an account. */
const subject = z
  .string()
  .max(255)
  .regex(/^[^\p{Cc}]*[^\p{Cc}\s][^\p{Cc}]*$/u)
const address = z.email().max(254)
const text = z.string().min(1)

/** Reads the claims, believing none that is not of the right kind. Null without a subject. */
export function identityOf(claims: Record<string, unknown> & { iss: string; sub: string }): Identity | null {
  const { data: sub } = subject.safeParse(claims.sub)
  if (sub === undefined) return null
  const names = [claims.nickname, claims.name, claims.preferred_username]
  const email = address.safeParse(claims.email).data ?? ''
  return {
    issuer: claims.iss,
    subject: sub,
    email,
    // Some providers send their booleans as texts, and many do not send this one at all.
    isEmailVerified: claims.email_verified !== false && claims.email_verified !== 'false',
    nickName: names
      .map(name => text.safeParse(name).data)
      .find(name => name !== undefined && !containsAddress(name, email)),
  }
}
