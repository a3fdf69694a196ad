import type { CallAnswer, CallBody } from '#contract/calls.ts'
import { call } from '#web/lib/call.ts'

export type SandboxOrder = CallAnswer<'/v1/sandbox/checkout/get'>['data']
type Outcome = CallAnswer<'/v1/sandbox/checkout/pay'>['data']['outcome']

export const fetchSandboxOrder = async (clientSecret: string): Promise<SandboxOrder> =>
  (await call('/v1/sandbox/checkout/get', { clientSecret })).data

/** @throws CallError payment_failed for a card that is declined */
export const payInSandbox = async (payment: CallBody<'/v1/sandbox/checkout/pay'>): Promise<Outcome> =>
  (await call('/v1/sandbox/checkout/pay', payment)).data.outcome
