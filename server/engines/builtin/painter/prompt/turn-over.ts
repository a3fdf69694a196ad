import type { Scene } from './scene.ts'
import { isAnimalSubject } from './vocabulary/animal-nouns.ts'

/** What is upside down by nature, or has a drawing of its own for it. */
const HANGS = /^@hanging|^bat$/

const OVER = /\bupside[ -]?down\b|\bon its roof\b/
/** Where something else is seen so. */
const ELSEWHERE = /\b(?:hang\w*|dry|drying|dried|reflection|reflected|mirrored|chairs?|roller ?coasters?)\b/

const SLIDES =
  /\b(?:slid(?:ing|es?)|tobogganing|sledging|gliding) (?:along |down |across |around )?(?:the |a |an )?(?:\w+ )?(?:on (?:its|their|his|her) (?:bell(?:y|ies)|tumm(?:y|ies)|stomachs?)|ice|snow|slope|hill)\b/

/** “A turtle upside down”, “a dog lying on its back”: the feet are in the air. */
export function turnOver({ subjects, prompt }: Scene) {
  const text = prompt.toLowerCase()
  const [main] = subjects
  // “An upside-down house”: of things it is the main one.
  if (main && !main.figure && !isAnimalSubject(main) && OVER.test(text) && !ELSEWHERE.test(text))
    main.isUpsideDown = true
  if (SLIDES.test(text))
    for (const subject of subjects) if (subject.key === 'penguin') subject.action = 'sliding'
  for (const subject of subjects) {
    if (!isAnimalSubject(subject) || HANGS.test(subject.key) || subject.mode === 'fly' || subject.bears)
      continue
    const name = subject.name.replace(/ \(as .*/, '')
    const lies = new RegExp(
      `\\b${name}s?\\b(?: (?:is|are|was))? (?:happily |playfully |just )?(?:rolling|rolls)(?: around| about| over)* (?:in|on|through) (?:the |some |fresh |deep )*(?:\\w+ )?(?:grass|snow|mud|leaves|hay|straw|sand|dust|dirt|lawn|meadow|clover|flowers|carpet|rug|floor)\\b|\\b${name}\\b (?:(?:that |which )?(?:is|was) )?(?:(?:stuck|lying|laying|lies|asleep|sleeping|sleeps|rolling|rolled|flipped|turned|spinning|stretched out|relaxing|resting) )*(?:over )?(?:and )?(?:upside down|on (?:its|his|her) (?:back|shell))\\b|\\bupside down ${name}\\b`,
    )
    if (!lies.test(text)) continue
    subject.isUpsideDown = true
    // With its head down it has its back on the ground, turned over.
    if (/\broll(?:s|ing)\b/.test(text)) subject.action = 'drinking'
  }
}
