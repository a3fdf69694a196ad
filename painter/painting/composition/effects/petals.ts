import { luminance } from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'

/** Petals or leaves (CSS colours) in the wind: `count` far ones, and a fifth as many out of focus close by. */
export function paintPetals(frame: Frame, random: Random, colours: string[], count: number) {
  const { w, h } = frame.image
  const longSide = Math.max(w, h)
  const { sunColour, skyAmbient } = frame.environment
  const scale = clamp(luminance(sunColour) * 0.3 + luminance(skyAmbient), 0.3, 1.2)
  const layers = [
    { petals: count, size: 0.0042, blur: 0 },
    { petals: count * 0.2, size: 0.009, blur: 3.2 },
  ]
  for (const { petals, size, blur } of layers)
    drawLayer(
      frame,
      g => {
        for (let i = 0; i < petals; i++) {
          g.save()
          g.translate(random() * w, random() * h)
          g.rotate(random() * 6.3)
          g.fillStyle = random.pick(colours)
          g.globalAlpha = 0.92
          const s = longSide * size * (0.6 + random() * 0.8)
          g.beginPath()
          g.moveTo(-s, 0)
          g.quadraticCurveTo(0, -s * 0.9, s, 0)
          g.quadraticCurveTo(0, s * 0.5, -s, 0)
          g.fill()
          g.restore()
        }
      },
      { scale, blur },
    )
}
