import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation, PictureInfo } from '#contract/creations.ts'
import { FAILURES, type FailureKind } from '#contract/errors.ts'
import type { Author } from '#contract/people.ts'
import type { TemplateInfo } from '#contract/templates.ts'
import type { CreationView, PictureBrief } from './creations.store.ts'

const ENDED_WITHOUT_PICTURE: readonly number[] = [CREATION_STATUS.failed, CREATION_STATUS.cancelled]

/** What an owner reads when no reason was stored. */
const HIDDEN = 'It breaks the rules of this site.'

export type Viewpoint = {
  viewerId: string | null
  authors: Map<string, Author>
  /** Places in the queue by creation; needed for the viewer's own queued creations only. */
  places?: Map<string, number>
  templateOf: (id: string | null) => TemplateInfo | null
  /** The name of an engine; null for one that is no longer configured. */
  engineNameOf: (id: string) => string | null
}

/** A creation as its viewer may see it: what concerns the owner alone is left out for everybody else. */
export function present(view: CreationView, viewpoint: Viewpoint): Creation {
  const { viewerId, authors, places, templateOf, engineNameOf } = viewpoint
  const isOwner = view.userId === viewerId
  const pictures = view.status === CREATION_STATUS.complete ? view.pictures.map(presentPicture) : []
  return {
    id: view.id,
    userId: view.userId,
    userInfo: authors.get(view.userId) ?? { id: view.userId, nickName: 'Deleted user', avatar: null },
    mode: view.mode,
    model: view.model,
    prompt: view.form.prompt,
    enhandedPrompt: view.form.prompt,
    status: view.status as Creation['status'],
    images: pictures.map(({ url }) => url),
    pictures,
    promptImages: isOwner ? view.uploadIds.map(id => `/uploads/${id}`) : [],
    aspectRatio: view.form.aspectRatio,
    isPrivate: view.isPrivate,
    isLike: view.isLike,
    numberOfLikes: view.numberOfLikes,
    numberOfComments: view.numberOfComments,
    createdAt: view.createdAt.toISOString(),
    finishedAt: view.finishedAt?.toISOString() ?? null,
    // It may be known long before there is a picture that it could be said of.
    note: view.status === CREATION_STATUS.complete ? view.note : null,
    madeBy: view.status === CREATION_STATUS.complete ? engineNameOf(view.engine) : null,
    templateInfo: templateOf(view.form.templateId ?? null),
    own: isOwner ? presentOwn(view, places) : null,
  }
}

export function presentPicture({
  id,
  width,
  height,
  placeholder,
  colour,
  widths,
}: PictureBrief): PictureInfo {
  return {
    url: `/pictures/${id}/original`,
    width,
    height,
    placeholder,
    colour,
    sources: widths.map(wide => ({ url: `/pictures/${id}/w${wide}.webp`, width: wide })),
  }
}

function presentOwn(view: CreationView, places: Viewpoint['places']): NonNullable<Creation['own']> {
  const isRefunded = ENDED_WITHOUT_PICTURE.includes(view.status)
  return {
    batch: batchOf(view),
    onWall: view.onWall,
    cost: view.cost,
    seed: view.seed,
    style: view.form.style,
    negativePrompt: view.form.negativePrompt,
    searchPrompt: view.form.searchPrompt,
    imageStrength: view.form.imageStrength,
    options: view.form.options,
    engine: view.engine,
    progress: view.status === CREATION_STATUS.processing ? view.progress : null,
    queuePosition: view.status === CREATION_STATUS.queued ? (places?.get(view.id) ?? null) : null,
    failure: failureOf(view),
    refunded: isRefunded ? view.cost : 0,
    retryable: isRefunded,
    hidden: view.hiddenAt && { descr: view.hiddenReason ?? HIDDEN, since: view.hiddenAt.toISOString() },
  }
}

function batchOf({ batchId, batchPosition, batchSize }: CreationView) {
  if (batchId === null || batchPosition === null || batchSize === null) return null
  return { id: batchId, position: batchPosition, size: batchSize }
}

function failureOf({ failureKind, failureDetail }: CreationView) {
  if (failureKind === null) return null
  const isKnown = Object.hasOwn(FAILURES, failureKind)
  return {
    kind: failureKind,
    descr: failureDetail
      ? `${failureDetail} Your credits are back.`
      : FAILURES[isKnown ? (failureKind as FailureKind) : 'unavailable'],
  }
}
