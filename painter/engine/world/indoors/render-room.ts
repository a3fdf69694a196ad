import { mixLinear, type RGB, scaleColour } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { clamp } from '../../core/scalar.ts'
import type { Camera } from '../camera.ts'
import type { Environment, Vector } from '../environment.ts'
import { createFlatFrame, type Frame } from '../frame.ts'
import type { Block } from './furniture.ts'
import { addLightShafts } from './light-shafts.ts'
import { faceOfVault, hangStalactites, ragged, roughen, vaultAhead } from './rock-vault.ts'
import { isAboveArch, lightRoom, type RoomSize } from './room-light.ts'
import type { Room, RoomWindow } from './rooms/room.ts'
import { withoutFloating } from './rooms/standing.ts'
import { withWindowInView } from './rooms/window-in-view.ts'
import { cellHash, type Surface, surfaceColour } from './surfaces.ts'
import { outside, seenThrough, spaceOutside, type View, withWeather } from './window-view.ts'

/** Metres that stay free behind the main subject, and to either side of the middle before it. */
const CLEARANCE = 0.5
const FREE_WIDTH = 1.05
/** A room that is broader than what is seen of it is drawn in, so that what makes it is not beside the picture. */
const BEYOND_FRAME = 1.04
const NARROWEST = 0.64
const FRAME_WOOD: RGB = [0.5, 0.46, 0.4]
const STAINED: RGB[] = [
  [0.9, 0.16, 0.12],
  [0.12, 0.28, 0.95],
  [0.98, 0.7, 0.1],
  [0.1, 0.62, 0.25],
  [0.55, 0.14, 0.7],
]
/** Of the walls of a block: 0 the front, 1 a side, 2 the top. */
type Face = 0 | 1 | 2

export type RoomView = Frame & { room: Room; size: RoomSize }

type RoomOptions = {
  /** Factor on every length of the room, for subjects that a real one could not hold. */
  scale?: number
  /** Nobody stands in it, so that nothing of it is in the way. */
  isEmpty?: boolean
  /** Factor on the lamps. */
  lampPower?: number
  isMirrored?: boolean
  /** On which side of the picture a window has to be seen (1 is the right), where the weather or the season is told. */
  windowSide?: -1 | 1
  /** What is seen through clear glass, instead of garden trees. */
  view?: View
  /** How plainly the sunlight is seen in the air, 0 to 1. */
  shafts?: number
}

/** Renders a room whose back wall is `room.depth` metres behind the main subject at `focus`. */
export function renderRoom(
  plan: Room,
  camera: Camera,
  environment: Environment,
  noise: Noise,
  focus: number,
  {
    scale = 1,
    isEmpty = false,
    lampPower = 1,
    isMirrored = false,
    windowSide,
    shafts = 0,
    view,
  }: RoomOptions = {},
): RoomView {
  const { w, h } = camera
  const seen = ((w / 2) * (focus + plan.depth * scale)) / camera.focalLength
  const narrowing = clamp((BEYOND_FRAME * seen) / ((plan.width / 2) * scale), NARROWEST, 1)
  const whole = fitted(
    isEmpty ? plan : withoutObstacles(plan, scale),
    scale,
    isMirrored ? -narrowing : narrowing,
  )
  const room = windowSide ? withoutFloating(withWindowInView(whole, seen, windowSide, scale), whole) : whole
  const size: RoomSize = { halfWidth: room.width / 2, height: room.height, back: focus + room.depth, scale }
  const light = lightRoom(room, size, environment, lampPower)
  const frame = createFlatFrame(w, h, environment, noise)
  const visible = new Int16Array(w * h).fill(-1)
  const faces = new Uint8Array(w * h)
  frame.camera = camera
  frame.eyeHeight = camera.height
  frame.sideWalls = size.halfWidth
  frame.groundRow = (_column, distance) => camera.horizon + (camera.height / distance) * camera.focalLength
  for (const [index, block] of room.furniture.entries())
    rasterise(block, index, size, camera, frame.depth, visible, faces)
  shade(frame, room, size, light, visible, faces, view)
  if (room.isCave) hangStalactites(frame, size, light, (room.side ?? room.wall).second)
  if (shafts > 0 && light.sunColour[0] > 0) addLightShafts(frame, light, size.back, shafts)
  frame.environment = {
    ...environment,
    sunDirection: light.sunDirection,
    sunColour: scaleColour(mixLinear(light.sunColour, scaleColour(light.ambient, 5), 0.6), 0.8),
    skyAmbient: scaleColour(light.ambient, 2.4),
    groundAmbient: scaleColour(light.ambient, 1.4),
    fogDensity: 0,
    rain: 0,
    snow: 0,
  }
  return Object.assign(frame, { room, size })
}

