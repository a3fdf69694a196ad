import type { Scene } from '../../language/scene.ts'

const SIGHTS = ['moon', 'milky way', 'rainbow'] as const

/** Whether the prompt names stars or northern lights, which are to be seen between trees. */
export const namesStars = ({ cues }: Scene) => cues.has('stars')

/** Whether something in the sky is to be looked at, before which no trees stand. */
export const showsSky = (scene: Scene) =>
  scene.celestialBodies.length > 0 ||
  scene.weather.includes('aurora') ||
  SIGHTS.some(sight => scene.extras.has(sight)) ||
  namesStars(scene)

/** Whether the moon is to be seen, or its light by name. */
export const showsMoon = ({ extras, time, moons, cues }: Scene) =>
  extras.has('moon') || (time === 'moonlit' && moons > 0 && cues.has('moon'))
