import type { Draft } from '../../draft.ts'
import type { Subject } from '../../scene.ts'
import { subjectOf } from '../../subject-of.ts'
import { wordsOf } from '../../vocabulary/rows.ts'
import { TOWN_SIGHTS } from '../../vocabulary/town-sights.ts'
import { isDestroyed } from './settle-street.ts'

/** Where a town is seen from within, from afar, or through a window. */
const IN_TOWN = wordsOf<Draft['place']>('in town')

/** Before there was any of it. */
const OTHER_AGES =
  /\b(?:medieval|middle ages|ancient|antiquity|roman empire|renaissance|baroque|prehistoric|viking|post[- ]?apocalyp\w*|underwater|sunken|alien|futuristic|cyberpunk)\b/i
/** What only has its name from a town. */
const NAMED_AFTER =
  /\b(?:(?:new york|london|paris|parisian|tokyo|dubai|venetian) (?:style|cheesecake|fog|chocolate|fashion|mask|glass|blinds?|bagel|pizza)|little (?:italy|venice|tokyo))\b/i
/** Metres; beside what is as large as this a second sight would be too many. */
const LARGE = 24

const isSight = ({ mode, size, key }: Subject) =>
  (mode === 'build' && size >= LARGE) || TOWN_SIGHTS.some(([, drawing]) => drawing === key)

/** Shows a town that is named by what everybody knows it by. */
export function raiseSight(scene: Draft) {
  const { prompt, place, subjects, outside } = scene
  if (!IN_TOWN.has(place) || scene.future || isDestroyed(prompt)) return
  if (OTHER_AGES.test(prompt) || NAMED_AFTER.test(prompt)) return
  if ([...subjects, ...outside].some(isSight)) return
  const drawing = TOWN_SIGHTS.find(([town]) => town.test(prompt))?.[1]
  if (drawing) scene.sight = subjectOf(drawing, drawing, 1)
}
