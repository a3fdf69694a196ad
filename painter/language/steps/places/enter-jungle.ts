import type { Draft } from '../../draft.ts'
import type { Subject } from '../../scene.ts'
import { isAnimal } from '../../vocabulary/animal-nouns.ts'
import type { LightWord } from '../../vocabulary/light.ts'
import { nounOfDrawing } from '../../vocabulary/nouns.ts'
import { strew } from '../things/strew.ts'

/** Words of a jungle that one is in rather than looks over. */
const WITHIN = /\b(deep|dense|thick|heart of|inside|path|canopy|vines|undergrowth|trees)\b/
/** Words of a jungle that one does look over. */
const OVER =
  /\b(above|aerial|overlooking|valley|hills?|mountains?|volcano|river|views?|ruins?|waterfalls?|island|coast|distance|horizon|landscape)\b/
const RUNNING_WATER = /\b(rivers?|streams?|creeks?|brooks?)\b/
const THROUGH_LEAVES: ReadonlySet<LightWord> = new Set(['sunbeams', 'sunlight', 'dappled'])

/** A jungle seen from within is a wood of palms and broad trees, not a valley. */
export function enterJungle(scene: Draft, text: string) {
  if (scene.place !== 'jungle') return
  const isWithin = WITHIN.test(text) || scene.light.some(word => THROUGH_LEAVES.has(word))
  const isAlone = scene.subjects.length === 0 && scene.around.length === 0 && !OVER.test(text)
  const isAmongAnimals = scene.subjects.some(isCreature) && !OVER.test(text)
  const isBuilt = scene.subjects[0]?.mode === 'build' && !OVER.test(text.replace(/\bruins?\b/g, ''))
  if (!isWithin && !isAlone && !isAmongAnimals && !isBuilt) return
  scene.place = 'forest'
  scene.trees = ['palm', 'green', 'green']
  if (RUNNING_WATER.test(text)) scene.extras.add('stream')
  if (scene.season !== 'winter' && !scene.weather.includes('snow')) growFerns(scene)
}

/** What grows under the trees of a jungle, as high as whoever is there lets it be seen. */
function growFerns(scene: Draft) {
  const size = Math.max(FERN, (scene.subjects[0]?.size ?? 0) * 0.16)
  strew(
    scene,
    {
      key: '@fern',
      name: 'ferns',
      mode: 'ground',
      home: null,
      furLength: 0,
      size,
      count: 1,
      accessories: [],
    },
    UNDERGROWTH,
  )
}

const isCreature = ({ key, figure, mode }: Subject) => {
  const noun = figure || mode === 'fly' ? undefined : nounOfDrawing(key)
  return noun !== undefined && isAnimal(noun)
}

/** Metres, and how many ferns are seen of what grows under the trees. */
const FERN = 1.3
const UNDERGROWTH = 14
