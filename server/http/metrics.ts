import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { CREDIT_MICRO_USD } from '#catalogue/credit-value.ts'
import { AppError } from '#server/lib/errors.ts'
import { isLoopback } from '#server/lib/loopback.ts'
import type { CreationMetrics } from '#server/modules/operations/metrics.service.ts'
import type { QueueDepth } from '#server/queue/runner.ts'

export type MetricsOptions = {
  /** Asked for as a bearer token; null lets this machine read alone. */
  token: string | null
  queueDepth: () => Promise<QueueDepth[]>
  creationMetrics: () => Promise<CreationMetrics>
}

/** Measures the process, its event loop among the rest, and every answer of the app from here on. */
export function measure(app: FastifyInstance): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'easel_' })
  const durations = new Histogram({
    name: 'easel_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address: its number of values is bounded.
    const route = request.routeOptions.url ?? 'none'
    durations.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000)
  })
  return registry
}

/** `/metrics` in Prometheus' format. What comes from the database is read at each request. */
export function metricsRoute(app: FastifyInstance, registry: Registry, options: MetricsOptions): void {
  const queue = gauge(registry, 'easel_queue_jobs', 'Jobs by name and state', ['name', 'state'])
  const open = gauge(registry, 'easel_creations_open', 'Creations that wait or are drawn now', ['state'])
  const settled = gauge(
    registry,
    'easel_creations_settled_last_hour',
    'Creations of the last hour that ended, by how: complete, cancelled or the kind of failure',
    ['outcome'],
  )
  const refunded = gauge(registry, 'easel_credits_refunded_last_hour', 'Credits given back for those')
  const unsettled = gauge(
    registry,
    'easel_creations_unsettled_15m',
    'Creations neither done nor refunded after 15 minutes; anything but 0 asks for a look',
  )

  const pair = ['mode', 'model', 'engine']
  const completed = gauge(
    registry,
    'easel_creations_completed_last_hour',
    'Creations of the last hour that are complete, by what made them',
    pair,
  )
  const income = gauge(
    registry,
    'easel_income_usd_last_hour',
    'What people paid for those whose cost is known, in US dollars',
    pair,
  )
  const cost = gauge(registry, 'easel_provider_cost_usd_last_hour', 'What those cost at the provider', pair)

  function setMargins(margins: CreationMetrics['margins']): void {
    for (const each of [completed, income, cost]) each.reset()
    for (const { mode, model, engine, ...margin } of margins) {
      completed.labels(mode, model, engine).set(margin.completed)
      if (margin.costed === 0) continue
      income.labels(mode, model, engine).set((margin.costedCredits * CREDIT_MICRO_USD) / 1e6)
      cost.labels(mode, model, engine).set(margin.costMicroUsd / 1e6)
    }
  }

  async function collect(): Promise<void> {
    const [jobs, metrics] = await Promise.all([options.queueDepth(), options.creationMetrics()])
    for (const { name, waiting, running, failed } of jobs) {
      queue.labels(name, 'waiting').set(waiting)
      queue.labels(name, 'running').set(running)
      queue.labels(name, 'failed').set(failed)
    }
    open.labels('queued').set(metrics.queued)
    open.labels('processing').set(metrics.processing)
    settled.reset()
    for (const { outcome, count } of metrics.settled) settled.labels(outcome).set(count)
    refunded.set(metrics.refunded)
    unsettled.set(metrics.unsettled)
    setMargins(metrics.margins)
  }

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, options.token)) throw new AppError('not_found')
    try {
      await collect()
    } catch (error) {
      // What the process itself measures is worth most when the database is away.
      request.log.warn({ err: error }, 'the metrics of the database could not be read')
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const gauge = <Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: Label[] = [],
) => new Gauge({ name, help, labelNames, registers: [registry] })

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isLoopback(request.ip.replace(/^::ffff:/, ''))
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
