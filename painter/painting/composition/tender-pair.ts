import type { Scene, Subject } from '../../language/scene.ts'

/** Of half their breadth, how far the middles of two are from the middle between them. */
const CLOSE = 0.96

/** Whether two animals of a kind are as close as lovers are: face to face. */
export const isTenderPair = ({ cues }: Scene, { count, figure, mode, furLength }: Subject): boolean =>
  count === 2 && !figure && mode !== 'build' && (furLength > 0 || mode === 'float') && cues.has('tender pair')

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
