import type { Scene } from './scene.ts'
import type { LightWord } from './vocabulary/light.ts'

/** Words of a jungle that one is in rather than looks over. */
const WITHIN = /\b(deep|dense|thick|heart of|inside|path|canopy|vines|undergrowth|trees)\b/
/** Words of a jungle that one does look over. */
const OVER =
  /\b(above|aerial|overlooking|valley|hills?|mountains?|volcano|river|views?|ruins?|waterfalls?|island|coast|distance|horizon|landscape)\b/
const THROUGH_LEAVES: ReadonlySet<LightWord> = new Set(['sunbeams', 'sunlight', 'dappled'])

/** A jungle seen from within is a wood of palms and broad trees, not a valley. */
export function enterJungle(scene: Scene, text: string) {
  if (scene.place !== 'jungle') return
  const isWithin = WITHIN.test(text) || scene.light.some(word => THROUGH_LEAVES.has(word))
  const isAlone = scene.subjects.length === 0 && scene.around.length === 0 && !OVER.test(text)
  if (!isWithin && !isAlone) return
  scene.place = 'forest'
  scene.trees = ['palm', 'green', 'green']
}
