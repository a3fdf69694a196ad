import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import type { Pair } from './pairing.ts'

/** What stands or lies on a branch all the same. */
const STANDING = /nest|cup|mug|bowl|egg|book|candle|plate|cake|pot|@house|@typewriter|teapot/
/** Of the branch's breadth, how large what hangs from it is at most; of its height, where it is taken hold of. */
const ROOM = { breadth: 0.34, height: 0.46 }
const GRIP = 0.42

/** Whether a small thing hangs from a branch, as all do that could not stand there. */
export const hangsBelow = ({ bearer, borne }: Pair): boolean =>
  bearer.key === '@branch' &&
  borne.mode === 'table' &&
  !borne.figure &&
  borne.furLength === 0 &&
  !STANDING.test(borne.key)

/** A thing that has been hung over a branch by its upper end. */
export function hangBelow(lower: Canvas, upper: Canvas, { base, lane }: Pair): Canvas {
  const scale = Math.min((base.width * ROOM.breadth) / upper.width, (base.width * ROOM.height) / upper.height)
  const [width, height] = [upper.width * scale, upper.height * scale]
  const canvas = createCanvas(lower.width, Math.ceil(Math.max(lower.height, base.height * GRIP + height)) + 2)
  const g = canvas.getContext('2d')
  g.drawImage(lower, 0, 0)
  g.drawImage(upper, lower.width * (0.5 + lane * 0.6) - width / 2, base.height * GRIP, width, height)
  return trimCanvas(canvas)
}
