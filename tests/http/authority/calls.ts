import type { Target } from './objects.ts'

/**
 * What a caller is answered: one HTTP status for a call about no object; for a call about an object four,
 * in the order own (the owner's private one), somebody's public one, somebody's private one, a deleted one.
 */
type Statuses = number | readonly [own: number, public_: number, private_: number, deleted: number]

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
const seen = { anonymous: ONLY_PUBLIC, owner: OWN_AND_PUBLIC, other: ONLY_PUBLIC }
const joined = { anonymous: 401, owner: OWN_AND_PUBLIC, other: ONLY_PUBLIC }
const owned = { anonymous: 401, owner: ONLY_OWN, other: NONE }
const member = { anonymous: 401, owner: 200, other: 200 }
const unsubscribed = { anonymous: 401, owner: 409, other: 409 }
const unknown = { anonymous: 401, owner: 404, other: 404 }
const everybody = { anonymous: 200, owner: 200, other: 200 }
const missing = { anonymous: 404, owner: 404, other: 404 }
const redirected = { anonymous: 303, owner: 303, other: 303 }
const refused = { anonymous: 400, owner: 400, other: 400 }

/** The id of a session that nobody has. */
const NO_SESSION = '00000000-0000-4000-8000-000000000000'

function formOf(data: unknown): FormData {
  const form = new FormData()
  form.set('data', JSON.stringify(data))
  return form
}

/** Who may make which call, by method and address: a call that is not here fails the test. */
export const CALLS: Record<string, Row> = {
  'POST /v1/session/list': member,
  'POST /v1/session/end': { body: () => ({ sessionId: NO_SESSION }), ...unknown },
  'POST /v1/image/info': { body: image, ...seen },
  'POST /v1/image/update': { body: target => ({ ...image(target), private: true }), ...owned },
  'POST /v1/image/cancel': { body: image, ...owned, owner: [409, 404, 404, 404] },
  'POST /v1/image/retry': { body: image, ...owned, owner: [409, 404, 404, 404] },
  'POST /v1/image/delete': { body: image, ...owned },
  'POST /v1/image/list': member,
  'POST /v1/image/publicList': { body: ({ userId }) => ({ userId }), ...everybody },
  'POST /v1/image/create': {
    body: () => formOf({ imageMode: 'txt2img', model: 'fast', prompt: 'x', aspectRatio: '1:1' }),
    ...member,
  },
  'POST /v1/like/set': { body: image, ...joined },
  'POST /v1/like/list': { body: ({ userId }) => ({ userId }), ...everybody },
  'POST /v1/comment/list': { body: image, ...seen },
  'POST /v1/comment/create': { body: target => ({ ...image(target), comment: 'x' }), ...joined },
  'POST /v1/comment/delete': { body: ({ commentId }) => ({ commentId }), ...owned },
  'POST /v1/report/create': {
    body: target => ({ ...image(target), reason: 'spam' }),
    ...joined,
    owner: [409, 200, 404, 404],
  },
  'POST /v1/notifications/list': member,
  'POST /v1/notifications/read': { body: ({ notificationId }) => ({ notificationId }), ...owned },
  'POST /v1/notifications/delete': { body: ({ notificationId }) => ({ notificationId }), ...owned },
  'POST /v1/pricing/get': everybody,
  'POST /v1/subscription/get': member,
  'POST /v1/subscription/update': {
    body: () => ({ tierId: 'Sketch', billingInterval: 'month' }),
    ...unsubscribed,
  },
  'POST /v1/subscription/cancel': unsubscribed,
  'POST /v1/subscription/resume': unsubscribed,
  'POST /v1/stripe/checkout/create': { body: () => ({ itemId: 'credits', itemQuantity: 1 }), ...member },
  'POST /v1/stripe/card/change': unsubscribed,
  'POST /v1/stripe/checkout/status': { body: () => ({ sessionId: 'cs_test_unknown' }), ...unknown },
  'POST /v1/stripe/webhook': refused,
  'POST /v1/webhooks/:engine': { path: () => '/v1/webhooks/unknown', ...missing },
  'POST /v1/sandbox/checkout/get': { body: () => ({ clientSecret: 'unknown' }), ...unknown },
  'POST /v1/sandbox/checkout/pay': {
    body: () => ({ clientSecret: 'unknown', cardNumber: '4242424242424242' }),
    ...unknown,
  },
  'POST /v1/user/info': member,
  'POST /v1/user/transactions': member,
  'POST /v1/user/export': member,
  'POST /v1/user/hiddenList': member,
  'POST /v1/user/update': {
    body: () => formOf({ nickName: 'x', notifyComment: true, notifyProduct: false }),
    ...member,
  },
  'POST /v1/user/publicInfo': {
    body: ({ userId }) => ({ userId }),
    anonymous: [200, 200, 200, 404],
    owner: [200, 200, 200, 404],
    other: [200, 200, 200, 404],
  },
  'POST /v1/user/hide': {
    body: ({ userId }) => ({ userId, hidden: false }),
    anonymous: 401,
    owner: [409, 200, 200, 404],
    other: [200, 200, 200, 404],
  },
  'POST /v1/prompt/enhance': { body: () => ({ prompt: 'a boat' }), ...member },
  'POST /v1/catalogue/served': everybody,
  'POST /v1/templates/list': everybody,
  'POST /v1/templates/get': { body: () => ({ templateId: 'none' }), ...missing },
  'POST /v1/pages/get': { body: () => ({ name: 'terms' }), ...everybody },

  'GET /pictures/:pictureId/:file': { path: ({ pictureId }) => `/pictures/${pictureId}/original`, ...seen },
  'GET /pictures/:pictureId/download': {
    path: ({ pictureId }) => `/pictures/${pictureId}/download`,
    ...seen,
  },
  'GET /uploads/:uploadId': {
    path: ({ uploadId }) => `/uploads/${uploadId}`,
    anonymous: NONE,
    owner: ONLY_OWN,
    other: NONE,
  },
  'GET /avatars/:avatarKey': {
    path: ({ avatarKey }) => `/avatars/${avatarKey}`,
    anonymous: [200, 200, 200, 404],
    owner: [200, 200, 200, 404],
    other: [200, 200, 200, 404],
  },
  'GET /templates/:id/:file': { path: () => '/templates/none/1.png', ...missing },

  'GET /v1/events': member,
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
  'POST /v1/user/delete': { ...member, endsSession: true },
}
