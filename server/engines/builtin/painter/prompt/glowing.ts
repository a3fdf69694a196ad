import type { Reading } from './reading.ts'
import type { Subject } from './scene.ts'

const LIVING = 'bioluminescent|phosphorescent|luminescent'
const GLOWING = `(?:(${LIVING})|glowing|luminous|glow[ -]in[ -]the[ -]dark|fluorescent)`
/** Lamps and fires shine as it is. */
const SHINES = /candle|lantern|lamp|fire|light|lava|sun|moon|star|cake/
/** Words of size and colour may come in between. */
const REACH = '(?:[ ,]+[\\w-]+){0,3}?[ ,]+'

const canGlow = ({ key, figure, mode }: Subject) => !figure && mode !== 'build' && !SHINES.test(key)

/** “Glowing mushrooms”: things that shine by themselves, mostly by night. */
export function lightUp({ scene, text }: Reading): boolean {
  const things = [...scene.subjects, ...scene.around].flatMap(thing => [
    thing,
    ...(thing.bears ?? []).map(({ subject }) => subject),
  ])
  let isLit = false
  for (const thing of things) {
    const word = thing.name
      .replace(/ \(as .*/, '')
      .split(' ')
      .at(-1)
    const said = word && canGlow(thing) && new RegExp(`\\b${GLOWING}${REACH}${word}\\b`).exec(text)
    if (!said) continue
    thing.glow = said[1] ? 'living' : 'own'
    // What shines in a bottle is a potion.
    if (thing.key === '@winebottle') thing.key = '@potion'
    isLit = true
  }
  return isLit
}
