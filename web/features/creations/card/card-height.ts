import { CREATION_STATUS } from '#contract/creation-limits.ts'
import type { Creation } from '#contract/creations.ts'
import { proportionOfCreation } from '../describe.ts'
import { reasonOf } from './reason.ts'

/** What stands below the pictures of a batch, and between two of them, in pixels. */
const BATCH_LABEL = 62
const BATCH_GAP = 3

/** Height of the card of a batch, two of whose pictures stand beside each other. */
export function batchHeight(batch: readonly Creation[], columnWidth: number): number {
  const [first] = batch
  const picture = (columnWidth - BATCH_GAP) / 2 / (first ? proportionOfCreation(first) : 1)
  // A failed one says why and offers another try.
  const least = batch.some(({ status }) => status > CREATION_STATUS.complete) ? 140 : 88
  const rows = Math.ceil(batch.length / 2)
  return rows * Math.max(picture, least) + (rows - 1) * BATCH_GAP + BATCH_LABEL
}

/** What a card needs below its picture on touch screens, in pixels. */
const TOUCH_LABEL = 78
/** Of the text on a card that ended without a picture. A little wide, so that a line is rather too many. */
const CHARACTER = 7
const LINE = 18
/** Its padding at both sides, its buttons in one row and in two, and what stands above and below. */
const SIDES = 32
const BUTTONS = { width: 200, row: 50 }
const AROUND = 200

/** Height of a creation's card in a column of that width, in pixels. */
export function cardHeight(creation: Creation, columnWidth: number): number {
  const { status } = creation
  if (status === CREATION_STATUS.failed || status === CREATION_STATUS.cancelled) {
    return endedHeight(reasonOf(creation), columnWidth - SIDES)
  }
  return columnWidth / proportionOfCreation(creation)
}

/** As above, where the label stands below the picture. */
export function touchCardHeight(creation: Creation, columnWidth: number): number {
  const isPlaceOfPicture = creation.status <= CREATION_STATUS.complete
  return cardHeight(creation, columnWidth) + (isPlaceOfPicture ? TOUCH_LABEL : 0)
}

/** No picture comes: the card is as high as what it says, whatever shape was asked for. */
function endedHeight(reason: string, width: number): number {
  const lines = Math.ceil((reason.length * CHARACTER) / width) + 1
  const rows = width < BUTTONS.width ? 2 : 1
  return AROUND + lines * LINE + rows * BUTTONS.row
}
