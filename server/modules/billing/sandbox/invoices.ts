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

/** Takes money from the customer's card; null when it is declined. */
function takeMoney(world: World, customerId: string, amount: number): Charge | null {
  const { card } = rowOf(world.customers, customerId)
  if (card === null || card === CARDS.declined || card === CARDS.declinesLater) return null
  return chargeOf(world, customerId, amount)
}

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
  pay = takeMoney,
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
export function settleInvoice(world: World, due: Invoice, pay = takeMoney): void {
  if (due.amount_due > 0) {
    const charge = pay(world, due.customer, due.amount_due)
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
