import type * as z from 'zod'
import { doneAnswer } from './answer.ts'
import * as billing from './billing.ts'
import * as catalogue from './catalogue.ts'
import * as comments from './comments.ts'
import * as creations from './creations.ts'
import * as credits from './credits.ts'
import * as identity from './identity.ts'
import * as likes from './likes.ts'
import * as notifications from './notifications.ts'
import * as people from './people.ts'
import * as prompts from './prompts.ts'
import * as reports from './reports.ts'
import * as site from './site.ts'
import * as templates from './templates.ts'
import * as trash from './trash.ts'

/**
 * Whom a call answers. Everybody else gets 401 when they are not signed in, and otherwise 404, as if
 * what they ask about did not exist.
 */
export type Who =
  | 'anyone'
  /** Anybody, signed in or not, who may see what the body names. */
  | 'anyone who sees it'
  | 'person'
  /** Whoever is signed in and may see what the body names. */
  | 'person who sees it'
  /** Whoever is signed in and owns what the body names. */
  | 'owner'

/** One call of the interface. All are POST; the body is JSON, or none where the row names none. */
export type Call = {
  summary: string
  description?: string
  /** The chapter of the reference. */
  tag: string
  who: Who
  body?: z.ZodType
  /** The body is a multipart form: `data` holds JSON, the other parts are files. */
  isForm?: true
  /** The schema of the JSON answer, or the media type of a file. */
  answer: z.ZodType | 'application/zip'
  /** Requests of one person, or one network without a sign-in; without it the limit that all share. */
  limit?: { perMinute: number } | { perHour: number }
}

