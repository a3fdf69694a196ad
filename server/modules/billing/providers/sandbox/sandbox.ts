import { randomBytes } from 'node:crypto'
import type { Database } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import { AppError } from '#server/lib/errors.ts'
import type { PaymentProvider } from '#server/modules/billing/payment-provider.ts'
import { createStripeProvider } from '../stripe/stripe.ts'
import { type Payment, pay, sessionOfSecret } from './checkout-form.ts'
import { clientOf } from './client.ts'
import { addToOffset, readOffset, saveWorld, takeWorld } from './sandbox.store.ts'
import { answer } from './simulated-stripe.ts'
import { advanceTo } from './time.ts'
import { type Event, SimulatedStripeError, type World } from './world.ts'

/** How much of the past is kept; the rest is of no use to a trial. */
const EVENTS_KEPT = 5_000
const ANSWERS_KEPT = 500

export type Sandbox = ReturnType<typeof createSandbox>

/**
 * A payment provider with which nothing is charged: a small imitation of Stripe, kept in the database, that
 * the same adapter talks to and that sends the same signed messages. Its clock can be put forward.
 */
export function createSandbox(deps: { db: Database; publicUrl: string; product: string }) {
  const { db, publicUrl, product } = deps
  const webhookSecret = `whsec_${randomBytes(24).toString('base64url')}`
  let deliver: (rawBody: Buffer, signature: string) => Promise<void> = async () => {}

  const now = async () => new Date(Date.now() + (await readOffset(db)))

  /** Does something in the world as it is by now, then sends the messages about what happened. */
  async function run<Result>(action: (world: World) => Result): Promise<Result> {
    const at = Math.floor((await now()).getTime() / 1000)
    const { result, events } = await transaction(db, async tx => {
      const world = await takeWorld(tx)
      const before = new Set(world.events.map(({ id }) => id))
      advanceTo(world, at)
      const done = action(world)
      const fresh = world.events.filter(({ id }) => !before.has(id))
      world.events = world.events.slice(-EVENTS_KEPT)
      world.answers = Object.fromEntries(Object.entries(world.answers).slice(-ANSWERS_KEPT))
      await saveWorld(tx, world)
      return { result: done, events: fresh }
    })
    for (const event of events) await send(event)
    return result
  }

  const stripe = clientOf(request => run(world => answer(world, request)))

  async function send(event: Event): Promise<void> {
    const payload = JSON.stringify(event)
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
    await deliver(Buffer.from(payload), signature)
  }

  const provider: PaymentProvider = createStripeProvider({
    kind: 'sandbox',
    stripe,
    publishableKey: null,
    webhookSecret,
    publicUrl,
    product,
    now,
  })

  return {
    provider,

    /** Where messages go. */
    deliverTo(receive: typeof deliver): void {
      deliver = receive
    },

    /** What is bought in this session, for the form. @throws AppError not_found */
    async sale(clientSecret: string) {
      return await run(world => {
        const session = sessionOfSecret(world, clientSecret)
        if (!session) throw new AppError('not_found')
        const price = session.sale.price === null ? null : world.prices[session.sale.price]
        return {
          sessionId: session.id,
          userId: session.client_reference_id,
          mode: session.mode,
          name: price ? (price.lookup_key?.split('_')[1] ?? '') : session.sale.name,
          amount: session.amount_total,
          interval: price?.recurring?.interval ?? null,
          now: new Date(world.now * 1000).toISOString(),
        }
      })
    },

    /** @throws AppError payment_failed when the card is declined, wrong_state when the session is over. */
    async pay(clientSecret: string, payment: Payment): Promise<'succeeded' | 'confirmation_needed'> {
      return await run(world => {
        const session = sessionOfSecret(world, clientSecret)
        if (!session) throw new AppError('not_found')
        try {
          return pay(world, session.id, payment)
        } catch (error) {
          if (!(error instanceof SimulatedStripeError)) throw error
          throw new AppError(error.code === 'card_declined' ? 'payment_failed' : 'wrong_state', {
            cause: error,
          })
        }
      })
    },

    /** Puts the clock forward, and lets happen what is due until then. Returns the new time. */
    async advance(ms: number): Promise<Date> {
      await addToOffset(db, ms)
      return await run(world => new Date(world.now * 1000))
    },
  }
}
