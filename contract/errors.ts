import { PICTURE_TOO_LARGE, PICTURE_TOO_SMALL } from './picture-limits.ts'

/**
 * The one table of errors: code, HTTP status and the sentence a person reads when the place that
 * raised it has nothing more precise to say. `status` in the answer's body is the position-independent
 * HTTP status, never 0.
 */
export const ERRORS = {
  bad_request: { http: 400, descr: 'The request could not be understood. Reload the page and try again.' },
  invalid_input: { http: 400, descr: 'Something in the form is not right. Check the fields and try again.' },
  unknown_mode: { http: 400, descr: 'This image mode does not exist. Choose another one.' },
  unknown_model: { http: 400, descr: 'This mode has no such model. Choose another one.' },
  prompt_required: { http: 400, descr: 'Write a prompt first: say what the picture should show.' },
  prompt_too_long: { http: 400, descr: 'The prompt is too long. At most 5,000 characters are possible.' },
  picture_required: { http: 400, descr: 'This mode needs a picture. Add one and try again.' },
  picture_too_big: { http: 413, descr: 'The file is too big. Max allowed is 10MB.' },
  picture_unreadable: {
    http: 400,
    descr: 'The file could not be read as a picture. Use a JPG, PNG or WebP file.',
  },
  picture_too_large: { http: 400, descr: PICTURE_TOO_LARGE },
  picture_too_small: { http: 400, descr: PICTURE_TOO_SMALL },
  too_few_credits: {
    http: 402,
    descr: 'You have too few credits for this picture. Get credits and try again.',
  },
  payment_failed: {
    http: 402,
    descr: 'The card was declined and nothing was charged. Try another card, or ask your bank.',
  },
  account_frozen: {
    http: 403,
    descr: 'A payment of yours is disputed. Until that is settled, nothing can be created.',
  },
  unknown_plan: { http: 400, descr: 'There is no such plan or pack. Reload the page and choose again.' },
  already_subscribed: {
    http: 409,
    descr: 'You have a plan already. Reload the page, then change it instead of buying another.',
  },
  not_subscribed: {
    http: 409,
    descr: 'There is no plan to change. Reload the page to see how things stand.',
  },
  checkout_running: {
    http: 409,
    descr: 'A payment of yours is still on its way. Wait until it is settled, then try again.',
  },
  payments_unavailable: {
    http: 503,
    descr: 'The payment service could not be reached. Nothing was charged. Try again in a moment.',
  },
  private_not_allowed: {
    http: 403,
    descr: 'Your plan does not include private creations. Upgrade, or create it publicly.',
  },
  banned: {
    http: 403,
    descr: 'This account was banned for breaking the rules. Write to support if you think this is a mistake.',
  },
  login_required: { http: 401, descr: 'Log in to do this.' },
  sign_in_again: {
    http: 403,
    descr: 'Log in again for this, then repeat it: your last login was more than 5 minutes ago.',
  },
  forbidden: { http: 403, descr: 'This is not yours to change.' },
  cross_site: { http: 403, descr: 'The request came from another site and was refused.' },
  not_found: { http: 404, descr: 'There is nothing here. It may have been deleted.' },
  method_not_allowed: { http: 405, descr: 'This call cannot be made in this way.' },
  wrong_state: {
    http: 409,
    descr: 'This is not possible any more. Reload the page to see how things stand.',
  },
  idempotency_conflict: {
    http: 409,
    descr: 'This request was sent before with other contents. Reload the page and try again.',
  },
  too_large: { http: 413, descr: 'The request is too large.' },
  unsupported_media_type: { http: 415, descr: 'This call does not take such contents.' },
  too_many_requests: { http: 429, descr: 'That was a lot at once. Wait a minute and try again.' },
  too_many_queued: {
    http: 429,
    descr: 'You have many pictures waiting already. Wait until some are done, then create more.',
  },
  mode_not_served: {
    http: 422,
    descr: 'This mode needs a model provider, and none is connected. No credits were charged.',
  },
  text_refused: {
    http: 422,
    descr: 'The prompt was refused by moderation. Change it and try again. Nothing was charged.',
  },
  model_down: {
    http: 503,
    descr:
      'The model cannot be reached at the moment. Nothing was charged. Try again in a few minutes, or choose another model.',
  },
  enhancement_failed: {
    http: 502,
    descr: 'The prompt could not be enhanced. It stays as you wrote it. Try again in a moment.',
  },
  internal: {
    http: 500,
    descr: 'Something went wrong on our side. Nothing was charged. Try again in a moment.',
  },
  unavailable: { http: 503, descr: 'The service is busy or restarting. Try again in a moment.' },
} as const satisfies Record<string, { http: number; descr: string }>

export type ErrorCode = keyof typeof ERRORS

/** Why a creation failed: stored with it, shown on its card. The kinds of `EngineError`, and our own. */
export const FAILURES = {
  moderated: 'The model refused this prompt or picture. Change it and try again. Your credits are back.',
  invalid: 'The model could not work with this input. Change it and try again. Your credits are back.',
  provider_credit: 'The model is not available at the moment. Try another one. Your credits are back.',
  rate_limited: 'The model was too busy. Try again in a few minutes. Your credits are back.',
  unavailable: 'The model could not be reached or broke off. Try again. Your credits are back.',
  timeout: 'The model took too long. Try again. Your credits are back.',
  lost: 'Drawing this picture failed several times in a row. Try another prompt. Your credits are back.',
  storage: 'The finished picture could not be stored. Try again later. Your credits are back.',
  rubbish: 'The model returned something that is no picture. Try again. Your credits are back.',
} as const satisfies Record<string, string>

export type FailureKind = keyof typeof FAILURES
