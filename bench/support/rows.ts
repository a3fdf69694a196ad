import { sql } from 'drizzle-orm'
import type { Database, DatabaseHandle } from '#server/database/connection.ts'
import { createId } from '#server/lib/ids.ts'

const AUTHORS = 2_000
const LIKES_PER_HUNDRED = 150

/**
 * A wall as it is after `amount` creations: of ten, eight are public and complete, one is private and one
 * failed; each complete one has its picture, and likes and comments lie unevenly. Called again with more,
 * it adds what is missing.
 */
export async function fillWall(database: DatabaseHandle, amount: number): Promise<void> {
  const { db } = database
  const have = await countRows(db)
  await db.execute(sql`
    insert into users (id, issuer, subject, email, nick_name)
    select ${id('usr', sql`n`)}, 'bench wall', n::text, n || '@wall.invalid', 'Person ' || n
    from generate_series(0, ${AUTHORS - 1}::int) n on conflict do nothing`)
  await db.execute(sql`
    insert into credit_accounts (user_id, holder)
    select id, id from users where issuer = 'bench wall' on conflict do nothing`)
  // One each minute, the oldest first, by people of whom some make far more than others.
  await db.execute(sql`
    insert into creations (id, user_id, status, mode, model, form, seed, cost, is_private, engine,
      number_of_likes, number_of_comments, attempt, created_at, started_at, finished_at)
    select ${id('cre', sql`n`)}, ${id('usr', sql`(n * 7919) % ${AUTHORS} * ((n * 31) % 100) / 100`)},
      case when n % 10 = 9 then 4 else 3 end, 'txt2img', 'fast',
      jsonb_build_object('prompt', 'a lighthouse on a cliff above a stormy sea at dusk, number ' || n,
        'searchPrompt', '', 'negativePrompt', '', 'style', 'none', 'aspectRatio', '9:16',
        'imageStrength', 0.8, 'options', '{}'::jsonb),
      n, 0, n % 10 = 8, 'builtin', n % 4, n % 3, 1, t, t + interval '1 second', t + interval '3 seconds'
    from (select n, timestamptz '2026-01-01' + n * interval '1 minute' as t
      from generate_series(${have}::int, ${amount - 1}::int) n) numbers`)
  await db.execute(sql`
    insert into pictures (id, creation_id, position, storage_prefix, media_type, width, height, bytes,
      placeholder, colour, widths)
    select ${id('pic', sql`n`)}, ${id('cre', sql`n`)}, 0, 'creation/bench/' || n || '/0/', 'image/png',
      720, 1280, 900000, 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==', '#556677', '[320, 640, 720]'::jsonb
    from generate_series(${have}::int, ${amount - 1}::int) n where n % 10 <> 9`)
  await db.execute(sql`
    insert into likes (user_id, creation_id)
    select ${id('usr', sql`(n::bigint * 104729) % ${AUTHORS}`)}, ${id('cre', sql`n * 100 / ${LIKES_PER_HUNDRED}`)}
    from generate_series(${(have * LIKES_PER_HUNDRED) / 100}::int, ${(amount * LIKES_PER_HUNDRED) / 100 - 1}::int) n
    on conflict do nothing`)
  await db.execute(sql`vacuum analyze`)
}

async function countRows(db: Database): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from creations where engine = 'builtin' and cost = 0`)
  return rows[0]!.n
}

/** An id of the product's form that belongs to the number: ids sort as their numbers do. */
const id = (prefix: string, number: ReturnType<typeof sql>) =>
  sql`${sql.raw(`'${prefix}_'`)} || lpad((${number})::text, 26, '0')`

/** That many complete creations of one person, each with its picture; every seventh is of a rare mode. */
export async function fillGallery(database: DatabaseHandle, userId: string, amount: number): Promise<void> {
  const { db } = database
  await db.execute(sql`
    insert into creations (id, user_id, status, mode, model, form, seed, cost, is_private, engine, attempt,
      created_at, started_at, finished_at)
    select ${id('cre', sql`n`)}, ${userId}, 3, case when n % 7 = 0 then 'upscale' else 'txt2img' end, 'fast',
      jsonb_build_object('prompt', 'a lighthouse on a cliff above a stormy sea at dusk, number ' || n,
        'searchPrompt', '', 'negativePrompt', '', 'style', 'none', 'aspectRatio', '9:16',
        'imageStrength', 0.8, 'options', '{}'::jsonb),
      n, 0, n % 10 = 8, 'builtin', 1, t, t, t
    from (select n, timestamptz '2026-01-01' + n * interval '1 minute' as t
      from generate_series(0, ${amount - 1}::int) n) numbers`)
  await db.execute(sql`
    insert into pictures (id, creation_id, position, storage_prefix, media_type, width, height, bytes,
      placeholder, colour, widths)
    select ${id('pic', sql`n`)}, ${id('cre', sql`n`)}, 0, 'creation/bench/' || n || '/0/', 'image/png',
      720, 1280, 900000, 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==', '#556677', '[320, 640, 720]'::jsonb
    from generate_series(0, ${amount - 1}::int) n`)
  await db.execute(sql`vacuum analyze`)
}

/** The raw limit of a submission: one row of the same kind, without anything around it. */
export async function insertOneCreation(database: DatabaseHandle, userId: string): Promise<void> {
  await database.db.execute(sql`
    insert into creations (id, user_id, status, mode, model, form, seed, cost, engine)
    values (${createId('cre')}, ${userId}, 4, 'txt2img', 'fast',
      ${JSON.stringify({ prompt: 'a lighthouse at dusk', style: 'none', aspectRatio: '1:1', options: {} })}::jsonb,
      1, 0, 'bench')`)
}
