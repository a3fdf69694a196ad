import type { Subject } from '../../language/scene.ts'
import type { Stage } from './stage.ts'

/** In breadths of an upright and of a level picture, how broad a sight is whose ends may lie beyond it, and which column of it is in the middle. */
type Reach = { upright: number; level: number; middle: number }
const REACHES: Readonly<Record<string, Reach>> = {
  '@goldengate': { upright: 2.3, level: 1.3, middle: 0.31 },
  '@suspensionbridge': { upright: 2.3, level: 1.3, middle: 0.31 },
  '@archbridge': { upright: 1.5, level: 1.15, middle: 0.5 },
  '@towerbridge': { upright: 1.5, level: 1.1, middle: 0.5 },
  '@greatwall': { upright: 1.7, level: 1.3, middle: 0.44 },
  '@machupicchu': { upright: 1.8, level: 1.25, middle: 0.58 },
  '@acropolis': { upright: 1.35, level: 0.94, middle: 0.56 },
  '@carvedheads': { upright: 1.5, level: 1.05, middle: 0.5 },
  '@imperialhall': { upright: 1.3, level: 0.94, middle: 0.5 },
  '@angkorwat': { upright: 1.3, level: 0.94, middle: 0.5 },
}
const TALL = 1.2
/** Of the picture's height. */
const HIGHEST = 0.6

/** Whether something leads over the water before a city. */
export const isSpan = (key: string): boolean => SPANS.has(key)
const SPANS: ReadonlySet<string> = new Set([
  '@goldengate',
  '@suspensionbridge',
  '@archbridge',
  '@towerbridge',
])

/** Where a sight that is as broad as the land is placed: bridges and walls lead out of the picture. */
export function reachOf(
  { width, height, tallness }: Pick<Stage, 'width' | 'height' | 'tallness'>,
  key: string,
  drawing: { width: number; height: number },
): { x: number; size: number } {
  const reach = REACHES[key]
  const isTall = tallness > TALL
  const breadth = isTall ? reach.upright : reach.level
  const size = Math.min((width * breadth * drawing.height) / drawing.width, height * HIGHEST)
  const broad = (size * drawing.width) / drawing.height
  return { x: width / 2 + (0.5 - (isTall ? reach.middle : 0.5)) * broad, size }
}

/** The same where it is what is looked at, by itself; nothing for what has its place in the picture. */
export const reachesBeyond = (
  stage: Pick<Stage, 'width' | 'height' | 'tallness' | 'scene'>,
  { key, count, bears }: Subject,
  drawing: { width: number; height: number },
) =>
  REACHES[key] && count === 1 && !bears?.length && stage.scene.subjects.length === 1
    ? reachOf(stage, key, drawing)
    : undefined
