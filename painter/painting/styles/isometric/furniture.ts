import { clamp } from '../../../engine/core/scalar.ts'
import { roomThings } from '../../../language/room-things.ts'
import type { Model, Standing } from './model.ts'
import { drawLit } from './subjects.ts'

/** Along both walls and in the middle, in columns; the last only where nobody stands there. */
const SPOTS = [
  [4, 12],
  [13, 4],
  [19, 4.5],
  [4.5, 20],
] as const
const IN_THE_MIDDLE = [15, 15] as const
/** In tiles of a thing of one metre, and of the smallest and the largest; and how broad one may be. */
const HEIGHT = { metre: 6.6, least: 4, most: 8, broadest: 9.5 }

/** What a room is known by, along its walls. */
export async function furnish(model: Model): Promise<Standing[]> {
  const { scene, tile, ground } = model
  const taken = new Set(scene.subjects.map(({ key }) => key))
  const spots = scene.subjects.length > 0 ? SPOTS : [IN_THE_MIDDLE, ...SPOTS]
  const things = roomThings(scene).filter(({ key }) => !taken.has(key))
  const drawings = await Promise.all(things.map(thing => drawLit(model, thing)))
  return things.slice(0, spots.length).map(({ size }, k) => {
    const [x, y] = spots[k]
    const height = tile * clamp(HEIGHT.metre * Math.sqrt(size), HEIGHT.least, HEIGHT.most)
    const scale = Math.min(height / drawings[k].height, (tile * HEIGHT.broadest) / drawings[k].width)
    return {
      x,
      y,
      draw() {
        model.drawContactShadow(x, y, (height / tile) * 0.26)
        model.drawStanding(drawings[k], model.project(x, y, ground.heightAt(x, y)), scale, 0.22)
      },
    }
  })
}
