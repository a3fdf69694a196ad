import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { decodeForm } from '#server/modules/billing/providers/sandbox/form-encoding.ts'
import { answer } from '#server/modules/billing/providers/sandbox/simulated-stripe.ts'
import { advanceTo } from '#server/modules/billing/providers/sandbox/time.ts'
import { createWorld, type Event, type World } from '#server/modules/billing/providers/sandbox/world.ts'
import { createRequestCheck } from './request-check.ts'

export const STRIPE_KEYS = {
  secretKey: 'sk_test_0123456789',
  publishableKey: 'pk_test_0123456789',
  webhookSecret: 'whsec_0123456789abcdef0123456789',
}

const API_VERSION = '2026-10-28.endive'

export type FakeStripe = {
  url: string
  world: World
  /** What was wrong with requests, by the types of the installed package. */
  mistakes: string[]
  /** What the products of the plans were to be called. */
  productNames: string[]
  /** `down` breaks connections off, `failing` answers 500. */
  health: 'good' | 'down' | 'failing'
  /** Keeps the next answer to a request that lists subscriptions back until the returned function is called. */
  holdNextReading(): { isHeld: () => boolean; release: () => void }
  advance(days: number): void
  /** The body and the signature of a message, signed as many seconds ago as said. */
  message(event: Event, secondsAgo?: number): { body: string; signature: string }
  close(): Promise<void>
}

/** A payment provider on this machine: it speaks the protocol, keeps state and has a clock of its own. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const check = createRequestCheck()
  const world = createWorld(Math.floor(Date.now() / 1000), 'fake')
  const { webhooks } = new Stripe(STRIPE_KEYS.secretKey)
  let hold: Promise<void> | null = null
  let held = false
  const server = createServer(async (request, response) => {
    if (fake.health === 'down') return void request.socket.destroy()
    const text = await bodyOf(request)
    const url = new URL(request.url ?? '/', 'http://fake')
    const { method = 'GET', headers } = request
    const params = decodeForm(method === 'POST' ? text : url.search.slice(1) || text)
    const mistake =
      check(method, url.pathname, params) ??
      (headers['stripe-version'] === API_VERSION ? null : `version ${headers['stripe-version']}`) ??
      (headers.authorization === `Bearer ${STRIPE_KEYS.secretKey}` ? null : 'not our key')
    if (mistake) fake.mistakes.push(mistake)
    if (method === 'POST' && url.pathname === '/v1/prices') {
      fake.productNames.push(String(new URLSearchParams(text).get('product_data[name]')))
    }
    const key = headers['idempotency-key']
    const idempotencyKey = typeof key === 'string' ? key : null
    const { status, body } =
      fake.health === 'failing'
        ? { status: 500, body: { error: { type: 'api_error', message: 'trouble' } } }
        : mistake
          ? { status: 400, body: { error: { type: 'invalid_request_error', message: mistake } } }
          : answer(world, { method, path: url.pathname, params, idempotencyKey })
    // Put in words before the wait: what arrives then is out of date.
    const said = JSON.stringify(body)
    if (hold && method === 'GET' && url.pathname === '/v1/subscriptions') {
      const released = hold
      hold = null
      held = true
      await released
    }
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' })
    response.end(said)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const fake: FakeStripe = {
    url: `http://127.0.0.1:${port}`,
    world,
    mistakes: [],
    productNames: [],
    health: 'good',
    holdNextReading() {
      const { promise, resolve } = Promise.withResolvers<void>()
      hold = promise
      held = false
      return { isHeld: () => held, release: resolve }
    },
    advance: days => advanceTo(world, world.now + Math.round(days * 86_400)),
    message(event, secondsAgo = 0) {
      const body = JSON.stringify(event)
      const timestamp = Math.floor(Date.now() / 1000) - secondsAgo
      const secret = STRIPE_KEYS.webhookSecret
      return { body, signature: webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) }
    },
    close: () => closed(server),
  }
  return fake
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise(resolve => server.close(() => resolve()))
}
