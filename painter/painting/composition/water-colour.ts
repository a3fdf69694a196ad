import { parseHex, type RGB } from '../../engine/core/colour.ts'
import type { CueName } from '../../language/cue-name.ts'
import type { Scene } from '../../language/scene.ts'

const TINTS: readonly (readonly [CueName, RGB])[] = [
  ['turquoise water', parseHex('#1c9aa8')],
  ['emerald water', parseHex('#1f7a5c')],
  ['pink water', parseHex('#d8809c')],
  ['purple water', parseHex('#6b4a9c')],
  ['brown water', parseHex('#6a3a1e')],
  ['muddy water', parseHex('#6b5234')],
]

/** The colour that a prompt gives its waters, if any. */
export const waterOf = ({ cues }: Scene): RGB | undefined => TINTS.find(([words]) => cues.has(words))?.[1]

/** The hue that a prompt gives the ground of another world, in degrees, if any. */
export const hueOfWorld = ({ place, hue, cues }: Scene): number | undefined =>
  place === 'mars' && hue !== null && !cues.has('coloured air') ? hue : undefined
