import type { SKRSContext2D } from '@napi-rs/canvas'
import { luminance } from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import { clamp, mix, smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'

/** Where the lip curls over, in shares of the width; the wave breaks behind it and stands unbroken before it. */
const CURL = 0.42
/** Of the picture's shorter side, how high it rises; and of the water's rows, where its foot is. */
const HEIGHT = 0.52
const HEIGHT_UPRIGHT = 0.78
const FOOT = 0.62

/** A great wave that stands over the sea: its wall, the lip that curls over a hollow, and the white water behind. */
export function paintGreatWave(frame: Frame, random: Random) {
  const { image, camera, environment, noise } = frame
  const { w, h } = image
  const foot = camera.horizon + (h - camera.horizon) * FOOT
  const height = Math.min(w, h) * (h > w ? HEIGHT_UPRIGHT : HEIGHT)
  const flip = random.chance(0.5)
  const light = clamp(luminance(environment.skyAmbient) + luminance(environment.sunColour) * 0.2, 0.4, 1.1)
  const crest = (u: number) =>
    foot -
    height *
      (u < CURL
        ? mix(0.5, 1, smoothstep(-0.1, CURL, u)) + 0.03 * noise.value2(u * 24, 5)
        : mix(1, 0.34, smoothstep(CURL, 1.05, u)) + 0.015 * noise.value2(u * 9, 5))
  drawLayer(
    frame,
    g => {
      if (flip) {
        g.translate(w, 0)
        g.scale(-1, 1)
      }
      drawWall(g, random, { w, foot, height, crest })
      drawHollow(g, random, { w, foot, height, crest })
      drawWhiteWater(g, random, { w, foot, height, crest })
    },
    { scale: light, blur: 0.6 },
  )
}

type Wave = { w: number; foot: number; height: number; crest: (u: number) => number }

function drawWall(g: SKRSContext2D, random: Random, { w, foot, height, crest }: Wave) {
  const body = g.createLinearGradient(0, foot - height, 0, foot)
  body.addColorStop(0, '#7fd0cf')
  body.addColorStop(0.3, '#2f97a3')
  body.addColorStop(0.75, '#125a72')
  body.addColorStop(1, '#0d3f56')
  g.fillStyle = body
  g.beginPath()
  for (let x = 0; x <= w + 4; x += 4) g.lineTo(x, crest(x / w))
  g.lineTo(w, foot)
  g.lineTo(0, foot)
  g.fill()
  // Water is drawn up the face in long curves.
  for (let k = 0; k < 130; k++) {
    const u = random.range(CURL * 0.9, 1.05)
    const top = crest(u)
    const t = random()
    g.strokeStyle = random.chance(0.5)
      ? `rgba(196,240,238,${0.06 + 0.12 * random()})`
      : `rgba(6,44,62,${0.08 + 0.12 * random()})`
    g.lineWidth = height * (0.004 + 0.01 * random())
    g.beginPath()
    g.moveTo(u * w + height * 0.3, foot)
    g.quadraticCurveTo(
      u * w + height * 0.02,
      mix(foot, top, 0.35),
      u * w - height * 0.03,
      mix(foot, top, 0.5 + 0.5 * t),
    )
    g.stroke()
  }
  g.strokeStyle = 'rgba(240,252,252,.85)'
  g.lineWidth = height * 0.014
  g.beginPath()
  for (let u = CURL; u <= 1.02; u += 0.01) g.lineTo(u * w, crest(u))
  g.stroke()
}

/** The lip is thrown forward over a hollow that is dark within. */
function drawHollow(g: SKRSContext2D, random: Random, { w, foot, height, crest }: Wave) {
  const x = CURL * w
  const top = crest(CURL)
  const reach = height * 0.62
  const dark = g.createRadialGradient(
    x + reach * 0.2,
    foot - height * 0.42,
    0,
    x + reach * 0.2,
    foot - height * 0.42,
    height * 0.5,
  )
  dark.addColorStop(0, '#0a3a4c')
  dark.addColorStop(0.6, '#145f73')
  dark.addColorStop(1, 'rgba(20,92,112,0)')
  g.fillStyle = dark
  g.beginPath()
  g.ellipse(x + reach * 0.26, foot - height * 0.4, reach * 0.6, height * 0.4, -0.5, 0, 6.3)
  g.fill()
  // Rings of light on the water that goes round.
  for (let k = 0; k < 14; k++) {
    g.strokeStyle = `rgba(150,222,224,${0.1 + 0.14 * random()})`
    g.lineWidth = height * (0.004 + 0.008 * random())
    const size = 0.3 + k * 0.05
    g.beginPath()
    g.ellipse(x + reach * 0.26, foot - height * 0.4, reach * 0.6 * size, height * 0.4 * size, -0.5, 2.4, 5.6)
    g.stroke()
  }
  const lip = g.createLinearGradient(x, top, x + reach * 0.3, foot)
  lip.addColorStop(0, '#e9fbfa')
  lip.addColorStop(0.22, '#8fdad7')
  lip.addColorStop(0.6, '#3da3ad')
  lip.addColorStop(1, '#d9f2f2')
  g.fillStyle = lip
  g.beginPath()
  g.moveTo(x - reach * 0.5, crest(CURL - (reach * 0.5) / w))
  g.quadraticCurveTo(x + reach * 0.1, top - height * 0.05, x + reach * 0.52, top + height * 0.1)
  g.quadraticCurveTo(x + reach * 0.86, top + height * 0.24, x + reach * 0.8, top + height * 0.5)
  g.quadraticCurveTo(x + reach * 0.6, top + height * 0.26, x + reach * 0.3, top + height * 0.24)
  g.quadraticCurveTo(x - reach * 0.2, top + height * 0.24, x - reach * 0.24, foot - height * 0.05)
  g.lineTo(x - reach * 0.62, foot - height * 0.05)
  g.fill()
  for (let k = 0; k < 90; k++) {
    const t = random()
    g.fillStyle = `rgba(250,254,254,${0.25 + 0.5 * random()})`
    g.beginPath()
    g.arc(
      x + reach * mix(0.3, 0.84, t) + random.gauss() * height * 0.02,
      top + height * (0.06 + 0.44 * t ** 1.8) + random.gauss() * height * 0.03,
      height * (0.004 + 0.014 * random()),
      0,
      6.3,
    )
    g.fill()
  }
}

/** Foam where the wave has broken, along its foot, and spray that the wind takes off its top. */
function drawWhiteWater(g: SKRSContext2D, random: Random, { w, foot, height, crest }: Wave) {
  const broken = (CURL * w - height * 0.2) / w
  for (let k = 0; k < 1500; k++) {
    const u = random.range(-0.05, broken)
    const t = random() ** 0.8
    const shade = 205 + Math.round(48 * random())
    g.fillStyle = `rgba(${shade - 14},${shade},${shade + 2},${0.3 + 0.5 * random()})`
    g.beginPath()
    g.arc(u * w, mix(crest(u), foot + height * 0.05, t), height * (0.006 + 0.026 * random() ** 2), 0, 6.3)
    g.fill()
  }
  for (let k = 0; k < 320; k++) {
    const u = random.range(0, 1)
    g.fillStyle = `rgba(246,252,252,${0.2 + 0.5 * random()})`
    g.beginPath()
    g.ellipse(
      u * w,
      foot + random.gauss() * height * 0.03,
      height * (0.01 + 0.06 * random()),
      height * (0.005 + 0.012 * random()),
      0,
      0,
      6.3,
    )
    g.fill()
  }
  for (let k = 0; k < 240; k++) {
    const u = random() ** 0.7 * (CURL + 0.2)
    g.fillStyle = `rgba(250,254,255,${0.15 + 0.4 * random()})`
    g.beginPath()
    g.arc(
      u * w - random() * height * 0.1,
      crest(u) - random() ** 2 * height * 0.22,
      height * (0.003 + 0.009 * random()),
      0,
      6.3,
    )
    g.fill()
  }
}
