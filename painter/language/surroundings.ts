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
  | 'webbed'
  | 'melting'

/** Ground that people have laid out on a level land. */
export type LaidGround =
  | 'parking lot'
  | 'runway'
  | 'pitch'
  | 'tennis court'
  | 'clay court'
  | 'grass court'
  | 'basketball court'
  | 'running track'
  | 'racecourse'
  | 'railway'
  | 'yard'
  | 'arena'
  | 'concrete'
  | 'helipad'
  | 'quay'
  | 'swimming pool'
  | 'green pool'
  | 'empty pool'

/** A floor above a view. */
export type Terrace = 'balcony' | 'porch' | 'bridge' | 'deck' | 'pier' | 'roof' | 'fire escape' | 'steel beam'

/** What hangs in the air or the sky beside the weather. */
export type Extra =
  | 'fireflies'
  | 'fireworks'
  | 'sky lanterns'
  | 'confetti'
  /** The view is had through the window of a vehicle or a vessel. */
  | 'plane window'
  | 'train window'
  | 'ship window'
  /** Water stands in the hollows of the ground. */
  | 'puddles'
  | 'hail'
  /** What moves raises the dust of the ground. */
  | 'dust'
  /** Clouds of many colours about whoever celebrates. */
  | 'coloured powder'
  | 'lightning'
  | 'magic'
  | 'moon'
  | 'rainbow'
  /** People sit at the tables. */
  | 'guests'
  | 'red sun'
  /** A huge sun of its usual colour. */
  | 'giant sun'
  /** A huge sun is cut by dark stripes. */
  | 'striped sun'
  /** The sky is what is looked at, over a strip of land or none. */
  | 'sky'
  | 'overhead'
  /** A planet fills the lower edge, as from an orbit. */
  | 'orbit'
  | 'steam'
  /** What is seen from near has leaves behind and beneath it. */
  | 'among leaves'
  /** Things lie side by side and are seen from straight above. */
  | 'flat lay'
  /** Small things stand on a board on a wall. */
  | 'shelf'
  | 'string lights'
  | 'crowd'
  /** People sit before whoever is looked at, and are seen from behind. */
  | 'audience'
  | 'meteors'
  | 'wet'
  | 'cloud sea'
  /** Water has come into a room, or stands in the streets. */
  | 'flooded'
  /** A town along the horizon. */
  | 'city behind'
  | 'village behind'
  /** Whoever is there looks down on the land from a brink. */
  | 'brink'
  /** The main subject stands on a hill of its own. */
  | 'height'
  /** A room is seen through the hollow of what it is in. */
  | 'hollow'
  /** The place is on a planet of another sun. */
  | 'other world'
  /** The sea lies about the land. */
  | 'sea about'
  | 'sky bridges'
  /** Gardens grow on the towers of a city. */
  | 'roof gardens'
  | 'eruption'
  | 'liftoff'
  /** Smoke rises from the chimney of the house that is looked at. */
  | 'chimney smoke'
  | 'stream'
  /** Water between steep walls. */
  | 'fjord'
  /** Mountains behind whatever land there is. */
  | 'mountains'
  | 'surf'
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
  | 'cave mouth'
  | 'fallen leaves'
  | 'blizzard'
  | 'downpour'
  | 'burnt'
  /** A wood is on fire. */
  | 'ablaze'
  | 'blue hour'
  /** Heavy clouds that the sun breaks through. */
  | 'dark clouds'
  | 'raked sand'
  | 'stage beams'
  | 'led strips'
  | 'heat'
  | 'lit windows'
  | 'sandstorm'
  /** A sandstorm is still to come. */
  | 'dust wall'
  /** Bare rock with pools in it, where the sea has gone out. */
  | 'rocky'
  /** The moon stands before the sun. */
  | 'eclipse'
  /** The sea lies below whoever is on this land. */
  | 'sea below'
  /** Hills of sand with grass on them stand above a beach. */
  | 'dunes'
  /** The sea has gone out over level sand. */
  | 'low tide'
  /** The ground has dried to plates. */
  | 'cracked'
  /** Water lilies lie on the water. */
  | 'lilies'
  /** What lives in the water shines where it is stirred. */
  | 'glowing water'
