/**
 * Life of a creation. 1 to 3 are the published statuses; 4 and 5 each come with a refund.
 * Apart from the schemas, so that the page can use these without loading them.
 */
export const CREATION_STATUS = { queued: 1, processing: 2, complete: 3, failed: 4, cancelled: 5 } as const

/** Most characters of a prompt and of a search prompt. */
export const PROMPT_LIMIT = 5000
export const DEFAULT_IMAGE_STRENGTH = 0.8
/** Largest seed that every provider takes. */
export const SEED_LIMIT = 4_294_967_294

/**
 * What a picture should not be, unless the person says otherwise. Faults alone and no things: an engine
 * may take each word for something that must not be in the picture.
 */
export const DEFAULT_NEGATIVE_PROMPT =
  'lowres, low quality, worst quality, normal quality, jpeg artifacts, compression artifacts, blurry, ' +
  'overexposed, underexposed, oversaturated, washed out, watermark, signature, username, error, duplicate, ' +
  'cloned, badly cropped, ugly, deformed, disfigured, distorted, malformed, mutated, mutilated, morbid, ' +
  'bad anatomy, bad proportions, gross proportions, poorly drawn, extra limbs, missing limbs, ' +
  'disconnected limbs, extra fingers, missing fingers, fused fingers, amateurish'

/** Most pictures that are made of one form at a time. */
export const BATCH_LIMIT = 4

/** Ids of creations. */
export const CREATION_ID = /^cre_[0-9a-z]{26}$/
/** Ids of what was made of one form at a time. */
export const BATCH_ID = /^bat_[0-9a-z]{26}$/
