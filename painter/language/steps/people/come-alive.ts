import type { Limbs } from '../../../drawings/come-alive.ts'
import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import { isAnimal } from '../../vocabulary/animal-nouns.ts'
import { nounOfDrawing } from '../../vocabulary/nouns.ts'
import { settingOf } from '../../vocabulary/places.ts'

/** Words of which a thing has any only where it is alive. */
const LIMB = 'arms?|legs|feet|hands'
const LIKE_SOMEBODY =
  'anthropomorphic|personified|humanoid|muscular|smiling|dancing|talking|laughing|winking|waving|kawaii|grinning|jogging|running|walking|singing(?! bowls?)|grumpy'
/** And of small things and plants alone: a lonely house or a happy birthday has no face. */
const OF_MOODS =
  'funny|silly|goofy|cheerful|surprised|happy(?! (?:birthday|new|easter|christmas|halloween|valentines?|hour|meal|anniversary))|angry|furious|annoyed|sad|crying|worried'
const LARGEST_MOODY = 3
/** What things do only where they are alive, said right after them. */
const DEEDS =
  '(?:with (?:an? )?(?!an?\\b)\\w+ )?(?:(?:who|that|which) )?(?:(?:is|are) )?(?:(?!of|with|on|in|by|and|for|to|from|near|next|a|an|the)\\w+ ){0,2}?(?:lifting (?:\\w+ )?weights?|weight ?lifting|playing (?!cards?\\b)|watching (?:an? |the |some )?(?:\\w+ )?(?:tv|television|movie|film|show|netflix|banana|sunset)|reading|dancing|singing|cooking|smoking|drinking|eating|knitting|driving|jogging|exercising|working out|doing (?:yoga|push ?ups|karate)|meditating|surfing|skateboarding|snowboarding|skiing|boxing|fighting|arguing|hugging|kissing|sneezing|crying|laughing|smiling|taking (?:an? )?(?:selfie|bath|nap|shower|walk)|lounging|sunbathing|relaxing|chilling|sipping|getting married|holding hands|going for a walk|wearing (?:(?:\\w+ ){0,3}(?:hat|glasses|sunglasses|suit|tie|cape|crown|shoes|sneakers|scarf)))\\b'
const MOODS: readonly (readonly [RegExp, Limbs['mood']])[] = [
  [/\b(?:happy|smil\w+|grin\w*|laugh\w*|cheer\w*)\b/, 'happy'],
  [/\b(?:angry|furious|grumpy|annoyed|mad|evil)\b/, 'angry'],
  [/\b(?:sad|crying|worried|depressed|lonely|heartbroken)\b/, 'sad'],
]
/** What moves by itself: a car that plays or drives is no body. */
const DRIVEN: ReadonlySet<Subject['home']> = new Set(['road', 'street', 'airport', 'space'])
/** What has its face, legs or arms anyway, or is somebody's likeness. */
const BODIED =
  /^person-|^skier$|snowboarder|climber|clock|watch|chair|table|sofa|bench|stool|bed|robot|scarecrow|snowman|doll|teddy|toy|moon|sun|statue|skeleton|puppet|pumpkin|lantern|ghost|mask|moai|sphinx|mountain|globe|shoe|boot|pants|jeans|cards?$/
/** Metres: a house on legs is still looked at as somebody. */
const TALLEST = 5
/** Of its own height, how tall it is on its legs. */
const ON_LEGS = 1.3
/** Metres, of a small thing that stands on the ground or sits on a bench like a child. */
const ON_FEET = 0.9
const SEATED = 1.15

/** “A house with arms and legs”, “a dancing teapot”, “a cloud with a face”: things with a body drawn onto them. */
export function comeAlive({ scene: { subjects, prompt }, place }: Reading) {
  const text = prompt.toLowerCase()
  // Where somebody is named that is alive, the deeds are theirs.
  const mayAct = !subjects.some(isLiving)
  for (const subject of subjects) {
    if (canComeAlive(subject)) enliven(subject, text, mayAct)
    if (subject.limbs?.limbs && subject.mode === 'table' && place && settingOf(place).stage !== 'table') {
      subject.mode = 'ground'
      subject.size = Math.max(subject.size, ON_FEET)
    }
    for (const { how, subject: borne } of subject.bears ?? [])
      if (BODILY.has(how) && canComeAlive(borne) && !BAKING.test(subject.key)) {
        enliven(borne, text, mayAct)
        if (borne.limbs?.limbs && subject.size < TALLEST) borne.size = Math.max(borne.size, SEATED)
      }
  }
}

/** What cooks in an oven does so as food does. */
const BAKING = /^@(?:range|oven|microwave|stove)$/
/** How a thing is on or behind another that would sit or stand there if it were alive. */
const BODILY: ReadonlySet<string> = new Set(['on', 'in', 'behind', 'ridden'])

function canComeAlive({ key, figure, furLength, mode }: Subject): boolean {
  const noun = nounOfDrawing(key)
  return (
    !figure &&
    furLength === 0 &&
    mode !== 'space' &&
    !BODIED.test(key) &&
    noun !== undefined &&
    !isAnimal(noun)
  )
}

const isLiving = ({ key, figure, furLength, bears = [] }: Subject): boolean => {
  const noun = nounOfDrawing(key)
  return (
    figure !== undefined ||
    furLength > 0 ||
    (noun !== undefined && isAnimal(noun)) ||
    bears.some(({ subject }) => isLiving(subject))
  )
}

const isDriven = ({ home, mode }: Subject) => mode !== 'table' && DRIVEN.has(home)

function enliven(subject: Subject, text: string, mayAct: boolean) {
  // Names of several words may have been joined to one.
  const thing = `\\b${[...subject.name.replace(/ \(as .*/, '')].join('[ -]?')}s?`
  const has = new RegExp(
    `${thing}\\b[^.;]{0,30}?\\b(?:with|has|having|have) (?:[\\w'’,-]+ ){0,6}?(${LIMB}|face|eyes|smile|grin|moustache|mustache)\\b(?! (?:of|hold))`,
  ).exec(text)
  const isSmall = subject.size < LARGEST_MOODY && /^(?:table|plant|ground)$/.test(subject.mode)
  const acts =
    new RegExp(`\\b(?:${LIKE_SOMEBODY}) (?:[\\w-]+ )?${thing}\\b`).test(text) ||
    (isSmall && new RegExp(`\\b(?:${OF_MOODS}) (?:(?!looking)[\\w-]+ )?${thing}\\b`).test(text)) ||
    (mayAct && !isDriven(subject) && new RegExp(`${thing} ${DEEDS}`).test(text))
  if (!has && !acts) return
  const limbs = acts || new RegExp(`\\b(?:${LIMB})\\b`).test(has?.[0] ?? '')
  const walks = limbs && /\b(?:walk|run|danc|jog|march|stroll|skat)\w*/.test(text)
  subject.limbs = { face: true, limbs, walks, mood: MOODS.find(([said]) => said.test(text))?.[1] ?? 'happy' }
  subject.action = undefined
  if (!limbs) return
  for (const borne of subject.bears ?? [])
    if (borne.how === 'held' && borne.subject.key === '@barbell') {
      borne.how = 'on'
      subject.limbs.lifts = true
    }
  if (subject.mode === 'build' || subject.mode === 'float') subject.mode = 'ground'
  subject.size = Math.min(subject.size, TALLEST) * ON_LEGS
}
