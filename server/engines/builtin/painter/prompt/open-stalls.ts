import type { Scene, Subject } from './scene.ts'
import { subjectOf } from './subject-of.ts'

const STALL = '@stall'
const SELLS = /\bsell(ing|s)\b/i
/** Where what is for sale lies otherwise, and what is sold by nobody at a stall. */
const ELSEWHERE =
  /\b(stalls?|stands?|tables?|carts?|baskets?|trays?|trucks?|booths?|shops?|vans?|steps|buckets?|boats?|rafts?|bicycle|bike|counter|store|scouts?|doors?|cattle|cows?|horses?|sheep|houses?|cars?)\b/i

const COOKS =
  /\b(?:noodles?|ramen|udon|pho|dumplings?|gyoza|bao|satay|street food|takoyaki|yakitori) (?:seller|vendor|hawker|merchant|cook|chef|stallholder)\b|\b(?:sell(?:s|ing)|cook(?:s|ing)) (?:\w+ )?(?:noodles|ramen|udon|dumplings|takoyaki|yakitori)\b/i
const IN_KITCHEN =
  /\b(?:kitchens?|restaurants?|carts?|trucks?|vans?|boats?|baskets?|trays?|home|table|wok)\b/i

const SELLERS = '(?:seller|vendor|hawker|merchant|trader|peddler|salesman|saleswoman|lady|woman|man|girl)'
/** What is sold at a stall of its own, as it is written. */
const WARES: readonly (readonly [string, string])[] = [
  ['(?:flower|rose|tulip|bouquet)s?', '@flowerstall'],
  ['(?:bread|baguette|pretzel|bagel|loave|pastry|pastrie)s?', '@breadstall'],
  ['(?:ice ?creams?|gelato|sorbet|popsicles?)', '@icestall'],
  ['spices?', '@spicestall'],
  ['(?:roast(?:ed)? )?chestnuts?', '@roaststall'],
]
const STALLS_OF = WARES.map(
  ([wares, stall]) =>
    [
      new RegExp(`\\b${wares} ${SELLERS}s?\\b|\\bsell(?:s|ing) (?:\\w+ ){0,2}${wares}\\b`, 'i'),
      stall,
    ] as const,
)
const stallOf = (prompt: string) => STALLS_OF.find(([sold]) => sold.test(prompt))?.[1]

/** A stall of the goods lies full of them: nothing of them is beside it. */
function standAt(scene: Scene, seller: Subject, stall: string) {
  const others = seller.bears?.filter(({ how }) => how !== 'at' && how !== 'held') ?? []
  seller.bears = [{ how: 'at', subject: subjectOf(stall, 'stall', 1) }, ...others]
  scene.subjects = scene.subjects.filter(
    ({ mode, figure }) => figure || (mode !== 'table' && mode !== 'plant'),
  )
  scene.flowers = null
}

/** Whoever sells something in no named place stands at a stall, and who sells noodles has a pot and bowls on it. */
export function openStalls(scene: Scene) {
  const { subjects, prompt } = scene
  const [seller] = subjects
  if (seller?.key === '@vendor' && seller.count === 1 && COOKS.test(prompt) && !IN_KITCHEN.test(prompt)) {
    const others = seller.bears?.filter(({ how, subject }) => how !== 'at' || subject.key !== STALL) ?? []
    seller.bears = [{ how: 'at', subject: subjectOf('@noodlestall', 'noodle stall', 1) }, ...others]
    scene.subjects = subjects.filter(({ mode }) => mode !== 'table')
    return
  }
  const isAtStall = seller?.bears?.some(({ how, subject }) => how === 'at' && subject.key === STALL)
  const own = stallOf(prompt)
  if (seller?.key === '@vendor' && seller.count === 1 && own && isAtStall) {
    standAt(scene, seller, own)
    return
  }
  if (!seller?.figure || seller.count > 1 || !SELLS.test(prompt) || ELSEWHERE.test(prompt)) return
  if (seller.action === 'sitting' || seller.bears?.some(({ how }) => how !== 'held')) return
  if (own) standAt(scene, seller, own)
  else
    seller.bears = [
      {
        how: 'at',
        subject: subjectOf(STALL, 'stall', 1),
      },
      ...(seller.bears ?? []),
    ]
}

const FAR_EAST =
  /\b(?:taipei|taiwan\w*|tainan|kaohsiung|hong kong|bangkok|thai(?:land)?|chiang mai|seoul|busan|korean?|tokyo|osaka|fukuoka|kyoto|japan(?:ese)?|chin(?:a|ese)|shanghai|beijing|chengdu|hanoi|saigon|vietnam\w*|singapore\w*|malaysian?|penang|kuala lumpur|asian?)\b/i
const FOOD_SOLD = /\b(?:night markets?|food (?:stalls?|stands?|market)|street food|hawkers?)\b/i

const SPICES = /\bspices?\b/i

/** Every second stall of a market of spices has them in heaps. */
export function sellSpices(scene: Scene) {
  if (!SPICES.test(scene.prompt)) return
  scene.scenery = scene.scenery.map((key, k) => (key === STALL && k % 2 === 0 ? '@spicestall' : key))
}

/** Every second stall of a night market in the Far East is a cook's. */
export function cookAtStalls(scene: Scene) {
  if (!FAR_EAST.test(scene.prompt) || !FOOD_SOLD.test(scene.prompt)) return
  scene.scenery = scene.scenery.map((key, k) => (key === STALL && k % 2 === 0 ? '@noodlestall' : key))
}
