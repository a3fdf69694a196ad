import type { Draft } from '../../draft.ts'

/** Vehicles that have a drawing from the front: icons, and drawings of our own with their usual colour. */
const ONCOMING: ReadonlyMap<string, string> = new Map([
  ['automobile', 'oncoming-automobile'],
  ['taxi', 'oncoming-taxi'],
  ['bus', 'oncoming-bus'],
  ['police-car', 'oncoming-police-car'],
])
const ONCOMING_PIECES: ReadonlyMap<string, readonly [drawing: string, colour?: string]> = new Map([
  ['tram-car', ['@tram']],
  ['fire-engine', ['fire-engine']],
  ['delivery-truck', ['@boxtruck']],
  ['articulated-lorry', ['@boxtruck']],
  ['ambulance', ['ambulance']],
  ['@van', ['@boxtruck', 'white']],
])
/** What is drawn from the side alone, and so is parked rather than driven across the street. */
const SIDE_ONLY = /^(vintage|classic|old)car$/

/** A street runs away from the viewer: what drives along it is seen from the front. */
export function faceTraffic({ place, subjects }: Draft) {
  if (place !== 'street') return
  for (const subject of subjects) {
    if (subject.bears || SIDE_ONLY.test(subject.breed ?? '')) continue
    const [piece, colour] = ONCOMING_PIECES.get(subject.key) ?? []
    if (piece) Object.assign(subject, { key: piece, icon: undefined, colour: subject.colour ?? colour })
    const oncoming = ONCOMING.get(subject.key)
    if (oncoming) subject.icon = oncoming
  }
}
