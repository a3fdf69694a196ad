import { luminance } from '../../core/colour.ts'
import type { Frame } from '../frame.ts'
import { drawLayer } from '../layer.ts'

/** Metres: how far from one post to the next, how high the wires hang, and how far they come down between. */
const SPAN = 9
const FARTHEST = 36
const UP = 5.2
const SAG = 0.5
const WIRES = 6
const BESIDE_WALL = 0.7

/** Bundles of wires on posts along both sides of a street, some of them across it. */
export function hangWires(frame: Frame, halfWidth: number) {
  const { camera, environment } = frame
  const { w, horizon, focalLength, height } = camera
  const at = (x: number, y: number, z: number): [number, number] => [
    w / 2 + (x * focalLength) / z,
    horizon - ((y - height) * focalLength) / z,
  ]
  drawLayer(
    frame,
    g => {
      g.strokeStyle = 'rgba(22,20,20,.9)'
      for (let z = FARTHEST; z >= SPAN; z -= SPAN)
        for (const side of [-1, 1]) {
          const x = side * (halfWidth - BESIDE_WALL)
          g.lineWidth = Math.max(1, (0.16 * focalLength) / z)
          line(at(x, 0, z), at(x, UP + 0.9, z))
          for (let k = 0; k < WIRES; k++) {
            const y = UP + 0.14 * k
            g.lineWidth = Math.max(0.7, (0.03 * focalLength) / z)
            sagging(at(x, y, z), at(x, y, z - SPAN + 2), ((SAG + 0.07 * k) * focalLength) / z)
          }
          if (side > 0) sagging(at(-x, UP + 0.4, z), at(x, UP + 0.8, z), (SAG * focalLength) / z)
        }

      function line(a: [number, number], b: [number, number]) {
        g.beginPath()
        g.moveTo(...a)
        g.lineTo(...b)
        g.stroke()
      }
      function sagging(a: [number, number], b: [number, number], down: number) {
        g.beginPath()
        g.moveTo(...a)
        g.quadraticCurveTo((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + down, ...b)
        g.stroke()
      }
    },
    { scale: luminance(environment.skyAmbient) + luminance(environment.sunColour) * 0.1 },
  )
}
