import type { SKRSContext2D } from '@napi-rs/canvas'
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

/** Stones of ice that fall, smaller far off, and how far one is drawn out by its fall, in its own breadths. */
const HAIL = { stones: 420, radius: 0.0042, streak: 3.2 }
/** Of the picture's height, from where stones lie on the ground. */
const LYING = { from: 0.66, stones: 360 }

/** Hail: white stones in the air, each with the streak of its fall, and those that have bounced on the ground. */
export function paintHail(frame: Frame, random: Random) {
  const { w, h } = frame.image
  const longSide = Math.max(w, h)
  const slant = random.range(-0.14, 0.14)
  drawLayer(
    frame,
    g => {
      g.lineCap = 'round'
      for (let i = 0; i < HAIL.stones; i++) {
        const near = random() ** 2
        const radius = longSide * HAIL.radius * mix(0.3, 1, near)
        const x = random() * w
        const y = random() * h
        const length = radius * 2 * HAIL.streak
        g.strokeStyle = 'rgba(225,234,244,.28)'
        g.lineWidth = radius * 1.1
        g.beginPath()
        g.moveTo(x - slant * length, y - length)
        g.lineTo(x, y)
        g.stroke()
        drawStone(g, x, y, radius)
      }
      for (let i = 0; i < LYING.stones; i++) {
        const share = random()
        const y = h * mix(LYING.from, 1, share)
        drawStone(g, random() * w, y, longSide * HAIL.radius * mix(0.3, 0.85, share))
      }
    },
    { scale: clamp(luminance(frame.environment.skyAmbient) * 1.6 + 0.45, 0.6, 1.2) },
  )
}

function drawStone(g: SKRSContext2D, x: number, y: number, radius: number) {
  g.fillStyle = 'rgba(176,190,206,.95)'
  g.beginPath()
  g.arc(x, y, radius, 0, 6.3)
  g.fill()
  g.fillStyle = '#fafdff'
  g.beginPath()
  g.arc(x - radius * 0.16, y - radius * 0.2, radius * 0.74, 0, 6.3)
  g.fill()
}
