import { createRandom } from '../../../engine/core/random.ts'
import { mix } from '../../../engine/core/scalar.ts'
import type { Vector } from '../../../engine/world/environment.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { paintPlanet } from '../../../engine/world/space/planet.ts'
import type { PlanetKind } from '../../../engine/world/space/planets.ts'
import type { Scene } from '../../../language/scene.ts'
import { COLOURS } from '../../../language/vocabulary/colours.ts'

/** Column, row above the horizon and radius, in shares of the width, the horizon's height and the shorter side. */
type Spot = readonly [column: number, up: number, radius: number]

const ONE: readonly Spot[] = [[0.73, 0.74, 0.16]]
/** In an arc over the land. */
const SEVERAL: readonly Spot[] = [
  [0.74, 0.66, 0.12],
  [0.24, 0.72, 0.075],
  [0.48, 0.86, 0.045],
  [0.12, 0.42, 0.04],
  [0.9, 0.4, 0.034],
  [0.42, 0.56, 0.028],
]
const OF_THE_SUN: readonly PlanetKind[] = ['ringed', 'gas', 'earth', 'rock', 'ice', 'moon']
const SKY = 1e8
const SEED = 0x91a7
/** How much of a planet the daylight before it leaves. */
const BY_DAY = 0.55
const PLANETS: Readonly<Record<string, PlanetKind>> = {
  earth: 'earth',
  saturn: 'ringed',
  jupiter: 'gas',
  planet: 'gas',
}
const IN_DAYLIGHT: ReadonlySet<Scene['time']> = new Set(['day', 'golden', 'overcast', 'dawn', 'sunset'])

/** Planets over a land, in what is seen of its sky. */
export function paintSkyPlanets(
  { image, depth, camera, noise, environment }: Frame,
  scene: Scene,
  seed: number,
) {
  const named = scene.celestialBodies.map(body => PLANETS[body]).filter(kind => kind !== undefined)
  if (named.length === 0) return
  const areMany = scene.cues.has('planets')
  const kinds = areMany ? OF_THE_SUN : named
  const spots = kinds.length > 1 ? SEVERAL : ONE
  const random = createRandom(seed ^ SEED)
  const { w, h, data } = image
  const before = data.slice()
  const light: Vector = [random.chance(0.5) ? 0.7 : -0.7, 0.4, 0.45]
  for (const [k, kind] of kinds.slice(0, spots.length).entries()) {
    const [column, up, radius] = spots[k]
    paintPlanet(
      image,
      noise,
      random,
      w * column,
      camera.horizon * (1 - up),
      Math.min(w, h) * radius,
      kind,
      light,
      k === 0 && scene.planetColour ? COLOURS.get(scene.planetColour)?.hex : undefined,
    )
  }
  const share = IN_DAYLIGHT.has(environment.time) ? BY_DAY : 1
  for (let i = 0; i < depth.length; i++)
    for (let c = i * 3; c < i * 3 + 3; c++)
      data[c] = depth[i] < SKY ? before[c] : mix(before[c], Math.max(before[c], data[c]), share)
}
