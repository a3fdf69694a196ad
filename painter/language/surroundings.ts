import type { LandKind } from '../engine/world/lands/land.ts'
import type { TreeKind } from '../engine/world/trees.ts'

/** The kinds of scene that the painter composes. */
export type Place =
  | 'forest'
  | 'city'
  | 'street'
  | 'space'
  | 'underwater'
  | 'table'
  | 'studio'
  | 'room'
  | 'window'
  | 'portrait'
  | 'abstract'
  | 'poster'
  | 'road'
  | 'village'
  | 'terrace'
  | LandKind

export type Weather = 'rain' | 'snow' | 'fog' | 'clear' | 'fair' | 'cloudy' | 'windy' | 'aurora'
export type TreeWord = Extract<
  TreeKind,
  | 'blossom'
  | 'apple'
  | 'orange'
  | 'palm'
  | 'conifer'
  | 'cypress'
  | 'acacia'
  | 'bamboo'
  | 'birch'
  | 'autumn'
  | 'green'
  | 'bare'
>

/** What time and weather leave on a thing. */
export type Wear =
  | 'burning'
  | 'overgrown'
  | 'rusty'
  | 'ruined'
  | 'snowy'
  | 'mossy'
  | 'flowery'
  | 'wisteria'
  | 'bougainvillea'
  | 'roses'

/** Ground that people have laid out on a level land. */
export type LaidGround =
  | 'parking lot'
  | 'runway'
  | 'pitch'
  | 'railway'
  | 'yard'
  | 'concrete'
  | 'swimming pool'

/** A floor above a view. */
export type Terrace = 'balcony' | 'deck' | 'pier' | 'porch' | 'roof'

/** What hangs in the air or the sky beside the weather. */
export type Extra =
  | 'fireflies'
  | 'fireworks'
  | 'meteors'
  | 'sky lanterns'
  /** Bulbs on strings overhead. */
  | 'string lights'
  /** Smoke rises from the chimney of the house that is looked at. */
  | 'chimney smoke'
  | 'confetti'
  | 'lightning'
  | 'magic'
  | 'moon'
  | 'rainbow'
  | 'red sun'
  | 'steam'
  | 'crowd'
  | 'wet'
  | 'cloud sea'
  /** A town along the horizon. */
  | 'city behind'
  | 'village behind'
  /** The main subject stands on a hill of its own. */
  | 'height'
  | 'eruption'
  | 'stream'
  /** Water between steep walls. */
  | 'fjord'
  /** Mountains behind whatever land there is. */
  | 'mountains'
  /** One wave stands over all others. */
  | 'great wave'
  | 'from above'
  | 'milky way'
  /** Stars drawn out about the pole, as a long exposure shows them. */
  | 'star trails'
  | 'path'
  /** A street is as narrow as a lane. */
  | 'narrow'
  /** Whoever is in a village is on the way through it. */
  | 'way'
  | 'fallen leaves'
  | 'blizzard'
  | 'downpour'
  | 'blue hour'
  | 'stage beams'
  | 'led strips'
  | 'lit windows'
  | 'sandstorm'
  /** The sea has gone out over level sand. */
  | 'low tide'
