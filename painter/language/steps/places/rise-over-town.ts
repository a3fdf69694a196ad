import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'
import type { Place } from '../../surroundings.ts'
import { SETTLED } from './settle-worlds.ts'

const GIANT = '(?:giant|gigantic|colossal|titanic|gargantuan|building sized|kaiju)'
const TOWERING =
  /\b(?:godzilla|king kong|kaiju)\b|\b(?:towering|towers|looming|looms|stomping|rampaging|stepping) (?:over|above|through|on|in)\b|\b(?:bigger|taller|larger) than (?:the |all )?(?:\w+ )?(?:houses|buildings|skyscrapers|towers|trees)\b|\b(?:as )?(?:big|tall|large) as an? (?:house|building|skyscraper|tower)\b/
const BEINGS =
  /^(?:@robot|@mech|@snowman|dragon|t-rex|sauropod|octopus|snail|turtle|spider|snake|frog|duck|lizard|crab|scorpion)$/
/** Metres: half as tall again as a steeple, and as a street is wide. */
const OVER_HOUSES = 16
const OVER_STREETS = 18
/** One on two legs is narrower. */
const UPRIGHT_OVER_STREETS = 30

/** Where a giant among the trees is taller than these. */
const OPEN_LAND: ReadonlySet<Place> = new Set([
  'meadow',
  'hills',
  'alps',
  'forest',
  'lake',
  'plain',
  'farmland',
  'beach',
  'cliff',
] as const)
const OVER_TREES = 14
/** And one who lies: how thick that giant is. */
const ASLEEP = 3.4
const RESTING = /^(?:sleeping|lying)$/

const isGiantFolk = ({ key }: Subject) => key === '@giant' || key === '@oneeyedgiant'
const isBeing = ({ figure, furLength, key }: Subject) =>
  figure !== undefined || furLength > 0 || BEINGS.test(key)

/** “A giant cat in a city”: whoever is said to be giant among houses is taller than these. */
function towerOver({ scene, text }: Reading) {
  const [main] = scene.subjects
  if (!main || !/^(?:ground|float)$/.test(main.mode) || main.bears || !isBeing(main)) return
  const name = main.name
    .replace(/ \(as .*/, '')
    .split(' ')
    .at(-1)
  const isGiant =
    isGiantFolk(main) ||
    main.key === '@mech' ||
    TOWERING.test(text) ||
    new RegExp(`\\b${GIANT} (?:\\w+ ){0,3}?${name}`).test(text)
  if (!isGiant) return
  if (!SETTLED.has(scene.place)) {
    if (isGiantFolk(main) && OPEN_LAND.has(scene.place))
      main.size = Math.max(main.size, RESTING.test(main.action ?? '') ? ASLEEP : OVER_TREES)
    return
  }
  if (scene.place === 'city') scene.place = 'street'
  main.mode = 'ground'
  main.size = Math.max(
    main.size,
    scene.place !== 'street' ? OVER_HOUSES : main.figure ? UPRIGHT_OVER_STREETS : OVER_STREETS,
  )
}

/** What is larger than a town or in the air above it. */
export function riseOverTown(reading: Reading) {
  towerOver(reading)
}
