import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { publicListQuery } from '#contract/creations.ts'
import { templateListQuery } from '#contract/templates.ts'
import { registerSession } from '#server/authority/session.ts'
import type { Configuration } from '#server/config/configuration.ts'
import type { DatabaseHandle } from '#server/database/connection.ts'
import { ping } from '#server/database/statements.ts'
import { createEmails } from '#server/emails.ts'
import type { Engine } from '#server/engines/engine.ts'
import { createModelHints } from '#server/engines/local/models/model-hints.ts'
import { createRegistry } from '#server/engines/registry.ts'
import type { Routing } from '#server/engines/routing/routing.ts'
import { createBus } from '#server/events/bus.ts'
import { createLive } from '#server/http/live.ts'
import type { PageSource } from '#server/http/page-head.ts'
import { buildProbes } from '#server/http/probes.ts'
import { buildApp } from '#server/http/server.ts'
import { createPictureWork } from '#server/images/picture-work.ts'
import { UPLOAD_LIMIT_BYTES } from '#server/images/uploads.ts'
import type { Log } from '#server/lib/log.ts'
import { throttledErrorLog } from '#server/lib/throttled-error-log.ts'
import { version } from '#server/lib/version.ts'
import { registerEmails } from '#server/mail/emails.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { registerBillingJobs } from '#server/modules/billing/billing.jobs.ts'
import { billingRoutes } from '#server/modules/billing/billing.routes.ts'
import { createBillingService } from '#server/modules/billing/billing.service.ts'
import { paymentWebhookRoutes } from '#server/modules/billing/payment-webhook.routes.ts'
import { planEmailSender } from '#server/modules/billing/plan-email-sender.ts'
import type { DeliverPlanEmail } from '#server/modules/billing/plan-emails.ts'
import { createPayments, durationMs } from '#server/modules/billing/providers/configured.ts'
import { sandboxRoutes } from '#server/modules/billing/providers/sandbox/sandbox.routes.ts'
import { commentsRoutes } from '#server/modules/comments/comments.routes.ts'
import { createCommentsService } from '#server/modules/comments/comments.service.ts'
import { availabilityOf } from '#server/modules/creations/availability.ts'
import { catalogueRoutes } from '#server/modules/creations/catalogue.routes.ts'
import { createCreations } from '#server/modules/creations/creations.module.ts'
import { creationsRoutes } from '#server/modules/creations/creations.routes.ts'
import { filesRoutes } from '#server/modules/creations/files/files.routes.ts'
import { likesRoutes } from '#server/modules/creations/likes/likes.routes.ts'
import { registerCreationJobs } from '#server/modules/creations/run/creations.jobs.ts'
import { providerWebhookRoutes } from '#server/modules/creations/run/provider-callback.routes.ts'
import type { Timing } from '#server/modules/creations/run/timing.ts'
import { trashRoutes } from '#server/modules/creations/trash/trash.routes.ts'
import { creditsRoutes } from '#server/modules/credits/credits.routes.ts'
import { createCreditsService } from '#server/modules/credits/credits.service.ts'
import { developmentRoutes } from '#server/modules/identity/development/routes.ts'
import { registerIdentityJobs } from '#server/modules/identity/identity.jobs.ts'
import { identityRoutes } from '#server/modules/identity/identity.routes.ts'
import { createIdentityService } from '#server/modules/identity/identity.service.ts'
import { createSignIn } from '#server/modules/identity/sign-in.ts'
import { unsubscribeRoutes } from '#server/modules/identity/unsubscribe.routes.ts'
import { createUnsubscribeService } from '#server/modules/identity/unsubscribe.service.ts'
import { registerNotificationJobs } from '#server/modules/notifications/notifications.jobs.ts'
import { notificationsRoutes } from '#server/modules/notifications/notifications.routes.ts'
import { createNotificationsService } from '#server/modules/notifications/notifications.service.ts'
import { createMetrics } from '#server/modules/operations/metrics.service.ts'
import { createOwnAccount } from '#server/modules/people/people.module.ts'
import { peopleRoutes } from '#server/modules/people/people.routes.ts'
import { createPeopleService, type Subscription } from '#server/modules/people/people.service.ts'
import { createModerationEndpoint } from '#server/modules/prompt-moderation/endpoint.ts'
import { createPromptModeration } from '#server/modules/prompt-moderation/prompt-moderation.service.ts'
import { createChatEnhancer } from '#server/modules/prompts/chat.ts'
import { promptsRoutes } from '#server/modules/prompts/prompts.routes.ts'
import { createPromptsService } from '#server/modules/prompts/prompts.service.ts'
import { reportsRoutes } from '#server/modules/reports/reports.routes.ts'
import { createReportsService } from '#server/modules/reports/reports.service.ts'
import { staticContentRoutes } from '#server/modules/static-content/static-content.routes.ts'
import { createStaticContentService } from '#server/modules/static-content/static-content.service.ts'
import { templatesRoutes } from '#server/modules/templates/templates.routes.ts'
import { createTemplatesService } from '#server/modules/templates/templates.service.ts'
import { createQueue } from '#server/queue/runner.ts'
import { openStorage } from '#server/storage/open.ts'
import { createSpool } from '#server/storage/spool.ts'

