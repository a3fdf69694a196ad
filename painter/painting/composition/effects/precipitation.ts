import { luminance } from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import { clamp, mix } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'

/** Slanted streaks; `strength` multiplies their number. */
export function paintRain(frame: Frame, random: Random, strength = 1) {
  const { w, h } = frame.image
  const drops = Math.round(Math.max(340, (w * h) / 2400) * strength)
  const slant = random.range(-0.18, 0.18)
  drawLayer(
    frame,
    g => {
      g.lineCap = 'round'
      for (let i = 0; i < drops; i++) {
        const nearness = random() ** 1.6
        const length = h * mix(0.012, 0.075, nearness)
        const x = random() * w * 1.2 - w * 0.1
        const y = random() * h
        g.strokeStyle = `rgba(205,220,235,${mix(0.16, 0.5, nearness)})`
        g.lineWidth = Math.max(0.7, (mix(0.7, 2.3, nearness) * Math.max(w, h)) / 1200)
        g.beginPath()
        g.moveTo(x, y)
        g.lineTo(x + slant * length, y + length)
        g.stroke()
      }
    },
    { scale: clamp(luminance(frame.environment.skyAmbient) * 1.5 + 0.4, 0.55, 1.2) },
  )
}

/** Flakes far, nearer and out of focus close by; radius and blur are shares of the longer side. */
const SNOW_LAYERS = [
  { flakes: 900, radius: 0.0013, blur: 0, opacity: 0.85 },
  { flakes: 300, radius: 0.0026, blur: 1 / 1200, opacity: 0.8 },
  { flakes: 54, radius: 0.006, blur: 3.5 / 1200, opacity: 0.65 },
]

/** How much more falls in a blizzard, and how far, in their own lengths, the flakes are drawn out by its wind. */
const BLIZZARD = { flakes: 1.8, streak: 4, slant: 0.42 }

/** In a view that is out of focus small flakes would not be seen: those are drawn `enlarged` times as large. */
export function paintSnowfall(frame: Frame, random: Random, isBlizzard = false, enlarged = 1) {
  const { w, h } = frame.image
  const { skyAmbient, sunColour } = frame.environment
  const longSide = Math.max(w, h)
  const scale = clamp(luminance(skyAmbient) * 1.3 + luminance(sunColour) * 0.12 + 0.26, 0.45, 1.25)
  for (const { flakes, radius, blur, opacity } of SNOW_LAYERS)
    drawLayer(
      frame,
      g => {
        g.fillStyle = `rgba(246,250,255,${opacity})`
        for (let i = 0; i < flakes * (isBlizzard ? BLIZZARD.flakes : 1); i++) {
          const size = longSide * radius * enlarged * (0.5 + random())
          g.beginPath()
          const x = random() * w
          const y = random() * h
          const round = size * (0.8 + 0.4 * random())
          g.ellipse(
            x,
            y,
            isBlizzard ? size * BLIZZARD.streak : size,
            round,
            isBlizzard ? BLIZZARD.slant : 0,
            0,
            6.3,
          )
          g.fill()
        }
      },
      { scale, blur: blur * longSide },
    )
}
