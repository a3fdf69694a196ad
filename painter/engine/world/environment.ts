import {
  ColourRamp,
  luminance,
  mixLinear,
  mixOklab,
  oklchToLinear,
  parseHex,
  type RGB,
  scaleColour,
} from '../core/colour.ts'
import type { Random } from '../core/random.ts'
import { clamp } from '../core/scalar.ts'
import type { Grade } from '../finish/grade.ts'
import type { MoonPhase } from './sky/moon.ts'
import { TIMES_OF_DAY, type TimeOfDay } from './times-of-day.ts'

/** A direction or a point in space: x to the right, y up, z away from the camera. */
export type Vector = [number, number, number]

/** The light and the weather of a picture; colours are linear light, amounts are 0..1 unless said otherwise. */
export type Environment = {
  time: TimeOfDay
  /** Towards the sun (or the moon at night), a unit vector; its height above the horizon in radians. */
  sunDirection: Vector
  sunElevation: number
  sunColour: RGB
  /** Brightness of the sun's disc; 0 hides it. */
  sunDisc: number
  /** Light that comes from above and from below without a direction. */
  skyAmbient: RGB
  groundAmbient: RGB
  /** What distance fades to, away from the sun and towards it; 1 is the density of a clear day. */
  fogColour: RGB
  fogSunColour: RGB
  fogDensity: number
  /** From the horizon (0) to the zenith (1), without the glow of the sun. */
  skyRamp: ColourRamp
  /** The sky's light in a direction, the sun's glow included, clouds and stars not. */
  skyColour: (direction: Vector) => RGB
  glowColour: RGB
  glowFalloff: number
  stars: number
  milkyWay: number
  aurora: number
  /** How many suns are in the sky, of a world that has several. */
  suns: number
  /** How many moons are in the sky. */
  moon: number
  moonPhase: MoonPhase
  /** How large they are said to be; 1 when absent. */
  moonScale?: number
  /** Where the sky's painter has put the moon: centre and radius in pixels. */
  moonDisc?: [number, number, number]
  /** Where the moon has to be to be seen between houses, as a share of the width. */
  moonColumn?: number
  /** Column (0..1 of the width) of a huge sun on the horizon, where one is wanted. */
  giantSunX?: number
  cloudCover: number
  cloudLitColour: RGB
  cloudShadeColour: RGB
  cirrus: number
  rain: number
  /** Whether even what is close by fades. */
  isFoggy: boolean
  /** Fog in which even near mountains are lost. */
  isThick?: boolean
  /** Whether the air is brown with dust or sand. */
  isDusty?: boolean
  snow: number
  /** How much trees and grass lean, 0 to 1. */
  wind: number
  /** What the trees look like that are seen from indoors. */
  season?: Season
  exposure: number
  grade: Grade
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

type EnvironmentOptions = {
  /** Any of rain, snow, fog, clear, fair, cloudy, aurora, windy; other words change nothing. */
  weather?: string[]
  /** Tints sky and shadows towards this hue (degrees, OKLCh). */
  hue?: number | null
  /** How far, 0 to 1; about half where that is not said. */
  hueShare?: number
  /** Colours that its sky has, '#rrggbb', the lowest first. */
  skyColours?: readonly string[]
  /** The sun's direction in radians from the view axis, instead of one that suits the time of day. */
  sunAzimuth?: number
  /** How many suns there are; several stand higher, so that all are seen over the land. */
  suns?: number
}

/** Degrees above the horizon. */
const SEVERAL_SUNS = 10

const RAMP_POSITIONS = [0, 0.1, 0.26, 0.48, 0.74, 1]

/** The light of a time of day: one of its hand-made skies, with everything else in the picture lit to match. */
export function createEnvironment(
  time: TimeOfDay,
  random: Random,
  options: EnvironmentOptions = {},
): Environment {
  const look = TIMES_OF_DAY[time]
  const sky = random.pick(look.skies).map(parseHex)
  const [horizon] = sky
  const sun = parseHex(look.sunColour)
  const azimuth = chooseSunAzimuth(time, random, options.sunAzimuth)
  const suns = options.suns ?? 1
  const elevation = ((suns > 1 ? SEVERAL_SUNS : look.sunElevation) * Math.PI) / 180
  const cloudTint: RGB = time === 'day' || time === 'overcast' ? [1, 1, 1] : horizon
  const environment: Environment = {
    time,
    sunDirection: [
      Math.sin(azimuth) * Math.cos(elevation),
      Math.sin(elevation),
      Math.cos(azimuth) * Math.cos(elevation),
    ],
    sunElevation: elevation,
    sunColour: scaleColour(sun, look.sunPower),
    sunDisc: look.sunDisc,
    skyAmbient: scaleColour(mixLinear(sky[4], sky[2], 0.45), look.ambientPower),
    groundAmbient: scaleColour(mixLinear(sky[1], [0.25, 0.22, 0.18], 0.5), look.ambientPower * 0.5),
    fogColour: mixLinear(sky[1], sky[2], 0.55),
    fogSunColour: mixLinear(horizon, scaleColour(sun, 1.15), 0.5),
    fogDensity: look.fog,
    skyRamp: rampOf(sky),
    skyColour: direction => skyColourIn(environment, direction),
    glowColour: scaleColour(sun, look.glow),
    glowFalloff: look.glowFalloff,
    suns,
    stars: look.stars,
    milkyWay: look.milkyWay,
    aurora: 0,
    moon: look.moon,
    moonPhase: 'full',
    cloudCover: look.cloudCover + random.range(-0.1, 0.1),
    cloudLitColour: scaleColour(mixLinear(sun, cloudTint, 0.45), look.cloudLight),
    cloudShadeColour: scaleColour(mixLinear(sky[3], sky[2], 0.4), look.cloudShade),
    cirrus: random.range(0.2, 0.8),
    rain: 0,
    snow: 0,
    wind: 0,
    isFoggy: false,
    exposure: look.exposure,
    grade: look.grade,
  }
  for (const word of options.weather ?? []) applyWeather(environment, word)
  if (options.hue != null) tintTowards(environment, sky, options.hue, options.hueShare ?? USUAL_TINT)
  if (options.skyColours?.length) colourSky(environment, sky, options.skyColours.map(parseHex))
  return environment
}

const rampOf = (sky: RGB[]) => new ColourRamp(sky.map((colour, i) => [RAMP_POSITIONS[i], colour]))

/** In the frame, low suns make the picture; by day the light comes from the side or from behind. */
function chooseSunAzimuth(time: TimeOfDay, random: Random, wanted: number | undefined): number {
  const eitherSide = (low: number, high: number) => (random.chance(0.5) ? -1 : 1) * random.range(low, high)
  let azimuth = wanted ?? eitherSide(0.1, 0.36)
  if (time === 'day' || time === 'overcast' || time === 'storm') azimuth = eitherSide(1.7, 2.3)
  if (time === 'golden' && random.chance(0.6)) azimuth = eitherSide(1.0, 1.5)
  return wanted ?? azimuth
}

/** Heaps of cloud with blue between them. */
const FAIR_CLOUDS = 0.46

function applyWeather(environment: Environment, word: string) {
  switch (word) {
    case 'rain':
      environment.rain = 1
      environment.fogDensity *= 1.4
      if (environment.time === 'night') hideStars(environment)
      break
    case 'snow':
      environment.snow = 1
      environment.fogDensity *= 1.25
      break
    case 'fog':
      environment.fogDensity *= 3.2
      environment.isFoggy = true
      environment.cloudCover *= 0.6
      break
    case 'clear':
      environment.cloudCover *= 0.25
      environment.fogDensity *= 0.6
      break
    case 'fair':
      environment.cloudCover = FAIR_CLOUDS
      if (environment.time === 'day') {
        environment.cloudLitColour = [1.25, 1.25, 1.25]
        environment.cloudShadeColour = [0.62, 0.68, 0.76]
      }
      break
    case 'cloudy':
      environment.cloudCover = Math.max(environment.cloudCover, 0.62)
      break
    case 'aurora':
      environment.aurora = 1
      environment.stars = 1
      environment.cloudCover *= 0.3
      environment.moon = 0
      break
    case 'windy':
      environment.cirrus = 1
      environment.wind = 1
      break
  }
}

/** Cover of a sky that it rains from. */
const RAIN_CLOUDS = 0.8

function hideStars(environment: Environment) {
  environment.stars = 0
  environment.milkyWay = 0
  environment.moon = 0
  environment.cloudCover = Math.max(environment.cloudCover, RAIN_CLOUDS)
}

/** Moves the colours of sky, fog and shadow towards a hue and keeps their brightness. */
const USUAL_TINT = 0.55

function tintTowards(environment: Environment, sky: RGB[], hue: number, share: number) {
  const tinted = (colour: RGB, lightness: number, chroma: number, amount: number) =>
    mixOklab(colour, oklchToLinear(Math.cbrt(luminance(colour)) * lightness, chroma, hue), amount)
  environment.skyRamp = rampOf(sky.map(colour => tinted(colour, 0.95, 0.12, share)))
  environment.fogColour = tinted(environment.fogColour, 1, 0.1, share * 0.9)
  environment.skyAmbient = tinted(environment.skyAmbient, 1, 0.09, share * 0.73)
  environment.cloudShadeColour = tinted(environment.cloudShadeColour, 1, 0.1, share * 0.9)
  environment.cloudLitColour = tinted(environment.cloudLitColour, 1, 0.06, share > USUAL_TINT ? share : 0)
}

/** A sky from one colour to the next, the brightest by the horizon, at the brightness of the hour. */
function colourSky(environment: Environment, sky: RGB[], named: RGB[]) {
  const colours = named.toSorted((a, b) => luminance(b) - luminance(a))
  const at = (share: number): RGB => {
    const place = share * (colours.length - 1)
    const lower = Math.min(colours.length - 1, Math.floor(place))
    return mixOklab(colours[lower], colours[Math.min(colours.length - 1, lower + 1)], place - lower)
  }
  const bright = (colour: RGB, like: RGB) =>
    scaleColour(colour, luminance(like) ** SKY_BRIGHTNESS / luminance(colour) ** SKY_BRIGHTNESS)
  const share = colours.length > 1 ? 1 : ALONE
  environment.skyRamp = rampOf(sky.map((own, i) => mixOklab(own, bright(at(RAMP_POSITIONS[i]), own), share)))
  environment.fogColour = mixOklab(environment.fogColour, bright(at(0.2), environment.fogColour), 0.8)
  environment.cloudLitColour = mixOklab(
    environment.cloudLitColour,
    bright(at(0), environment.cloudLitColour),
    0.6,
  )
  environment.cloudShadeColour = mixOklab(
    environment.cloudShadeColour,
    bright(at(1), environment.cloudShadeColour),
    0.75,
  )
  environment.skyAmbient = mixOklab(environment.skyAmbient, bright(at(0.6), environment.skyAmbient), 0.35)
}
/** How much of a sky the one colour is that is named: the hour has others. */
const ALONE = 0.5
/** How far a named colour follows the brightness of the hour; the rest is its own. */
const SKY_BRIGHTNESS = 0.7

/** What the air is full of: its sky from the horizon to the zenith, of any brightness, and its own colour. */
type Dust = { sky: RGB[]; own: RGB }

export const RED_DUST: Dust = {
  sky: ['#e8b98c', '#dfa577', '#cf8f62', '#b97a54', '#9c6548', '#80523e'].map(parseHex),
  own: parseHex('#d09468'),
}
export const SAND: Dust = {
  sky: ['#c9a878', '#bf9c6c', '#b18d5e', '#a07f54', '#8f714b', '#7f6443'].map(parseHex),
  own: parseHex('#b3905f'),
}

const DUST_CHROMA = 0.07

/** The air of a world of another colour than red. */
export function dustOfHue(hue: number): Dust {
  const turned = (colour: RGB) => oklchToLinear(Math.cbrt(luminance(colour)), DUST_CHROMA, hue)
  return { sky: RED_DUST.sky.map(turned), own: turned(RED_DUST.own) }
}

/** A sky whose air is full of dust, at the brightness of the hour; it has no clouds. */
export function dustTheAir(environment: Environment, { sky, own }: Dust) {
  environment.isDusty = true
  const ramp = sky.map((dust, i): [number, RGB] => {
    const earthly = environment.skyRamp.at(RAMP_POSITIONS[i])
    return [RAMP_POSITIONS[i], scaleColour(dust, luminance(earthly) / luminance(dust))]
  })
  environment.skyRamp = new ColourRamp(ramp)
  const dusty = (colour: RGB) => scaleColour(own, luminance(colour) / luminance(own))
  environment.fogColour = dusty(environment.fogColour)
  environment.fogSunColour = mixLinear(environment.fogSunColour, dusty(environment.fogSunColour), 0.7)
  environment.skyAmbient = mixLinear(environment.skyAmbient, dusty(environment.skyAmbient), 0.7)
  environment.cloudCover = 0
  environment.cirrus = 0
}

function skyColourIn(environment: Environment, direction: Vector): RGB {
  const { sunDirection, glowColour, glowFalloff } = environment
  const height = clamp(Math.max(0, direction[1]) * 1.35)
  const colour = environment.skyRamp.at(height ** 0.72)
  const cosine =
    direction[0] * sunDirection[0] + direction[1] * sunDirection[1] + direction[2] * sunDirection[2]
  const angle = Math.acos(clamp(cosine, -1, 1))
  const glow = Math.exp(-angle * glowFalloff * 0.55) * 0.55 + Math.exp(-angle * glowFalloff * 2.2) * 0.5
  return [
    colour[0] + glowColour[0] * glow,
    colour[1] + glowColour[1] * glow,
    colour[2] + glowColour[2] * glow,
  ]
}