/** What the first page of the public wall asks for. */
const WALL = publicListQuery.parse({})
/** What the first page of the template search asks for. */
const TEMPLATES = templateListQuery.parse({})

/** How long attempts that did not end in time may take to requeue their creations. */
const HAND_BACK_MS = 5_000

export type Roles = { http: boolean; worker: boolean }

export type AppOptions = {
  configuration: Configuration
  log: Log
  database: DatabaseHandle
  engines: Engine[]
  /** In place of the product's own table. */
  routing?: Routing
  roles: Roles
  port: number
  publicUrl: string
  /** Multiplies the limits of requests a minute. */
  limitFactor?: number
  /** Whether pages are served beside the calls. */
  hasPages?: boolean
  /** Replaces some of the times after which drawing counts as lost, late or over. */
  timing?: Partial<Timing>
  /** Replaces the plan that everybody has. */
  subscriptionOf?: (userId: string) => Promise<Subscription>
  /** Holds other templates than the product's own. */
  templatesDir?: string
  /** Speaks to a payment provider at this address in place of Stripe's own. */
  stripeUrl?: string
  /** How long comments on a creation wait after an e-mail about it, in place of the default time. */
  mailPauseSeconds?: number
  /** In place of the way by which e-mails about plans are sent. */
  deliverPlanEmail?: DeliverPlanEmail
}

export type App = Awaited<ReturnType<typeof createApp>>

/**
 * Puts the server together from its parts, on a database that is migrated. Nothing runs until `start`;
 * `stop` ends everything but the database, which belongs to the caller.
 */
