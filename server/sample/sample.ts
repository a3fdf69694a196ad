import type { Database, Queryable } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import type { Registry } from '#server/engines/registry.ts'
import type { Bus } from '#server/events/bus.ts'
import type { Log } from '#server/log.ts'
import { checkForm } from '#server/modules/creations/form.ts'
import type { Orders } from '#server/modules/creations/order.ts'
import type { CreditsService } from '#server/modules/credits/credits.service.ts'
import type { IdentityService } from '#server/modules/identity/identity.service.ts'
import type { SocialService } from '#server/modules/social/social.service.ts'
import { PEOPLE, type PersonKey, SAMPLES, type Sample } from './content.ts'
import { isWithoutCreations, noteLaying, wasLaid } from './sample.store.ts'

const ENGINE = 'builtin'
const ISSUER = 'sample'
const MINUTE = 60_000
/** Age of the newest sample, and the usual pause between two; so the wall goes back about a week. */
const NEWEST_AGE = 25 * MINUTE
const PAUSE = 250 * MINUTE

export type SampleDeps = {
  db: Database
  bus: Bus
  credits: CreditsService
  identity: IdentityService
  registry: Registry
  orders: Orders
  social: SocialService
  log: Log
}

/**
 * Fills an empty installation with creations of three sample people, so that there is something to see.
 * People, credits, queued creations, likes and comments are laid in one transaction, once; the queue
 * then draws them while no person waits. Returns whether this call laid them.
 */
export async function laySampleContent(deps: SampleDeps): Promise<boolean> {
  const { db, registry, log } = deps
  if ((await wasLaid(db)) || !(await isWithoutCreations(db))) return false
  const engine = registry.byId(ENGINE)
  if (!engine?.serves('txt2img', 'fast')) return false

  const now = Date.now()
  const laid = await transaction(db, async tx => {
    if (!(await noteLaying(tx))) return false
    const people = await settle(deps, tx)
    for (const [index, sample] of SAMPLES.entries()) {
      const checked = checkedOf(sample)
      const createdAt = new Date(now - ageOf(index))
      const userId = people[sample.by]
      const id = await deps.orders.placeInBackground(tx, { userId, checked, engine, createdAt })
      await deps.social.seed(tx, id, {
        likes: (sample.likedBy ?? []).map(key => people[key]),
        comments: (sample.comments ?? []).map(({ by, message }, place) => ({
          userId: people[by],
          message,
          createdAt: new Date(createdAt.getTime() + (place + 1) * 17 * MINUTE),
        })),
      })
    }
    await deps.bus.publish(tx, { type: 'queue' })
    return true
  })
  if (laid) log.info({ creations: SAMPLES.length }, 'sample content is being drawn in the background')
  return laid
}

/** The sample people, each with a grant that pays for exactly what they create. */
async function settle({ identity, credits }: SampleDeps, tx: Queryable): Promise<Record<PersonKey, string>> {
  const ids = {} as Record<PersonKey, string>
  for (const [key, nickName] of Object.entries(PEOPLE) as [PersonKey, string][]) {
    const email = `${key}@sample.invalid`
    const { userId } = await identity.ensureUser(tx, { issuer: ISSUER, subject: key, email, nickName })
    const amount = SAMPLES.reduce((sum, sample) => sum + (sample.by === key ? checkedOf(sample).cost : 0), 0)
    if (amount > 0) {
      await credits.grant(tx, { userId, amount, key: `sample:${userId}`, description: 'Sample content' })
    }
    ids[key] = userId
  }
  return ids
}

function checkedOf({ prompt, aspectRatio, style, model = 'fast', seed }: Sample) {
  return checkForm(
    {
      imageMode: 'txt2img',
      model,
      prompt,
      searchPrompt: '',
      negativePrompt: '',
      seed,
      style,
      aspectRatio,
      imageStrength: 0.8,
      private: false,
      garmentType: null,
      options: {},
      templateId: null,
    },
    [],
  )
}

/** Uneven pauses, as people have, but the same ones every time. */
function ageOf(index: number): number {
  const wobble = ((index * 7919) % 97) / 97 - 0.5
  return NEWEST_AGE + (index + Math.max(0, index > 0 ? wobble : 0)) * PAUSE
}
