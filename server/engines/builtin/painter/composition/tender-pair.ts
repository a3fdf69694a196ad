import type { Scene, Subject } from '../prompt/scene.ts'

const TENDER =
  /\b(?:in love|lovers?|couple|kiss(?:es|ing)?|cuddl(?:e|es|ing)|hug(?:s|ging)?|snuggl(?:e|es|ing)|nuzzl(?:e|es|ing)|embrac(?:e|es|ing)|face to face|(?:facing|looking at|touching|holding|leaning on|against) (?:each other|one another)|(?:touching|rubbing) (?:noses|beaks|heads)|romantic|valentines?|hearts?)\b/i
/** Of half their breadth, how far the middles of two are from the middle between them. */
const CLOSE = 0.96

/** Whether two animals of a kind are as close as lovers are: face to face. */
export const isTenderPair = ({ prompt }: Scene, { count, figure, mode, furLength }: Subject): boolean =>
  count === 2 && !figure && mode !== 'build' && (furLength > 0 || mode === 'float') && TENDER.test(prompt)

/** Where the first or the second of the two is, for half its breadth in pixels, and whether it is turned round. */
export const besideBeloved = (
  width: number,
  half: number,
  isFirst: boolean,
  isDrawnLookingLeft: boolean,
): { x: number; flip: boolean } => ({
  x: width / 2 + (isFirst ? -1 : 1) * half * CLOSE,
  flip: isFirst === isDrawnLookingLeft,
})
