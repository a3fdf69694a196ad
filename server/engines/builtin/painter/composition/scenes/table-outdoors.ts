import { boxBlur } from '../../core/blur.ts'
import type { Frame } from '../../world/frame.ts'
import { layTable } from '../../world/indoors/wooden-table.ts'
import type { Stage } from '../stage.ts'
import { serveOnTable } from './table.ts'

const TABLE_ROW = 0.62
const BLUR = 0.0055
const POLISH = 0.14

/** Food and small things on a table in the open, the finished view behind them out of focus. */
export async function paintTableBeforeView(stage: Stage, view: Frame) {
  const { width, height, noise } = stage
  const { image, depth } = view
  const tableRow = Math.round(height * TABLE_ROW)
  image.data = boxBlur(image.data, width, height, 3, Math.max(width, height) * BLUR, 2)
  layTable(image, noise, tableRow)
  view.tableRow = tableRow
  for (let y = tableRow; y < height; y++) depth.fill(1.5, y * width, (y + 1) * width)
  depth.fill(1.5, 0, tableRow * width)
  stage.reached('world')
  await serveOnTable(stage, view, POLISH)
  stage.reached('subjects')
  return { frame: view, focus: 1 }
}
