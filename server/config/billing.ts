export type StripeKeys = { secretKey: string; publishableKey: string; webhookSecret: string }

/** All three keys, or null; what is wrong with them is added to `mistakes`. */
export function stripeKeys(
  secretKey: string | undefined,
  publishableKey: string | undefined,
  webhookSecret: string | undefined,
  mistakes: string[],
): StripeKeys | null {
  const given = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  }
  if (secretKey && publishableKey && webhookSecret) {
    if (isLive(secretKey) !== isLive(publishableKey)) {
      mistakes.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys, or both test keys.')
    }
    return { secretKey, publishableKey, webhookSecret }
  }
  const missing = Object.entries(given).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length < 3) {
    mistakes.push(`Payments need all three STRIPE keys. Missing or not valid: ${missing.join(', ')}.`)
  }
  return null
}

/** Whether a key of the provider moves real money. */
export const isLive = (key: string) => key.includes('_live_')

/** What speaks against live keys here: real money is taken only where what was paid for cannot be lost, and nobody can listen in. */
export function liveKeyMistakes({
  stripe,
  databaseUrl,
  publicUrl,
}: {
  stripe: StripeKeys | null
  databaseUrl: string | null
  publicUrl: string | null
}): string[] {
  if (!stripe || !isLive(stripe.secretKey)) return []
  const mistakes: string[] = []
  if (!databaseUrl) {
    mistakes.push(
      'STRIPE_SECRET_KEY is a live key, but the embedded database may lose purchases in a power cut. Set DATABASE_URL.',
    )
  }
  if (!publicUrl?.startsWith('https:')) {
    mistakes.push('STRIPE_SECRET_KEY is a live key, but PUBLIC_URL does not begin with https://.')
  }
  return mistakes
}
