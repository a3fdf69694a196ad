import type { RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Random } from '../../core/random.ts'
import type { TerrainOptions } from '../terrain-options.ts'

export type LandKind =
  | 'alps'
  | 'lake'
  | 'frozenlake'
  | 'islet'
  | 'summit'
  | 'tulipfield'
  | 'hills'
  | 'meadow'
  | 'desert'
  | 'dunes'
  | 'snowfield'
  | 'beach'
  | 'ocean'
  | 'savanna'
  | 'canyon'
  | 'volcano'
  | 'moon'
  | 'mars'
  | 'island'
  | 'tundra'
  | 'glacier'
  | 'grounds'
  | 'autumn'
  | 'cliff'
  | 'farmland'
  | 'jungle'
  | 'plain'
  | 'pond'
  | 'river'
  | 'oasis'
  | 'vineyard'
  | 'teafield'
  | 'lavenderfield'
  | 'cornfield'
  | 'ploughland'
  | 'riceterrace'
  | 'saltflat'

/** A beach's colours: dry and dark, dry and light, wet. */
export type Sand = readonly [dark: RGB, light: RGB, wet: RGB]

/** What a land is made for: shared by all lands. */
export type LandSite = {
  kind: LandKind
  noise: Noise
  random: Random
  /** Where on the endless noise this picture lies. */
  offsetX: number
  offsetZ: number
  /** Metres sideways per metre of distance that valleys and peaks drift, so that they do not stand centred. */
  drift: number
  autumn: boolean
  winter: boolean
  spring: boolean
  storm: boolean
  /** A subject stands in the land: waters come closer. */
  hasSubject: boolean
  /** The place (x, z in metres) the subject stands at. */
  anchor?: [number, number]
  /** How broad that is, in metres. */
  breadth: number
  /** Whether the subject stands on the ground rather than floats. */
  isDry: boolean
  /** A house stands in it, rather than somebody. */
  isBuiltOn: boolean
  /** A stream runs through it. */
  hasStream: boolean
  /** Grain grows on it: its grass is golden. */
  isGrain: boolean
  /** Whether its water lies between steep walls. */
  isFjord: boolean
  noTrees: boolean
  /** Its top is no broader than what stands on it, with cliffs all round. */
  isCrag: boolean
  /** Of the ground of another world, in degrees (OKLCh). */
  hue?: number
  /** Of a beach: the darker and the lighter colour of its sand, and that of wet sand; null for the usual ones. */
  sand?: Sand
  /** The sea has gone out, and has left its bed bare. */
  shore?: 'flats'
  /** Half the picture's width, as metres per metre of distance. */
  halfView: number
  /** How much room there is above the horizon, as metres of height per metre of distance. */
  headroom: number
  /** The season's two colours of grass. */
  grass: [RGB, RGB]
}

/** A land without the parts that depend on the camera. */
export type Land = {
  /** Where the camera's eye is above the ground, in metres, if the picture does not say. */
  eyeHeight: number
  terrain: Omit<TerrainOptions, 'nearest' | 'farthest'>
}
