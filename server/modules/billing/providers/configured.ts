import Stripe from 'stripe'
import { isLive } from '#server/config/billing.ts'
import type { Configuration } from '#server/config/configuration.ts'
import type { Database } from '#server/database/connection.ts'
import { isLoopback } from '#server/lib/loopback.ts'
import type { PaymentProvider } from '#server/modules/billing/payment-provider.ts'
import { createSandbox, type Sandbox } from '#server/modules/billing/providers/sandbox/sandbox.ts'
import { createStripeProvider } from '#server/modules/billing/providers/stripe/stripe.ts'

const TIMEOUT_MS = 20_000
const RETRIES = 2

/**
 * Stripe where its keys are set. Without them the sandbox, but only where nobody except this machine comes:
 * elsewhere anybody could help themselves to credits, so nothing can be bought there.
 */
export function createPayments(deps: {
  db: Database
  configuration: Configuration
  publicUrl: string
  stripeUrl: string | undefined
}): { provider: PaymentProvider | null; sandbox: Sandbox | null } {
  const { db, configuration, publicUrl, stripeUrl } = deps
  const { stripe: keys, host, trustProxy } = configuration
  const { product } = configuration.site
  if (keys) {
    const stripe = new Stripe(keys.secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      appInfo: { name: 'Easel' },
      ...(stripeUrl && addressOf(stripeUrl)),
    })
    const { publishableKey, webhookSecret } = keys
    const now = async () => new Date()
    return {
      provider: createStripeProvider({
        kind: 'stripe',
        stripe,
        publishableKey,
        webhookSecret,
        isLive: isLive(keys.secretKey),
        publicUrl,
        product,
        now,
      }),
      sandbox: null,
    }
  }
  const isReachable = !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname) || trustProxy !== false
  if (isReachable) return { provider: null, sandbox: null }
  const sandbox = createSandbox({ db, publicUrl, product })
  return { provider: sandbox.provider, sandbox }
}

function addressOf(address: string): Stripe.StripeConfig {
  const { hostname, port, protocol } = new URL(address)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' }
}

const UNITS = { h: 3_600_000, d: 86_400_000 } as const
const LONGEST = 10 * 366 * UNITS.d

/** A duration such as `31d` or `12h` in milliseconds. @throws Error that says how to write it. */
export function durationMs(text: string): number {
  const [, number, unit] = /^(\d{1,5})([hd])$/.exec(text.trim()) ?? []
  const ms = Number(number) * UNITS[unit as keyof typeof UNITS]
  if (!(ms > 0) || ms > LONGEST) throw new Error('write a duration such as 31d or 12h, ten years at most')
  return ms
}
