import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss, type QueueResult } from 'pg-boss'
import type { DatabaseHandle, Queryable } from '#server/database/connection.ts'
import { JOB_NAMES, JOBS, type JobName, type JobPayload } from './jobs.ts'
import { PermanentError } from './permanent-error.ts'

/** A worker's claim on a job lapses when it was not renewed for this long, and the job runs elsewhere. */
const HEARTBEAT_SECONDS = 20
const HEARTBEAT_REFRESH_SECONDS = 4
/** Notifications wake workers at once. This is for jobs whose time comes, and notifications that were missed. */
const LOOK_MS = 1_000
/** Workers that were neither notified nor woken look by themselves, each on its own and all for nothing. */
const POLL_SECONDS = 30
/** How often lost jobs are looked for: soon, where other processes may have died, which only a server's can. */
const SUPERVISE_SECONDS = { shared: 2, exclusive: 15 }
const SHORTEST_DRAIN_MS = 1_000
const POOL_SIZE = 4
const SCHEMA = 'pgboss'

export type EnqueueOptions = {
  /** Not before this many seconds have passed. */
  startAfterSeconds?: number
  /** Tells jobs of the same name apart where the table says `one` copy. */
  singletonKey?: string
}

export type JobHandler<Name extends JobName> = (
  payload: JobPayload<Name>,
  /** Aborted when the job expired, its claim was lost, or the process has to stop now. */
  signal: AbortSignal,
) => Promise<void>

export type QueueDepth = { name: JobName; waiting: number; running: number; failed: number }

export interface Queue {
  /**
   * Enqueues inside the caller's transaction: the job exists exactly if the transaction commits.
   * Returns whether a job was added, which is always so unless the table says `one` copy.
   */
  enqueue<Name extends JobName>(
    tx: Queryable,
    name: Name,
    payload: JobPayload<Name>,
    options?: EnqueueOptions,
  ): Promise<boolean>
  /** Registers the handler of a kind of job; runs at most `concurrency` of them in this process. */
  work<Name extends JobName>(
    name: Name,
    options: { concurrency: number },
    handler: JobHandler<Name>,
  ): Promise<void>
  /** Enqueues a job with an empty payload by the clock (cron, UTC). One process among all does it. */
  every(name: JobName, cron: string): Promise<void>
  /** Makes enqueuing possible. No handler runs yet. */
  open(): Promise<void>
  /** Begins to run handlers; opens the queue if that was not done. */
  start(): Promise<void>
  /**
   * Takes no more jobs and waits up to `drainMs` for those that run. What runs still is handed back, to
   * be taken by another worker at once, and its signal is aborted.
   */
  stop(options: { drainMs: number }): Promise<void>
  depth(): Promise<QueueDepth[]>
  /** Throws unless the queue can be used now. */
  check(): Promise<void>
}

export type QueueOptions = {
  /** Whether this process watches over lost jobs and schedules; at least one process has to. */
  supervise: boolean
  /** Whether no other process can be working on the queue, so that what is marked as running is not. */
  exclusive: boolean
  onError: (error: unknown) => void
}

