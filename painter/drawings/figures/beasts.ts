import { join } from 'node:path'
import { byName, pairsOf, readRows } from '../../engine/core/rows.ts'
import { BREEDS } from '../animals/breeds.ts'
import { PLUMAGES } from '../animals/plumages.ts'
import { shadeHex } from '../tint.ts'
import type { Beast } from './beast.ts'
import { faceOfBreed } from './breed-face.ts'
import type { Figure } from './figure-pen.ts'

/** Those that have no coat or plumage of their own elsewhere, by their drawing or their kind. */
const BEASTS = byName(
  readRows(join(import.meta.dirname, 'beasts.tsv'), ['names', 'fur', 'face', 'ears', 'muzzle', 'more']),
  ({ fur, face, ears, muzzle, more }) => ({ fur, face, ears, muzzle, ...pairsOf<Beast>(more) }) as Beast,
)

/** In heads, as long as a toucan's or a heron's. */
const LARGE_BEAK = 0.4

/** The head of a kind of animal that can be dressed; undefined for those that have none to show. */
export function beastNamed(kind: string): Beast | undefined {
  if (Object.hasOwn(BEASTS, kind)) return BEASTS[kind]
  if (Object.hasOwn(BREEDS, kind)) return faceOfBreed(BREEDS[kind])
  if (!Object.hasOwn(PLUMAGES, kind)) return undefined
  const { back, hood = back, face = shadeHex(hood, 0.25), beak, beakColour, crest } = PLUMAGES[kind]
  return {
    fur: hood,
    face,
    ears: 'none',
    muzzle: 'beak',
    beak: beakColour ?? '#e0a030',
    crest,
    hasLargeBeak: beak !== undefined && beak > LARGE_BEAK,
  }
}

/** The head of an animal in clothes, its fur in the colour that is asked for; undefined for people. */
export function beastOf({ beast, furColour, mood }: Figure): Beast | undefined {
  const named = beast === undefined ? undefined : beastNamed(beast)
  const own = named && mood ? { ...named, mood } : named
  if (!own || !furColour) return own
  return { ...own, fur: furColour, face: shadeHex(furColour, 0.3), earColour: undefined }
}
