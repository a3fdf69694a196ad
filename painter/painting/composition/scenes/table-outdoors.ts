import { boxBlur } from '../../../engine/core/blur.ts'
import type { RGB } from '../../../engine/core/colour.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { layTable } from '../../../engine/world/indoors/wooden-table.ts'
import type { Scene } from '../../../language/scene.ts'
import { isFood } from '../../../language/vocabulary/nouns.ts'
import type { Stage } from '../stage.ts'
import { serveOnTable } from './table.ts'

const TABLE_ROW = 0.62
const BLUR = 0.0055
const POLISH = 0.14
const LAMP: RGB = [1.5, 1.12, 0.72]
const AROUND_LAMP: RGB = [0.3, 0.26, 0.24]

/** Metres: what may stand on the table beside food. */
const LARGEST_BESIDE_FOOD = 0.5

/** Food and drink in the open are on a table there. */
export const isServed = ({ subjects, placeGiven, trees }: Scene) =>
  placeGiven &&
  trees.length === 0 &&
  subjects.length > 0 &&
  subjects.every(
    ({ key, mode, size, bears = [] }) =>
      mode === 'table' &&
      (isFood(key) || (isFood(subjects[0].key) && size < LARGEST_BESIDE_FOOD)) &&
      (key === '@plate' || bears.every(({ how }) => how === 'full')),
  )

/** Food and small things on a table in the open, the finished view behind them out of focus. */
export async function paintTableBeforeView(stage: Stage, view: Frame) {
  const { width, height, noise, isNight } = stage
  const { image, depth } = view
  const tableRow = Math.round(height * TABLE_ROW)
  image.data = boxBlur(image.data, width, height, 3, Math.max(width, height) * BLUR, 2)
  layTable(image, noise, tableRow, stage.scene.tabletop)
  view.tableRow = tableRow
  for (let y = tableRow; y < height; y++) depth.fill(1.5, y * width, (y + 1) * width)
  depth.fill(1.5, 0, tableRow * width)
  // By night a lamp hangs over the table: by the moon alone nobody would see the dish.
  if (isNight) view.environment = { ...view.environment, sunColour: LAMP, skyAmbient: AROUND_LAMP }
  stage.reached('world')
  await serveOnTable(stage, view, POLISH)
  stage.reached('subjects')
  return { frame: view, focus: 1 }
}
