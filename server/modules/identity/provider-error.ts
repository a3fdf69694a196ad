import { AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client'
import * as z from 'zod'

/** Why the provider refused, in its own words. */
export type ProviderError = { status?: number; error: string; description?: string }

const LONGEST = 300
const said = z.object({ error: z.string(), error_description: z.string().optional().catch(undefined) })

/** What the provider says of itself in an answer that ended a sign-in; null when it says nothing. */
export async function providerErrorOf(thrown: unknown): Promise<ProviderError | null> {
  if (thrown instanceof AuthorizationResponseError) return wordsOf(thrown)
  if (thrown instanceof ResponseBodyError) return { status: thrown.status, ...wordsOf(thrown) }
  if (!(thrown instanceof WWWAuthenticateChallengeError)) return null
  const { status, response, cause } = thrown
  // Beside its challenge it may say more in the body.
  const body = said.safeParse(await response.json().catch(() => null)).data
  const challenge = cause.find(({ parameters }) => parameters.error !== undefined)?.parameters
  const words = body ?? said.safeParse(challenge).data ?? { error: `challenge: ${cause[0]?.scheme}` }
  return { status, ...wordsOf(words) }
}

function wordsOf({ error, error_description }: { error: string; error_description?: string }): ProviderError {
  return { error: tidy(error), ...(error_description && { description: tidy(error_description) }) }
}

/** One line of readable text, whatever the provider sends. */
const tidy = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
