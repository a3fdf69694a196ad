import type { Scene } from './scene.ts'

/** Vehicles that have a drawing from the front. */
const ONCOMING: ReadonlyMap<string, string> = new Map([
  ['automobile', 'oncoming-automobile'],
  ['taxi', 'oncoming-taxi'],
  ['bus', 'oncoming-bus'],
  ['police-car', 'oncoming-police-car'],
])
/** What is drawn from the side alone, and so is parked rather than driven across the street. */
const SIDE_ONLY = /^(vintage|classic|old)car$/

/** A street runs away from the viewer: what drives along it is seen from the front. */
export function faceTraffic({ place, subjects }: Scene) {
  if (place !== 'street') return
  for (const subject of subjects) {
    const oncoming = ONCOMING.get(subject.key)
    if (!oncoming || subject.bears || SIDE_ONLY.test(subject.breed ?? '')) continue
    subject.icon = oncoming
  }
}