export async function createApp(options: AppOptions) {
  const { configuration, log, database, engines, roles, publicUrl } = options
  const { db } = database
  let isStopping = false

  const bus = createBus(database, error => log.error({ err: error }, 'a signal could not be handled'))
  const queue = createQueue(database, {
    supervise: roles.worker,
    exclusive: database.kind === 'pglite',
    onError: throttledErrorLog(log, 'the queue met an error'),
  })
  const storage = await openStorage(configuration)
  const spool = createSpool(join(configuration.dataDir, 'incoming'), {
    reserveBytes: configuration.diskReserveBytes,
    largestBytes: UPLOAD_LIMIT_BYTES,
  })
  const work = createPictureWork()
  const registry = createRegistry(engines, options.routing)
  const credits = createCreditsService({ bus })
  const mailer = createMailer({
    ...configuration.mail,
    folder: join(configuration.dataDir, 'mail'),
    publicUrl,
    log,
  })
  const payments = createPayments({ db, configuration, publicUrl, stripeUrl: options.stripeUrl })
  const billing = createBillingService({
    db,
    queue,
    credits,
    provider: payments.provider,
    deliverPlanEmail: options.deliverPlanEmail ?? planEmailSender(mailer, publicUrl),
    log,
  })
  payments.sandbox?.deliverTo(billing.receive)
  const people = createPeopleService({ db, subscriptionOf: options.subscriptionOf ?? billing.subscriptionOf })
  const identity = createIdentityService({ db, bus, people, openCreditAccount: credits.openAccount })
  const unsubscribe = createUnsubscribeService({ db, people, publicUrl })
  const templates = await createTemplatesService(options.templatesDir)
  const staticContent = await createStaticContentService(configuration.site)
  const { moderation: judge, moderatedEngines } = configuration
  const promptModeration = createPromptModeration({
    endpoint: judge && createModerationEndpoint(judge),
    engines: moderatedEngines,
    log,
  })
  const slots = configuration.workerConcurrency
  const { creations, trash, submissions, likes, visibility, files, everyFile, worker } = createCreations({
    db,
    bus,
    queue,
    storage,
    credits,
    people,
    templates,
    registry,
    promptModeration,
    work,
    log,
    onRemix: (tx, { remixId, authorId, sourceId, ownerId }) =>
      notifications.notify(tx, {
        kind: 'remix',
        userId: ownerId,
        fromUserId: authorId,
        creationId: sourceId,
        payload: { remixId },
      }),
    forgetNotices: (tx, creationId) => notifications.removeAllAbout(tx, creationId),
    slots,
    trashDays: configuration.trashDays,
    timing: options.timing,
  })
  const availability = () => availabilityOf(registry)
  const readModelHints = createModelHints(configuration.models.dir, configuration.inference.memoryMb)
  const { enhance } = configuration
  const prompts = createPromptsService({
    chat: enhance && createChatEnhancer(enhance, log),
    people,
  })
  const notifications = createNotificationsService({ db, bus, queue, people, creations })
  const comments = createCommentsService({ db, bus, people, creations, notifications })
  const reports = createReportsService({
    db,
    queue,
    setBanned: identity.setBanned,
    creations,
    visibility,
    comments,
  })
  const ownAccount = createOwnAccount({
    db,
    queue,
    storage,
    people,
    work,
    balanceOf: userId => credits.balanceOf(db, userId),
    unreadOf: notifications.unreadOf,
    endPayments: billing.endAll,
    onDeletion: [
      identity.forgetLogin,
      visibility.removeAllOf,
      likes.removeLikesOf,
      notifications.removeAllOf,
    ],
    personalData: {
      lists: {
        'creations.json': actor => creations.everyOf(actor),
        'trash.json': actor => trash.everyOf(actor),
        'comments.json': comments.everyCommentOf,
        'likes.json': likes.everyLikeOf,
        'notifications.json': notifications.everyOf,
        'transactions.json': actor => credits.everyEntryOf(db, actor),
        'sessions.json': identity.everySessionOf,
      },
      files: everyFile,
    },
  })

  if (roles.worker) {
    await registerIdentityJobs(queue, identity)
    const pauseSeconds = options.mailPauseSeconds
    await registerNotificationJobs({
      db,
      queue,
      mailer,
      people,
      unsubscribeUrlFor: unsubscribe.addressFor,
      publicUrl,
      pauseSeconds,
    })
    await registerEmails({ db, queue, mailer, emails: createEmails({ db, people }) })
    await registerBillingJobs(queue, billing)
    await registerCreationJobs({ db, queue, storage, registry, trash, worker, slots, log })
  }

  /** What those who watch over a process ask it. */
  const watched = {
    readiness: { database: () => ping(db), storage: () => storage.check(), queue: () => queue.check() },
    isStopping: () => isStopping,
    metrics: {
      token: configuration.metricsToken,
      queueDepth: () => queue.depth(),
      creationMetrics: createMetrics(db),
    },
  }
  const { workerPort } = configuration
  const probes =
    roles.http || workerPort === null
      ? null
      : buildProbes({ log, isLocal: configuration.oidc === null, ...watched })

  async function buildHttp(): Promise<{ fastify: FastifyInstance; closeStreams: () => void }> {
    const { host, oidc, trustProxy, isDevelopment } = configuration
    const { login, development } = await createSignIn({ db, identity, people, host, publicUrl, oidc })
    const live = createLive({
      bus,
      log,
      isOpen: session => identity.isOpen(session),
      eventsFor: (actor, signal) =>
        signal.type === 'notification'
          ? notifications.liveEventsFor(actor, signal)
          : creations.liveEventsFor(actor, signal),
    })
    const pages: PageSource = {
      site: staticContent.site,
      creation: (viewer, id) => creations.find(viewer, id),
      wall: viewer => creations.publicList(viewer, WALL),
      user: async viewer => viewer && (await ownAccount.profile.userInfo(viewer)),
      person: (viewer, id) => people.findPerson(viewer, id),
      templates: () => templates.list(TEMPLATES),
      template: templates.find,
      templateIds: templates.ids,
      textPage: staticContent.find,
      availability,
      // Whoever reaches a server of this machine alone can type the command.
      modelHints: () => (development ? readModelHints() : []),
    }
    const fastify = await buildApp({
      log,
      version,
      trustProxy,
      isLocal: development !== null,
      security: {
        publicUrl,
        formTargets: oidc ? [new URL(oidc.issuer).origin] : [],
        hasPayments: configuration.stripe !== null,
        isDevelopment,
      },
      limitFactor: options.limitFactor ?? 1,
      registerSession: instance =>
        registerSession(instance, { sessionOfToken: identity.sessionOfToken, publicUrl }),
      modules: [
        identityRoutes({ identity, login, publicUrl }),
        ...(development ? [developmentRoutes(development)] : []),
        creditsRoutes({ db, credits }),
        creationsRoutes({ creations, visibility, spool }),
        trashRoutes({ trash }),
        billingRoutes({ billing }),
        paymentWebhookRoutes({ billing }),
        ...(payments.sandbox ? [sandboxRoutes({ sandbox: payments.sandbox })] : []),
        providerWebhookRoutes({ db, bus, registry }),
        catalogueRoutes({ availability }),
        promptsRoutes({ prompts }),
        filesRoutes({ files }),
        peopleRoutes({ people, ...ownAccount, spool, publicUrl }),
        unsubscribeRoutes({ unsubscribe }),
        likesRoutes({ likes, creations }),
        commentsRoutes({ comments }),
        notificationsRoutes({ notifications }),
        reportsRoutes({ reports }),
        templatesRoutes({ templates }),
        staticContentRoutes({ content: staticContent }),
      ],
      live,
      ...watched,
      site: options.hasPages === false ? null : { pages, publicUrl, isDevelopment },
    })
    return { fastify, closeStreams: () => live.close() }
  }
  const http = roles.http ? await buildHttp() : null

  return {
    fastify: http?.fastify ?? null,
    /** What sample content is made with. */
    services: {
      db,
      bus,
      queue,
      storage,
      credits,
      identity,
      people,
      submissions,
      comments,
      likes,
      reports,
      log,
    },
    billing,
    /** Null where money is real, or nothing can be bought. */
    sandbox: payments.sandbox && {
      /** Puts the sandbox's clock forward, by `31d` for example, and does what is due by then. */
      async advance(duration: string) {
        const now = await payments.sandbox?.advance(durationMs(duration))
        await billing.sweep()
        return { now }
      },
    },
    async start(): Promise<void> {
      if (roles.http) await spool.sweep()
      await bus.start()
      await queue.start()
      if (roles.worker) await worker.start({ exclusive: database.kind === 'pglite' })
      await http?.fastify.listen({ host: configuration.host, port: options.port })
      await probes?.listen({ host: configuration.host, port: workerPort ?? 0 })
    },
    /**
     * Answers no new requests and takes no new jobs, waits up to `drainMs` for those under way and hands
     * the rest back to the queue.
     */
    async stop({ drainMs }: { drainMs: number }): Promise<void> {
      if (isStopping) return
      isStopping = true
      http?.closeStreams()
      // Somebody who reads an answer very slowly, or not at all, does not hold up the end for longer.
      const timeout = setTimeout(() => http?.fastify.server.closeAllConnections(), drainMs)
      // The queue last: what is handed back is enqueued through it.
      await Promise.all([http?.fastify.close(), worker.stop({ drainMs })])
      await queue.stop({ drainMs: HAND_BACK_MS })
      clearTimeout(timeout)
      // Until the end, so that a watcher sees a process that ends, and not one that does not answer.
      await probes?.close()
      await bus.stop()
      await Promise.all(engines.map(engine => engine.close()))
    },
  }
}
