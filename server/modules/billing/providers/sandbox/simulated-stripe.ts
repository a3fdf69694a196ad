import { addMonths } from '#server/modules/billing/months.ts'
import { page, presentInvoice, presentSchedule, presentSession, presentSubscription } from './answers.ts'
import { type Params, read } from './form-encoding.ts'
import { voidInvoice } from './invoices.ts'
import { changePrice, endSubscription, payNow, releaseSchedule } from './subscriptions.ts'
import {
  emit,
  newId,
  type Phase,
  type Price,
  rowOf,
  type Schedule,
  type Session,
  SimulatedStripeError,
  type World,
} from './world.ts'

export type SimulatedRequest = {
  method: string
  /** Without the query, which is in `params` for GET. */
  path: string
  params: Params
  idempotencyKey: string | null
}

export type SimulatedAnswer = { status: number; body: unknown }

type Handler = (world: World, params: Params, id: string) => unknown

/** Answers a request as the payment provider does, as far as the adapter asks. */
export function answer(world: World, request: SimulatedRequest): SimulatedAnswer {
  const { method, path, params, idempotencyKey } = request
  const asked = JSON.stringify([method, path, params])
  const known = idempotencyKey === null ? undefined : world.answers[idempotencyKey]
  if (known && known.request !== asked) {
    return refused(
      new SimulatedStripeError(400, 'idempotency_error', 'This key was used with other parameters.'),
    )
  }
  if (known) return { status: known.status, body: known.body }
  const given = answerAnew(world, method, path, params)
  if (idempotencyKey !== null && method === 'POST') {
    world.answers[idempotencyKey] = { request: asked, ...given }
  }
  return given
}

function answerAnew(world: World, method: string, path: string, params: Params): SimulatedAnswer {
  try {
    for (const [pattern, handler] of ROUTES) {
      const [wanted, shape = ''] = pattern.split(' ')
      const match = wanted === method && new RegExp(`^${shape.replace(':id', '([^/]+)')}$`).exec(path)
      if (match) return { status: 200, body: handler(world, params, match[1] ?? '') }
    }
    throw new SimulatedStripeError(404, 'url_unknown', `Unrecognized request URL (${method}: ${path}).`)
  } catch (error) {
    if (error instanceof SimulatedStripeError) return refused(error)
    throw error
  }
}

function refused({ status, code, message }: SimulatedStripeError): SimulatedAnswer {
  const type =
    code === 'idempotency_error' ? code : code === 'card_declined' ? 'card_error' : 'invalid_request_error'
  return { status, body: { error: { type, code, message } } }
}

const of = <Row extends { customer: string }>(rows: Record<string, Row>, params: Params) =>
  Object.values(rows).filter(({ customer }) => customer === read.text(params, 'customer'))

