import { luminance, type RGB } from '../../core/colour.ts'
import type { Frame } from '../frame.ts'
import { drawLayer } from '../layer.ts'
import { splatGlow } from '../lights.ts'

/** Metres: where arches span the lane, and how high they are. */
const ARCHES = [24, 12.5]
const CROWN = 4.3
const THICK = 1.1
const SPRING = 2.7
/** Metres: where lamps of pierced brass hang, how far from the middle in shares of the half lane, and how high. */
const LAMPS = [
  { z: 19, aside: 0.3, up: 3.3 },
  { z: 15, aside: -0.5, up: 3.2 },
  { z: 10.5, aside: 0.48, up: 3.4 },
  { z: 8, aside: -0.42, up: 3.3 },
  { z: 6, aside: 0.36, up: 3.2 },
]
const PANES = ['#e8503a', '#f2b83a', '#3fa08f', '#4a7fd8']

/** Pointed arches from house to house, in the paint of the walls, far to near. */
export function spanArches(frame: Frame, halfWidth: number, plaster: RGB) {
  const { camera, environment } = frame
  const { w, horizon, focalLength, height } = camera
  const light = luminance(environment.skyAmbient) * 0.75 + luminance(environment.sunColour) * 0.06 + 0.02
  const paint = `rgb(${plaster.map(c => Math.round(255 * Math.min(1, c) ** (1 / 2.2))).join(',')})`
  drawLayer(
    frame,
    g => {
      for (const z of ARCHES) {
        const metre = focalLength / z
        const [left, right] = [w / 2 - halfWidth * metre, w / 2 + halfWidth * metre]
        const row = (up: number) => horizon - (up - height) * metre
        g.fillStyle = paint
        g.beginPath()
        g.moveTo(left, row(CROWN + THICK))
        g.lineTo(right, row(CROWN + THICK))
        g.lineTo(right, row(SPRING))
        g.quadraticCurveTo(right - 0.1 * metre, row(CROWN - 0.2), w / 2, row(CROWN))
        g.quadraticCurveTo(left + 0.1 * metre, row(CROWN - 0.2), left, row(SPRING))
        g.fill()
        g.strokeStyle = 'rgba(0,0,0,.28)'
        g.lineWidth = Math.max(1, 0.07 * metre)
        g.beginPath()
        g.moveTo(right, row(SPRING))
        g.quadraticCurveTo(right - 0.1 * metre, row(CROWN - 0.2), w / 2, row(CROWN))
        g.quadraticCurveTo(left + 0.1 * metre, row(CROWN - 0.2), left, row(SPRING))
        g.stroke()
      }
    },
    { scale: light },
  )
}

/** Lamps of brass and coloured glass on chains over the lane, lit by night. */
export function hangBrassLamps(frame: Frame, halfWidth: number, night: number) {
  const { image, camera, environment } = frame
  const { w, horizon, focalLength, height } = camera
  const light = luminance(environment.skyAmbient) + luminance(environment.sunColour) * 0.12
  const placed = LAMPS.map(({ z, aside, up }) => {
    const metre = focalLength / z
    return { metre, x: w / 2 + aside * halfWidth * metre, y: horizon - (up - height) * metre }
  })
  drawLayer(
    frame,
    g => {
      for (const { metre, x, y } of placed) {
        g.strokeStyle = '#5a4422'
        g.lineWidth = Math.max(1, 0.025 * metre)
        g.beginPath()
        g.moveTo(x, y - 1.7 * metre)
        g.lineTo(x, y)
        g.stroke()
        g.fillStyle = '#a8823a'
        g.beginPath()
        g.moveTo(x, y - 0.44 * metre)
        g.quadraticCurveTo(x + 0.05 * metre, y - 0.3 * metre, x + 0.2 * metre, y - 0.2 * metre)
        g.lineTo(x + 0.14 * metre, y + 0.24 * metre)
        g.lineTo(x, y + 0.36 * metre)
        g.lineTo(x - 0.14 * metre, y + 0.24 * metre)
        g.lineTo(x - 0.2 * metre, y - 0.2 * metre)
        g.quadraticCurveTo(x - 0.05 * metre, y - 0.3 * metre, x, y - 0.44 * metre)
        g.fill()
        for (const [k, pane] of PANES.entries()) {
          g.fillStyle = pane
          g.fillRect(x + (-0.15 + k * 0.08) * metre, y - 0.16 * metre, 0.058 * metre, 0.34 * metre)
        }
      }
    },
    { scale: Math.max(light, night * 1.9) },
  )
  if (night <= 0.2) return
  const glow: RGB = [0.55 * night, 0.34 * night, 0.13 * night]
  for (const { metre, x, y } of placed) splatGlow(image, x, y, 0.7 * metre, glow)
}
