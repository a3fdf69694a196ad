import { maxHeaderSize } from 'node:http'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  LogController,
} from 'fastify'
import {
  type FastifyPluginAsyncZod,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { AppError } from '#server/lib/errors.ts'
import type { Log } from '#server/lib/log.ts'
import { compressAnswers } from './compression.ts'
import { answerError, errorBody, handleErrors } from './errors.ts'
import { healthRoutes, type ReadinessChecks } from './health.ts'
import { BODY_LIMIT, FORM_LIMITS, limitRates } from './limits.ts'
import type { Live } from './live.ts'
import { type MetricsOptions, measure, metricsRoute } from './metrics.ts'
import { describeCalls, openApiRoutes } from './openapi.ts'
import { servePublicFiles } from './public-files.ts'
import { recordRefusals } from './refusals.ts'
import { refuseOtherHosts, refuseOtherSites } from './same-origin.ts'
import { type SecurityOptions, sendSecurityHeaders } from './security-headers.ts'
import { refuseUnknown, type SiteOptions, serveFiles, servePages } from './spa.ts'

const REQUEST_TIMEOUT_MS = 120_000
/** Longer than proxies usually keep a connection, so that they and not we close it. */
const KEEP_ALIVE_MS = 72_000

/** What a client that sent what is no HTTP has to read the answer. */
const FAREWELL_MS = 1_000

export type AppServices = {
  log: Log
  version: string
  trustProxy: boolean | string
  /** Whether to answer on this machine's own names alone. */
  isLocal: boolean
  security: SecurityOptions
  /** Multiplies the limits of requests a minute. */
  limitFactor: number
  /** Sets `request.viewer`. */
  registerSession: (app: FastifyInstance) => void
  /** Routes of each module. */
  modules: (FastifyPluginAsyncZod | FastifyPluginAsync)[]
  live: Live
  readiness: ReadinessChecks
  isStopping: () => boolean
  metrics: MetricsOptions
  /** Null leaves the pages out. */
  site: SiteOptions | null
}

/** Puts the HTTP side together. Nothing listens yet. */
export async function buildApp(services: AppServices): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply as FastifyReply),
    clientErrorHandler(error, socket) {
      if (!socket.writable) return void socket.destroy(error)
      const isTooLarge = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW'
      const descr = isTooLarge ? `The request’s headers are larger than ${maxHeaderSize} bytes.` : undefined
      const body = JSON.stringify(errorBody('bad_request', descr))
      socket.end(
        `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json; charset=utf-8\r\ncache-control: no-store\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      )
      // A client that never closes its side would keep the connection otherwise.
      setTimeout(() => socket.destroy(), FAREWELL_MS).unref()
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  recordRefusals(app)
  logRequests(app)

  const registry = measure(app)
  if (services.isLocal) refuseOtherHosts(app)
  refuseOtherSites(app, services.security.publicUrl)
  await sendSecurityHeaders(app, services.security)

  // Contexts made from here to the session's hook answer everybody alike, and without the database.
  await app.register(async probes => {
    healthRoutes(probes, services.readiness, services.isStopping)
    metricsRoute(probes, registry, services.metrics)
  })
  refuseWhileStopping(app, services.isStopping)
  const template = services.site ? await serveFiles(app, services.site) : null

  compressAnswers(app)
  await app.register(cookie)
  await app.register(multipart, { limits: FORM_LIMITS })
  services.registerSession(app)
  const limitPages = await limitRates(app, services.limitFactor)
  await describeCalls(app, { version: services.version, publicUrl: services.security.publicUrl })
  for (const routes of services.modules) await app.register(routes)
  services.live.route(app)
  openApiRoutes(app)
  if (services.site) servePublicFiles(app, services.site)
  if (services.site && template) servePages(app, template, services.site, limitPages)
  else app.setNotFoundHandler(async (request, reply) => refuseUnknown(app, request, reply))
  return app
}

/** One line for each call; its path without the query, which may hold what must not be logged. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (!route?.startsWith('/v1/')) return
    const ms = Math.round(reply.elapsedTime)
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms }, 'call')
  })
}

/** While the server ends, what still arrives over open connections is sent away, to come again elsewhere. */
function refuseWhileStopping(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onRequest', async () => {
    if (isStopping()) throw new AppError('unavailable')
  })
  // A connection kept open would keep the server from ending.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close')
  })
}
