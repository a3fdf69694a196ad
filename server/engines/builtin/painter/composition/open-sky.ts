import type { Scene } from '../prompt/scene.ts'

const STARS =
  /\b(stars|starry|starlit|starlight|milky way|night sky|meteors?|shooting star|aurora|northern lights|constellations?)\b/i
const SIGHTS = ['moon', 'milky way', 'meteors', 'rainbow'] as const

/** Whether the prompt names stars or northern lights, which are to be seen between trees. */
export const namesStars = ({ prompt }: Scene) => STARS.test(prompt)

/** Whether something in the sky is to be looked at, before which no trees stand. */
export const showsSky = (scene: Scene) =>
  scene.celestialBodies.length > 0 ||
  scene.weather.includes('aurora') ||
  SIGHTS.some(sight => scene.extras.has(sight)) ||
  namesStars(scene)

/** Whether the moon is to be seen, or its light by name. */
export const showsMoon = ({ extras, time, moons, prompt }: Scene) =>
  extras.has('moon') || (time === 'moonlit' && moons > 0 && /\bmoon/i.test(prompt))
