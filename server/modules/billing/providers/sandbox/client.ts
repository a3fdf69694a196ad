import Stripe from 'stripe'
import { decodeForm } from './form-encoding.ts'
import type { SimulatedAnswer, SimulatedRequest } from './simulated-stripe.ts'

/** A client of the provider's own library whose requests never leave this process. */
export function clientOf(ask: (request: SimulatedRequest) => Promise<SimulatedAnswer>): Stripe {
  const httpClient: Stripe.HttpClient = {
    getClientName: () => 'sandbox',
    async makeRequest(_host, _port, path, method, headers, requestData) {
      const url = new URL(path, 'http://sandbox')
      const key = Object.entries(headers).find(([name]) => name.toLowerCase() === 'idempotency-key')?.[1]
      const { status, body } = await ask({
        method,
        path: url.pathname,
        params: decodeForm(
          method === 'POST' ? (requestData ?? '') : url.search.slice(1) || requestData || '',
        ),
        idempotencyKey: method === 'POST' && key !== undefined ? String(key) : null,
      })
      return {
        getStatusCode: () => status,
        getHeaders: () => ({}),
        getRawResponse: () => ({}),
        toStream: () => null,
        toJSON: async () => structuredClone(body),
      }
    },
  }
  return new Stripe('sk_test_sandbox', { httpClient, maxNetworkRetries: 0, telemetry: false })
}
