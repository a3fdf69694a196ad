import { CALLS, type CallPath, type Who } from '#contract/calls.ts'
import type { Target } from './objects.ts'

/**
 * What a caller is answered: one HTTP status for a call about no object; for a call about an object one for each
 * kind, in the order own (the owner's private one), somebody's public one, somebody's private one, one that is
 * erased, and one in the owner's trash, which without a status of its own is answered as if it were erased.
 */
type Statuses =
  | number
  | readonly [own: number, public_: number, private_: number, erased: number, trashed?: number]

export type Row = {
  /** What is sent about an object; a FormData goes out as a form. */
  body?: (target: Target) => unknown
  /** The address, if it names the object. */
  path?: (target: Target) => string
  /** Also what people without a valid session are answered, whatever they bring. */
  anonymous: Statuses
  owner: Statuses
  other: Statuses
  /** The session is over afterwards, so each caller signs in anew before. */
  endsSession?: true
}

const ONLY_OWN = [200, 404, 404, 404] as const
const ONLY_PUBLIC = [404, 200, 404, 404] as const
const OWN_AND_PUBLIC = [200, 200, 404, 404] as const
const NONE = [404, 404, 404, 404] as const

const image = ({ imageId }: Target) => ({ imageId })
const everybody = { anonymous: 200, owner: 200, other: 200 }
const missing = { anonymous: 404, owner: 404, other: 404 }
const redirected = { anonymous: 303, owner: 303, other: 303 }
const refused = { anonymous: 400, owner: 400, other: 400 }
const seen = { anonymous: ONLY_PUBLIC, owner: OWN_AND_PUBLIC, other: ONLY_PUBLIC }
/** The bytes of what lies in the trash are its owner's to see. */
const seenInTrash = { ...seen, owner: [200, 200, 404, 404, 200] } as const

/** What each kind of caller is answered, by whom the call's row in the contract names. */
const ANSWERS: Record<Who, Pick<Row, 'anonymous' | 'owner' | 'other'>> = {
  anyone: everybody,
  'anyone who sees it': seen,
  person: { anonymous: 401, owner: 200, other: 200 },
  'person who sees it': { anonymous: 401, owner: OWN_AND_PUBLIC, other: ONLY_PUBLIC },
  owner: { anonymous: 401, owner: ONLY_OWN, other: NONE },
}

/** Nobody but a person who has none of that: a plan to change, for example. */
const unsubscribed = { owner: 409, other: 409 }
const unknown = { owner: 404, other: 404 }

/** The id of a session that nobody has. */
const NO_SESSION = '00000000-0000-4000-8000-000000000000'

/** The id of a batch that nobody has. */
const NO_BATCH = `bat_${'0'.repeat(26)}`

function formOf(data: unknown): FormData {
  const form = new FormData()
  form.set('data', JSON.stringify(data))
  return form
}

/**
 * What is sent to try a call of the contract, and where its answer is another than the one that follows from
 * whom it answers: a plan that nobody has cannot be cancelled, a person is no private thing.
 */
