import type { Subject } from '../../scene.ts'
import { nounOfDrawing } from '../../vocabulary/nouns.ts'

/** What a bird sits on in a garden, its blade in the earth. */
export const STUCK_IN_EARTH = /^(shovel|axe|pick)$/
/** Metres of the spade that it then is. */
export const SPADE = 1

/** Metres; beside what is small, a fence is seen from nearby. */
const SMALL_ANIMAL = 0.8
const FENCE_POST = 0.9
/** Of a wall that a small animal is on. */
export const GARDEN_WALL = 1
/** Whether something alive is so small that what it is on is seen from nearby. */
export const isSmallAnimal = ({ figure, furLength, mode, size }: Subject) =>
  !figure && (furLength > 0 || mode === 'fly') && size <= SMALL_ANIMAL

/** Birds are on its posts, cats on the board along its top. */
export const seenNearby = (fence: Subject, { key }: Subject) =>
  Object.assign(fence, {
    key: nounOfDrawing(key)?.posture === 'flies' ? '@fencepost' : '@fence',
    mode: 'ground',
    size: FENCE_POST,
    icon: undefined,
  })
