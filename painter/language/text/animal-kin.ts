import { isAnimal } from '../vocabulary/animal-nouns.ts'
import { nounNamed } from '../vocabulary/nouns.ts'
import { singular } from '../vocabulary/plurals.ts'

const MOTHER = 'mother|mom|mum|mommy|mummy|mama|mamma|momma'
const FATHER = 'father|dad|daddy|papa'
const ONE_OF_KIN = `${MOTHER}|${FATHER}|parent|brother|sister|sibling|grandma|grandpa|grandmother|grandfather`
/** What people call two who belong together. */
const TWO_OF_KIN =
  'couple|pair|duo|twins|lovers|mates|parents|brothers|sisters|siblings|mothers|fathers|moms|mums|dads'
const OFFSPRING = 'bab(?:y|ies)|kids?|child(?:ren)?|little ones?|young ones?|cubs?|newborns?'
const COUNT = 'one|two|three|four|five|six|\\d'
/** Words before a relative's that may spell an animal. */
const AFTER_AN_ANIMAL = new RegExp(`((?:[a-z-]+ ){1,3})(${ONE_OF_KIN}|${TWO_OF_KIN})(?![a-z’'-])`, 'g')
const PARENT_AND_CHILD = new RegExp(
  `\\b(${ONE_OF_KIN}) (and|with) (?:(?:an?|the|her|his|its) )?(?:${OFFSPRING}) ((?:[a-z-]+ ?){1,3})`,
  'g',
)
const WITH_OFFSPRING = new RegExp(
  `\\b(parent|mother|father) ((?:[a-z-]+ ){1,3}?)(?:and|with|plus|&) (?:(?:her|his|its|their|the|an?) )?((?:${COUNT}) )?(?:(?:little|tiny|small|cute|newborn|new|adorable) )*(${OFFSPRING})(?![a-z’'-])(?: ([a-z]+))?`,
  'g',
)

const roleOf = (kin: string): string => {
  if (new RegExp(`^(?:${MOTHER})$`).test(kin)) return 'mother'
  if (new RegExp(`^(?:${FATHER})$`).test(kin)) return 'father'
  return kin === 'parent' ? 'parent' : 'adult'
}

/** How many of the last words spell an animal together: of “a polar bear” two. */
function animalEnding(words: readonly string[]): number {
  for (let length = Math.min(3, words.length); length > 0; length--)
    if (isNamed(words.slice(-length))) return length
  return 0
}

/** How many of the first words do. */
function animalBeginning(words: readonly string[]): number {
  for (let length = Math.min(3, words.length); length > 0; length--)
    if (isNamed(words.slice(0, length))) return length
  return 0
}

function isNamed(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  const head = words.slice(0, -1).join('')
  const noun =
    nounNamed((head + singular(last)).replaceAll('-', '')) ?? nounNamed(last === words[0] ? last : '')
  return noun !== undefined && isAnimal(noun)
}

/**
 * Names the animal where a relative's word follows it, which nobody human is: “a polar bear mother” is a mother polar
 * bear, “an elephant couple” two elephants, “mother and baby koala” a koala with her young. Expects lower case.
 */
export function animalsOfKin(text: string): string {
  return text
    .replace(PARENT_AND_CHILD, (whole, kin: string, joined: string, after: string) => {
      const words = after.trim().split(' ')
      const length = animalBeginning(words)
      if (length === 0) return whole
      const rest = words.slice(length).join(' ')
      return `${roleOf(kin)} ${words.slice(0, length).join(' ')} ${joined} baby ${rest}`
    })
    .replace(AFTER_AN_ANIMAL, (whole, before: string, kin: string) => {
      const words = before.trim().split(' ')
      const length = animalEnding(words)
      if (length === 0) return whole
      const animal = words.slice(-length).join(' ')
      const rest = words.slice(0, -length)
      if (!new RegExp(`^(?:${TWO_OF_KIN})$`).test(kin)) return [...rest, roleOf(kin), animal].join(' ')
      const isCounted = new RegExp(`^(?:${COUNT}|pair|couple|of)$`).test(rest.at(-1) ?? '')
      if (/^(?:an?|the)$/.test(rest.at(-1) ?? '')) rest.pop()
      return [...rest, ...(isCounted ? [] : ['two']), animal].join(' ')
    })
    .replace(WITH_OFFSPRING, (whole, role: string, before: string, count = '', young: string, next = '') => {
      const words = before.trim().split(' ')
      if (animalEnding(words) !== words.length) return whole
      // “A mother fox and baby fox” are of one kind.
      const again = words.at(-1) === singular(next) || next === '' ? '' : ` ${next}`
      const isSeveral = /(?:s|ies|ren)$/.test(young)
      return `${role} ${before}with her ${count}${isSeveral ? 'cubs' : 'cub'}${again}`
    })
}
