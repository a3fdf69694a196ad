/**
 * Numbers of MediaPipe's 468 face points, as its documentation names them
 * (ai.google.dev/edge/mediapipe, “canonical face model”). Left and right as they are seen.
 */

export const POINTS = 468

/** Where the face ends before the ears: left, right. */
export const CHEEKS = [234, 454] as const
export const FOREHEAD = 10
export const CHIN = 152
export const NOSE_TIP = 4

/** Around the face, clockwise from the top of the forehead. */
export const OUTLINE = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
  150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
] as const

const LEFT_EYE = [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246] as const
const RIGHT_EYE = [263, 249, 390, 373, 374, 380, 381, 382, 362, 398, 384, 385, 386, 387, 388, 466] as const
const LEFT_BROW = [70, 63, 105, 66, 107, 55, 65, 52, 53, 46] as const
const RIGHT_BROW = [300, 293, 334, 296, 336, 285, 295, 282, 283, 276] as const
/** Of both brows, the ends towards the ears. */
export const BROW_ENDS = [70, 46, 300, 276] as const
const LIPS = [
  61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146,
] as const
const NOSE = [1, 2, 4, 5, 19, 94, 97, 98, 326, 327, 64, 294, 48, 278, 129, 358, 115, 344, 195, 197] as const

/** Between the lips: closed when the mouth is. */
export const MOUTH_OPENING = [
  78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95,
] as const

export const EYES = [LEFT_EYE, RIGHT_EYE] as const
export const BROWS = [LEFT_BROW, RIGHT_BROW] as const
export { LIPS, NOSE }

/** Upper and lower lip in the middle, on the inside, then the corners. */
export const MOUTH = [13, 14, 78, 308] as const

/** Around the bridge of the nose, between the eyes. */
export const BRIDGE = [193, 168, 417, 351, 6, 122] as const
