import type { Reading } from '../../reading.ts'
import type { Subject } from '../../scene.ts'

const CARRYING =
  /\b(?:carr(?:ying|ies)|lugg(?:ing)|lugs|haul(?:ing|s)|heav(?:ing|es)|lift(?:ing|s)|hugg(?:ing)|hugs|schlepp(?:ing)|holding up) (?:(?:an?|the|his|her|their|one|home) )?((?:\w+ ?){1,4})/i
/** Metres; nobody has more in their arms. */
const LARGEST = 6

/** What is carried on the shoulder rather than in the arms. */
const LONG = /^(ladder|@plank)$/

const isLoad = ({ key, figure, furLength, mode, size, bears, count }: Subject) =>
  !LONG.test(key) &&
  !figure &&
  furLength === 0 &&
  !bears &&
  count === 1 &&
  size <= LARGEST &&
  /^(ground|plant|table)$/.test(mode)

/** “A man carrying a huge cactus”: it is in his arms, though it is as tall as he is. */
export function carryLarge({ scene }: Reading) {
  const carried = CARRYING.exec(scene.prompt)?.[1].toLowerCase().trim().split(' ')
  const carrier = scene.subjects.find(({ figure }) => figure)
  if (!carried || !carrier || carrier.count > 2 || carrier.companions || carrier.bears) return
  const load = scene.subjects.find(
    subject => isLoad(subject) && subject.name.split(' ').some(word => carried.includes(word)),
  )
  if (!load) return
  carrier.bears = [{ how: 'held', subject: load }]
  scene.subjects = scene.subjects.filter(subject => subject !== load)
}
