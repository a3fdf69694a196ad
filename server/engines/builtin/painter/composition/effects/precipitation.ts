import { luminance } from '../../core/colour.ts'
import type { Random } from '../../core/random.ts'
import { clamp, mix } from '../../core/scalar.ts'
import type { Frame } from '../../world/frame.ts'
import { drawLayer } from '../../world/layer.ts'

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
    { scale: clamp(luminance(frame.environment.skyAmbient) * 1.5 + 0.25, 0.3, 1.2) },
  )
}

/** Flakes far, nearer and out of focus close by; radius and blur are shares of the longer side. */
const SNOW_LAYERS = [
  { flakes: 700, radius: 0.0011, blur: 0, opacity: 0.8 },
  { flakes: 170, radius: 0.0024, blur: 1.2 / 1200, opacity: 0.75 },
  { flakes: 34, radius: 0.0058, blur: 4 / 1200, opacity: 0.6 },
]

export function paintSnowfall(frame: Frame, random: Random) {
  const { w, h } = frame.image
  const { skyAmbient, sunColour } = frame.environment
  const longSide = Math.max(w, h)
  const scale = clamp(luminance(skyAmbient) * 1.3 + luminance(sunColour) * 0.12 + 0.18, 0.3, 1.25)
  for (const { flakes, radius, blur, opacity } of SNOW_LAYERS)
    drawLayer(
      frame,
      g => {
        g.fillStyle = `rgba(246,250,255,${opacity})`
        for (let i = 0; i < flakes; i++) {
          const size = longSide * radius * (0.5 + random())
          g.beginPath()
          g.ellipse(random() * w, random() * h, size, size * (0.8 + 0.4 * random()), 0, 0, 6.3)
          g.fill()
        }
      },
      { scale, blur: blur * longSide },
    )
}
