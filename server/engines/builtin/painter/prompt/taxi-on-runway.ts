import type { Scene } from './scene.ts'

const AIRCRAFT = /airplane|^@(airliner|lightplane|biplane|fighter|warplane|glider|helicopter)$|^helicopter$/
/** What an aircraft does above a runway. */
const ALOFT =
  /\b(?:tak(?:es|ing) off|take-?off|lift(?:s|ing)? off|fl(?:y|ies|ying)|land(?:s|ing)|touch(?:es|ing) down|descend\w*|climb\w*|soar\w*|above|over|overhead|in the (?:air|sky))\b/i

/** Aircraft on a runway stand or roll on it, unless they are said to be in the air. */
export function taxiOnRunway({ laid, subjects, prompt }: Scene) {
  if (laid !== 'runway' || ALOFT.test(prompt)) return
  for (const subject of subjects)
    if (subject.mode === 'fly' && AIRCRAFT.test(subject.key)) subject.mode = 'ground'
}
