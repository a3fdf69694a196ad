import type { Random } from '../../../engine/core/random.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import type { PlanetKind } from '../../../engine/world/space/planets.ts'
import { renderSpace } from '../../../engine/world/space/render-space.ts'
import type { Scene } from '../../../language/scene.ts'
import { COLOURS } from '../../../language/vocabulary/colours.ts'
import { drawSubject } from '../drawing/draw-subject.ts'
import { litSprite } from '../lit-sprite.ts'
import { keepInFrame, turnedBounds } from '../placing/framing.ts'
import type { Stage } from '../stage.ts'

const FOCUS = 1e6
const MOST_OF_A_KIND = 5
/** Rows of the feet of what is beside the main subject, as shares of the height: clear of it, above and below in turn. */
const ABOVE = [0.22, 0.34] as const
const BELOW = [0.82, 0.95] as const

/** Nebulae, planets and what floats before them, lit by the same distant sun. */
export async function paintSpace(stage: Stage) {
  const { scene, width, height, environment, noise, random, tallness } = stage
  const frame = renderSpace(width, height, environment, noise, random, {
    planets: choosePlanets(scene, random),
    areMany: areMany(scene),
    blackHole: scene.celestialBodies.includes('blackhole'),
    galaxy: scene.celestialBodies.includes('galaxy'),
    hue: scene.hue,
    paint: scene.planetColour ? COLOURS.get(scene.planetColour)?.hex : undefined,
    big: scene.subjects.length > 0,
  })
  const sun = frame.lightDirection ?? [0.8, 0.4, 0.3]
  Object.assign(environment, {
    grade: { shadows: [0.98, 0.98, 1.04], highlights: [1, 1, 1], saturation: 1.06, contrast: 1.06 },
    exposure: 1,
    sunDirection: [sun[0], sun[1], -Math.abs(sun[2])],
    sunColour: [2.6, 2.5, 2.4],
    skyAmbient: [0.22, 0.24, 0.34],
    groundAmbient: [0.12, 0.1, 0.18],
  } satisfies Partial<typeof environment>)
  stage.reached('world')

  let isFirst = true
  let others = -1
  for (const subject of scene.subjects)
    for (let k = 0; k < Math.min(MOST_OF_A_KIND, subject.count); k++) {
      const size = Math.min(height * 0.44, width * 0.5) * (isFirst ? 1 : 0.5) * (subject.size < 1 ? 0.8 : 1)
      const drawing = await drawSubject(subject, size * 1.15, random)
      const sprite = litSprite(stage, frame, drawing)
      const isRocket = subject.key === 'rocket'
      const rotation = random.range(-0.35, 0.35) * (isRocket ? 0.3 : 1)
      const { x, size: fitted } = keepInFrame(
        width,
        turnedBounds(drawing, rotation),
        width * (isFirst ? (tallness > 1.2 ? 0.5 : 0.4) : random.range(0.2, 0.8)),
        size,
      )
      const [highest, lowest] = others++ % 2 ? BELOW : ABOVE
      const y = height * (isFirst ? 0.62 : random.range(highest, lowest))
      placeSprite(frame, sprite, x, y - (size - fitted) / 2, fitted, {
        z: 5,
        fog: false,
        isSubject: true,
        depthTest: false,
        rotation,
        flip: sun[0] < 0 && !isRocket,
      })
      isFirst = false
    }
  stage.reached('subjects')
  return { frame, focus: FOCUS }
}

/** From the sun outwards. */
const OF_THE_SUN: readonly PlanetKind[] = ['rock', 'ice', 'earth', 'lava', 'gas', 'ringed', 'moon', 'ice']

/** What is looked at for itself in space, and the worlds that may be named beside it. */
const SIGHTS: ReadonlySet<string> = new Set(['blackhole', 'nebula'])
const WORLDS: ReadonlySet<string> = new Set(['planet', 'earth', 'saturn', 'jupiter', 'strangeplanet'])

/** Planets that are plainly not ours. */
const STRANGE: readonly PlanetKind[] = ['gas', 'ringed', 'ice', 'lava']

const areMany = ({ celestialBodies, cues }: Scene) =>
  celestialBodies.includes('planet') && cues.has('several planets')

function choosePlanets(scene: Scene, random: Random): readonly PlanetKind[] {
  const { celestialBodies } = scene
  if (areMany(scene)) return OF_THE_SUN
  const planets: PlanetKind[] = []
  if (celestialBodies.some(body => SIGHTS.has(body)) && !celestialBodies.some(body => WORLDS.has(body)))
    return planets
  if (celestialBodies.includes('earth')) planets.push('earth')
  if (celestialBodies.includes('strangeplanet')) return [random.pick(STRANGE), 'moon']
  if (celestialBodies.includes('saturn')) planets.push('ringed')
  if (celestialBodies.includes('jupiter')) planets.push('gas')
  // “A rocket on the way to the moon”.
  if (!planets.length && scene.extras.has('moon') && !celestialBodies.some(body => WORLDS.has(body)))
    return ['moon']
  const wantsAny = !planets.length && !celestialBodies.includes('galaxy')
  if ((celestialBodies.includes('planet') && !planets.length) || (wantsAny && random.chance(0.75)))
    planets.push(random.pick(['gas', 'rock', 'ice', 'ringed']))
  if (planets.length && random.chance(0.6)) planets.push('moon')
  return planets
}