export function createQueue(handle: DatabaseHandle, options: QueueOptions): Queue {
  const superviseSeconds = options.exclusive ? SUPERVISE_SECONDS.exclusive : SUPERVISE_SECONDS.shared
  const boss = new PgBoss({
    schema: SCHEMA,
    ...(handle.kind === 'pglite'
      ? { db: fromPglite(handle.pglite), backend: 'pglite' as const }
      : { connectionString: handle.url, application_name: 'easel queue', max: POOL_SIZE }),
    useListenNotify: true,
    supervise: options.supervise,
    schedule: options.supervise,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: 300,
    queueCacheIntervalSeconds: 30,
    cronMonitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 5,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', options.onError)
  let isOpen = false
  let isRunning = false
  const pending: (() => Promise<void>)[] = []
  const whenRunning = async (action: () => Promise<void>) => {
    if (isRunning) await action()
    else pending.push(action)
  }

  const workers = new Map<string, string[]>()
  let looking: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  /** Wakes those who have something to do. One look for all of them, as long as there is nothing, is cheap. */
  async function look(): Promise<void> {
    for (const name of await dueQueues(handle)) {
      for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
    }
  }

  function keepLooking(): void {
    timer = setInterval(() => {
      looking ??= look()
        .catch(options.onError)
        .finally(() => {
          looking = null
        })
    }, LOOK_MS)
  }

  async function open(): Promise<void> {
    if (isOpen) return
    await boss.start()
    const declared = new Map((await boss.getQueues([...JOB_NAMES])).map(queue => [queue.name, queue]))
    for (const name of JOB_NAMES) await declareQueue(boss, name, declared.get(name))
    if (options.exclusive) await recoverLost(handle)
    isOpen = true
  }

  return {
    async enqueue(tx, name, payload, { startAfterSeconds, singletonKey } = {}) {
      const id = await boss.send(name, JOBS[name].payload.parse(payload), {
        db: fromDrizzle(tx, sql),
        startAfter: startAfterSeconds,
        singletonKey,
      })
      return id !== null
    },
    work: (name, { concurrency }, handler) =>
      whenRunning(async () => {
        const ids: string[] = []
        workers.set(name, ids)
        for (let i = 0; i < concurrency; i++) ids.push(await startWorker(boss, name, handler))
      }),
    every: (name, cron) => whenRunning(() => boss.schedule(name, cron, {}, { tz: 'UTC' })),
    open,
    async start() {
      await open()
      isRunning = true
      for (const action of pending.splice(0)) await action()
      keepLooking()
    },
    async stop({ drainMs }) {
      isRunning = false
      clearInterval(timer)
      await looking
      await boss.stop({ graceful: true, timeout: Math.max(drainMs, SHORTEST_DRAIN_MS) })
    },
    depth: () => readDepth(handle),
    async check() {
      if (!isRunning) throw new Error('the queue is not running')
      await boss.getQueue(JOB_NAMES[0]!)
    },
  }
}

/**
 * Creates the queue of a kind of job, or brings an older one to the table's settings. One that has them is left
 * alone: to say it all again would take a good part of a start.
 */
async function declareQueue(boss: PgBoss, name: JobName, declared?: QueueResult): Promise<void> {
  const job = JOBS[name]
  const settings = {
    retryLimit: job.retries,
    retryDelay: job.retryDelaySeconds,
    retryDelayMax: job.longestRetryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: job.expireSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: 3600,
    notify: true,
  }
  // Sending reads the queue's settings from a cache, which the start has filled with the queues there were, and
  // the calls below fill with theirs. So it asks nothing of the database in the middle of somebody's
  // transaction, where the embedded database could not answer.
  if (
    declared &&
    Object.entries(settings).every(([key, value]) => declared[key as keyof QueueResult] === value)
  )
    return
  await boss.createQueue(name, { ...settings, policy: job.copies === 'one' ? 'exclusive' : 'standard' })
  await boss.updateQueue(name, settings)
}

async function startWorker<Name extends JobName>(
  boss: PgBoss,
  name: Name,
  handler: JobHandler<Name>,
): Promise<string> {
  const settings = {
    batchSize: 1,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
    heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
    perJobResults: true as const,
  }
  const workerId = await boss.work(name, settings, async ([job]) => {
    if (!job) return []
    try {
      await handler(JOBS[name].payload.parse(job.data) as JobPayload<Name>, job.signal)
      return [{ id: job.id, status: 'completed' as const }]
    } catch (error) {
      if (!(error instanceof PermanentError)) throw error
      // Without a dead letter queue this is how a job fails whose retries are not to be used up.
      return [{ id: job.id, status: 'deadletter' as const, output: { message: error.message } }]
    } finally {
      // A worker sleeps after each job unless told that there may be more.
      boss.notifyWorker(workerId)
    }
  })
  return workerId
}

/** The names of those queues in which a job may begin. */
async function dueQueues(handle: DatabaseHandle): Promise<string[]> {
  const { rows } = await handle.db.execute<{ name: string }>(sql`
    select distinct name from ${sql.identifier(SCHEMA)}.job
    where state < 'active' and not blocked and start_after <= now()`)
  return rows.map(({ name }) => name)
}

/** Requeues at once the jobs of a process that has ended. */
async function recoverLost(handle: DatabaseHandle): Promise<void> {
  await handle.db.execute(sql`
    update ${sql.identifier(SCHEMA)}.job
    set state = 'retry', start_after = now(), retry_count = retry_count + 1, started_on = null
    where state = 'active'`)
}

async function readDepth(handle: DatabaseHandle): Promise<QueueDepth[]> {
  const { rows } = await handle.db.execute<QueueDepth>(sql`
    select name,
      (count(*) filter (where state < 'active'))::int as waiting,
      (count(*) filter (where state = 'active'))::int as running,
      (count(*) filter (where state = 'failed'))::int as failed
    from ${sql.identifier(SCHEMA)}.job
    group by name`)
  const found = new Map(rows.map(row => [row.name, row]))
  return JOB_NAMES.map(name => found.get(name) ?? { name, waiting: 0, running: 0, failed: 0 })
}
