import { luminance } from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'

const COLOURS = ['#f0468c', '#f2b81f', '#2fb4d8', '#7a3fd0', '#4fc23f', '#f0702a']
const CLOUDS = 15
const PUFFS = 26

/** Clouds of coloured powder in the air, low and beside the middle, where whoever throws them is. */
export function paintPowder(frame: Frame, random: Random) {
  const { w, h } = frame.image
  const longSide = Math.max(w, h)
  const { sunColour, skyAmbient } = frame.environment
  const scale = clamp(luminance(sunColour) * 0.3 + luminance(skyAmbient), 0.3, 1.2)
  drawLayer(
    frame,
    g => {
      for (let cloud = 0; cloud < CLOUDS; cloud++) {
        g.fillStyle = COLOURS[cloud % COLOURS.length]
        const x = w * random()
        const y = h * random.range(0.16, 0.78)
        const size = longSide * random.range(0.05, 0.1)
        for (let puff = 0; puff < PUFFS; puff++) {
          const turn = random() * Math.PI * 2
          const away = size * Math.sqrt(random()) * 1.3
          g.globalAlpha = 0.09
          g.beginPath()
          g.arc(
            x + Math.cos(turn) * away * 1.3,
            y + Math.sin(turn) * away,
            size * random.range(0.25, 0.6),
            0,
            Math.PI * 2,
          )
          g.fill()
        }
      }
    },
    { scale, blur: longSide * 0.004 },
  )
}
