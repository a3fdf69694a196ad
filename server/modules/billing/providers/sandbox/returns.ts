import { type Dispute, emit, newId, type Refund, rowOf, type World } from './world.ts'

/** Gives money of a payment back. */
export function refund(world: World, chargeId: string, amount: number): Refund {
  const charge = rowOf(world.charges, chargeId)
  const made: Refund = {
    id: newId(world, 're'),
    object: 'refund',
    charge: chargeId,
    payment_intent: charge.payment_intent,
    amount: Math.min(amount, charge.amount - charge.amount_refunded),
    status: 'succeeded',
    created: world.now,
  }
  world.refunds[made.id] = made
  charge.amount_refunded += made.amount
  charge.refunded = charge.amount_refunded === charge.amount
  emit(world, 'refund.created', made)
  return made
}

/** The bank sends a refund back. */
export function failRefund(world: World, refundId: string): void {
  const failed = rowOf(world.refunds, refundId)
  if (failed.status === 'failed') return
  failed.status = 'failed'
  const charge = rowOf(world.charges, failed.charge)
  charge.amount_refunded -= failed.amount
  charge.refunded = false
  emit(world, 'refund.failed', failed)
}

/** The holder of the card says that a payment was not theirs. */
export function dispute(world: World, chargeId: string): Dispute {
  const charge = rowOf(world.charges, chargeId)
  charge.disputed = true
  const made: Dispute = {
    id: newId(world, 'dp'),
    object: 'dispute',
    charge: chargeId,
    payment_intent: charge.payment_intent,
    amount: charge.amount - charge.amount_refunded,
    status: 'needs_response',
    created: world.now,
  }
  world.disputes[made.id] = made
  emit(world, 'charge.dispute.created', made)
  return made
}

export function closeDispute(world: World, disputeId: string, status: 'won' | 'lost'): void {
  const closed = rowOf(world.disputes, disputeId)
  closed.status = status
  emit(world, 'charge.dispute.closed', closed)
}
