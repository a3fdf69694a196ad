import { findNoun } from '../find-noun.ts'
import type { Reading } from '../reading.ts'
import type { Subject } from '../scene.ts'
import { subjectOf } from '../subject-of.ts'
import { isAnimal as isAnimalNoun } from '../vocabulary/animal-nouns.ts'
import { COLOURS } from '../vocabulary/colours.ts'
import type { Noun } from '../vocabulary/noun.ts'
import { nounNamed, nounOfDrawing } from '../vocabulary/nouns.ts'
import { singular as singularOf } from '../vocabulary/plurals.ts'
import { YOUNG } from '../vocabulary/relations.ts'

/** How large young animals are beside grown ones. */
const YOUNG_SIZE = 0.55
const PARENTS =
  /^(mother|mama|mom|mum|mommy|mummy|momma|mamma|father|papa|dad|daddy|parent|baby|adult|grandma|grandpa|grandmother|grandfather|brother|sister)$/
/** “A baby hippo with mother”. */
const WITH_OWN = /^(its|her|his|their|with)$/
const BROTHERS = /^(brother|sister|sibling|twin)$/

/** “An elephant with her calf”: a word that many kinds have for their young. */
const SHARED_NAMES = /^(calf|cub|pup|young)$/
const MOST_ADJECTIVES = 3
/** Of “fox cubs” that nobody counts. */
const SEVERAL = 3
const OWNED = /^(its|her|his|their)$/

/** “A fox cub”, “a bear with her cubs”, “a baby elephant”, “a mother duck”. */
export function readYoung(reading: Reading): boolean {
  const { word, singular } = reading.token
  if (PARENTS.test(word) && (isAnimal(reading, reading.at + 1) || isAnimal(reading, reading.at + 2, true))) {
    reading.isYoung = word === 'baby'
    reading.understand(word)
    return true
  }
  if (readParent(reading) || readOffspring(reading)) return true
  if (!YOUNG.has(singular)) return false
  const parent = reading.scene.subjects.at(-1)
  if (!parent || !isLiving(parent) || parent.mode === 'table') return false
  // “A grey kitten and a black kitten” are two young ones.
  if (nameOf(parent) === singular) return false
  // A kitten beside a dog is a cat's.
  const kind = findNoun(reading.tokens, reading.at)?.value.drawing
  if (kind && kind !== parent.key && !(isOwned(reading) && SHARED_NAMES.test(singular))) return false
  if (isNamed(reading, parent)) {
    parent.size *= YOUNG_SIZE
    if (reading.isPlural && parent.count === 1 && parent.name !== word) parent.count = SEVERAL
  } else addYoung(reading, parent)
  reading.understand(word)
  return true
}

/** The last word of what it is called by. */
const nameOf = ({ name }: Subject) => singularOf(name.split(' ').at(-1) ?? '')

/** What people call the young of an animal that is spoken of, too. */
const OFFSPRING = /^(kid|child|children|baby|babies|toddler|youngster|young)$/

/** “Her two little cubs”: whether what is named is said to be somebody's. */
function isOwned({ tokens, at }: Reading): boolean {
  const before = tokens.slice(Math.max(0, at - MOST_ADJECTIVES), at)
  return before.some(({ word }) => OWNED.test(word))
}

/** “A whale with its kids”, “elephants on a road, the baby in the middle”: where nobody else is named, its young. */
function readOffspring(reading: Reading): boolean {
  const { word, singular } = reading.token
  if (!OFFSPRING.test(word) && !OFFSPRING.test(singular)) return false
  const { subjects } = reading.scene
  if (subjects.some(({ figure }) => figure)) return false
  const whose = /^(bab|young)/.test(word) ? /^(the|its|her|his|their|one)$/ : OWNED
  const parent = subjects.findLast(isLiving)
  if (!parent || !(whose.test(reading.previous) || isOwned(reading))) return false
  addYoung(reading, parent)
  reading.understand(word)
  return true
}

const isKindOfAnimal = (noun: Noun | undefined) => noun !== undefined && isAnimalNoun(noun)
const isLiving = ({ key, breed, figure }: Subject) =>
  !figure && isKindOfAnimal(nounOfDrawing(key) ?? nounNamed(breed ?? ''))

/** “Ducklings following their mother”, “a baby koala and his parents”: more of the kind, grown up. */
function readParent(reading: Reading): boolean {
  const young = reading.scene.subjects.at(-1)
  const { word, singular } = reading.token
  if (!WITH_OWN.test(reading.previous) || word === 'baby' || !young || !isLiving(young)) return false
  if (reading.scene.subjects.some(({ figure }) => figure)) return false
  if (BROTHERS.test(singular)) {
    young.count += reading.isPlural ? 2 : 1
    reading.understand(word)
    return true
  }
  if (!PARENTS.test(word) && word !== 'parents') return false
  const grown = { ...grownUp(young), count: word === 'parents' ? 2 : 1 }
  young.size = grown.size * YOUNG_SIZE
  // Who is larger stands in front, or both would look alike.
  reading.scene.subjects.splice(-1, 0, grown)
  reading.understand(word)
  return true
}

/** The kind that a duckling or a foal belongs to; of a cub, one like it. */
function grownUp(young: Subject): Subject {
  const [name] = young.name.split(' ').slice(-1)
  const grown = GROWN[name.replace(/s$/, '')] ?? GROWN[name]
  const noun = grown ? nounNamed(grown) : undefined
  if (!noun) return { ...young, size: young.size / YOUNG_SIZE, count: 1, accessories: [] }
  const { drawing } = noun
  return { ...subjectOf(drawing, grown, 1), breed: grown, mode: young.mode, colour: undefined }
}

const GROWN: Readonly<Record<string, string>> = {
  duckling: 'duck',
  gosling: 'goose',
  cygnet: 'swan',
  chick: 'hen',
  puppy: 'dog',
  puppies: 'dog',
  kitten: 'cat',
  lamb: 'ewe',
  fawn: 'doe',
  foal: 'mare',
  piglet: 'sow',
  owlet: 'owl',
}

/** What qualifies the name of a kind without being part of it. */
const OF_KINDS = /^(snow|sea|wild|arctic|african|asian|indian|little|big|fluffy)$/

const isAnimal = ({ tokens }: Reading, at: number, isQualified = false): boolean => {
  if (!tokens[at] || tokens[at].afterBreak) return false
  const before = tokens[at - 1]
  if (isQualified && (before.afterBreak || !(OF_KINDS.test(before.word) || COLOURS.has(before.word))))
    return false
  const noun = findNoun(tokens, at)?.value
  const isMeal = noun?.on[0] === 'table' && noun.fur === 0
  return noun !== undefined && !isMeal && !noun.isBuilding && isAnimalNoun(noun)
}

/** Whether the animal is named by the word just before: it is the young one itself. */
const isNamed = ({ previous }: Reading, { name }: Subject) => name.split(' ').at(-1) === previous

function addYoung(reading: Reading, parent: Subject) {
  const { bears: _, ...rest } = parent
  const count = Math.max(reading.count, reading.isPlural ? 2 : 1)
  reading.takeRelation()
  reading.count = 1
  reading.scene.subjects.push({ ...rest, size: parent.size * YOUNG_SIZE, count, accessories: [] })
}
