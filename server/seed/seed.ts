import type { Database, Queryable } from '#server/database/connection.ts'
import { transaction } from '#server/database/transaction.ts'
import { MEDIA_TYPES } from '#server/images/kinds.ts'
import { createId } from '#server/lib/ids.ts'
import type { Log } from '#server/lib/log.ts'
import type { CommentsService } from '#server/modules/comments/comments.service.ts'
import type { LikesService } from '#server/modules/creations/likes/likes.service.ts'
import { attemptPrefix } from '#server/modules/creations/run/lifecycle.ts'
import { checkForm } from '#server/modules/creations/submit/form.ts'
import { creationPrefix, type Submissions } from '#server/modules/creations/submit/submission.ts'
import type { CreditsService } from '#server/modules/credits/credits.service.ts'
import type { IdentityService } from '#server/modules/identity/identity.service.ts'
import { cancelDeletion, scheduleDeletion } from '#server/storage/deletions.store.ts'
import type { Storage } from '#server/storage/storage.ts'
import { nameOf, PEOPLE, type PersonKey, SAMPLES, type Sample } from './content.ts'
import { readFiles, readSampleFacts } from './pictures.ts'
import { recordSeeding, wasSeeded } from './seed.store.ts'

const ENGINE = 'builtin'
const ISSUER = 'sample'
/** Files that are not needed, because the process died before the rest was written down. */
const UNFINISHED_SECONDS = 3_600
const MINUTE = 60_000
/**
 * Age of the newest sample, beyond the last hour whose metrics operators watch, and the pause between
 * two; so the wall goes back about a week.
 */
const NEWEST_AGE = 65 * MINUTE
const PAUSE = 250 * MINUTE

export type SampleDeps = {
  db: Database
  storage: Storage
  credits: CreditsService
  identity: IdentityService
  submissions: Submissions
  comments: CommentsService
  likes: LikesService
  log: Log
}

/**
 * Fills an empty installation with creations of three sample people, so that there is something to see at
 * the first look. The pictures lie ready, because drawing them would take the processor from the first
 * person's own: files first, scheduled for deletion until the one transaction that inserts everything else commits.
 * Returns whether this call seeded it.
 */
export async function seedSampleContent(deps: SampleDeps): Promise<boolean> {
  const { db, log } = deps
  if ((await wasSeeded(db)) || !(await deps.submissions.hasNone())) return false
  const stored = await storePictures(deps)
  const isSeeded = await transaction(db, async tx => {
    if (!(await recordSeeding(tx))) return false
    const people = await addPeople(deps, tx)
    for (const { sample, id, deletion, ...made } of stored) {
      const submission = { id, userId: people[sample.by], checked: checkedOf(sample), engineId: ENGINE }
      await deps.submissions.recordFinished(tx, submission, made)
      await cancelDeletion(tx, deletion)
      const likedBy = (sample.likedBy ?? []).map(key => people[key])
      const comments = (sample.comments ?? []).map(({ by, message }, place) => ({
        userId: people[by],
        message,
        createdAt: new Date(made.createdAt.getTime() + (place + 1) * 17 * MINUTE),
      }))
      await deps.likes.seed(tx, id, likedBy)
      await deps.comments.seed(tx, id, comments)
    }
    return true
  })
  if (isSeeded) log.info({ creations: SAMPLES.length }, 'the sample content was added')
  return isSeeded
}

/** Stores the files of all samples, each under the creation that it will belong to. */
async function storePictures({ db, storage }: SampleDeps) {
  const now = Date.now()
  const all = await readSampleFacts()
  return await Promise.all(
    SAMPLES.map(async (sample, index) => {
      const name = nameOf(sample)
      const facts = all[name]
      if (!facts) throw new Error(`there is no picture of the sample ${name}`)
      const createdAt = new Date(now - ageOf(index))
      const id = createId('cre', createdAt.getTime())
      const deletion = await scheduleDeletion(db, creationPrefix(id), UNFINISHED_SECONDS)
      const storagePrefix = `${attemptPrefix({ id, attempt: 1 })}0/`
      const files = await readFiles(name, facts)
      await Promise.all(
        [...files].map(([file, bytes]) => storage.put(storagePrefix + file, bytes, MEDIA_TYPES.webp)),
      )
      const { modelVersion, ...shown } = facts
      const picture = {
        ...shown,
        id: createId('pic'),
        creationId: id,
        position: 0,
        storagePrefix,
        mediaType: MEDIA_TYPES.webp,
        bytes: files.get('original.webp')!.byteLength,
      }
      return { sample, id, createdAt, modelVersion, picture, deletion }
    }),
  )
}

/** The sample people, each with a grant that pays for exactly what they create. */
async function addPeople(
  { identity, credits }: SampleDeps,
  tx: Queryable,
): Promise<Record<PersonKey, string>> {
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
      count: 1,
      style,
      aspectRatio,
      imageStrength: 0.8,
      private: false,
      garmentType: null,
      options: {},
      templateId: null,
      sourceId: null,
    },
    [],
  )
}

/** Uneven pauses, as people have, but the same ones every time. */
function ageOf(index: number): number {
  const wobble = ((index * 7919) % 97) / 97 - 0.5
  return NEWEST_AGE + (index + Math.max(0, index > 0 ? wobble : 0)) * PAUSE
}
