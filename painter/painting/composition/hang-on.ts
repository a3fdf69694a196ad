import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Pair } from './pairing.ts'

/** What things hang on rather than stand on, and where on it: their upper edge and their breadth, in shares of its height. */
const HUNG: Readonly<Record<string, { top: number; breadth: number }>> = {
  door: { top: 0.17, breadth: 0.3 },
  '@wall': { top: 0.2, breadth: 0.42 },
  '@gate': { top: 0.25, breadth: 0.5 },
}
/** What stands on the top of a wall wherever that is said. */
const FLAT =
  /^(@(wreath|horseshoe|wallclock|cuckooclock|dreamcatcher|stocking|mask|tambourine|lifebuoy|oar|cloak|sweater|handfan|apron|standingmirror|letter|map|rope)|framed-picture|world-map|calendar|bullseye|crossed-swords|shield|ice-skate|mantelpiece-clock|spider-web|coat|scarf|kimono|umbrella|guitar|violin|bell|wilted-flower|love-letter|snowflake|red-heart|bouquet)$/

/** Whether something flat is on a door or a wall. */
export const hangsOn = ({ bearer, borne }: Pair): boolean =>
  bearer.key in HUNG &&
  !borne.figure &&
  borne.furLength === 0 &&
  (bearer.key === 'door' || FLAT.test(borne.key))

/** Several hang side by side. */
export function hang(lower: Canvas, upper: Canvas, { bearer, base, borne }: Pair): Canvas {
  const { top, breadth } = HUNG[bearer.key]
  const count = Math.min(3, borne.count)
  const room = Math.min(base.width * 0.8, base.height * breadth * (count > 1 ? 1.5 : 1.2))
  const scale = Math.min(room / count / upper.width, (base.height * 0.6) / upper.height)
  const [width, height] = [upper.width * scale, upper.height * scale]
  const canvas = createCanvas(lower.width, lower.height)
  const g = canvas.getContext('2d')
  g.drawImage(lower, 0, 0)
  const y = lower.height - base.height * (1 - top)
  for (let k = 0; k < count; k++) {
    const x = lower.width / 2 + (k - (count - 1) / 2) * width - width / 2
    g.shadowColor = 'rgba(20,12,6,.5)'
    g.shadowBlur = base.height * 0.02
    g.shadowOffsetX = g.shadowOffsetY = base.height * 0.008
    g.drawImage(upper, x, y, width, height)
  }
  return canvas
}