/** Every call by its path. The server's routes, the browser's client, the reference and the tests read it. */
export const CALLS = {
  // -------------------------------------------------------------------------------------- creations
  '/v1/image/create': {
    summary: 'Charges and queues a creation',
    description:
      'With an idempotency key, in the form or as the header Idempotency-Key, sending it again ' +
      'answers with the creation that was made the first time.',
    tag: 'creations',
    who: 'person',
    body: creations.createRequest,
    isForm: true,
    answer: creations.createAnswer,
    limit: { perMinute: 30 },
  },
  '/v1/image/list': {
    summary: "The person's own creations, newest first",
    tag: 'creations',
    who: 'person',
    body: creations.imageListQuery,
    answer: creations.creationListAnswer,
  },
  '/v1/image/publicList': {
    summary: 'Public creations, newest first',
    tag: 'creations',
    who: 'anyone',
    body: creations.publicListQuery,
    answer: creations.creationListAnswer,
  },
  '/v1/image/info': {
    summary: 'One creation, if the caller may see it',
    tag: 'creations',
    who: 'anyone who sees it',
    body: creations.imageQuery,
    answer: creations.creationAnswer,
  },
  '/v1/image/update': {
    summary: 'Makes a creation private or public, or hangs it on the wall',
    tag: 'creations',
    who: 'owner',
    body: creations.imageUpdate,
    answer: creations.creationAnswer,
  },
  '/v1/image/cancel': {
    summary: 'Stops a queued or running creation and gives its credits back',
    tag: 'creations',
    who: 'owner',
    body: creations.imageQuery,
    answer: creations.creationAnswer,
  },
  '/v1/batch/cancel': {
    summary: 'Stops all of a batch that is waiting or being drawn, and gives its credits back',
    description: 'Answers with all creations of the batch. What is finished stays as it is.',
    tag: 'creations',
    who: 'person',
    body: creations.batchQuery,
    answer: creations.creationListAnswer,
  },
  '/v1/image/retry': {
    summary: 'Replaces a failed or cancelled creation by a new one, charged anew',
    tag: 'creations',
    who: 'owner',
    body: creations.imageQuery,
    answer: creations.creationAnswer,
  },
  '/v1/image/delete': {
    summary: 'Moves a creation that is not being drawn to the trash',
    description: 'From there it can be restored for some days. With `forever` it is erased at once.',
    tag: 'creations',
    who: 'owner',
    body: trash.imageDelete,
    answer: trash.imageDeleteAnswer,
  },
  '/v1/image/restore': {
    summary: 'Takes creations from the trash and puts them back where they were',
    description: 'Answers with those that were in the trash, the newest first; 404 when none was.',
    tag: 'creations',
    who: 'owner',
    body: trash.restoreCommand,
    answer: trash.restoreAnswer,
  },
  '/v1/image/trashList': {
    summary: "The person's trash, what was deleted last first",
    tag: 'creations',
    who: 'person',
    body: trash.trashListQuery,
    answer: trash.trashListAnswer,
  },
  '/v1/image/emptyTrash': {
    summary: "Erases all that is in the person's trash",
    tag: 'creations',
    who: 'person',
    answer: trash.emptyTrashAnswer,
  },
  '/v1/catalogue/served': {
    summary: 'The modes with their models that can be made here',
    tag: 'creations',
    who: 'anyone',
    answer: catalogue.availabilityAnswer,
  },
  '/v1/prompt/enhance': {
    summary: 'Says more about a picture than its prompt does, without changing what it means',
    tag: 'creations',
    who: 'person',
    body: prompts.enhanceCommand,
    answer: prompts.enhanceAnswer,
    limit: { perMinute: 20 },
  },

  // ----------------------------------------------------------------------------------------- likes, comments, reports
  '/v1/like/set': {
    summary: 'Likes a creation or takes the like back; without `like` it changes to the other',
    tag: 'likes',
    who: 'person who sees it',
    body: creations.likeCommand,
    answer: likes.likeAnswer,
  },
  '/v1/like/list': {
    summary: 'What a person likes, as far as the caller may see it, the newest like first',
    tag: 'likes',
    who: 'anyone',
    body: likes.likeListQuery,
    answer: creations.creationListAnswer,
  },
  '/v1/comment/create': {
    summary: 'Says something of a creation',
    tag: 'comments',
    who: 'person who sees it',
    body: comments.commentCommand,
    answer: comments.commentAnswer,
    limit: { perMinute: 10 },
  },
  '/v1/comment/delete': {
    summary: 'Deletes a comment that the person wrote, or that is on their creation',
    tag: 'comments',
    who: 'owner',
    body: comments.commentDeletion,
    answer: doneAnswer,
  },
  '/v1/comment/list': {
    summary: 'Comments on a creation, oldest first',
    tag: 'comments',
    who: 'anyone who sees it',
    body: comments.commentListQuery,
    answer: comments.commentListAnswer,
  },
  '/v1/report/create': {
    summary: 'Reports a creation or a comment to the operator',
    tag: 'reports',
    who: 'person who sees it',
    body: reports.reportCommand,
    answer: doneAnswer,
    limit: { perMinute: 10 },
  },

  // --------------------------------------------------------------------------------------- identity
  '/v1/user/info': {
    summary: 'The signed-in person, with the live balance',
    tag: 'people',
    who: 'person',
    answer: people.userInfoAnswer,
  },
  '/v1/user/update': {
    summary: 'Changes the public profile and the choice of e-mails',
    tag: 'people',
    who: 'person',
    body: people.userUpdateRequest,
    isForm: true,
    answer: doneAnswer,
    limit: { perMinute: 10 },
  },
  '/v1/user/delete': {
    summary: 'Deletes the account with all that the person made',
    tag: 'people',
    who: 'person',
    answer: doneAnswer,
  },
  '/v1/user/export': {
    summary: 'All that is held of the person, as a ZIP archive',
    tag: 'people',
    who: 'person',
    answer: 'application/zip',
    limit: { perHour: 3 },
  },
  '/v1/user/publicInfo': {
    summary: 'What anybody may see of a person',
    tag: 'people',
    who: 'anyone who sees it',
    body: people.publicInfoQuery,
    answer: people.publicInfoAnswer,
  },
  '/v1/user/hide': {
    summary: 'Hides what a person makes and says from the caller, or shows it again',
    tag: 'people',
    who: 'person who sees it',
    body: people.hideCommand,
    answer: doneAnswer,
  },
  '/v1/user/hiddenList': {
    summary: 'Whom the caller hid, the latest first',
    tag: 'people',
    who: 'person',
    body: people.hiddenListQuery,
    answer: people.hiddenListAnswer,
  },
  '/v1/session/list': {
    summary: 'In which browsers the person is signed in',
    tag: 'identity',
    who: 'person',
    answer: identity.sessionListAnswer,
  },
  '/v1/session/end': {
    summary: 'Signs out one browser, or all but the one that asks',
    tag: 'identity',
    who: 'owner',
    body: identity.sessionEndCommand,
    answer: doneAnswer,
  },

  // ------------------------------------------------------------------------------ credits and billing
  '/v1/user/transactions': {
    summary: "The person's own credit entries, newest first",
    tag: 'credits',
    who: 'person',
    body: credits.transactionsQuery,
    answer: credits.transactionsAnswer,
  },
  '/v1/pricing/get': {
    summary: 'The plans, for everybody',
    tag: 'billing',
    who: 'anyone',
    answer: billing.pricingAnswer,
  },
  '/v1/subscription/get': {
    summary: "The person's plan",
    tag: 'billing',
    who: 'person',
    answer: billing.subscriptionAnswer,
  },
  '/v1/subscription/update': {
    summary: 'Change the plan: to a higher rank at once, to a lower one at the end of the period',
    tag: 'billing',
    who: 'person',
    body: billing.subscriptionUpdate,
    answer: billing.subscriptionUpdateAnswer,
  },
  '/v1/subscription/cancel': {
    summary: 'Cancel at the end of the period',
    tag: 'billing',
    who: 'person',
    answer: doneAnswer,
  },
  '/v1/subscription/resume': {
    summary: 'Take a cancellation back',
    tag: 'billing',
    who: 'person',
    answer: doneAnswer,
  },
  '/v1/stripe/checkout/create': {
    summary: 'Begin to pay for a plan or a pack of credits',
    tag: 'billing',
    who: 'person',
    body: billing.checkoutCommand,
    answer: billing.checkoutAnswer,
    limit: { perMinute: 20 },
  },
  '/v1/stripe/card/change': {
    summary: 'Begin to change the card that the plan is charged to',
    tag: 'billing',
    who: 'person',
    answer: billing.checkoutAnswer,
  },
  '/v1/stripe/checkout/status': {
    summary: 'Whether what was paid for has arrived',
    tag: 'billing',
    who: 'owner',
    body: billing.checkoutQuery,
    answer: billing.checkoutStatusAnswer,
  },
  '/v1/sandbox/checkout/get': {
    summary: 'What is bought in a session of the sandbox',
    tag: 'sandbox',
    who: 'owner',
    body: billing.sandboxQuery,
    answer: billing.sandboxOrderAnswer,
  },
  '/v1/sandbox/checkout/pay': {
    summary: 'Pay in the sandbox, with one of its cards; nothing is charged',
    tag: 'sandbox',
    who: 'owner',
    body: billing.sandboxPayment,
    answer: billing.sandboxPaymentAnswer,
  },

  // ---------------------------------------------------------------------------------- notifications
  '/v1/notifications/list': {
    summary: 'The person’s notifications, newest first',
    tag: 'notifications',
    who: 'person',
    body: notifications.notificationListQuery,
    answer: notifications.notificationListAnswer,
  },
  '/v1/notifications/read': {
    summary: 'Marks one notification, or without an id all, as read',
    tag: 'notifications',
    who: 'owner',
    body: notifications.notificationRead,
    answer: notifications.unreadAnswer,
  },
  '/v1/notifications/delete': {
    summary: 'Deletes a notification',
    tag: 'notifications',
    who: 'owner',
    body: notifications.notificationDeletion,
    answer: doneAnswer,
  },

  // ---------------------------------------------------------------------------- templates and texts
  '/v1/templates/list': {
    summary: 'Templates, in the order in which they are shown',
    tag: 'templates',
    who: 'anyone',
    body: templates.templateListQuery,
    answer: templates.templateListAnswer,
  },
  '/v1/templates/get': {
    summary: 'One template',
    tag: 'templates',
    who: 'anyone',
    body: templates.templateQuery,
    answer: templates.templateAnswer,
  },
  '/v1/pages/get': {
    summary: 'A page of text, such as the terms',
    tag: 'pages',
    who: 'anyone',
    body: site.textPageQuery,
    answer: site.textPageAnswer,
  },
} as const satisfies Record<`/v1/${string}`, Call>

type Calls = typeof CALLS
export type CallPath = keyof Calls

/** What is sent, before defaults are filled in. Of a multipart form it is how its parts look to programs. */
export type CallBody<Path extends CallPath> = Calls[Path] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : Record<string, never>

/** What the server's part of a call is given, with the defaults filled in. */
export type ReadBody<Path extends CallPath> = Calls[Path] extends { isForm: true }
  ? undefined
  : Calls[Path] extends { body: infer Body extends z.ZodType }
    ? z.output<Body>
    : undefined

/** The whole JSON answer of a success; never for a call that answers with a file. */
export type CallAnswer<Path extends CallPath> = Calls[Path]['answer'] extends z.ZodType
  ? z.output<Calls[Path]['answer']>
  : never

/** The paths whose calls answer people who are not signed in, too. */
export type PublicPath = {
  [Path in CallPath]: Calls[Path]['who'] extends 'anyone' | 'anyone who sees it' ? Path : never
}[CallPath]

/** The name of a call for programs that are generated: `/v1/image/publicList` is `imagePublicList`. */
export const operationIdOf = (path: CallPath): string =>
  path.slice('/v1/'.length).replace(/\/(\w)/g, (_, letter: string) => letter.toUpperCase())
