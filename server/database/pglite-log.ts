import type { PGlite } from '@electric-sql/pglite'

/** Segments of the write-ahead log, 16 MB each, that are made ahead. */
const SEGMENTS_AHEAD = 4
/** With fewer than these left and no way to make more, nothing is written any more. */
const SEGMENTS_KEPT = 2

const LOOK_EVERY_MS = 2_000
const CHECKPOINT_AFTER_BYTES = 12 * 1024 * 1024

export const LOG_SETTINGS = [
  // Checkpoints keep the segments that are ahead.
  'min_wal_size=96MB',
  'max_wal_size=96MB',
  // Unused here, and otherwise each checkpoint writes a file for it, which fails badly on a full disk.
  'max_active_replication_origins=0',
  'max_replication_slots=0',
]

/**
 * Makes sure that the write-ahead log never has to grow on a full disk. There the embedded database would
 * spin in an endless loop, and the server with it; within space that it has already, it refuses single
 * statements and goes on.
 *
 * So segments are made ahead, and checkpoints, which the embedded database does not make by itself, turn
 * used ones into new ones. Where the disk is too full even for a checkpoint, writing stops before the
 * last segment is used up, and goes on when there is space again. Checkpoints also bound the size of the
 * log, and the time that the next start takes after a crash.
 *
 * Returns the function that ends it.
 */
export async function keepLogShort(pglite: PGlite): Promise<() => Promise<void>> {
  if ((await segmentsAhead(pglite)) < SEGMENTS_AHEAD) {
    for (let i = 0; i < SEGMENTS_AHEAD; i++) {
      // A segment without any record in it would not be left.
      await pglite.query("select pg_logical_emit_message(true, 'easel', '')")
      await pglite.query('select pg_switch_wal()')
    }
    await pglite.exec('checkpoint')
  }

  let isReadOnly = false
  async function setReadOnly(wanted: boolean): Promise<void> {
    if (isReadOnly === wanted) return
    await pglite.exec(`set default_transaction_read_only = ${wanted ? 'on' : 'off'}`)
    isReadOnly = wanted
  }

  async function look(): Promise<void> {
    if (!isReadOnly && (await bytesSinceCheckpoint(pglite)) < CHECKPOINT_AFTER_BYTES) return
    try {
      await pglite.exec('checkpoint')
      await setReadOnly(false)
    } catch {
      // Too full for now: the statements that do not fit say so themselves, and the next look tries again.
      if ((await segmentsAhead(pglite)) < SEGMENTS_KEPT) await setReadOnly(true)
    }
  }

  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(look).catch(() => {})
  }, LOOK_EVERY_MS).unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}

async function bytesSinceCheckpoint(pglite: PGlite): Promise<number> {
  const { rows } = await pglite.query<{ bytes: number }>(
    'select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  )
  return rows[0]?.bytes ?? 0
}

async function segmentsAhead(pglite: PGlite): Promise<number> {
  const { rows } = await pglite.query<{ count: number }>(`
    select count(*)::int as count from pg_ls_waldir()
    where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_lsn())`)
  return rows[0]?.count ?? 0
}
