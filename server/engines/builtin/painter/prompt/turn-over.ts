import type { Scene } from './scene.ts'
import { isAnimalSubject } from './vocabulary/animal-nouns.ts'

/** What is upside down by nature, or has a drawing of its own for it. */
const HANGS = /^@hanging|^bat$/

const OVER = /\bupside[ -]?down\b|\bon its roof\b/
/** Where something else is seen so. */
const ELSEWHERE = /\b(?:hang\w*|dry|drying|dried|reflection|reflected|mirrored|chairs?|roller ?coasters?)\b/

/** “A turtle upside down”, “a dog lying on its back”: the feet are in the air. */
export function turnOver({ subjects, prompt }: Scene) {
  const text = prompt.toLowerCase()
  const [main] = subjects
  // “An upside-down house”: of things it is the main one.
  if (main && !main.figure && !isAnimalSubject(main) && OVER.test(text) && !ELSEWHERE.test(text))
    main.isUpsideDown = true
  for (const subject of subjects) {
    if (!isAnimalSubject(subject) || HANGS.test(subject.key) || subject.mode === 'fly' || subject.bears)
      continue
    const name = subject.name.replace(/ \(as .*/, '')
    const lies = new RegExp(
      `\\b${name}\\b (?:(?:that |which )?(?:is|was) )?(?:(?:stuck|lying|laying|lies|asleep|sleeping|sleeps|rolling|rolled|flipped|turned|spinning|stretched out|relaxing|resting) )*(?:over )?(?:and )?(?:upside down|on (?:its|his|her) (?:back|shell))\\b|\\bupside down ${name}\\b`,
    )
    if (lies.test(text)) subject.isUpsideDown = true
  }
}
