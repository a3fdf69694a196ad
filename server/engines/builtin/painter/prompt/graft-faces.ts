import type { Reading } from './reading.ts'
import type { Subject } from './scene.ts'
import { bothKinds } from './two-kinds.ts'
import { stagingOf } from './vocabulary/nouns.ts'
import { withBorne } from './with-borne.ts'

const WINGED =
  /bird|eagle|hawk|falcon|owl|parrot|crow|raven|swan|goose|duck|dove|gull|phoenix|peacock|rooster|chicken|bat$|dragon(?!fly)/
const FEATHERS = '#8a6a48'

/** Gives the animal that is of two kinds the face of the other one. */
export function graftFaces(reading: Reading) {
  const both = bothKinds(` ${reading.scene.prompt} `)
  const body =
    both &&
    reading.scene.subjects
      .flatMap(withBorne)
      .find(({ key, figure }) => key === both.body.noun.drawing && !figure)
  if (!both || !body) return
  const { noun, name } = both.face
  const face: Subject = {
    key: noun.drawing,
    name,
    breed: name,
    ...stagingOf(noun),
    count: 1,
    accessories: [],
  }
  if (body.furLength > 0 && WINGED.test(`${name} ${noun.drawing}`)) body.wings ??= FEATHERS
  body.bears = [{ how: 'ashead', subject: face }, ...(body.bears ?? [])]
  reading.understand(name)
}
