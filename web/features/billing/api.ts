import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BillingInterval, Checkout } from '#contract/billing.ts'
import type { CallAnswer } from '#contract/calls.ts'
import { call } from '#web/lib/call.ts'

const SUBSCRIPTION = ['subscription']

/** What is bought: a plan, or a pack of credits. */
export type Purchase =
  | { tierId: string; billingInterval: BillingInterval }
  | { itemId: string; itemQuantity: number }

export type PlanUpdate = CallAnswer<'/v1/subscription/update'>['data']

type Order = CallAnswer<'/v1/stripe/checkout/status'>['data']

/** The plans. That they could not be loaded is no failure of what the person does, and only logged. */
export function usePlans() {
  return useQuery({
    queryKey: ['plans'],
    queryFn: async ({ signal }) => {
      try {
        return (await call('/v1/pricing/get', {}, { signal })).data
      } catch (error) {
        if (!signal.aborted) console.warn('The plans could not be loaded.', error)
        throw error
      }
    },
    staleTime: 300_000,
  })
}

/** The plan of `userId`, who is signed in. */
export function useSubscription(userId: string | undefined) {
  return useQuery({
    queryKey: SUBSCRIPTION,
    queryFn: async ({ signal }) => (await call('/v1/subscription/get', {}, { signal })).data,
    enabled: userId !== undefined,
  })
}

/** Asks anew what was bought: plan, balance and history. */
export function useReloadBilling(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [SUBSCRIPTION, ['user'], ['transactions']].map(queryKey => client.invalidateQueries({ queryKey })),
    )
}

export const updateSubscription = async (
  tierId: string,
  billingInterval: BillingInterval,
): Promise<PlanUpdate> => (await call('/v1/subscription/update', { tierId, billingInterval })).data

export const cancelSubscription = (): Promise<unknown> => call('/v1/subscription/cancel')

export const resumeSubscription = (): Promise<unknown> => call('/v1/subscription/resume')

export const createCheckout = async (purchase: Purchase): Promise<Checkout> =>
  (await call('/v1/stripe/checkout/create', { itemQuantity: 1, ...purchase })).data

export const createCardChange = async (): Promise<Checkout> => (await call('/v1/stripe/card/change')).data

export const fetchOrder = async (sessionId: string, signal: AbortSignal): Promise<Order> =>
  (await call('/v1/stripe/checkout/status', { sessionId }, { signal })).data
