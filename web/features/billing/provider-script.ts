import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

/** Longer than a slow phone takes; a script that is blocked may never say so. */
const TIMEOUT_MS = 20_000

/**
 * Loads the payment provider's script from its own host: it may be served from nowhere else.
 * @throws Error with a sentence for the person when it does not arrive
 */
export async function loadProvider(publishableKey: string): Promise<Stripe> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lateness = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the script did not arrive in time')), TIMEOUT_MS)
  })
  try {
    const stripe = await Promise.race([loadStripe(publishableKey), lateness])
    if (stripe) return stripe
    throw new Error('the script came without what it provides')
  } catch (cause) {
    throw new Error(
      'The payment script failed to load. Allow js.stripe.com or check your connection, then try again. Nothing was charged.',
      { cause },
    )
  } finally {
    clearTimeout(timer)
  }
}