const ROUTES: [string, Handler][] = [
  [
    'POST /v1/customers',
    (world, params) => {
      const id = newId(world, 'cus')
      const metadata = read.texts(params, 'metadata')
      world.customers[id] = { id, metadata, email: read.text(params, 'email'), balance: 0, card: null }
      return { id, object: 'customer', metadata }
    },
  ],
  [
    'POST /v1/customers/:id',
    (world, params, id) => {
      const customer = rowOf(world.customers, id)
      const chosen = read.text(read.group(params, 'invoice_settings'), 'default_payment_method')
      if (chosen !== null) customer.card = methodOf(world, chosen, id).card
      return { id, object: 'customer', metadata: customer.metadata }
    },
  ],
  [
    'GET /v1/prices',
    (world, params) => {
      const keys = read.list(params, 'lookup_keys')
      const data = Object.values(world.prices).filter(({ lookup_key }) => keys.includes(lookup_key ?? ''))
      return { object: 'list', url: '/v1/prices', has_more: false, data }
    },
  ],
  ['POST /v1/prices', createPrice],
  ['GET /v1/prices/:id', (world, _params, id) => rowOf(world.prices, id)],
  ['POST /v1/checkout/sessions', createSession],
  ['GET /v1/checkout/sessions/:id', (world, params, id) => presentSession(rowOf(world.sessions, id), params)],
  [
    'POST /v1/checkout/sessions/:id/expire',
    (world, params, id) => {
      const session = rowOf(world.sessions, id)
      if (session.status !== 'open')
        throw new SimulatedStripeError(400, 'session_not_open', 'The session is not open.')
      session.status = 'expired'
      emit(world, 'checkout.session.expired', session)
      return presentSession(session, params)
    },
  ],
  [
    'GET /v1/subscriptions',
    (world, params) =>
      page(of(world.subscriptions, params), params, '/v1/subscriptions', row =>
        presentSubscription(world, row, params),
      ),
  ],
  [
    'GET /v1/subscriptions/:id',
    (world, params, id) => presentSubscription(world, rowOf(world.subscriptions, id), params),
  ],
  ['POST /v1/subscriptions/:id', updateSubscription],
  [
    'DELETE /v1/subscriptions/:id',
    (world, params, id) => {
      const subscription = rowOf(world.subscriptions, id)
      if (subscription.status === 'canceled')
        throw new SimulatedStripeError(404, 'resource_missing', 'No such subscription')
      endSubscription(world, subscription, { isCredited: read.flag(params, 'prorate') })
      return presentSubscription(world, subscription, params)
    },
  ],
  ['POST /v1/subscription_schedules', createSchedule],
  [
    'GET /v1/subscription_schedules/:id',
    (world, _params, id) => presentSchedule(world, rowOf(world.schedules, id)),
  ],
  ['POST /v1/subscription_schedules/:id', updateSchedule],
  [
    'POST /v1/subscription_schedules/:id/release',
    (world, _params, id) => {
      const schedule = rowOf(world.schedules, id)
      if (schedule.status !== 'active')
        throw new SimulatedStripeError(400, 'not_active', 'The schedule is not active.')
      releaseSchedule(world, id)
      return presentSchedule(world, schedule)
    },
  ],
  [
    'GET /v1/invoices',
    (world, params) => {
      const status = read.text(params, 'status')
      const rows = of(world.invoices, params).filter(row => status === null || row.status === status)
      return page(rows, params, '/v1/invoices', presentInvoice)
    },
  ],
  ['POST /v1/invoices/:id/pay', payInvoice],
  [
    'POST /v1/invoices/:id/void',
    (world, _params, id) => {
      const due = rowOf(world.invoices, id)
      if (due.status !== 'open')
        throw new SimulatedStripeError(400, 'invoice_not_open', 'The invoice is not open.')
      voidInvoice(world, id)
      return presentInvoice(due)
    },
  ],
  ['GET /v1/charges', (world, params) => page(of(world.charges, params), params, '/v1/charges')],
  ['GET /v1/charges/:id', (world, _params, id) => rowOf(world.charges, id)],
  ['GET /v1/refunds', (world, params) => page(ofCharge(world.refunds, params), params, '/v1/refunds')],
  ['GET /v1/refunds/:id', (world, _params, id) => rowOf(world.refunds, id)],
  ['GET /v1/disputes', (world, params) => page(ofCharge(world.disputes, params), params, '/v1/disputes')],
  [
    'GET /v1/events',
    (world, params) => {
      const since = read.number(read.group(params, 'created'), 'gte') ?? 0
      const types = read.list(params, 'types')
      const rows = world.events.filter(({ created, type }) => created >= since && types.includes(type))
      return page(rows, params, '/v1/events')
    },
  ],
]

const ofCharge = <Row extends { charge: string }>(rows: Record<string, Row>, params: Params) =>
  Object.values(rows).filter(({ charge }) => charge === read.text(params, 'charge'))

/** The customer's own payment method. */
function methodOf(world: World, id: string, customer: string) {
  const method = rowOf(world.paymentMethods, id)
  if (method.customer !== customer)
    throw new SimulatedStripeError(400, 'not_attached', 'It is of another customer.')
  return method
}

function payInvoice(world: World, params: Params, id: string) {
  const due = rowOf(world.invoices, id)
  if (due.status !== 'open')
    throw new SimulatedStripeError(400, 'invoice_not_open', 'The invoice is not open.')
  const chosen = read.text(params, 'payment_method')
  if (chosen !== null) methodOf(world, chosen, due.customer)
  if (!payNow(world, due, chosen))
    throw new SimulatedStripeError(402, 'card_declined', 'Your card was declined.')
  return presentInvoice(due)
}

function createPrice(world: World, params: Params): Price {
  const interval = read.text(read.group(params, 'recurring'), 'interval')
  const price: Price = {
    id: newId(world, 'price'),
    object: 'price',
    lookup_key: read.text(params, 'lookup_key'),
    unit_amount: read.number(params, 'unit_amount') ?? 0,
    currency: 'usd',
    recurring: interval === 'year' || interval === 'month' ? { interval, interval_count: 1 } : null,
    product: newId(world, 'prod'),
  }
  world.prices[price.id] = price
  return price
}

