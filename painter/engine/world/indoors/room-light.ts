import { luminance, mixLinear, type RGB, scaleColour } from '../../core/colour.ts'
import { clamp, smoothstep } from '../../core/scalar.ts'
import type { Environment, Vector } from '../environment.ts'
import type { TimeOfDay } from '../times-of-day.ts'
import type { Block } from './furniture.ts'
import type { Room, RoomWindow } from './rooms/room.ts'

const CELL = 0.08
const WINDOW_POWER = 2.1
const SUN_POWER = 1.5
const LAMPLIT = ['night', 'moonlit', 'dusk', 'storm']

const WARM_WHITE: RGB = [1.1, 1.02, 0.9]
/** By plain day white walls are white, and not blue from the sky. */
const WHITE_BALANCE: Partial<Record<TimeOfDay, number>> = { day: 0.7, overcast: 0.5, dawn: 0.35 }

/**
 * Metres: `halfWidth` and `height` of the room and the distance of its back wall from the camera; `scale` is how many
 * times as large as planned it is.
 */
export type RoomSize = { halfWidth: number; height: number; back: number; scale: number }

/** The light that falls on places of a room. */
export type RoomLight = {
  /** Towards the sun as it falls in, so that it lights the floor. */
  sunDirection: Vector
  sunColour: RGB
  ambient: RGB
  /** Writes the light that reaches a place, of a surface that faces `normal`, into `out`. */
  at: (place: Vector, normal: Vector, out: RGB) => void
  /** How much of the sun (0 to 1) comes through the windows to a place in the air. */
  sunAt: (place: Vector) => number
}

/** Sunlight through the panes, the sky's light from the windows, and lamps. */
export function lightRoom(
  room: Room,
  size: RoomSize,
  environment: Environment,
  lampPower: number,
): RoomLight {
  const isDim = LAMPLIT.includes(environment.time) || room.isDark === true
  const fromLeft = room.windows.length > 0 && room.windows.every(({ wall }) => wall !== 'back')
  const sunDirection = sunInto(fromLeft, environment)
  const skyLight = mixLinear(environment.skyAmbient, environment.skyRamp.at(0.3), 0.5)
  const grey = luminance(skyLight)
  const balanced = mixLinear(skyLight, scaleColour(WARM_WHITE, grey), WHITE_BALANCE[environment.time] ?? 0)
  const daylight = scaleColour(balanced, room.isDark ? 0.05 : WINDOW_POWER)
  // No sun throws panes on the floor while it rains or snows, in fog, or from under clouds.
  const isVeiled =
    room.isDark === true ||
    environment.rain > 0 ||
    environment.snow > 0 ||
    environment.isFoggy ||
    environment.time === 'overcast'
  const sunColour = scaleColour(environment.sunColour, isVeiled ? 0 : SUN_POWER * (isDim ? 0.35 : 1))
  const lampStrength = (isDim ? 1.5 : 0.5) * lampPower
  const lampSum = (room.lamps.reduce((sum, { power }) => sum + power, 0) * lampStrength) / size.scale ** 2
  const ambient = ambientOf(room, daylight, lampSum, size.scale)
  const shadows = floorShadows(room.furniture, size)
  const lamps = room.lamps.map(({ x, y, back, power, colour }) => ({
    place: [x, y, size.back - back] as Vector,
    colour: scaleColour(colour, power * lampStrength),
  }))

  const at: RoomLight['at'] = (place, normal, out) => {
    const open = openness(place, normal, size) * (normal[1] > 0.5 && place[1] < 0.05 ? shadows(place) : 1)
    for (let c = 0; c < 3; c++) out[c] = ambient[c] * open
    for (const window of room.windows) addWindow(window, size, place, normal, daylight, open, out)
    const facing = normal[0] * sunDirection[0] + normal[1] * sunDirection[1] + normal[2] * sunDirection[2]
    if (facing > 0 && sunColour[0] > 0)
      for (const window of room.windows) {
        const through = sunThrough(window, size, place, sunDirection)
        if (through > 0) for (let c = 0; c < 3; c++) out[c] += sunColour[c] * facing * through
      }
    for (const { place: from, colour } of lamps) {
      const dx = from[0] - place[0]
      const dy = from[1] - place[1]
      const dz = from[2] - place[2]
      const d2 = dx * dx + dy * dy + dz * dz
      const cosine = (dx * normal[0] + dy * normal[1] + dz * normal[2]) / Math.sqrt(d2 + 0.01)
      const k = (Math.max(0, cosine) * 0.85 + 0.15) / (d2 + 0.35)
      for (let c = 0; c < 3; c++) out[c] += colour[c] * k * (0.35 + 0.65 * open)
    }
  }
  const sunAt = (place: Vector) => {
    let through = 0
    for (const window of room.windows) through += sunThrough(window, size, place, sunDirection)
    return Math.min(1, through)
  }
  return { sunDirection, sunColour, ambient, at, sunAt }
}

