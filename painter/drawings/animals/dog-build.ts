import type { Build } from './build.ts'

/** A dog's build, from which several others differ only in part. */
export const DOG: Build = {
  trunk: 1,
  chest: 0.34,
  waist: 0.25,
  rump: 0.28,
  leg: 0.12,
  neck: 0.36,
  neckWidth: 0.2,
  carriage: 0.95,
  head: 0.29,
  muzzle: 1.05,
  nose: 0.44,
  face: 'dog',
  ear: 'drop',
  tail: 'plume',
  tailLength: 0.75,
}
