import type { Draft } from '../../draft.ts'
import type { Subject } from '../../scene.ts'

/** As many as there are of what a field is full of. */
const MANY = 40

/** Adds a thing that is about in the scene, `count` times or as often as the prompt says. */
export function strew(scene: Draft, thing: Subject, count: number) {
  // Umbrellas in a crowd are held by it.
  if (thing.key === 'umbrella' && scene.extras.has('crowd')) return
  scene.around = [...scene.around, { ...thing, count: Math.max(thing.count, count) }]
}

/** “A field of pumpkins”: there are so many that they are the ground rather than a subject. */
export function strewMany(scene: Draft, thing: Subject) {
  if (thing.key === 'umbrella') scene.extras.add('crowd')
  strew(scene, thing, MANY)
}
