import type { Bearing, Subject } from '../../scene.ts'

/** A bird that is on somebody sits there. */
export const alighted = (bird: Subject): Subject =>
  bird.furLength > 0 && bird.mode === 'fly' ? Object.assign(bird, { mode: 'ground' }) : bird

/** A board is under the feet of whoever skates, who is what one looks at. */
export function onBoard(skater: Subject, board: Subject): { how: Bearing; bearer: Subject; borne: Subject } {
  if (skater.action !== 'jumping') skater.action = 'sliding'
  return { how: 'held', bearer: skater, borne: board }
}
