import type { Subject } from '../scene.ts'
import type { Noun } from './noun.ts'

const CREATURES =
  /^@?(dragon|unicorn|t-rex|sauropod|frog|turtle|snail|crocodile|snake|lizard|butterfly|robot|whale|spouting-whale|dolphin|orca|seal|stegosaurus|triceratops|ankylosaurus|octopus|crab)$/

/** Whether a noun names a living animal. */
export const isAnimal = ({ fur, posture, drawing }: Noun) =>
  fur > 0 ||
  posture === 'swims' ||
  (posture === 'flies' && !/plane|balloon|kite/.test(drawing)) ||
  CREATURES.test(drawing)

/** Whether a subject is an animal in its own body. */
export const isAnimalSubject = ({
  furLength,
  key,
  mode,
  figure,
}: Pick<Subject, 'furLength' | 'key' | 'mode' | 'figure'>) =>
  !figure && (furLength > 0 || mode === 'swim' || CREATURES.test(key))
