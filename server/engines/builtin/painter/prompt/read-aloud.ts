import type { Scene, Subject } from './scene.ts'
import { subjectOf } from './subject-of.ts'

const ALOUD = /\b(?:read\w*|book|story|stories)\b.*\bto\b/i
const AT_BEDTIME = /\b(?:bed ?time|good ?night|bed)\b/i
const BEDTIME = /\b(?:bed ?time|good ?night)\b/i
const TWINS = /\btwins?\b/i
/** So many sit beside whoever reads. */
const MOST_LISTENERS = 2

/** Children who are read to are beside whoever reads, at bedtime on the bed. */
export function gatherListeners(scene: Scene) {
  const { subjects, prompt, place, room } = scene
  if (!ALOUD.test(prompt)) return
  const seat = subjects.find(({ bears = [] }) => bears.some(({ subject }) => isReading(subject)))
  const reader = seat?.bears?.find(({ subject }) => isReading(subject))?.subject ?? subjects.find(isReading)
  if (!reader?.figure || reader.figure.isChild || reader.companions || reader.count > 1) return
  const listeners = subjects.find(({ figure, bears }) => figure?.isChild && !figure.beast && !bears)
  if (listeners?.figure) {
    const isTwins = TWINS.test(prompt)
    const look = listeners.figure
    reader.companions = Array.from(
      { length: isTwins ? MOST_LISTENERS : Math.min(MOST_LISTENERS, listeners.count) },
      (_, k) =>
        k === 0 || isTwins
          ? look
          : { ...look, outfit: 'dress' as const, hair: 'pony' as const, colour: SECOND },
    )
    scene.subjects = subjects.filter(subject => subject !== listeners)
  }
  if (BEDTIME.test(prompt) && !scene.timeGiven) scene.time = 'night'
  if (seat || place !== 'room' || room !== 'bedroom' || !AT_BEDTIME.test(prompt) || !reader.companions) return
  const bed = scene.subjects.find(({ key, bears }) => key === '@bed' && !bears) ?? subjectOf('@bed', 'bed', 1)
  reader.action = 'sitting'
  scene.subjects = scene.subjects.filter(subject => subject !== bed)
  scene.subjects[scene.subjects.indexOf(reader)] = { ...bed, bears: [{ how: 'on', subject: reader }] }
}

const SECOND = '#5f8a3a'

const isReading = ({ figure, bears = [] }: Subject) =>
  figure !== undefined && bears.some(({ how }) => how === 'read')
