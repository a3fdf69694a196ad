import { ColourRamp, scaleColour } from '../../engine/core/colour.ts'
import { Noise } from '../../engine/core/noise.ts'
import { createRandom, type Random } from '../../engine/core/random.ts'
import {
  createEnvironment,
  dustOfHue,
  dustTheAir,
  type Environment,
  RED_DUST,
  SAND,
} from '../../engine/world/environment.ts'
import type { Scene } from '../../language/scene.ts'
import { COLOURS } from '../../language/vocabulary/colours.ts'
import { isOutdoors } from './effects/overlays.ts'
import { showsMoon } from './open-sky.ts'
import { isBeforeMoon } from './placing/flyers.ts'
import { leadColumn } from './placing/framing.ts'
import { keepSnowWhite } from './snow-light.ts'
import type { Stage, Step } from './stage.ts'

export type PaintOptions = {
  /** What must not appear. */
  negativePrompt?: string
  /** Called with a growing fraction (0 to 1) as real steps are done. */
  onStep?: (fraction: number) => void
}

/** How much of the work is done when each step is reached; measured on landscapes. */
const STEPS: Record<Step, number> = {
  parsed: 0.02,
  world: 0.55,
  surroundings: 0.7,
  lead: 0.85,
  subjects: 0.95,
  finished: 1,
}

/** How far the blue hour takes the sky from the reds of dusk. */
const ALL_COLOURED = 0.95

/** Cover of a sky in which the moon is looked at. */
const MOON_CLOUDS = 0.26

/** Of the moon's usual breadth. */
const HUGE = 2.6
const LAMPLIT = ['night', 'moonlit', 'dusk', 'storm']

const LOW_SUN_HOURS: ReadonlySet<Scene['time']> = new Set(['golden', 'sunset', 'dawn'])
/** Radians beside the middle. */
const SUN_SEEN = { from: 0.1, to: 0.3 }

const BESIDE = { from: 1.3, to: 1.9 }

/** Radians that several suns stand beside the middle, away from the main subject. */
const SUNS_ASIDE = 0.1

/** Behind the subject for silhouettes, beside it where several suns are to be seen, else as the hour has it. */
function sunAzimuth(scene: Scene, seed: number, tallness: number, random: Random): number | undefined {
  if (scene.suns > 1)
    return leadColumn({ seed, tallness, scene }, scene.subjects[0]) > 0.5 ? -SUNS_ASIDE : SUNS_ASIDE
  // Who names the golden hour wants to see the sun that makes it.
  if (LOW_SUN_HOURS.has(scene.time) && scene.cues.has('low sun'))
    return random.range(SUN_SEEN.from, SUN_SEEN.to) * (random.chance(0.5) ? -1 : 1)
  // Slopes that face the viewer would lie in the dark before a low sun.
  if (LOW_SUN_HOURS.has(scene.time) && scene.place === 'riceterrace')
    return random.range(BESIDE.from, BESIDE.to) * (random.chance(0.5) ? -1 : 1)
  return scene.extras.has('red sun') || scene.light.includes('backlit') || scene.light.includes('silhouette')
    ? random.range(-0.04, 0.04)
    : undefined
}

/** Of the stars of a usual night. */
const MANY_STARS = 1.5

/** Of the light of a night, how much there is where the air of a world is thin and its stars are seen. */
const STARLIGHT = 2.6

/** Of the air in a usual fog. */
const THICK = 2.2

/** Nothing of the sky is seen in it, and of the land what is near. */
function thicken(environment: Environment) {
  const { fogColour } = environment
  environment.fogDensity *= THICK
  environment.skyRamp = new ColourRamp([
    [0, fogColour],
    [1, scaleColour(fogColour, 1.06)],
  ])
  environment.isThick = true
  environment.sunDisc = 0
  environment.cloudCover = 0
  environment.cirrus = 0
  environment.stars = 0
  environment.milkyWay = 0
  environment.moon = 0
}

/** Whether the sky of another world is black, as it is through thin air by night. */
const isStarlit = ({ place, time, cues }: Scene) =>
  place === 'mars' && time === 'night' && cues.has('thin air')