/** The sun is where it shines in at a slant that throws the panes on the floor. */
function sunInto(fromLeft: boolean, { sunDirection, sunElevation }: Environment): Vector {
  const rise = clamp(0.42 + sunElevation * 0.5, 0.4, 0.85)
  const aside = clamp(sunDirection[0], -0.45, 0.45)
  const direction: Vector = fromLeft ? [-0.8, rise, 0.25] : [aside, rise, 0.85]
  const unit = 1 / Math.hypot(...direction)
  return [direction[0] * unit, direction[1] * unit, direction[2] * unit]
}

function ambientOf(room: Room, daylight: RGB, lampSum: number, scale: number): RGB {
  const glass = room.windows.reduce((sum, { width, height }) => sum + width * height, 0)
  const share = clamp(glass / (7 * scale * scale), 0.3, 0.8) * 0.55
  const [first] = room.lamps
  const colour = first?.colour ?? [1, 0.9, 0.8]
  const bounce = lampSum * 0.045 + 0.025
  return [0, 1, 2].map(c => daylight[c] * share + colour[c] * bounce) as RGB
}

/** How much of a place's surroundings is open: corners and edges are darker. */
function openness([x, y, z]: Vector, normal: Vector, { halfWidth, height, back }: RoomSize): number {
  const dim = (distance: number, isOwn: boolean) =>
    isOwn ? 1 : 1 - 0.42 * Math.exp(-Math.max(0, distance) * 3.2)
  return (
    dim(halfWidth - Math.abs(x), Math.abs(normal[0]) > 0.5) *
    dim(y, normal[1] > 0.5) *
    dim(height - y, normal[1] < -0.5) *
    dim(back - z, normal[2] < -0.5)
  )
}

/** The shadow around the feet of the furniture, looked up in a grid over the floor. */
function floorShadows(furniture: readonly Block[], { halfWidth, back }: RoomSize): (place: Vector) => number {
  const columns = Math.ceil((halfWidth * 2) / CELL)
  const rows = Math.ceil(Math.min(12, back) / CELL)
  const open = new Float32Array(columns * rows).fill(1)
  for (const { x, y, back: depth } of furniture) {
    if (y[1] < 0.05 || y[0] > 1) continue
    const strength = 0.6 * (1 - y[0])
    const reach = 0.7
    const first = Math.max(0, Math.floor((x[0] - reach + halfWidth) / CELL))
    const last = Math.min(columns - 1, Math.ceil((x[1] + reach + halfWidth) / CELL))
    const near = Math.min(rows - 1, Math.ceil((depth[1] + reach) / CELL))
    for (let row = Math.max(0, Math.floor((depth[0] - reach) / CELL)); row <= near; row++)
      for (let column = first; column <= last; column++) {
        const px = column * CELL - halfWidth
        const pb = row * CELL
        const dx = Math.max(0, x[0] - px, px - x[1])
        const db = Math.max(0, depth[0] - pb, pb - depth[1])
        open[row * columns + column] *= 1 - strength * Math.exp(-Math.hypot(dx, db) * 7)
      }
  }
  return ([px, , pz]) => {
    const u = (px + halfWidth) / CELL
    const v = (back - pz) / CELL
    const c0 = clamp(Math.floor(u), 0, columns - 2)
    const r0 = clamp(Math.floor(v), 0, rows - 2)
    const fu = clamp(u - c0)
    const fv = clamp(v - r0)
    const at = (c: number, r: number) => open[r * columns + c]
    return (
      (at(c0, r0) * (1 - fu) + at(c0 + 1, r0) * fu) * (1 - fv) +
      (at(c0, r0 + 1) * (1 - fu) + at(c0 + 1, r0 + 1) * fu) * fv
    )
  }
}

