import { createRandom, type Random } from '../../../engine/core/random.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import type { Scene } from '../../../language/scene.ts'
import type { Place } from '../../../language/surroundings.ts'
import { paintSunbeams } from './beams.ts'
import { isAboveClouds, paintCloudSea } from './cloud-sea.ts'
import { paintColouredLight, SHARE_OUTDOORS } from './coloured-light.ts'
import { paintEruption } from './eruption.ts'
import { paintFog } from './fog.ts'
import { paintLightning } from './lightning.ts'
import { paintMeteors } from './meteors.ts'
import { paintNeonGlow } from './neon-glow.ts'
import { paintPetals } from './petals.ts'
import { paintRain, paintSnowfall } from './precipitation.ts'
import { paintSkyLanterns } from './sky-lanterns.ts'
import { paintRainbow } from './sky-sights.ts'
import { paintFireflies, paintFireworks, paintSparkles } from './sparks.ts'
import { paintSideLight, paintSpotlight, paintStageBeams } from './spotlight.ts'
import { paintStringLights } from './string-lights.ts'
import { paintVines } from './vines.ts'

/** How light the leaves of creepers are. */
const VINE_LIGHT: Partial<Record<Scene['time'], number>> = {
  night: 0.16,
  moonlit: 0.26,
  dusk: 0.3,
  storm: 0.3,
  day: 0.75,
}

const BLOSSOM_COLOURS = ['#ffd3e0', '#f7b2c8', '#ffe9f0']
const LEAF_COLOURS = ['#d9741f', '#b5401a', '#e8a93a']
const CONFETTI = ['#e8483a', '#f2c83a', '#3aa85a', '#3a7fd9', '#c84ab8', '#ffffff']
const LEAFY: readonly Place[] = [
  'forest',
  'autumn',
  'hills',
  'meadow',
  'road',
  'alps',
  'village',
  'street',
  'lake',
  'city',
  'pond',
  'river',
  'farmland',
  'vineyard',
]
const WITHOUT_WEATHER: readonly Place[] = [
  'table',
  'studio',
  'room',
  'poster',
  'window',
  'portrait',
  'underwater',
  'space',
  'abstract',
]

/** Where dramatic light is a lamp's rather than the sky's. */
const SIDE_LIT: readonly Place[] = ['room', 'studio', 'portrait', 'table']

/** Waters whose other bank is seen. */
const WITH_BANKS: readonly Place[] = ['river', 'lake', 'pond']

/** Sunlight falls in beams where leaves let it through; anywhere else only where the prompt speaks of beams. */
const UNDER_LEAVES: readonly Place[] = ['forest', 'jungle']

/** Of what fog would cover. */
const HAZE = 0.5

/** Metres; of valleys in mist nothing would be seen behind who is nearer. */
const AMIDST = 60
/** Over these mist lies as it does about somebody. */
const WITHOUT_VALLEYS: readonly Place[] = [
  'teafield',
  'vineyard',
  'lavenderfield',
  'cornfield',
  'farmland',
  'village',
]
const isAmidst = ({ subjectMask }: Frame, focus: number) => subjectMask !== undefined && focus < AMIDST

const hasBeams = ({ light, place }: Scene) =>
  light.includes('sunbeams') || (light.includes('sunlight') && UNDER_LEAVES.includes(place))

export const isOutdoors = (place: Place) => !WITHOUT_WEATHER.includes(place)

/** Where neon is on the houses. */
const SIGNED: readonly Place[] = ['street', 'city', 'village', 'terrace']

/** The stream that a finished scene's overlays are drawn with. */
export const overlayRandom = (seed: number) => createRandom(seed * 31 + 7)