/**
 * The plan in metres of this picture.
 * @param breadth factor on its breadth, below 0 where it is turned left to right
 */
function fitted(plan: Room, scale: number, breadth: number): Room {
  const wide = Math.abs(breadth) * scale
  const across = ([a, b]: [number, number]): [number, number] => {
    const ends = [a * breadth * scale, b * breadth * scale]
    return [Math.min(...ends), Math.max(...ends)]
  }
  const along = ([a, b]: [number, number]): [number, number] => [a * scale, b * scale]
  return {
    ...plan,
    width: plan.width * wide,
    height: plan.height * scale,
    depth: plan.depth * scale,
    windows: plan.windows.map(window => ({
      ...window,
      x: window.x * (window.wall === 'back' ? breadth : 1) * scale,
      y: window.y * scale,
      width: window.width * (window.wall === 'left' ? scale : wide),
      height: window.height * scale,
    })),
    furniture: plan.furniture.map(block => ({
      ...block,
      x: across(block.x),
      y: along(block.y),
      back: along(block.back),
    })),
    props: plan.props.map(prop => ({
      ...prop,
      x: prop.x * breadth * scale,
      y: prop.y * scale,
      back: prop.back * scale,
      height: prop.height * scale,
    })),
    lamps: plan.lamps.map(lamp => ({
      ...lamp,
      x: lamp.x * breadth * scale,
      y: lamp.y * scale,
      back: lamp.back * scale,
      power: lamp.power * scale * scale,
    })),
  }
}

/** The plan without what would stand in front of the main subject. */
function withoutObstacles(plan: Room, scale: number): Room {
  const isInTheWay = ({ x, y, back }: Block) =>
    y[1] * scale > 0.1 &&
    y[0] * scale < 1.6 &&
    (back[1] - plan.depth) * scale > -CLEARANCE &&
    Math.abs(x[0] + x[1]) * scale < FREE_WIDTH * 2
  return withoutFloating({ ...plan, furniture: plan.furniture.filter(block => !isInTheWay(block)) }, plan)
}

/** Writes the nearest block and its face into every pixel that sees it. */
function rasterise(
  { x, y, back }: Block,
  index: number,
  size: RoomSize,
  { w, h, horizon, focalLength, height: eye }: Camera,
  depth: Float32Array,
  visible: Int16Array,
  faces: Uint8Array,
) {
  const near = size.back - back[1]
  const far = Math.min(size.back, size.back - back[0])
  if (far < 0.3) return
  const closest = Math.max(0.3, near)
  const columns = x.flatMap(px => [closest, far].map(z => w / 2 + (px / z) * focalLength))
  const rows = y.flatMap(py => [closest, far].map(z => horizon + ((eye - py) / z) * focalLength))
  const firstX = Math.max(0, Math.floor(Math.min(...columns)))
  const lastX = Math.min(w - 1, Math.ceil(Math.max(...columns)))
  const firstY = Math.max(0, Math.floor(Math.min(...rows)))
  const lastY = Math.min(h - 1, Math.ceil(Math.max(...rows)))
  for (let row = firstY; row <= lastY; row++) {
    const dy = (horizon - row - 0.5) / focalLength || 1e-9
    const ya = (y[0] - eye) / dy
    const yb = (y[1] - eye) / dy
    const yIn = Math.min(ya, yb)
    const yOut = Math.max(ya, yb)
    for (let column = firstX; column <= lastX; column++) {
      const dx = (column + 0.5 - w / 2) / focalLength || 1e-9
      const xa = x[0] / dx
      const xb = x[1] / dx
      const xIn = Math.min(xa, xb)
      const enter = Math.max(near, xIn, yIn)
      const leave = Math.min(far, Math.max(xa, xb), yOut)
      const i = row * w + column
      if (enter > leave || enter < 0.3 || enter >= depth[i]) continue
      depth[i] = enter
      visible[i] = index
      faces[i] = enter === near ? 0 : enter === xIn ? 1 : 2
    }
  }
}