/** A window as a lamp: its middle, its area, and where it faces. */
function addWindow(
  { wall, x, y, width, height }: RoomWindow,
  { halfWidth, height: ceiling, back }: RoomSize,
  place: Vector,
  normal: Vector,
  light: RGB,
  open: number,
  out: RGB,
) {
  let dx = x - place[0]
  let dy = y + height / 2 - place[1]
  let dz = back - place[2]
  let cosineOut = dz
  if (wall === 'left') {
    dx = -halfWidth - place[0]
    dz = back - x - place[2]
    cosineOut = -dx
  } else if (wall === 'roof') {
    dy = ceiling - place[1]
    dz = back - y - height / 2 - place[2]
    cosineOut = dy
  }
  const d2 = dx * dx + dy * dy + dz * dz + 0.05
  const distance = Math.sqrt(d2)
  const facing = (dx * normal[0] + dy * normal[1] + dz * normal[2]) / distance
  const cosines = Math.max(0.12, facing) * Math.max(0.2, cosineOut / distance)
  const k = (cosines * width * height * 0.62 * open) / (d2 + width * height * 0.4)
  for (let c = 0; c < 3; c++) out[c] += light[c] * k
}

const SOFT_EDGE = 0.03

/** How much of the sun reaches a place through a window, 0 to 1: the bars cast shadows. */
function sunThrough(
  { wall, x, y, width, height, panes = [1, 1], isArched }: RoomWindow,
  { halfWidth, height: ceiling, back }: RoomSize,
  [px, py, pz]: Vector,
  [sx, sy, sz]: Vector,
): number {
  let u: number
  let v: number
  if (wall === 'back') {
    if (sz <= 0.01) return 0
    const t = (back - pz) / sz
    u = (px + sx * t - x) / width + 0.5
    v = (py + sy * t - y) / height
  } else if (wall === 'left') {
    if (sx >= -0.01) return 0
    const t = (-halfWidth - px) / sx
    u = (back - pz - sz * t - x) / width + 0.5
    v = (py + sy * t - y) / height
  } else {
    const t = (ceiling - py) / sy
    u = (px + sx * t - x) / width + 0.5
    v = (back - pz - sz * t - y) / height
  }
  if (u <= 0 || u >= 1 || v <= 0 || v >= 1 || (isArched && isAboveArch(u, v, width, height))) return 0
  const soft = SOFT_EDGE
  const edge =
    smoothstep(0, soft, u) * smoothstep(0, soft, 1 - u) * smoothstep(0, soft, v) * smoothstep(0, soft, 1 - v)
  return edge * openPane(u * panes[0]) * openPane(v * panes[1])
}

const openPane = (along: number) => {
  const toBar = Math.abs(along - Math.round(along))
  return smoothstep(0.02, 0.09, toBar)
}

/** Whether a place of a window (shares of its width and height) is outside its round top. */
export function isAboveArch(u: number, v: number, width: number, height: number): boolean {
  const springing = 1 - width / 2 / height
  if (v < springing) return false
  return Math.hypot((u - 0.5) * width, (v - springing) * height) > width / 2
}
