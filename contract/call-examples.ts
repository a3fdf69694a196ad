import type { CallAnswer, CallBody, CallPath } from './calls.ts'
import { DEFAULT_NEGATIVE_PROMPT } from './creation-limits.ts'
import type { Creation } from './creations.ts'
import type { Template } from './templates.ts'

const imageId = 'cre_01k9x5d3q8v2m7n4p6r8t0w2y4'
const userId = 'usr_01k9x4b1c3d5f7g9h1j3k5m7n9'
const notificationId = 'ntf_01k9x6e2r4t6v8w0x2y4z6a8b0'
const commentId = 'com_01k9x6d1q3s5t7v9w1x3y5z7a9'
const sessionId = 'cs_test_a1b2c3d4'
const clientSecret = 'cs_test_a1b2c3d4_secret_e5f6'
const createdAt = '2026-11-20T09:30:00.000Z'
const finishedAt = '2026-11-20T09:30:04.120Z'

const done = { status: 0 } as const
const ada = { id: userId, nickName: 'Ada', avatar: null }

const picture = {
  url: '/pictures/pic_01k9x5d4a6c8e0g2j4m6n8p0r2/original',
  width: 768,
  height: 1344,
  placeholder: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
  colour: '#7d6a52',
  sources: [{ url: '/pictures/pic_01k9x5d4a6c8e0g2j4m6n8p0r2/320.webp', width: 320 }],
}

const creation: Creation = {
  id: imageId,
  userId,
  userInfo: ada,
  mode: 'txt2img',
  model: 'fast',
  prompt: 'A lighthouse at dusk',
  enhandedPrompt: '',
  status: 3,
  images: [picture.url],
  pictures: [picture],
  promptImages: [],
  aspectRatio: '9:16',
  isPrivate: false,
  isLike: false,
  numberOfLikes: 2,
  numberOfComments: 1,
  createdAt,
  finishedAt,
  note: null,
  madeBy: 'Built-in painter',
  templateInfo: null,
  own: {
    batch: null,
    onWall: true,
    cost: 1,
    seed: 20261120,
    style: '',
    negativePrompt: DEFAULT_NEGATIVE_PROMPT,
    searchPrompt: '',
    imageStrength: 0.5,
    options: {},
    engine: 'builtin',
    progress: null,
    queuePosition: null,
    failure: null,
    refunded: 0,
    retryable: false,
    hidden: null,
  },
}

/** As anybody but its owner is answered. */
const queued = { ...creation, status: 1 as const, images: [], pictures: [] }
const seenCreation: Creation = { ...creation, own: null }

const comment = { id: commentId, userInfo: ada, message: 'What a light!', createdAt, canDelete: true }

const template: Template = {
  id: 'paper-cut',
  name: 'Paper cut',
  formData: { imageMode: 'txt2img', model: 'fast', prompt: 'A paper cut of a fox in a forest' },
  formFiles: [],
  description: 'Layers of cut paper with soft shadows.',
  image: '/templates/paper-cut/1.png',
  thumbnail: '/templates/paper-cut/thumbnail.webp',
  examples: 'drawn',
  exampleImagesCount: 3,
}

const checkout = {
  clientSecret,
  sessionId,
  provider: 'sandbox',
  till: 'sandbox',
  publishableKey: null,
} as const

type Example<Path extends CallPath> = { body?: CallBody<Path>; answer?: CallAnswer<Path> }

