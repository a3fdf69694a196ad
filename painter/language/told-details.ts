import { hashString } from '../engine/core/random.ts'
import { cuesOf } from './cues.ts'
import type { Draft } from './draft.ts'
import type { Scene } from './scene.ts'
import { frontsOfRegion } from './steps/places/regional-fronts.ts'

/** Sets what the painter asks of a prompt once everything is in its place, and forgets the prompt. */
export function tellDetails({ prompt, ...scene }: Draft): Scene {
  return {
    ...scene,
    cues: cuesOf(prompt),
    variety: { things: hashString(prompt), land: hashString(`${prompt}n`) },
    regionFronts: frontsOfRegion(prompt) ?? [],
  }
}