function createSession(world: World, params: Params) {
  const customer = rowOf(world.customers, read.text(params, 'customer') ?? '').id
  const mode = read.text(params, 'mode')
  if (mode === 'setup' && read.text(params, 'currency') === null) {
    throw new SimulatedStripeError(400, 'parameter_missing', 'A session in setup mode needs a currency.')
  }
  const [item] = read.list(params, 'line_items')
  const line = typeof item === 'object' ? item : {}
  const data = read.group(line, 'price_data')
  const price = read.text(line, 'price')
  const subscription = read.group(params, 'subscription_data')
  const trialEnd = read.number(subscription, 'trial_end')
  if (trialEnd !== null && trialEnd < world.now + 48 * 3600) {
    throw new SimulatedStripeError(
      400,
      'trial_too_short',
      'The trial has to end at least 48 hours in the future.',
    )
  }
  const unit = price ? rowOf(world.prices, price).unit_amount : (read.number(data, 'unit_amount') ?? 0)
  const quantity = read.number(line, 'quantity') ?? 1
  const name = read.text(read.group(data, 'product_data'), 'name')
  const id = newId(world, 'cs_test')
  const session: Session = {
    id,
    object: 'checkout.session',
    client_secret: `${id}_secret_${crypto.randomUUID().replaceAll('-', '')}`,
    customer,
    mode: mode === 'subscription' || mode === 'setup' ? mode : 'payment',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    intent: null,
    subscription: null,
    setup: null,
    amount_total: trialEnd === null ? unit * quantity : 0,
    client_reference_id: read.text(params, 'client_reference_id'),
    metadata: read.texts(params, 'metadata'),
    expires_at: read.number(params, 'expires_at') ?? world.now + 86_400,
    created: world.now,
    sale: {
      name: quantity > 1 ? `${quantity} × ${name ?? ''}` : (name ?? ''),
      price,
      trialEnd,
      metadata: read.texts(subscription, 'metadata'),
    },
  }
  world.sessions[id] = session
  return presentSession(session, params)
}

function updateSubscription(world: World, params: Params, id: string) {
  const subscription = rowOf(world.subscriptions, id)
  if (subscription.status === 'canceled') {
    throw new SimulatedStripeError(
      400,
      'resource_missing',
      'A canceled subscription can only update its metadata.',
    )
  }
  const method = read.text(params, 'default_payment_method')
  if (method !== null) {
    subscription.default_payment_method = methodOf(world, method, subscription.customer).id
    emit(world, 'customer.subscription.updated', subscription)
  }
  const cancels = read.text(params, 'cancel_at_period_end')
  if (cancels !== null) {
    if (subscription.schedule) {
      throw new SimulatedStripeError(
        400,
        'has_schedule',
        'The subscription is managed by a subscription schedule.',
      )
    }
    subscription.cancel_at_period_end = cancels === 'true'
    emit(world, 'customer.subscription.updated', subscription)
  }
  const [item] = read.list(params, 'items')
  const price = typeof item === 'object' ? read.text(item, 'price') : null
  if (price !== null) {
    const isTrialEnd = read.text(params, 'trial_end') === 'now'
    const mayWait = read.text(params, 'payment_behavior') === 'pending_if_incomplete'
    changePrice(world, subscription, rowOf(world.prices, price).id, { isTrialEnd, mayWait })
  }
  return presentSubscription(world, subscription, params)
}

function createSchedule(world: World, params: Params) {
  const subscription = rowOf(world.subscriptions, read.text(params, 'from_subscription') ?? '')
  if (subscription.schedule)
    throw new SimulatedStripeError(400, 'has_schedule', 'The subscription has a schedule.')
  const { periodStart: start_date, periodEnd: end_date, price, trial_end } = subscription
  const schedule: Schedule = {
    id: newId(world, 'sub_sched'),
    object: 'subscription_schedule',
    customer: subscription.customer,
    subscription: subscription.id,
    status: 'active',
    phases: [{ start_date, end_date, price, trial_end }],
    default_payment_method: subscription.default_payment_method,
    created: world.now,
  }
  world.schedules[schedule.id] = schedule
  subscription.schedule = schedule.id
  return presentSchedule(world, schedule)
}

function updateSchedule(world: World, params: Params, id: string) {
  const schedule = rowOf(world.schedules, id)
  if (schedule.status !== 'active')
    throw new SimulatedStripeError(400, 'not_active', 'The schedule is not active.')
  const method = read.text(read.group(params, 'default_settings'), 'default_payment_method')
  if (method !== null) schedule.default_payment_method = methodOf(world, method, schedule.customer).id
  if (read.list(params, 'phases').length > 0) schedule.phases = phasesOf(world, params)
  emit(world, 'subscription_schedule.updated', schedule)
  return presentSchedule(world, schedule)
}

function phasesOf(world: World, params: Params): Phase[] {
  let from = 0
  return read.list(params, 'phases').map(phase => {
    const given = typeof phase === 'object' ? phase : {}
    const [item] = read.list(given, 'items')
    const price = typeof item === 'object' ? read.text(item, 'price') : null
    const start_date = read.number(given, 'start_date') ?? from
    const months = read.text(read.group(given, 'duration'), 'interval') === 'year' ? 12 : 1
    const later = addMonths(new Date(start_date * 1000), months).getTime() / 1000
    const end_date = read.number(given, 'end_date') ?? later
    from = end_date
    return {
      start_date,
      end_date,
      price: rowOf(world.prices, price ?? '').id,
      trial_end: read.number(given, 'trial_end'),
    }
  })
}