/** The moons, the stars and the clouds that the words speak of. */
function setSky(
  environment: Environment,
  scene: Scene,
  { seed, tallness }: { seed: number; tallness: number },
) {
  if (scene.extras.has('magic')) environment.glowColour = scaleColour(environment.glowColour, 1.15)
  if (scene.extras.has('moon')) {
    environment.moon = Math.max(1, scene.moons)
    // Who names the moon is to see it.
    if (!scene.weather.includes('cloudy'))
      environment.cloudCover = Math.min(environment.cloudCover, MOON_CLOUDS)
  }
  if ((scene.extras.has('moon') || scene.time === 'moonlit') && scene.place === 'street')
    environment.moonColumn = 0.5
  if (showsMoon(scene) && scene.place === 'forest')
    environment.moonColumn = leadColumn({ seed, tallness, scene }, scene.subjects[0]) > 0.5 ? 0.34 : 0.68
  if (isBeforeMoon(scene) || (scene.extras.has('eruption') && !scene.extras.has('moon'))) environment.moon = 0
  if (scene.suns > 1) environment.cloudCover *= 0.4
  if (scene.moons === 0 || (scene.celestialBodies.length > 0 && !scene.extras.has('moon')))
    environment.moon = 0
  if (scene.extras.has('milky way')) {
    environment.stars = Math.max(environment.stars, MANY_STARS)
    environment.milkyWay = 1.3
    environment.moon = 0
    environment.cloudCover *= 0.25
  }
  if (scene.extras.has('star trails')) {
    environment.stars = Math.max(environment.stars, MANY_STARS)
    environment.milkyWay = 0
    environment.moon = 0
    environment.cloudCover = 0
  }
  environment.moonPhase = scene.moonPhase
  if (scene.cues.has('huge moon')) environment.moonScale = HUGE
}

/** Sets the stage: light, air and random streams. The same scene, size and seed give the same stage. */
export function createStage(
  scene: Scene,
  width: number,
  height: number,
  seed: number,
  { onStep }: PaintOptions,
): Stage {
  const random = createRandom(seed ^ scene.variety.things)
  const noise = new Noise((seed ^ scene.variety.land) >>> 0)
  const hasGiantSun = scene.extras.has('red sun')
  const environment = createEnvironment(scene.time, random, {
    weather: scene.weather,
    hue: scene.hue,
    skyColours: scene.skyColours.map(word => COLOURS.get(word)!.hex),
    hueShare: scene.extras.has('blue hour') || scene.weather.includes('fog') ? ALL_COLOURED : undefined,
    suns: scene.suns,
    sunAzimuth: sunAzimuth(scene, seed, height / width, random),
  })
  if (isStarlit(scene)) {
    environment.skyAmbient = scaleColour(environment.skyAmbient, STARLIGHT)
    environment.sunColour = scaleColour(environment.sunColour, STARLIGHT * 2)
    environment.milkyWay = 1
    environment.moon = 0
  } else if (scene.place === 'mars')
    dustTheAir(environment, scene.hue === null ? RED_DUST : dustOfHue(scene.hue))
  else if (scene.extras.has('sandstorm')) dustTheAir(environment, SAND)
  if (scene.weather.includes('fog') && scene.cues.has('thick fog')) thicken(environment)
  if (scene.light.includes('layered') || scene.light.includes('hazy')) environment.fogDensity *= 1.4
  if (scene.excluded.has('cloud') || scene.excluded.has('clouds')) environment.cloudCover = 0
  setSky(environment, scene, { seed, tallness: height / width })

  const isWinter = scene.season === 'winter' || environment.snow > 0
  if (isWinter && isOutdoors(scene.place)) keepSnowWhite(environment)
  const stage: Stage = {
    scene,
    width,
    height,
    tallness: height / width,
    seed,
    random,
    noise,
    environment,
    isNight: LAMPLIT.includes(scene.time),
    hasLitWindows: LAMPLIT.includes(scene.time) || scene.time === 'sunset' || scene.extras.has('lit windows'),
    isWinter,
    reached(step) {
      onStep?.(STEPS[step])
    },
  }
  if (hasGiantSun) {
    environment.giantSunX = leadColumn(stage, scene.subjects[0])
  }
  return stage
}
