import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Log } from '#server/lib/log.ts'
import { handleErrors } from './errors.ts'
import { healthRoutes, type ReadinessChecks } from './health.ts'
import { type MetricsOptions, measure, metricsRoute } from './metrics.ts'
import { refuseOtherHosts } from './same-origin.ts'
import { keepFromCaches } from './security-headers.ts'
import { refuseUnknown } from './spa.ts'

const REQUEST_TIMEOUT_MS = 10_000

export type ProbeServices = {
  log: Log
  /** Whether to answer on this machine's own names alone. */
  isLocal: boolean
  readiness: ReadinessChecks
  isStopping: () => boolean
  metrics: MetricsOptions
}

/**
 * What a process that answers no calls offers to monitoring: `/healthz`, `/readyz` and
 * `/metrics`, and nothing else. Nothing listens yet.
 */
export function buildProbes(services: ProbeServices): FastifyInstance {
  const app = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
  })
  handleErrors(app)
  keepFromCaches(app)
  const registry = measure(app)
  if (services.isLocal) refuseOtherHosts(app)
  healthRoutes(app, services.readiness, services.isStopping)
  metricsRoute(app, registry, services.metrics)
  app.setNotFoundHandler(async (request, reply) => refuseUnknown(app, request, reply))
  return app
}
