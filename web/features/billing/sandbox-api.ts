import type * as z from 'zod'
import type { sandboxOrderAnswer, sandboxPaymentAnswer } from '#contract/billing.ts'
import { call } from '#web/lib/call.ts'

export type SandboxOrder = z.infer<typeof sandboxOrderAnswer>['data']
type Outcome = z.infer<typeof sandboxPaymentAnswer>['data']['outcome']

export const fetchSandboxOrder = async (clientSecret: string): Promise<SandboxOrder> =>
  (await call<{ data: SandboxOrder }>('/v1/sandbox/checkout/get', { clientSecret })).data

/** @throws CallError payment_failed for a card that is declined */
export const payInSandbox = async (payment: {
  clientSecret: string
  cardNumber: string
  isConfirmed: boolean
}): Promise<Outcome> =>
  (await call<{ data: { outcome: Outcome } }>('/v1/sandbox/checkout/pay', payment)).data.outcome
