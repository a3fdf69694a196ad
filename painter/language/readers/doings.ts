import { findNoun, findPlace } from '../find-noun.ts'
import type { Reading } from '../reading.ts'
import type { Action, Subject } from '../scene.ts'
import type { Token } from '../text/tokens.ts'
import { COLOURS } from '../vocabulary/colours.ts'
import { WEATHERS } from '../vocabulary/conditions.ts'
import { nounOfDrawing, stagingOf } from '../vocabulary/nouns.ts'
import { PLAIN_PEOPLE, personNamed } from '../vocabulary/people.ts'
import { ACTIONS, ACTIVITY_PLACES, BODY_PARTS, DEEDS, RELATIONS, SEATS } from '../vocabulary/relations.ts'
import { mountUp } from './trades.ts'

const SKATEBOARDING = /^(skateboarding|longboarding)$/
const PEOPLES_OWN = /^(singing|performing|painting|studying|shopping|working)$/
const FLYING = /^fl(ying|ies)$/
const BEFORE_A_NOUN = /^(a|an|the|two|three|some|many|my|our|his|her)$/

/**
 * What something does, and where one thing is to another. The words of a place (“on the beach”) are read as
 * a relation first, and the place then takes it back.
 */
export function readDoing(reading: Reading): boolean {
  const { word } = reading.token
  if (namesMore(reading)) return false
  if (readPronoun(reading) || readBodyPart(reading) || readHandInHand(reading)) return true
  const deed = DEEDS.get(word)
  if (deed && takeUp(reading, deed)) return true
  const isRead = [readAction(reading), readActivity(reading)].some(Boolean)
  if (SKATEBOARDING.test(word) && reading.scene.subjects.length > 0) mountUp(reading, 'skateboard')
  // “In a blue and white vase” joins two colours, and no two things.
  if (word === 'and' && COLOURS.has(reading.previous) && COLOURS.has(reading.next)) return true
  // Of “in a cap and with a diploma” and of “with freckles and a kite” the second “with” is often left out.
  const goesOn =
    (reading.wornAt === reading.at - 1 && !namesPersonNext(reading)) ||
    (OF_LOOKS.test(reading.previous) && OF_ONE.test(reading.next))
  const relation = word === 'and' && goesOn ? 'with' : RELATIONS.get(word)
  // People fly kites; what flies by itself holds nothing.
  if (relation && (!FLYING.test(word) || reading.scene.subjects.at(-1)?.figure)) reading.relate(relation)
  return isRead || relation !== undefined
}

/** “In a hat and a girl in boots”: the girl is not what somebody in a hat has. */
const namesPersonNext = ({ tokens, at }: Reading) =>
  OF_ONE.test(tokens[at + 1]?.word ?? '') &&
  tokens.slice(at + 2, at + 4).some(({ singular }) => personNamed(singular) !== undefined)

function readAction(reading: Reading): boolean {
  const { scene, previous } = reading
  const { word } = reading.token
  const action = ACTIONS.get(word)
  // “A tray of drinks”.
  if (!action || previous === 'of') return false
  if (isSaidOfAnother(reading)) return true
  // Waves break unless somebody waves.
  if (word === 'waves' && !personNamed(previous) && !/^(who|he|she|and)$/.test(previous)) return false
  if (BEFORE_A_NOUN.test(previous) || scene.subjects.length === 0) reading.action = action
  // Nobody's bench sleeps.
  else
    for (const subject of doersOf(reading))
      if (scene.subjects.length === 1 || (!SEATS.has(subject.key) && !isLifeless(subject, action)))
        subject.action ??= action
  reading.understand(word)
  return true
}

/** Of “fog lying on the grass” and “one paw hanging over the edge” nobody else does it. */
function isSaidOfAnother({ tokens, at, token, namedAt, unmatched, scene }: Reading): boolean {
  if (token.afterBreak || at === 0) return false
  let start = at - 1
  while (start > 0 && !tokens[start].afterBreak && !beginsOwnClause(tokens, start)) start--
  if (scene.subjects.some(subject => (namedAt.get(subject) ?? -1) >= start)) return false
  const said = tokens
    .slice(start, at)
    .filter(({ word }) => !/^(is|are|was|were|all|still|just|and|while|with|as)$|ly$/.test(word))
  const last = said.at(-1)
  if (!last || said.length > MOST_BEFORE_NOUN) return false
  if (said.some(({ word }) => RELATIONS.has(word) || PRONOUN.test(word))) return false
  return (
    WEATHERS.has(last.word) ||
    BODY_PARTS.has(last.singular) ||
    (unmatched.includes(last.word) && (last.word !== last.singular || OF_ONE.test(said[0].word)))
  )
}
/** “And fog lying”, “with its ears flapping”; of “with tattoos pouring milk” the first one pours. */
const beginsOwnClause = (tokens: readonly Token[], i: number) =>
  /^(and|while|as)$/.test(tokens[i].word) ||
  (tokens[i].word === 'with' && OF_ONE.test(tokens[i + 1]?.word ?? ''))

/** “The thick white fog”. */
const MOST_BEFORE_NOUN = 4
const PRONOUN = /^(he|she|it|they|we|who|which|that|both|each|others?|everyone|everybody|nobody)$/

