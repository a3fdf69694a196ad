import type { Breed } from '../animals/breeds.ts'
import { shadeHex } from '../tint.ts'
import type { Beast } from './beast.ts'

/** The face of an animal that has four legs, as it is seen from the front. */
export function faceOfBreed({ build, coat }: Breed): Beast {
  const face = coat.muzzle ?? coat.belly ?? shadeHex(coat.back, 0.14)
  const isWoolly = coat.pattern === 'wool'
  return {
    fur: isWoolly ? face : coat.back,
    face: isWoolly ? shadeHex(face, 0.15) : face,
    ears: build.ear === 'leaf' ? 'pointed' : build.ear === 'fan' ? 'large' : build.ear,
    earColour: coat.ears,
    muzzle: build.face,
    eye: coat.eye,
    mask: coat.mask,
    stripes: coat.pattern === 'tabby' || coat.pattern === 'stripes' ? coat.marks : undefined,
    blaze: coat.pattern === 'bib' ? coat.marks : undefined,
    patch: coat.pattern === 'patches' ? coat.marks : undefined,
    mane: build.mane === 'lion' ? (coat.mane ?? '#7a4522') : isWoolly ? coat.back : undefined,
    horns: build.horns === 'great' ? 'goat' : build.horns === 'straight' ? 'cow' : build.horns,
  }
}
