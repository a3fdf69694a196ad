import Stripe from 'stripe'

const CHARGED = ['active', 'trialing', 'past_due']

/**
 * Makes a card the one that is charged: for the customer, and for each subscription and its schedule, which
 * may have one of their own that would come first. Returns false when Stripe refuses the request, as for a card
 * that was removed meanwhile: to ask again would be of no use.
 */
export async function chargeTo(stripe: Stripe, customer: string, card: string): Promise<boolean> {
  try {
    await setCard(stripe, customer, card)
    return true
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
    throw error
  }
}

async function setCard(stripe: Stripe, customer: string, card: string): Promise<void> {
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } })
  const subscriptions = await stripe.subscriptions
    .list({ customer, limit: 100 })
    .autoPagingToArray({ limit: 1000 })
  for (const { id, status, schedule, latest_invoice } of subscriptions) {
    if (!CHARGED.includes(status)) continue
    await stripe.subscriptions.update(id, { default_payment_method: card })
    if (schedule !== null) {
      const scheduleId = typeof schedule === 'string' ? schedule : schedule.id
      await stripe.subscriptionSchedules.update(scheduleId, {
        default_settings: { default_payment_method: card },
      })
    }
    const due = typeof latest_invoice === 'string' ? latest_invoice : latest_invoice?.id
    if (status === 'past_due' && due) await payNow(stripe, due, card)
  }
}

/**
 * Tries to pay an invoice. That the card is declined changes nothing: the provider goes on trying. Nor does it
 * matter if the invoice is no longer open.
 */
async function payNow(stripe: Stripe, invoice: string, card: string): Promise<void> {
  try {
    await stripe.invoices.pay(invoice, { payment_method: card }, { idempotencyKey: `pay:${invoice}:${card}` })
  } catch (error) {
    const { StripeCardError, StripeInvalidRequestError } = Stripe.errors
    if (!(error instanceof StripeCardError || error instanceof StripeInvalidRequestError)) throw error
  }
}
