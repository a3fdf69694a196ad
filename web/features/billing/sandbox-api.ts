import type * as z from 'zod'
import type { sandboxOrderAnswer, sandboxPaymentAnswer } from '#contract/billing.ts'
import { call } from '../../lib/call.ts'

export type SandboxOrder = z.infer<typeof sandboxOrderAnswer>['data']
type Outcome = z.infer<typeof sandboxPaymentAnswer>['data']['outcome']

/** Cards that the sandbox knows, by what they do. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', effect: 'succeeds' },
  { number: '4000 0000 0000 0002', effect: 'is declined' },
  { number: '4000 0025 0000 3155', effect: 'asks for confirmation' },
] as const

export const fetchSandboxOrder = async (clientSecret: string): Promise<SandboxOrder> =>
  (await call<{ data: SandboxOrder }>('/v1/sandbox/checkout/get', { clientSecret })).data

/** @throws CallError payment_failed for a card that is declined */
export const payInSandbox = async (payment: {
  clientSecret: string
  cardNumber: string
  isConfirmed: boolean
}): Promise<Outcome> =>
  (await call<{ data: { outcome: Outcome } }>('/v1/sandbox/checkout/pay', payment)).data.outcome