function shade(
  frame: Frame,
  room: Room,
  size: RoomSize,
  light: ReturnType<typeof lightRoom>,
  visible: Int16Array,
  faces: Uint8Array,
  view: View | undefined,
) {
  const { image, depth, camera, noise, environment } = frame
  const { w, h, data } = image
  const { halfWidth, height, back } = size
  const side = room.side ?? room.wall
  const place: Vector = [0, 0, 0]
  const normal: Vector = [0, 0, 0]
  const colour: RGB = [0, 0, 0]
  const received: RGB = [0, 0, 0]
  for (let row = 0; row < h; row++) {
    const dy = (camera.horizon - row - 0.5) / camera.focalLength || 1e-9
    for (let column = 0; column < w; column++) {
      const dx = (column + 0.5 - w / 2) / camera.focalLength || 1e-9
      const i = row * w + column
      let material: Surface
      let u: number
      let v: number
      let opening: RGB | null = null
      normal[0] = normal[1] = normal[2] = 0
      if (visible[i] >= 0) {
        const block = room.furniture[visible[i]]
        const face = faces[i] as Face
        const t = depth[i]
        setPlace(place, dx * t, camera.height + dy * t, t)
        if (face === 0) {
          material = block.front
          normal[2] = -1
          u = place[0]
          v = place[1] - block.y[0]
        } else if (face === 1) {
          material = block.side
          normal[0] = dx > 0 ? -1 : 1
          u = place[2]
          v = place[1] - block.y[0]
        } else {
          material = block.top
          normal[1] = dy < 0 ? 1 : -1
          u = place[0]
          v = place[2]
        }
      } else {
        const toSide = (dx > 0 ? halfWidth : -halfWidth) / dx
        const toFlat = (dy > 0 ? height - camera.height : -camera.height) / dy
        const toVault = room.isCave
          ? vaultAhead(dx, dy, size, camera.height, noise)
          : Number.POSITIVE_INFINITY
        const t = Math.min(back, toSide, toFlat, toVault)
        setPlace(place, dx * t, camera.height + dy * t, t)
        depth[i] = t
        if (t === toVault) {
          material = side
          faceOfVault(place, size, noise, normal)
          u = Math.atan2(place[1], place[0]) * height + 20
          v = place[2]
        } else if (t === toFlat) {
          material = dy > 0 ? room.ceiling : room.floor
          normal[1] = dy > 0 ? -1 : 1
          u = place[0]
          v = place[2]
          if (dy > 0) opening = windowAt(room, 'roof', place[0], back - place[2], dx, dy, environment, frame)
        } else if (t === back) {
          material = room.wall
          normal[2] = -1
          u = place[0] + 20
          v = place[1]
          opening = windowAt(room, 'back', place[0], place[1], dx, dy, environment, frame, view)
          if (room.isCave) roughen(u, v, noise, normal)
        } else {
          material = side
          normal[0] = dx > 0 ? -1 : 1
          u = place[2] + 20
          v = place[1]
          if (dx < 0)
            opening = windowAt(room, 'left', back - place[2], place[1], dx, dy, environment, frame, view)
        }
      }
      if (opening) {
        for (let c = 0; c < 3; c++) data[i * 3 + c] = opening[c]
        continue
      }
      surfaceColour(material, u, v, noise, colour)
      light.at(place, normal, received)
      const glow = material.glow
      for (let c = 0; c < 3; c++) data[i * 3 + c] = colour[c] * (received[c] + glow)
    }
  }
}

function setPlace(place: Vector, x: number, y: number, z: number) {
  place[0] = x
  place[1] = y
  place[2] = z
}