/** What hangs in the air of a painted scene and is lit and exposed with it. */
export function paintAirborne(frame: Frame, scene: Scene, focus: number, random: Random) {
  const { extras, time, season } = scene
  const isMagic = extras.has('magic')
  const view =
    scene.place === 'city' || (scene.place === 'village' && !frame.subjectMask)
      ? 'skyline'
      : scene.place === 'street'
        ? 'street'
        : UNDER_LEAVES.includes(scene.place)
          ? 'wood'
          : WITH_BANKS.includes(scene.place)
            ? 'banks'
            : 'open'
  if (isOutdoors(scene.place)) {
    if (extras.has('cloud sea'))
      paintCloudSea(frame, scene.place === 'city' ? 'town' : isAboveClouds(scene) ? 'air' : 'ridge')
    if ((frame.environment.isFoggy && !frame.isMisty) || extras.has('blizzard'))
      paintFog(frame, { focus, isThick: true, view, showsMoon: extras.has('moon') })
    else if (
      frame.isMisty
        ? isAmidst(frame, focus) || WITHOUT_VALLEYS.includes(scene.place)
        : scene.light.includes('hazy')
    )
      paintFog(frame, { focus, isThick: true, view, share: HAZE })
    else if (extras.has('steam') && frame.waterLevel !== null)
      paintFog(frame, { focus, isThick: false, view })
    if (extras.has('rainbow')) paintRainbow(frame, random)
    if (extras.has('lightning') || (time === 'storm' && frame.environment.rain > 0 && random.chance(0.65)))
      paintLightning(frame, random)
    if (extras.has('eruption') && scene.place === 'volcano') paintEruption(frame, random)
    if (extras.has('fireworks')) paintFireworks(frame, random)
    if (extras.has('meteors')) paintMeteors(frame, random)
    if (extras.has('sky lanterns')) paintSkyLanterns(frame, random)
    if (extras.has('string lights')) paintStringLights(frame, random)
    if (scene.neon && !SIGNED.includes(scene.place)) paintNeonGlow(frame)
    const isDim = ['dusk', 'night', 'moonlit', 'dawn'].includes(time)
    if (extras.has('fireflies') || (isMagic && isDim)) paintFireflies(frame, random, 54)
    if ((season === 'spring' && !scene.flowers) || scene.trees.includes('blossom'))
      paintPetals(frame, random, BLOSSOM_COLOURS, 70)
    if (season === 'autumn' && LEAFY.includes(scene.place)) paintPetals(frame, random, LEAF_COLOURS, 34)
  }
  if (extras.has('confetti')) paintPetals(frame, random, CONFETTI, 160)
  if (isMagic) paintSparkles(frame, random, 22)
  if (scene.wear === 'overgrown') paintVines(frame, random, VINE_LIGHT[time] ?? 0.5, !isOutdoors(scene.place))
  if (isOutdoors(scene.place) && hasBeams(scene))
    paintSunbeams(frame, focus, scene.light.includes('sunbeams'))
  if (scene.light.includes('spotlight')) paintSpotlight(frame)
  else if (scene.light.includes('dramatic') && SIDE_LIT.includes(scene.place))
    paintSideLight(frame, scene.place === 'portrait')
  if (extras.has('stage beams')) paintStageBeams(frame)
  if (scene.place === 'room' && scene.hue !== null && scene.cues.has('lit'))
    paintColouredLight(frame, scene.hue)
  else if (scene.hue !== null && isOutdoors(scene.place) && scene.cues.has('strange light'))
    paintColouredLight(frame, scene.hue, SHARE_OUTDOORS)
}

/** Rain and snow, after the exposure is set: they must not darken the scene they fall in. */
export function paintFalling(frame: Frame, scene: Scene, random: Random) {
  if (!isOutdoors(scene.place)) return
  const { rain, snow } = frame.environment
  const isBlizzard = scene.extras.has('blizzard')
  if (rain) paintRain(frame, random, scene.extras.has('downpour') ? 2.4 : scene.time === 'storm' ? 1.4 : 1)
  if (snow && !scene.weather.includes('aurora')) paintSnowfall(frame, random, isBlizzard)
}
