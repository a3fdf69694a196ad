import type { Reading } from './reading.ts'
import type { Scene } from './scene.ts'

/** The cabins whose windows are looked out of, as places of their own. */
const CABINS = { 'plane window': 'plane', 'train window': 'train', 'ship window': 'shipcabin' } as const

/** What stands in a land and is seen from afar. */
const isSeenOutside = ({ mode, figure }: Scene['subjects'][number]) =>
  !figure && (mode === 'build' || mode === 'fly' || mode === 'float')

const LOOKS = /\b(?:look|star|gaz|peer|watch|sit|sleep|stand)\w*\b.*\bwindow\b/i

/** “A dog looking out of a train window” is in the train, other than cows that are seen from there. */
const isTraveller = ({ name, furLength }: Scene['subjects'][number], prompt: string) => {
  const deed = LOOKS.exec(prompt)
  return furLength > 0 && deed !== null && prompt.toLowerCase().slice(0, deed.index).includes(name)
}

/** A view from the window of a plane, a train or a ship; whoever looks out of it is painted in the cabin instead. */
export function lookFromCabin({ scene, text }: Reading) {
  for (const [window, room] of Object.entries(CABINS) as [keyof typeof CABINS, Scene['room']][]) {
    if (!scene.extras.has(window)) continue
    const outside =
      scene.placeGiven && scene.place !== 'room' && scene.place !== 'abstract' ? scene.place : null
    if (scene.subjects.some(subject => subject.figure || isTraveller(subject, scene.prompt))) {
      scene.extras.delete(window)
      scene.place = 'room'
      scene.room = room
      scene.outlook = outside
      return
    }
    scene.placeGiven = true
    scene.subjects = scene.subjects.filter(isSeenOutside)
    if (window === 'plane window') flyOver(scene, outside, text)
    else scene.place = outside ?? (window === 'ship window' ? 'ocean' : 'hills')
  }
}

/** Land that is named lies below; else there is nothing but clouds. */
function flyOver(scene: Scene, outside: Scene['place'] | null, text: string) {
  scene.weather = scene.weather.filter(word => word !== 'cloudy')
  if (outside && outside !== 'plain' && !/\bclouds?\b/.test(text)) {
    scene.place = outside
    scene.extras.add('from above')
    return
  }
  scene.place = 'plain'
  scene.scenery = []
  scene.subjects = scene.subjects.filter(({ mode }) => mode === 'fly')
  scene.extras.delete('from above')
  scene.extras.add('cloud sea')
}