/** One example of each call: what is sent, and what is answered. The reference shows them. */
export const EXAMPLES: { readonly [Path in CallPath]: Example<Path> } = {
  '/v1/image/create': { answer: { ...done, data: queued, batch: [queued] } },
  '/v1/image/list': { body: { perPage: 10, imageMode: null }, answer: { ...done, data: [creation] } },
  '/v1/image/publicList': { body: { perPage: 20 }, answer: { ...done, data: [seenCreation] } },
  '/v1/image/info': { body: { imageId }, answer: { ...done, data: seenCreation } },
  '/v1/image/update': {
    body: { imageId, private: true },
    answer: { ...done, data: { ...creation, isPrivate: true } },
  },
  '/v1/image/cancel': { body: { imageId }, answer: { ...done, data: { ...creation, status: 5 } } },
  '/v1/batch/cancel': {
    body: { batchId: 'bat_01h455vb4pex5vsknk084sn02q' },
    answer: { ...done, data: [{ ...creation, status: 5 }] },
  },
  '/v1/image/retry': { body: { imageId }, answer: { ...done, data: { ...creation, status: 1 } } },
  '/v1/image/delete': { body: { imageId, forever: false }, answer: { ...done, data: { days: 30 } } },
  '/v1/image/restore': { body: { imageIds: [imageId] }, answer: { ...done, data: [creation] } },
  '/v1/image/trashList': {
    body: { perPage: 20 },
    answer: {
      ...done,
      data: {
        items: [{ creation, deletedAt: '2026-03-01T12:00:00.000Z', erasedAfter: '2026-03-31T12:00:00.000Z' }],
        count: 1,
        bytes: 1_384_921,
        days: 30,
      },
    },
  },
  '/v1/image/emptyTrash': { answer: { ...done, data: { erased: 1 } } },
  '/v1/catalogue/served': {
    answer: { ...done, data: ['txt2img/fast', 'upscale/v1.0'], seeded: ['txt2img/fast'] },
  },
  '/v1/prompt/enhance': {
    body: { prompt: 'a lighthouse', imageMode: 'txt2img' },
    answer: { ...done, data: { prompt: 'A lighthouse at dusk, warm light over a calm sea' } },
  },

  '/v1/like/set': {
    body: { imageId, like: true },
    answer: { ...done, data: { isLike: true, numberOfLikes: 3 } },
  },
  '/v1/like/list': { body: { userId }, answer: { ...done, data: [seenCreation] } },
  '/v1/comment/create': {
    body: { imageId, comment: comment.message },
    answer: { ...done, data: comment },
  },
  '/v1/comment/delete': { body: { commentId }, answer: done },
  '/v1/comment/list': { body: { imageId }, answer: { ...done, data: [comment] } },
  '/v1/report/create': { body: { imageId, reason: 'spam', note: 'The same advert again.' }, answer: done },

  '/v1/user/info': {
    answer: {
      ...done,
      data: {
        ...ada,
        status: 1,
        email: 'ada@example.com',
        credit: 134,
        subscription: { tierId: 'Free', allowPrivate: false, endsAt: null },
        notifyComment: true,
        notifyProduct: false,
        unread: 1,
        createdAt,
        updatedAt: createdAt,
      },
    },
  },
  '/v1/user/update': { answer: done },
  '/v1/user/delete': { answer: done },
  '/v1/user/export': {},
  '/v1/user/publicInfo': {
    body: { userId },
    answer: { ...done, data: { ...ada, createdAt, updatedAt: createdAt, isHidden: false } },
  },
  '/v1/user/hide': { body: { userId, hidden: true }, answer: done },
  '/v1/user/hiddenList': { body: {}, answer: { ...done, data: [ada] } },
  '/v1/session/list': {
    answer: {
      ...done,
      data: [
        {
          id: '5f0c7a8e-3f0b-4b57-9f0e-2d0b8a1c9e44',
          device: 'Firefox on Android',
          isCurrent: true,
          signedInAt: createdAt,
          lastSeenAt: finishedAt,
        },
      ],
    },
  },
  '/v1/session/end': { body: { sessionId: '5f0c7a8e-3f0b-4b57-9f0e-2d0b8a1c9e44' }, answer: done },

  '/v1/user/transactions': {
    body: { page: 1, perPage: 10 },
    answer: {
      ...done,
      data: [{ createdAt, change: -1, after: 134, description: 'Creation' }],
      total: 1,
    },
  },
  '/v1/pricing/get': {
    answer: {
      ...done,
      data: [
        {
          id: 'Sketch',
          name: 'Sketch',
          description: 'For every day',
          mostPopular: true,
          price: { year: 8, month: 10 },
          rank: { year: 2, month: 1 },
          features: ['1,000 credits a month'],
          missingFeatures: [],
          allowPrivate: true,
          credits: 1000,
        },
      ],
    },
  },
  '/v1/subscription/get': {
    answer: {
      ...done,
      data: {
        tierId: 'Sketch',
        rank: 1,
        status: 'active',
        billingFrequency: 1,
        billingInterval: 'month',
        billingEnd: '2026-12-20T09:30:00.000Z',
        pendingTierId: null,
        pendingInterval: null,
        graceEnd: null,
        isPaused: false,
        ended: null,
        allowPrivate: true,
        creditDebt: 0,
        isFrozen: false,
      },
    },
  },
  '/v1/subscription/update': {
    body: { tierId: 'Sketch', billingInterval: 'year' },
    answer: { ...done, data: { outcome: 'updated', paymentUrl: null } },
  },
  '/v1/subscription/cancel': { answer: done },
  '/v1/subscription/resume': { answer: done },
  '/v1/stripe/checkout/create': {
    body: { tierId: 'Sketch', billingInterval: 'month' },
    answer: { ...done, data: checkout },
  },
  '/v1/stripe/card/change': { answer: { ...done, data: checkout } },
  '/v1/stripe/checkout/status': {
    body: { sessionId },
    answer: { ...done, data: { status: 'complete', kind: 'plan' } },
  },
  '/v1/sandbox/checkout/get': {
    body: { clientSecret },
    answer: {
      ...done,
      data: {
        sessionId,
        mode: 'subscription',
        name: 'Sketch',
        amount: 1000,
        interval: 'month',
        now: createdAt,
      },
    },
  },
  '/v1/sandbox/checkout/pay': {
    body: { clientSecret, cardNumber: '4242 4242 4242 4242' },
    answer: { ...done, data: { outcome: 'succeeded', sessionId } },
  },

  '/v1/notifications/list': {
    body: {},
    answer: {
      ...done,
      data: [
        {
          kind: 'comment',
          id: notificationId,
          createdAt,
          imageId,
          message: comment.message,
          fromUserInfo: ada,
          isRead: false,
          picture,
        },
      ],
      unread: 1,
    },
  },
  '/v1/notifications/read': { body: { notificationId }, answer: { ...done, data: { unread: 0 } } },
  '/v1/notifications/delete': { body: { notificationId }, answer: done },

  '/v1/templates/list': { body: { keyword: 'paper' }, answer: { ...done, data: [template] } },
  '/v1/templates/get': { body: { templateId: template.id }, answer: { ...done, data: template } },
  '/v1/pages/get': {
    body: { name: 'terms' },
    answer: {
      ...done,
      data: {
        name: 'terms',
        title: 'Terms of use',
        blocks: [{ kind: 'paragraph', line: [{ kind: 'text', text: 'What you may do here.' }] }],
      },
    },
  },
}
