import type { Reading } from './reading.ts'

/** Metres, with the tower beside it. */
const ON_PAD = 45
const LAUNCHED = /^(?:rocket|@shuttle)$/

/** A rocket on its launch pad stands there, unless it is said to rise. */
export function standOnPad({ scene, places }: Reading) {
  if (!places.includes('launchpad') || scene.extras.has('liftoff')) return
  for (const subject of scene.subjects)
    if (LAUNCHED.test(subject.key) && !subject.bears && !subject.made)
      Object.assign(subject, {
        key: '@rocketonpad',
        icon: undefined,
        breed: undefined,
        mode: 'build',
        size: ON_PAD,
        count: 1,
        action: undefined,
      })
}
