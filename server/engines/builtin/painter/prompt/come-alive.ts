import type { Scene, Subject } from './scene.ts'
import { isAnimal } from './vocabulary/animal-nouns.ts'
import { nounOfDrawing } from './vocabulary/nouns.ts'

/** Words of which a thing has any only where it is alive. */
const LIMB = 'arms?|legs|feet|hands'
const LIKE_SOMEBODY =
  'anthropomorphic|smiling|dancing|talking|laughing|winking|waving|kawaii|grumpy|grinning|jogging|running|walking'
/** What has its face, legs or arms anyway, or is somebody's likeness. */
const BODIED =
  /clock|watch|chair|table|sofa|bench|stool|bed|robot|scarecrow|snowman|doll|teddy|toy|moon|sun|statue|skeleton|puppet|pumpkin|lantern|ghost|mask|moai|sphinx|mountain|globe|shoe|boot|pants|jeans|cards?$/
/** Metres: a house on legs is still looked at as somebody. */
const TALLEST = 5
/** Of its own height, how tall it is on its legs. */
const ON_LEGS = 1.3

/** “A house with arms and legs”, “a dancing teapot”, “a cloud with a face”: things with a body drawn onto them. */
export function comeAlive({ subjects, prompt }: Scene) {
  const text = prompt.toLowerCase()
  for (const subject of subjects) if (canComeAlive(subject)) enliven(subject, text)
}

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

function enliven(subject: Subject, text: string) {
  const thing = `\\b${subject.name.replace(/ \(as .*/, '')}s?`
  const has = new RegExp(
    `${thing}\\b[^.;]{0,30}?\\b(?:with|has|having|have) (?:[\\w'’,-]+ ){0,6}?(${LIMB}|face|eyes)\\b(?! (?:of|hold))`,
  ).exec(text)
  const acts = new RegExp(`\\b(?:${LIKE_SOMEBODY}) (?:[\\w-]+ )?${thing}\\b`).test(text)
  if (!has && !acts) return
  const limbs = acts || new RegExp(`\\b(?:${LIMB})\\b`).test(has?.[0] ?? '')
  const walks = limbs && /\b(?:walk|run|danc|jog|march|stroll|skat)\w*/.test(text)
  subject.limbs = { face: true, limbs, walks }
  subject.action = undefined
  if (!limbs) return
  if (subject.mode === 'build' || subject.mode === 'float') subject.mode = 'ground'
  subject.size = Math.min(subject.size, TALLEST) * ON_LEGS
}
