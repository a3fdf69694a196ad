import type { Draft } from '../../draft.ts'
import type { Subject } from '../../scene.ts'
import type { Place } from '../../surroundings.ts'
import { wordsOf } from '../../vocabulary/rows.ts'
import { strew } from '../things/strew.ts'
import { INDOOR_STAGES } from './take-place.ts'

/** What nobody leaves standing about where nobody comes any more. */
const KEPT_UP = /^@?(loungers|stall|markethut|parasol|umbrella-on-ground)$/
const FERNS = 26
const FERN: Subject = {
  key: '@fern',
  name: 'ferns',
  mode: 'ground',
  home: null,
  size: 0.9,
  furLength: 0,
  count: 1,
  accessories: [],
}

const RECLAIMED =
  /\b(?:overgrown|reclaimed|taken over by|vines|ivy|moss\w*|plants|nature|greenery|vegetation|weeds|grass)\b/i

/** Out of doors, what is abandoned or overgrown has lost its comforts, is green with ferns or trees, and so is its water. */
export function runWild(scene: Draft) {
  // What has fallen long ago is green by now where plants are spoken of.
  if (scene.wear === 'ruined' && scene.place === 'street' && RECLAIMED.test(scene.prompt))
    scene.wear = 'overgrown'
  if (scene.wear === 'overgrown' && isMerelyEmpty(scene)) scene.wear = null
  if (scene.wear !== 'overgrown' || INDOOR_STAGES.has(scene.place)) return
  scene.scenery = scene.scenery.filter(key => !KEPT_UP.test(key))
  if (scene.laid && scene.trees.length === 0) scene.trees = ['green']
  else strew(scene, FERN, FERNS)
}

const EMPTIED = wordsOf<Place>('emptied')

/** Land that is deserted has nobody in it; what people built there is overgrown. */
const isMerelyEmpty = ({ place, subjects, prompt }: Draft) =>
  subjects.length === 0 && /\bdeserted\b/i.test(prompt) && EMPTIED.has(place)

/** Metres. */
const FERN_HEIGHT = 0.8

/** A plant out of doors grows in the ground. */
export function growWild({ place, subjects }: Draft) {
  if (INDOOR_STAGES.has(place)) return
  for (const subject of subjects)
    if (/^(potted-plant|@pottedfern)$/.test(subject.key) && !/pot/.test(subject.name.replace(/ \(as .*/, '')))
      Object.assign(subject, {
        key: '@fern',
        icon: undefined,
        mode: 'ground',
        size: Math.max(FERN_HEIGHT, subject.size),
      })
}
