import type { Random } from '../../../engine/core/random.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'
import type { Scene, Subject } from '../../../language/scene.ts'

/** How high the wisps rise, and where above the rim they begin, in heights of what steams. */
const RISE = 0.5
const BELOW_RIM = 0.08

/** Five wisps over something hot, which thin out as they rise; (x, y) is its rim and `size` its height, in pixels. */
export function paintSteam(frame: Frame, random: Random, x: number, y: number, size: number) {
  drawLayer(
    frame,
    g => {
      g.lineCap = 'round'
      const fade = g.createLinearGradient(0, y + size * BELOW_RIM, 0, y - size * RISE)
      fade.addColorStop(0, 'rgba(255,255,255,.1)')
      fade.addColorStop(0.25, 'rgba(255,255,255,.42)')
      fade.addColorStop(0.6, 'rgba(255,255,255,.28)')
      fade.addColorStop(1, 'rgba(255,255,255,0)')
      g.strokeStyle = fade
      for (let k = 0; k < 5; k++) {
        const x0 = x + (k - 2) * size * 0.075
        g.lineWidth = size * 0.05
        g.beginPath()
        g.moveTo(x0, y + size * BELOW_RIM)
        g.bezierCurveTo(
          x0 - size * 0.09,
          y - size * 0.1,
          x0 + size * 0.1,
          y - size * 0.24,
          x0 + random.range(-0.06, 0.06) * size,
          y - size * RISE,
        )
        g.stroke()
      }
    },
    { blur: size * 0.022, scale: 1.2 },
  )
}

const STEAMING = /hot-beverage|@hotchocolate|@ramen|teacup|steaming|pot-of-food|curry|soup/
/** Of the bowl's height: chopsticks rise above what steams. */
const ABOVE_NOODLES = 0.62

/** What is hot by itself; where steam is spoken of and nothing is, all of it. */
export const steams = ({ key }: Subject, { extras, subjects }: Scene) =>
  STEAMING.test(key) || (extras.has('steam') && !subjects.some(other => STEAMING.test(other.key)))

/** Of what steams, the height of its rim in shares of its own. */
export const rimOf = ({ key }: Subject) =>
  key === 'steaming-bowl' || key === '@ramen' ? ABOVE_NOODLES : 0.92
