import {
  CARDS,
  type Charge,
  emit,
  type Invoice,
  type Line,
  newId,
  rowOf,
  type Subscription,
  type World,
} from './world.ts'

type Pay = (world: World, due: Invoice) => Charge | null

/** Takes money from the card that pays for the subscription; null when it is declined. */
function takeMoney(world: World, due: Invoice): Charge | null {
  const { default_payment_method: own } = rowOf(world.subscriptions, due.subscription)
  const card = own ? rowOf(world.paymentMethods, own).card : rowOf(world.customers, due.customer).card
  return chargeCard(world, due, card)
}

const chargeCard = (world: World, due: Invoice, card: string | null): Charge | null =>
  card === null || card === CARDS.declined || card === CARDS.declinesLater
    ? null
    : chargeOf(world, due.customer, due.amount_due)

/** Pays with this card, which the subscription need not have. */
export const payWith =
  (paymentMethod: string): Pay =>
  (world, due) =>
    chargeCard(world, due, rowOf(world.paymentMethods, paymentMethod).card)

/** Pays what a form has just taken a card for. */
export const payAtOnce: Pay = (world, due) => chargeOf(world, due.customer, due.amount_due)

export function chargeOf(world: World, customer: string, amount: number): Charge {
  const charge: Charge = {
    id: newId(world, 'ch'),
    object: 'charge',
    customer,
    payment_intent: newId(world, 'pi'),
    amount,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    metadata: {},
    created: world.now,
  }
  world.charges[charge.id] = charge
  return charge
}

/** Writes an invoice and tries to have it paid, out of the customer's credit first. */
export function invoice(
  world: World,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  lines: Line[],
  pay: Pay = takeMoney,
): Invoice {
  const customer = rowOf(world.customers, subscription.customer)
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const made: Invoice = {
    id: newId(world, 'in'),
    object: 'invoice',
    customer: customer.id,
    subscription: subscription.id,
    status: 'open',
    billing_reason: reason,
    lines,
    total,
    amount_due: Math.max(0, total + customer.balance),
    payment_intent: null,
    hosted_invoice_url: null,
    created: world.now,
  }
  world.invoices[made.id] = made
  customer.balance += made.total - made.amount_due
  settleInvoice(world, made, pay)
  return made
}

/** Tries to have an invoice paid. */
export function settleInvoice(world: World, due: Invoice, pay: Pay = takeMoney): void {
  if (due.amount_due > 0) {
    const charge = pay(world, due)
    if (!charge) {
      emit(world, 'invoice.payment_failed', due)
      return
    }
    due.payment_intent = charge.payment_intent
  }
  due.status = 'paid'
  emit(world, 'invoice.paid', due)
}

/** Nobody has to pay it any more; credit that it had used up is there again. */
export function voidInvoice(world: World, id: string): void {
  const due = rowOf(world.invoices, id)
  if (due.status !== 'open') return
  due.status = 'void'
  rowOf(world.customers, due.customer).balance -= due.total - due.amount_due
}
