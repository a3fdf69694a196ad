import type { Scene, Subject } from './scene.ts'

/** At a birthday there is one cake, on the table that is laid for it, and nobody has one each in the hand. */
export function shareCake({ place, room, subjects }: Scene) {
  if (place !== 'room' || room !== 'birthday' || !subjects.some(({ figure }) => figure)) return
  for (const subject of subjects)
    subject.bears = subject.bears?.filter(({ how, subject: { key } }) => how !== 'held' || !/cake/.test(key))
}

const CELEBRATED = /\b(?:birthday|blow(?:ing|s)? out|candles on)\b/i
/** Metres, of the cake that a picture is about. */
const LARGE_CAKE = 0.5

/** A cake whose candles are blown out, or that somebody is given for a birthday, is large enough to be looked at. */
export function enlargeCake({ prompt, subjects }: Scene) {
  if (!CELEBRATED.test(prompt) || !subjects.some(({ figure }) => figure)) return
  const enlarge = (subject: Subject) => {
    if (/^(?:birthday-cake|@\w*candlecake\d*)$/.test(subject.key))
      subject.size = Math.max(subject.size, LARGE_CAKE)
    for (const { subject: borne } of subject.bears ?? []) enlarge(borne)
  }
  subjects.forEach(enlarge)
}
