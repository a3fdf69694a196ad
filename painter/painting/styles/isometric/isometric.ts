import { createRandom } from '../../../engine/core/random.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { type DisplayRaster, fromDisplay, toDisplay } from '../display-raster.ts'
import type { SceneStyle } from '../scene-style.ts'
import { drawBackdrop, drawClouds, drawModelShadow, drawRoom } from './backdrop.ts'
import { drawColumn } from './columns.ts'
import { furnish } from './furniture.ts'
import { GRID, isRoom } from './ground.ts'
import { Model, type Standing } from './model.ts'
import { settle } from './settlement.ts'
import { placeSubjects } from './subjects.ts'

/** A little model of the place, of square columns of ground, seen from above at an angle. */
export const isometric: SceneStyle = {
  async draw(scene, w, h, seed, onProgress = () => {}) {
    const model = new Model(scene, w, h, seed)
    drawBackdrop(model)
    drawModelShadow(model)
    onProgress(0.2)
    const standing = [...(await settle(model)), ...(await furnish(model)), ...(await placeSubjects(model))]
    onProgress(0.4)
    if (isRoom(scene)) drawRoom(model)
    drawGround(model)
    onProgress(0.7)
    drawFromBackToFront(model, standing)
    if (!isRoom(scene) && !['underwater', 'space', 'moon'].includes(scene.place)) drawClouds(model)
    onProgress(0.85)
    const picture = toDisplay(model.pen.getImageData(0, 0, w, h).data, w, h)
    addGrain(picture)
    return fromDisplay(picture)
  },
}

function drawGround(model: Model) {
  for (let diagonal = 0; diagonal <= 2 * (GRID - 1); diagonal++)
    for (let x = Math.max(0, diagonal - GRID + 1); x < GRID && x <= diagonal; x++)
      drawColumn(model, x, diagonal - x)
}

/** Draws the higher columns once more between the things, which they may hide. */
function drawFromBackToFront(model: Model, standing: Standing[]) {
  const turns: { depth: number; draw: () => void }[] = []
  for (let y = 0; y < GRID; y++)
    for (let x = 0; x < GRID; x++)
      if (model.ground.heightAt(x, y) > 1.2)
        turns.push({ depth: x + y + 0.9, draw: () => drawColumn(model, x, y) })
  const depth = ({ x, y }: Standing) => x + y
  for (const thing of standing.toSorted((a, b) => depth(a) - depth(b)))
    turns.push({ depth: depth(thing) + 0.6, draw: thing.draw })
  turns.sort((a, b) => a.depth - b.depth)
  for (const turn of turns) turn.draw()
}

function addGrain({ data }: DisplayRaster) {
  const random = createRandom(3)
  for (let i = 0; i < data.length; i += 3) {
    const grain = (random() - 0.5) * 0.018
    for (let c = 0; c < 3; c++) data[i + c] = clamp(data[i + c] + grain)
  }
}
