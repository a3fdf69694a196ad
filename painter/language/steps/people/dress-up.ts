import type { Draft } from '../../draft.ts'

const WORN_SUIT =
  /\b(?:in|wearing|wears) (?:an?|the|his|her|its) (?:\w+ )?(?:tuxedo|dinner[ -]jacket|suit[ -]jacket|blazer|waistcoat)\b/

/** What an animal has on does not lie beside it, too. */
export function leaveNoClothesAbout(scene: Draft) {
  if (!WORN_SUIT.test(scene.prompt.toLowerCase()) || !scene.subjects.some(({ figure }) => figure?.beast))
    return
  scene.subjects = scene.subjects.filter(({ key }) => key !== '@suit')
}
