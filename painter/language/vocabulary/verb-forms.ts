import { meaningsOf } from './rows.ts'
/** Verbs in the past, and the form that the tables know them by. */
export const PAST_TENSE = meaningsOf('past tense')

/** Verbs that say only that something is there. */
const BEING =
  'stuck|shone|zoomed|sped|hung|grew|loomed|spun|swept|fell|went|came|lay|stayed|glowed|stretched|flowed|cascaded|shimmered|sparkled|flickered|twinkled|rolled|waited|rested|nestled|bloomed|fluttered|drifted|gleamed|towered'

/** What is done to something by somebody. */
const PASSIVE =
  'ridden|held|carried|pulled|led|driven|walked|hugged|chased|eaten|played|pushed|worn|steered|fed'

/** Every such form, which is no slip of the pen for another word. */
export const VERB_WORDS: ReadonlySet<string> = new Set([
  ...PAST_TENSE.keys(),
  ...PASSIVE.split('|'),
  ...BEING.split('|'),
])

/** Verbs as they follow several, or “fish”, which are never the last noun of a compound. */
export const PLAIN_VERBS: ReadonlySet<string> = new Set(
  'let put cut hit set take get go come see dart drift glide perch roam gather gaze hop chop pack toss pour swoop plunge loom emerge appear seem become stay keep leave find try begin start stop turn bring give send tell ask help wait bask lounge stroll wander stare peer peek float sparkle shimmer shine twinkle grow spin swirl stretch wrap surround lie lay meet join share enjoy prepare perform await approach enter exit follow cross pass race chase hunt fight clash collide crash explore discover overtaken overlook'.split(
    ' ',
  ),
)