/** “A man on the beach, a shark jumping”: a deed is theirs whom its clause names, or everybody's where it names nobody. */
function doersOf({ tokens, at, namedAt, scene: { subjects } }: Reading): Subject[] {
  let start = 0
  for (let i = 1; i <= at; i++) if (beginsClause(tokens, i, start)) start = i
  const named = subjects.filter(subject => (namedAt.get(subject) ?? 0) >= start)
  return named.length > 0 ? named : subjects
}

/** What somebody is said to have with “with”, though it is a part of the face. */
const OF_LOOKS =
  /^(freckles|glasses|beard|hair|eyes?|ponytail|pigtails|braids|curls|moustache|mustache|wrinkles|dimples|smile|grin|dreadlocks|tattoos?)$/

const CONJUNCTION = /^(while|as|where|when)$/
const OF_ONE = /^(an?|the|one|two|three|another|his|her|their|my|our)$/

/** Whether somebody else may be spoken of from here on, who does something else; a mere list goes on. */
function beginsClause(tokens: readonly Token[], i: number, start: number): boolean {
  const { word, afterBreak } = tokens[i]
  const before = tokens.slice(start, i).map(token => token.word)
  if (afterBreak) return before.some(said => ACTIONS.has(said) || RELATIONS.has(said) || said.endsWith('ing'))
  if (CONJUNCTION.test(word)) return true
  return word === 'and' && OF_ONE.test(tokens[i + 1]?.word ?? '') && before.some(said => ACTIONS.has(said))
}
/** A chest does not sleep, nor does a cup sit. */
const isLifeless = ({ figure, furLength, mode }: Subject, action: Action) =>
  !figure && furLength === 0 && (mode === 'table' || mode === 'build') && OF_BODIES.has(action)
const OF_BODIES: ReadonlySet<Action> = new Set(['sleeping', 'lying'])

function readActivity(reading: Reading): boolean {
  const { word } = reading.token
  const place = ACTIVITY_PLACES.get(word)
  const doer = reading.scene.subjects.at(-1)
  // Birds sing where they are.
  if (!place || (doer && !doer.figure && PEOPLES_OWN.test(word))) return false
  reading.activityPlace ??= place
  reading.understand(word)
  return true
}

/** Whether the word only begins the name of a place or of a thing: “dance studio”, “playing card”. */
const namesMore = ({ tokens, at }: Reading) =>
  (findPlace(tokens, at)?.length ?? 0) > 1 || (findNoun(tokens, at)?.length ?? 0) > 1

const PLACED = /^(on|in|under|over|behind|against|leftof|rightof)$/

/** “A bench and a cat asleep on it”: the cat is on the thing that was named before it. */
function readPronoun(reading: Reading): boolean {
  if (!/^(it|them)$/.test(reading.token.word)) return false
  const relation = reading.takeRelation()
  const { subjects } = reading.scene
  const meant =
    relation && PLACED.test(relation.how)
      ? subjects.slice(0, subjects.indexOf(relation.left)).findLast(({ figure }) => !figure)
      : undefined
  if (!relation || !meant) return false
  reading.links.push({ how: relation.how, left: relation.left, right: meant })
  return true
}

/** Two people who hold hands belong together. */
function readHandInHand(reading: Reading): boolean {
  if (reading.token.word !== 'handinhand') return false
  for (const subject of reading.scene.subjects) if (subject.figure) subject.handInHand = true
  reading.understand(reading.token.word)
  return true
}

/** “… on his shoulder”, “… in her hand”: it is the first subject's. */
function readBodyPart(reading: Reading): boolean {
  const how = BODY_PARTS.get(reading.token.singular) ?? BODY_PARTS.get(reading.token.word)
  const { subjects } = reading.scene
  const owner = subjects.slice(0, -1).findLast(({ figure }) => figure) ?? subjects[0]
  if (!how || !owner) return false
  // “On the head of a Buddha”: whose it is comes next.
  if (reading.next === 'of' && /^(the|its|his|her)$/.test(reading.previous)) {
    reading.understand(reading.token.word)
    return true
  }
  const relation = reading.takeRelation()
  const last = reading.scene.subjects.at(-1)
  if (!relation || !last || last === owner || !['on', 'in', 'under'].includes(relation.how)) return false
  // What is carried under an arm is not on it.
  reading.links.push({ how: relation.how === 'under' ? 'held' : how, left: last, right: owner })
  reading.understand(reading.token.word)
  return true
}

/** What is climbed without a rope. */
const UP_SOMETHING =
  /\bclimb(ing|s) (up |into |over |onto )?(an?|the|his|her|some) (\w+ )?(tree|ladder|stairs|steps|staircase|rope|fence|wall|gate|hill)s?\b/

/** Lets a plain person do what there is a picture of; animals swim and climb as they are. */
function takeUp(reading: Reading, icon: string): boolean {
  const doer = reading.scene.subjects.at(-1)
  const noun = nounOfDrawing(icon)
  if (icon === 'person-climbing' && UP_SOMETHING.test(reading.text)) return false
  if (!doer?.figure || !noun || !PLAIN_PEOPLE.has(doer.key.slice(1))) return false
  const { figure: _, companions: __, ...rest } = doer
  const posed = { ...rest, key: icon, ...(icon.startsWith('@') ? {} : { icon }), ...stagingOf(noun) }
  reading.scene.subjects[reading.scene.subjects.indexOf(doer)] = posed
  reading.personHome ??= noun.habitat
  reading.understand(reading.token.word)
  return true
}
