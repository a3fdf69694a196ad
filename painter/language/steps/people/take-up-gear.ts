import type { Draft } from '../../draft.ts'
import { subjectOf } from '../../subject-of.ts'

/** What people train, play and work with is before them or in their hands, though nobody names it. */
export function takeUpGear(scene: Draft) {
  tendRice(scene)
}

/** Where farmers wear hats like cones. */
const CONE_HATS =
  /\b(vietnam\w*|hanoi|sapa|mekong|chin(?:a|ese)|yunnan|guilin|thai\w*|bali\w*|indonesia\w*|java\w*|cambodia\w*|laos?|laotian|philippin\w*|filipin\w*|japan\w*|korea\w*|rice|asian?)\b/i
const ON_LAND = /^@(farmer|peasant|villager|worker|man|woman|person|grandmother|grandfather|couple|girl|boy)$/
const AT_FIELD_WORK = /\b(work\w*|plant\w*|harvest\w*|tend\w*|hoe\w*|dig\w*|farm\w*|plow\w*|plough\w*)\b/i

/** Who works in the paddies, and farmers of those lands, has the hat of there; a hoe is in empty hands. */
function tendRice({ subjects, prompt, place }: Draft) {
  for (const person of subjects) {
    const { figure, key, bears, companions = [] } = person
    if (!figure || figure.beast || !ON_LAND.test(key)) continue
    const isFarmer = key === '@farmer'
    const works = person.action === 'working' || (AT_FIELD_WORK.test(prompt) && isFarmer)
    if (!isFarmer && !(works && place === 'riceterrace')) continue
    if (CONE_HATS.test(prompt) && (!figure.hat || figure.hat === 'straw'))
      for (const look of [figure, ...companions]) look.hat = 'kasa'
    const hasFreeHands = !bears && (!person.action || person.action === 'working')
    if (works && hasFreeHands) person.bears = [{ how: 'held', subject: subjectOf('shovel', 'hoe', 1) }]
  }
}
