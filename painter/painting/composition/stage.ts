import type { Noise } from '../../engine/core/noise.ts'
import type { Random } from '../../engine/core/random.ts'
import type { Environment } from '../../engine/world/environment.ts'
import type { Frame } from '../../engine/world/frame.ts'
import type { Scene, Subject } from '../../language/scene.ts'

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
  /** Snow lies. */
  isWinter: boolean
  /** A picture of what is seen through the windows, where something is. */
  outlook?: Frame
  /** Reports a step. */
  reached: (step: Step) => void
}

/** The subjects that belong in the air. */
export const isAirborne = ({ mode }: Subject) => mode === 'fly' || mode === 'space' || mode === 'swim'
