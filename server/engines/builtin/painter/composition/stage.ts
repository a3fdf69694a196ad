import type { Noise } from '../core/noise.ts'
import type { Random } from '../core/random.ts'
import type { Scene, Subject } from '../prompt/scene.ts'
import type { Environment } from '../world/environment.ts'
import type { Frame } from '../world/frame.ts'

/** The real steps of a painting, in their order. */
export type Step = 'parsed' | 'world' | 'surroundings' | 'lead' | 'subjects' | 'finished'

/** What every scene is painted with. */
export type Stage = {
  scene: Scene
  /** The picture's size in pixels. */
  width: number
  height: number
  /** Height divided by width. */
  tallness: number
  seed: number
  random: Random
  noise: Noise
  environment: Environment
  /** Lamps are lit. */
  isNight: boolean
  /** The windows of houses are. */
  hasLitWindows: boolean
  /** Whether only one of them is. */
  hasOneLitWindow: boolean
  /** Snow lies. */
  isWinter: boolean
  /** A picture of what is seen through the windows, where something is. */
  outlook?: Frame
  /** Reports a step. */
  reached: (step: Step) => void
}

/** The subjects that belong in the air. */
export const isAirborne = ({ mode }: Subject) => mode === 'fly' || mode === 'space' || mode === 'swim'