/** What a window shows or is made of at a place of its wall; null beside the windows. */
function windowAt(
  { windows, isCave }: Room,
  wall: RoomWindow['wall'],
  along: number,
  up: number,
  dx: number,
  dy: number,
  environment: Environment,
  { noise, camera }: Frame,
  view?: View,
): RGB | null {
  const [seenAlong, seenUp] = [along, up]
  if (isCave) [along, up] = ragged(along, up, noise)
  for (const window of windows) {
    if (window.wall !== wall) continue
    const { x, y, width, height, panes = [1, 1], glass = 'clear', isArched, isRound } = window
    const u = (along - x) / width + 0.5
    const v = (up - y) / height
    const rim = 0.05
    if (u < -rim / width || u > 1 + rim / width || v < -rim / height || v > 1 + rim / height) continue
    if (isArched && isAboveArch(clamp(u), clamp(v), width, height)) continue
    const away = isRound ? Math.hypot(u - 0.5, v - 0.5) * 2 : 0
    if (away > 1 + rim / width) continue
    const isRim = away > 1 || u < 0 || u > 1 || v < 0 || v > 1
    const isBar =
      glass !== 'open' && (barAt(u * panes[0], panes[0], width) || barAt(v * panes[1], panes[1], height))
    const sky = view
      ? viewIn(view, [dx, dy], [u, v], environment, camera, noise)
      : outside(dx, dy, u, v, environment, noise, wall === 'roof')
    if (window.moon && !isRim && !isBar) {
      const full = moonIn(window, (seenAlong - x) / width + 0.5, (seenUp - y) / height)
      if (full) return full
    }
    if (glass === 'open') return isRim ? null : scaleColour(sky, 1.2)
    if (isRim || isBar)
      return scaleColour(FRAME_WOOD, glass === 'stained' ? 0.06 : 0.25 + 0.5 * environment.skyAmbient[1])
    if (glass === 'dark') return scaleColour(DARK_GLASS, 1 + v)
    if (glass === 'space' && !view) return spaceOutside(u * width, v * height, noise)
    if (glass !== 'stained') return sky
    const cell = cellHash(Math.floor(u * panes[0] * 2), Math.floor(v * panes[1] * 2))
    const brightness = 0.35 + (sky[0] + sky[1] + sky[2]) * 0.5
    return scaleColour(STAINED[Math.floor(cell * STAINED.length)], brightness)
  }
  return null
}

/** Of the shorter side of a window: the moon's radius, and how far its glow is seen; where it stands in the pane. */
const MOON = { radius: 0.15, u: 0.3, v: 0.74 }
const MOONLIGHT: RGB = [0.95, 0.96, 0.9]

/** The moon in a window, at shares of its width and height; null beside it. */
function moonIn({ width, height, moon }: RoomWindow, u: number, v: number): RGB | null {
  const radius = Math.min(width, height) * MOON.radius
  const dx = ((u - MOON.u) * width) / radius
  const dy = ((v - MOON.v) * height) / radius
  if (dx * dx + dy * dy > 1) return null
  if (moon === 'crescent' && (dx + 0.55) ** 2 + (dy - 0.2) ** 2 < 0.85) return null
  const seas = 0.82 + 0.18 * Math.cos(dx * 5.1 + Math.sin(dy * 4.3) * 1.7)
  return scaleColour(MOONLIGHT, seas)
}

const DARK_GLASS: RGB = [0.018, 0.022, 0.03]

/** The view in a direction, with the rain or the snow before the pane. */
function viewIn(
  view: View,
  [dx, dy]: readonly [number, number],
  onPane: readonly [number, number],
  environment: Environment,
  camera: Camera,
  noise: Noise,
): RGB {
  const column = camera.w / 2 + dx * camera.focalLength
  const row = camera.horizon - dy * camera.focalLength
  const seen = seenThrough(view, camera, column, row)
  return withWeather(seen, [dx, dy], onPane, environment, environment.skyAmbient, noise)
}

function barAt(along: number, count: number, length: number): boolean {
  const toBar = Math.abs(along - Math.round(along)) * (length / count)
  return Math.round(along) > 0 && Math.round(along) < count && toBar < 0.022
}
