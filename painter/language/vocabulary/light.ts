import { meaningsOf } from './rows.ts'
import { tableOf } from './table.ts'

/** Light and camera words that change a picture beyond its hour and its weather. */
export type LightWord =
  | 'soft'
  | 'dramatic'
  | 'warm'
  | 'cool'
  | 'bright'
  | 'dark'
  | 'candlelight'
  | 'firelight'
  | 'screenlight'
  | 'silhouette'
  | 'dappled'
  | 'lamplight'
  | 'spotlight'
  | 'backlit'
  | 'sunbeams'
  | 'sunlight'
  | 'neon'
  | 'hazy'
  | 'vivid'
  | 'muted'
  | 'monochrome'
  | 'noir'
  | 'blinds'
  | 'palesun'
  | 'shallow'
  | 'wide'
  | 'close'
  | 'centred'
  | 'layered'
  | 'detailed'
  | 'restrained'

/** Words, joined where they are several, by what they mean for the light. */
export const LIGHT_WORDS = meaningsOf<LightWord>('light words')

/** What a word does to the finished light; factors are 1 and warmth is 0 where it does nothing. */
export type LightEffect = {
  exposure?: number
  contrast?: number
  saturation?: number
  /** -1 (blue) to 1 (orange). */
  warmth?: number
  vignette?: number
  blur?: number
}

export const LIGHT_EFFECTS = tableOf<LightEffect>({
  soft: { contrast: 0.92 },
  dramatic: { contrast: 1.16, vignette: 1.5, exposure: 0.94 },
  warm: { warmth: 0.35 },
  cool: { warmth: -0.4 },
  bright: { exposure: 1.16 },
  dark: { exposure: 0.66, contrast: 1.08, vignette: 1.6 },
  candlelight: { warmth: 0.5, exposure: 0.8, vignette: 1.6 },
  firelight: { warmth: 0.4, exposure: 0.85, vignette: 1.6 },
  screenlight: { warmth: -0.3, exposure: 0.7, vignette: 1.8 },
  silhouette: { contrast: 1.08 },
  lamplight: { warmth: 0.4, exposure: 0.9 },
  spotlight: { contrast: 1.12, vignette: 1.8, exposure: 0.9 },
  backlit: { contrast: 1.06 },
  hazy: { contrast: 0.88, saturation: 0.9 },
  vivid: { saturation: 1.22 },
  muted: { saturation: 0.72 },
  monochrome: { saturation: 0 },
  palesun: { saturation: 0.8, contrast: 0.94 },
  noir: { saturation: 0, contrast: 1.25, vignette: 1.5 },
  shallow: { blur: 1.6 },
  restrained: { saturation: 0.88 },
  detailed: { contrast: 1.05, blur: 0.75 },
  layered: { contrast: 0.97 },
})
