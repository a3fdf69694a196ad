import type { Draft } from '../../draft.ts'
import type { Subject } from '../../scene.ts'

const AFAR =
  '(?: \\w+){0,3}? (?:(?:is |are |seen |visible |far )?(?:in|at|into) the (?:far |hazy |misty )?distance|on the (?:far )?horizon|far (?:away|off|behind|below|down below|beneath)|in the (?:far )?background)'
/** Of the size that it has beside the main subject. */
const FAR = 0.34
/** Towers and mountains stand far off as it is. */
const isMovable = ({ mode }: Subject) =>
  mode === 'fly' || mode === 'ground' || mode === 'float' || mode === 'space'

const lastWordOf = ({ name }: Subject) =>
  name
    .replace(/ \(as .*/, '')
    .split(' ')
    .at(-1)
    ?.toLowerCase()

/** “Hikers in the distance”: what comes after the main subject and is said to be far is small. */
export function settleDistance({ subjects, prompt }: Draft) {
  const text = prompt.toLowerCase()
  for (const subject of subjects)
    if (
      (subject.mode === 'fly' || subject.mode === 'space') &&
      new RegExp(
        `\\b${DOWN} (?:\\w+ )?${lastWordOf(subject)}\\b|\\b${lastWordOf(subject)}s? ${HAS_COME}${DOWN} (?:in|on|at|by|near|among|beside|before|in front of)\\b`,
      ).test(text)
    )
      subject.mode = 'ground'
  const [first] = subjects
  // Of “stilt houses far off, a woman in a boat” the woman is what one looks at.
  if (first && subjects.length > 1 && isAfar(first, text)) subjects.push(...subjects.splice(0, 1))
  for (const subject of subjects.slice(1))
    if (isMovable(subject) && isAfar(subject, text)) {
      if (subject.mode === 'ground' || subject.mode === 'float') subject.isFar = true
      else subject.size *= FAR
    }
}

const isAfar = (subject: Subject, text: string) =>
  new RegExp(`\\b${lastWordOf(subject)}e?s?\\b${AFAR}`).test(text)

/** What has been flying and flies no more. */
const DOWN = '(?:crashed|wrecked|landed|parked|grounded|rusting|rusty|derelict|stranded|broken)'
const HAS_COME = '(?:(?:that|which|has|have|is|are|just|safely|half|recently) )*'
