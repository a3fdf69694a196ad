import type { SKRSContext2D } from '@napi-rs/canvas'
import { type RGB, toHex } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Camera } from '../camera.ts'
import type { Vector } from '../environment.ts'
import type { Frame } from '../frame.ts'
import { drawLayer } from '../layer.ts'
import type { RoomLight, RoomSize } from './room-light.ts'

/** Lumps per metre, and of its distance how far one stands out. */
const LUMPS = 0.75
const RELIEF = 0.13
/** How far the light turns on a lump. */
const BUMP = 1.5
const STEP = 0.12

const lump = (noise: Noise, u: number, v: number) => noise.fbm(u * LUMPS, v * LUMPS, 4)

/** Distance at which a direction meets the round vault of a cave; it has lumps of rock. */
export function vaultAhead(
  dx: number,
  dy: number,
  { halfWidth, height }: RoomSize,
  eye: number,
  noise: Noise,
): number {
  const a = (dx / halfWidth) ** 2 + (dy / height) ** 2
  const b = (2 * eye * dy) / height ** 2
  const c = (eye / height) ** 2 - 1
  const t = (-b + Math.sqrt(Math.max(0, b * b - 4 * a * c))) / (2 * a)
  return t * (1 + RELIEF * lump(noise, Math.atan2(dy, dx) * height, t))
}

/** Writes where a place of the vault faces, into the cave, and turns it about by the lumps there. */
export function faceOfVault([x, y, z]: Vector, { halfWidth, height }: RoomSize, noise: Noise, out: Vector) {
  out[0] = -x / halfWidth ** 2
  out[1] = -Math.max(0, y) / height ** 2
  out[2] = 0
  const long = 1 / Math.max(1e-6, Math.hypot(out[0], out[1]))
  out[0] *= long
  out[1] *= long
  roughen(Math.atan2(y, x) * height, z, noise, out)
}

/** Turns what faces somewhere about by the lumps of rock at a place of its surface, in metres. */
export function roughen(u: number, v: number, noise: Noise, out: Vector) {
  const here = lump(noise, u, v)
  out[0] += ((here - lump(noise, u + STEP, v)) / STEP) * BUMP * 0.35
  out[1] += ((here - lump(noise, u, v + STEP)) / STEP) * BUMP * 0.35
  const long = 1 / Math.hypot(out[0], out[1], out[2])
  for (let c = 0; c < 3; c++) out[c] *= long
}

/** A place of a wall, moved so that what is cut out of the rock there has a ragged rim. */
export function ragged(along: number, up: number, noise: Noise): [number, number] {
  return [along + 0.34 * noise.fbm(up * 1.1 + 3, along * 0.4, 3), up + 0.3 * noise.fbm(along * 1.3, 7, 3)]
}

/** Stalactites in metres: how many, how long, and of that how broad. */
const TEETH = { count: 22, longest: 1.5, breadth: 0.2 }

/** Stalactites along the vault and stalagmites beside the way, in the colour of the rock by the light that is there. */
export function hangStalactites(frame: Frame, size: RoomSize, light: RoomLight, rock: RGB) {
  const { camera, noise } = frame
  const at: Vector = [0, 0, 0]
  const received: RGB = [0, 0, 0]
  drawLayer(
    frame,
    g => {
      for (let k = 0; k < TEETH.count; k++) {
        const share = (k + 0.5) / TEETH.count
        const z = size.back * (0.97 - 0.5 * share)
        const x = size.halfWidth * 0.86 * Math.sin(k * 2.4) * (0.55 + 0.45 * share)
        const top = size.height * Math.sqrt(Math.max(0.05, 1 - (x / size.halfWidth) ** 2)) * 1.04
        const long = TEETH.longest * size.scale * (0.35 + 0.65 * (noise.cell(k, 3) * 0.5 + 0.5))
        at[0] = x
        at[1] = top - long / 2
        at[2] = z
        light.at(at, [0, -0.3, -0.95], received)
        drawTooth(g, camera, at, long, -1, shaded(rock, received))
        if (Math.abs(x) < size.halfWidth * 0.55) continue
        at[1] = long * 0.3
        light.at(at, [0, 0.4, -0.9], received)
        drawTooth(g, camera, at, long * 0.6, 1, shaded(rock, received))
      }
    },
    { scale: HEADROOM },
  )
}

/** Light is drawn at a half, so that what is bright fits a canvas that ends at display white. */
const HEADROOM = 2
const shaded = (rock: RGB, light: RGB): RGB =>
  [0, 1, 2].map(c => Math.min(1, (rock[c] * light[c] * 1.15) / HEADROOM)) as RGB

/** A tapering stone with its middle at a place; `turn` is 1 where it points up and -1 where it hangs. */
function drawTooth(
  g: SKRSContext2D,
  camera: Camera,
  [x, y, z]: Vector,
  long: number,
  turn: number,
  colour: RGB,
) {
  const pixels = camera.focalLength / z
  const cx = camera.w / 2 + x * pixels
  const cy = camera.horizon + (camera.height - y) * pixels
  const half = (long * pixels) / 2
  const broad = Math.max(long * TEETH.breadth, 0.1) * pixels
  const root = cy + half * turn
  const tip = cy - half * turn
  const gradient = g.createLinearGradient(cx - broad, 0, cx + broad, 0)
  gradient.addColorStop(0, toHex(colour))
  gradient.addColorStop(0.4, toHex(colour.map(c => Math.min(1, c * 1.35)) as RGB))
  gradient.addColorStop(1, toHex(colour.map(c => c * 0.3) as RGB))
  g.fillStyle = gradient
  g.beginPath()
  g.moveTo(cx - broad * 1.3, root)
  g.quadraticCurveTo(cx - broad * 0.45, root - half * 0.5 * turn, cx - broad * 0.06, tip)
  g.quadraticCurveTo(cx + broad * 0.5, root - half * 0.6 * turn, cx + broad * 1.3, root)
  g.fill()
}
