import type { Scene, Subject } from './scene.ts'
import { subjectOf } from './subject-of.ts'

const isPresent = ({ key }: Subject) => key === 'wrapped-gift'

/** A table that is there for its presents alone. */
const isTableOfPresents = ({ key, bears = [] }: Subject) =>
  key === '@table' && bears.length > 0 && bears.every(({ subject }) => isPresent(subject))

/** The presents of a room with a Christmas tree lie in a pile beside it, wherever the sentence names them. */
export function pilePresents(scene: Scene) {
  if (!scene.subjects.some(({ key }) => key === 'christmas-tree')) return
  const at = scene.subjects.findIndex(
    subject => isTableOfPresents(subject) || (isPresent(subject) && subject.count > 1 && !subject.bears),
  )
  if (at >= 0) scene.subjects[at] = subjectOf('@pileofpresents', scene.subjects[at].name, 1)
}
