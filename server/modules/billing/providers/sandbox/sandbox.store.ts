import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/database/connection.ts'
import { settings } from '#server/database/settings.tables.ts'
import { createWorld, type World } from './world.ts'

const WORLD = 'billing.sandbox'
const CLOCK = 'billing.sandbox.clock'

/** The sandbox's world, locked until the transaction ends; the first to ask makes it. */
export async function takeWorld(tx: Queryable): Promise<World> {
  const read = () =>
    tx.select({ value: settings.value }).from(settings).where(eq(settings.key, WORLD)).for('update')
  let [row] = await read()
  if (!row) {
    const salt = crypto.randomUUID().slice(0, 8)
    const value = createWorld(Math.floor(Date.now() / 1000), salt)
    await tx.insert(settings).values({ key: WORLD, value }).onConflictDoNothing()
    ;[row] = await read()
  }
  // A world that was kept by an earlier version may lack tables.
  return { ...createWorld(0, ''), ...(row?.value as World) }
}

export async function saveWorld(tx: Queryable, world: World): Promise<void> {
  await tx.update(settings).set({ value: world }).where(eq(settings.key, WORLD))
}

/** Milliseconds by which the sandbox's clock is ahead. */
export async function readOffset(db: Queryable): Promise<number> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, CLOCK))
  return typeof row?.value === 'number' ? row.value : 0
}

export async function addToOffset(db: Queryable, ms: number): Promise<void> {
  await db
    .insert(settings)
    .values({ key: CLOCK, value: ms })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`to_jsonb((${settings.value} #>> '{}')::bigint + ${ms}::bigint)` },
    })
}
