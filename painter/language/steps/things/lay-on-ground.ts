import type { Draft } from '../../draft.ts'
import type { Subject } from '../../scene.ts'
import { FLOATING } from './joints.ts'

const INDOORS = /^(?:room|table|studio|window|portrait|terrace|poster|abstract|space|underwater)$/
const GROUND =
  /\b(?:on|onto|upon|in|across|over) (?:the |a |some )?(?:(?!table|blanket|bench|plate)\w+ )?(?:grass|lawn|ground|sand|street|road|pavement|sidewalk|snow|moss|gravel|forest floor|fallen leaves|path|dirt|mud|cobblestones|highway|desert floor|asphalt)\b/i
const GIANT = '(?:giant|gigantic|huge|enormous|colossal|massive|oversized|monumental)'
/** Metres: as large as is looked up at, and as what lies in the grass is seen. */
const [LARGE, SMALL] = [4, 0.3]

/** “Plates on the grass”, “a giant strawberry in a street”: small things lie on the ground, or stand there as tall as people, and on no table. */
export function layOnGround(scene: Draft) {
  if (scene.place === 'window') scene.subjects = scene.subjects.flatMap(takeOffBlanket)
  if (INDOORS.test(scene.place)) return
  const isLaid = GROUND.test(scene.prompt)
  for (const subject of scene.subjects) {
    // Nobody holds it, and nothing else keeps it down.
    if (FLOATING.has(subject.key) && !subject.bears) subject.mode = 'fly'
    if (subject.mode !== 'table' || subject.figure) continue
    if (isGiant(subject, scene.prompt)) Object.assign(subject, { mode: 'ground', size: LARGE })
    else if (isLaid) Object.assign(subject, { mode: 'ground', size: Math.max(subject.size, SMALL) })
  }
}

/** On a window sill nothing is spread below whoever sits there. */
const takeOffBlanket = (subject: Subject): Subject[] => {
  const { key, bears } = subject
  return key === '@blanket' && bears ? bears.map(({ subject: borne }) => borne) : [subject]
}

const isGiant = ({ name }: Subject, prompt: string) =>
  new RegExp(`\\b${GIANT} (?:\\w+ ){0,2}?${name.split(' ')[0]}`, 'i').test(prompt)