const TRIALS: Record<CallPath, Partial<Row>> = {
  '/v1/session/list': {},
  '/v1/session/end': { body: () => ({ sessionId: NO_SESSION }), ...unknown },
  '/v1/image/info': { body: image },
  '/v1/image/update': { body: target => ({ ...image(target), private: true }) },
  '/v1/image/cancel': { body: image, owner: [409, 404, 404, 404] },
  '/v1/batch/cancel': { body: () => ({ batchId: NO_BATCH }), ...unknown },
  '/v1/image/retry': { body: image, owner: [409, 404, 404, 404] },
  '/v1/image/delete': { body: image },
  '/v1/image/restore': {
    body: ({ imageId }) => ({ imageIds: [imageId] }),
    owner: [404, 404, 404, 404, 200],
  },
  '/v1/image/trashList': {},
  '/v1/image/emptyTrash': {},
  '/v1/image/list': {},
  '/v1/image/publicList': { body: ({ userId }) => ({ userId }) },
  '/v1/image/create': {
    body: () => formOf({ imageMode: 'txt2img', model: 'fast', prompt: 'x', aspectRatio: '1:1' }),
  },
  '/v1/like/set': { body: image },
  '/v1/like/list': { body: ({ userId }) => ({ userId }) },
  '/v1/comment/list': { body: image },
  '/v1/comment/create': { body: target => ({ ...image(target), comment: 'x' }) },
  '/v1/comment/delete': { body: ({ commentId }) => ({ commentId }) },
  '/v1/report/create': {
    body: target => ({ ...image(target), reason: 'spam' }),
    owner: [409, 200, 404, 404],
  },
  '/v1/notifications/list': {},
  '/v1/notifications/read': { body: ({ notificationId }) => ({ notificationId }) },
  '/v1/notifications/delete': { body: ({ notificationId }) => ({ notificationId }) },
  '/v1/pricing/get': {},
  '/v1/subscription/get': {},
  '/v1/subscription/update': {
    body: () => ({ tierId: 'Sketch', billingInterval: 'month' }),
    ...unsubscribed,
  },
  '/v1/subscription/cancel': unsubscribed,
  '/v1/subscription/resume': unsubscribed,
  '/v1/stripe/checkout/create': { body: () => ({ itemId: 'credits', itemQuantity: 1 }) },
  '/v1/stripe/card/change': unsubscribed,
  '/v1/stripe/checkout/status': { body: () => ({ sessionId: 'cs_test_unknown' }), ...unknown },
  '/v1/sandbox/checkout/get': { body: () => ({ clientSecret: 'unknown' }), ...unknown },
  '/v1/sandbox/checkout/pay': {
    body: () => ({ clientSecret: 'unknown', cardNumber: '4242424242424242' }),
    ...unknown,
  },
  '/v1/user/info': {},
  '/v1/user/transactions': {},
  '/v1/user/export': {},
  '/v1/user/hiddenList': {},
  '/v1/user/update': { body: () => formOf({ nickName: 'x', notifyComment: true, notifyProduct: false }) },
  '/v1/user/publicInfo': {
    body: ({ userId }) => ({ userId }),
    anonymous: [200, 200, 200, 404],
    owner: [200, 200, 200, 404],
    other: [200, 200, 200, 404],
  },
  '/v1/user/hide': {
    body: ({ userId }) => ({ userId, hidden: false }),
    owner: [409, 200, 200, 404],
    other: [200, 200, 200, 404],
  },
  '/v1/user/delete': { endsSession: true },
  '/v1/prompt/enhance': { body: () => ({ prompt: 'a boat' }) },
  '/v1/catalogue/served': {},
  '/v1/templates/list': {},
  '/v1/templates/get': { body: () => ({ templateId: 'none' }), ...missing },
  '/v1/pages/get': { body: () => ({ name: 'terms' }) },
}

const calls = (Object.keys(TRIALS) as CallPath[]).map(path => [
  `POST ${path}`,
  { ...ANSWERS[CALLS[path].who], ...TRIALS[path] },
])

/** Who may do what, by method and address: all calls of the contract, and all else that the server answers. */
export const ROWS: Record<string, Row> = {
  ...Object.fromEntries(calls),

  // Told by programs of others: what counts here is a signature.
  'POST /v1/stripe/webhook': refused,
  'POST /v1/webhooks/:engine': { path: () => '/v1/webhooks/unknown', ...missing },

  'GET /pictures/:pictureId/:file': {
    path: ({ pictureId }) => `/pictures/${pictureId}/original`,
    ...seenInTrash,
  },
  'GET /pictures/:pictureId/download': {
    path: ({ pictureId }) => `/pictures/${pictureId}/download`,
    ...seenInTrash,
  },
  'GET /uploads/:uploadId': {
    path: ({ uploadId }) => `/uploads/${uploadId}`,
    anonymous: NONE,
    owner: [200, 404, 404, 404, 200],
    other: NONE,
  },
  'GET /avatars/:avatarKey': {
    path: ({ avatarKey }) => `/avatars/${avatarKey}`,
    anonymous: [200, 200, 200, 404],
    owner: [200, 200, 200, 404],
    other: [200, 200, 200, 404],
  },
  'GET /templates/:id/:file': { path: () => '/templates/none/1.png', ...missing },

  'GET /v1/events': ANSWERS.person,
  'GET /v1/openapi.json': everybody,
  'GET /v1/docs': everybody,
  'GET /v1/docs.css': everybody,
  'GET /healthz': everybody,
  'GET /readyz': everybody,
  'GET /metrics': everybody,

  // What counts here is the token in the address.
  'GET /v1/mail/unsubscribe': missing,
  'POST /v1/mail/unsubscribe': missing,

  'GET /v1/oidc/pages.css': everybody,
  'GET /v1/oidc/schibsted-grotesk.woff2': everybody,
  'GET /v1/oidc/login': redirected,
  'GET /v1/oidc/callback': refused,
  'GET /oidc/interaction/:uid': { path: () => '/oidc/interaction/none', ...refused },
  'POST /oidc/interaction/:uid': { path: () => '/oidc/interaction/none', ...refused },
  'GET /v1/oidc/logout': { anonymous: 303, owner: 200, other: 200 },
  'POST /v1/oidc/logout': { ...redirected, endsSession: true },
}
