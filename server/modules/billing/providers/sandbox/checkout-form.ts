import { chargeOf } from './invoices.ts'
import { subscribe } from './subscriptions.ts'
import { CARDS, emit, newId, rowOf, type Session, SimulatedStripeError, type World } from './world.ts'

export type Payment = { cardNumber: string; isConfirmed: boolean }

export const sessionOfSecret = (world: World, clientSecret: string): Session | undefined =>
  Object.values(world.sessions).find(session => session.client_secret === clientSecret)

/**
 * What the provider's form does when it is sent.
 * @throws SimulatedStripeError card_declined, or when the session is not open any more.
 */
export function pay(
  world: World,
  sessionId: string,
  { cardNumber, isConfirmed }: Payment,
): 'succeeded' | 'confirmation_needed' {
  const session = rowOf(world.sessions, sessionId)
  if (session.status !== 'open')
    throw new SimulatedStripeError(400, 'session_not_open', 'The session has expired.')
  const card = cardNumber.replace(/\s/g, '')
  const isKnown = Object.values<string>(CARDS).includes(card)
  if (!isKnown || card === CARDS.declined)
    throw new SimulatedStripeError(402, 'card_declined', 'Your card was declined.')
  if (card === CARDS.asksForConfirmation && !isConfirmed) return 'confirmation_needed'
  const { customer } = session
  const { price, trialEnd, metadata } = session.sale
  if (session.mode === 'setup') {
    session.setup = { id: newId(world, 'seti'), paymentMethod: saveCard(world, customer, card) }
    session.payment_status = 'no_payment_required'
  } else if (session.mode === 'subscription' && price) {
    const isCovered = trialEnd !== null
    const paymentMethod = saveCard(world, customer, card)
    session.subscription = subscribe(world, { customer, paymentMethod, price, trialEnd, metadata }).id
    session.payment_status = isCovered ? 'no_payment_required' : 'paid'
  } else {
    session.payment_intent = chargeOf(world, session.customer, session.amount_total).payment_intent
    session.payment_status = 'paid'
    session.intent = 'succeeded'
  }
  session.status = 'complete'
  emit(world, 'checkout.session.completed', session)
  return 'succeeded'
}

function saveCard(world: World, customer: string, card: string): string {
  const id = newId(world, 'pm')
  world.paymentMethods[id] = { id, object: 'payment_method', customer, card }
  return id
}

/** A pack is paid for in a way that takes days, such as a bank transfer. */
export function payLater(world: World, sessionId: string): void {
  const session = rowOf(world.sessions, sessionId)
  Object.assign(session, { status: 'complete', intent: 'processing', payment_intent: newId(world, 'pi') })
  emit(world, 'checkout.session.completed', session)
}

/** The money of such a payment arrives, or does not. */
export function settleLater(world: World, sessionId: string, hasArrived: boolean): void {
  const session = rowOf(world.sessions, sessionId)
  if (hasArrived) {
    session.payment_intent = chargeOf(world, session.customer, session.amount_total).payment_intent
    Object.assign(session, { intent: 'succeeded', payment_status: 'paid' })
  } else session.intent = 'requires_payment_method'
  emit(world, `checkout.session.async_payment_${hasArrived ? 'succeeded' : 'failed'}`, session)
}
