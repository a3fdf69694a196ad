import type { Age } from '../../../drawings/figures/age.ts'
import type { Figure } from '../../../drawings/figures/figure-pen.ts'
import type { Reading } from '../../reading.ts'
import { AGES, costumeOf } from '../../vocabulary/ages.ts'
import { withBorne } from '../../with-borne.ts'

/** Whoever is there today, whatever the age of the place. */
const OF_TODAY =
  /\b(?:tourists?|visitors?|today|modern|time travell?\w*|phones?|selfies?|museums?|ruins?|reenact\w*|costumes?|cosplay\w*|robots?|aliens?|astronauts?|futuristic|sci ?fi|cyberpunk|kimono)\b/i
/** What everybody wears today; trades and ranks have clothes of their own. */
const PLAIN: ReadonlySet<Figure['outfit']> = new Set(['casual', 'hoodie', 'dress'])
/** And whoever tinkers with machines. */
const INVENTORS: ReadonlySet<Figure['outfit']> = new Set(['coat', 'suit', 'apron'])
const BROWN = '#a8734c'
const HATS_OF_TODAY: ReadonlySet<Figure['hat']> = new Set(['hardhat', 'cap', 'beanie'])

/** The age that a prompt speaks of, if everybody knows it by its clothes. */
const ageOf = (prompt: string): Age | undefined =>
  OF_TODAY.test(prompt) ? undefined : AGES.find(([words]) => words.test(prompt))?.[1]

/** Dresses plain people as in the age that is named, where nothing is said of their clothes. */
export function dressForAge({ scene, garment }: Reading) {
  const age = ageOf(scene.prompt)
  if (!age) return
  scene.age = age
  if (age === 'pharaohs') scene.locals ??= BROWN
  if (garment) return
  let turn = 0
  const dressed = (look: Figure) => inCostume(look, age, colours => colours[turn++ % colours.length])
  for (const subject of scene.subjects.flatMap(withBorne)) {
    if (subject.figure) subject.figure = dressed(subject.figure)
    subject.companions = subject.companions?.map(dressed)
  }
}

function inCostume(look: Figure, age: Age, pick: (colours: readonly string[]) => string): Figure {
  const { hat, hatColour, outfit, isChild } = look
  const isPlain = PLAIN.has(outfit) || hat === 'hardhat' || (age === 'steampunk' && INVENTORS.has(outfit))
  if (!isPlain || look.beast || look.isSkull || look.suit || look.alike?.clothes) return look
  return {
    ...look,
    ...(age === 'pharaohs' ? { skin: look.skin ?? BROWN } : {}),
    ...costumeOf(age, outfit === 'dress', pick),
    ...(hat && !HATS_OF_TODAY.has(hat) ? { hat, hatColour } : {}),
    ...(isChild ? { hat: null, isLong: false } : {}),
    age,
  }
}
