import type { Scene, Subject } from './scene.ts'
import { strew } from './strew.ts'

const HUNG =
  /\b(?:hang(?:ing|s)?|hung|dangl(?:ing|es)|suspended|strung)(?: up| down)?(?: (?:on|by) (?:\w+ )?(?:strings?|threads?|wires?|ribbons?))?(?: (?:from|off|on|under|below))? (?:the |a |an |my |our )?(?:\w+ )?(?:ceiling|rafters|roof beams)\b/i
/** Lamps hang there anyway, and so do bats by their feet. */
const HANGS_ANYWAY = /lamp|lantern|chandelier|bulb|bat$|spider|@dryingbunches|@hanging/
/** Metres; larger things are hung up by themselves, and small ones are seen from below. */
const [LARGEST, SEEN] = [1.2, 0.5]
const MANY = 9

/** “Paper stars hanging from the ceiling”: light things are in the air of the room, as many as are said. */
export function hangFromCeiling(scene: Scene) {
  const [main] = scene.subjects
  if (!main || !HUNG.test(scene.prompt) || !scene.subjects.every(isLight)) return
  for (const thing of scene.subjects)
    strew(
      scene,
      { ...thing, mode: 'fly', size: Math.max(SEEN, thing.size), icon: thing.icon },
      thing.count > 1 ? MANY : 1,
    )
  scene.subjects = []
  scene.place = 'room'
}

const isLight = ({ key, figure, furLength, size, bears, mode }: Subject) =>
  !figure && furLength === 0 && !bears && mode !== 'build' && size <= LARGEST && !HANGS_ANYWAY.test(key)
