import { iconCanvas } from '../../../drawings/icons.ts'
import { drawPiece, isPiece } from '../../../drawings/pieces/pieces.ts'
import { recolour } from '../../../drawings/recolour.ts'
import { boxBlur } from '../../../engine/core/blur.ts'
import { luminance, mixLinear, type RGB, scaleColour, toHex } from '../../../engine/core/colour.ts'
import { createRandom } from '../../../engine/core/random.ts'
import { clamp } from '../../../engine/core/scalar.ts'
import { placeSprite } from '../../../engine/sprites/place.ts'
import { type Camera, createCamera } from '../../../engine/world/camera.ts'
import type { Environment } from '../../../engine/world/environment.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { type RoomView, renderRoom } from '../../../engine/world/indoors/render-room.ts'
import { ROOMS } from '../../../engine/world/indoors/rooms/rooms.ts'
import type { TableTop } from '../../../engine/world/indoors/table-top.ts'
import { layTable } from '../../../engine/world/indoors/wooden-table.ts'
import { drawLayer } from '../../../engine/world/layer.ts'
import { paintBokehDisc, paintGlowDot } from '../../../engine/world/lights.ts'
import type { Scene } from '../../../language/scene.ts'
import { litSprite } from '../lit-sprite.ts'
import { leadColumn } from '../placing/framing.ts'
import { paintGroundScene } from '../placing/ground-scene.ts'
import { isGrounded } from '../placing/looked-at.ts'
import { isOwn } from '../rooms/room-fittings.ts'
import { planOf } from '../rooms/room-plan.ts'
import type { Stage } from '../stage.ts'
import { serveOnTable } from './table.ts'

const HORIZON = 0.5
/** In an upright picture whoever is there is nearer, and less of the ceiling is seen. */
const UPRIGHT = { tallness: 1.3, horizon: 0.43, nearer: 1.26 }
const TABLE_DISTANCE = 1.2
const EYE_AT_TABLE = 1.25
/** Metres; a taller subject gets a larger room. */
const TALLEST_AT_HOME = 2.3
/** Metres of floor that are seen before an empty room's furniture. */
const EMPTY_FLOOR = 2.4
const LOWEST_EYE = 0.55
const SMALLEST_EYE = 0.36

/** A furnished room: things on a table in front of it, all others on its floor. */
export function paintRoom(stage: Stage) {
  const lead = stage.scene.subjects.find(isGrounded)
  if (lead?.mode === 'table') return paintTableInRoom(stage)
  const isUpright = stage.tallness > UPRIGHT.tallness
  return paintGroundScene(stage, {
    horizon: isUpright ? UPRIGHT.horizon : HORIZON,
    subjectScale: 1.06 * (isUpright ? UPRIGHT.nearer : 1),
    emptyEye: ROOMS[stage.scene.room].eye,
    lowestEye: clamp((lead?.size ?? 1) * 0.7, SMALLEST_EYE, LOWEST_EYE),
    build: (camera, focus) =>
      buildRoom(stage, camera, lead ? focus : (ROOMS[stage.scene.room].near ?? EMPTY_FLOOR)),
  })
}

async function buildRoom(stage: Stage, camera: Camera, focus: number): Promise<RoomView> {
  const { scene, noise, isNight } = stage
  const tallest = Math.max(0, ...scene.subjects.map(({ size }) => size))
  const frame = renderRoom(planOf(scene), camera, airOutside(stage), noise, focus, {
    scale: Math.max(1, tallest / TALLEST_AT_HOME),
    isEmpty: !scene.subjects.some(isGrounded),
    lampPower: lampPower(stage),
    isMirrored: isMirrored(stage),
    windowSide: tellsOfOutside(stage)
      ? leadColumn(stage, scene.subjects.find(isGrounded)) > 0.5
        ? -1
        : 1
      : undefined,
    shafts: shaftsIn(scene),
    view: stage.outlook && viewOf(stage.outlook),
  })
  await placeProps(stage, frame)
  if (isNight || scene.light.some(word => LAMPS_SEEN.has(word))) lightLamps(frame)
  return frame
}

/** A hearth is where nobody hides it: beside a lone person, or on the far side of the first of several. */
function isMirrored(stage: Stage): boolean {
  const { scene, seed } = stage
  if (scene.room !== 'fireside') return createRandom(seed).chance(0.5)
  const grounded = scene.subjects.filter(isGrounded)
  const isLeft = leadColumn(stage, grounded[0]) <= 0.5
  return grounded.length > 1 ? isLeft : !isLeft
}

/** What swims is high above the ground, and the sea has no horizon. */
const MIDDLE_OF_WATER = 0.42

const viewOf = ({ image, camera, addLightShafts }: Frame) => ({
  image,
  horizon: addLightShafts ? image.h * MIDDLE_OF_WATER : camera.horizon,
})

/** Rooms whose air is dusty, or so high that light stands in them. */
const HAZY_ROOMS: ReadonlySet<Scene['room']> = new Set([
  'attic',
  'barn',
  'church',
  'workshop',
  'cellar',
  'stage',
])

/** How plainly light is seen on its way from the windows. */
function shaftsIn({ light, room }: Scene): number {
  if (light.includes('sunbeams')) return 1
  if (light.includes('sunlight')) return 0.7
  return HAZY_ROOMS.has(room) || light.includes('hazy') ? 0.5 : 0.12
}

/** Rooms have no haze; in winter there is snow before their windows. */
const airOutside = (stage: Stage): Environment => ({
  ...stage.environment,
  ...(isSunny(stage.scene) ? sunIndoors(stage.environment) : {}),
  fogDensity: 0,
  snow: stage.isWinter ? 1 : 0,
  season: stage.scene.season ?? undefined,
})

/** Whether the words tell of an hour, a season or a weather that is seen through a window. */
const tellsOfOutside = ({ scene: { weather, season, time, timeGiven, outlook }, isWinter }: Stage) =>
  isWinter || season !== null || outlook !== null || weather.length > 0 || (timeGiven && time !== 'day')

const SUNLIT_WALLS: RGB = [1, 0.93, 0.8]

const isSunny = ({ time, light, weather }: Scene) =>
  (time === 'day' || time === 'golden' || time === 'dawn') &&
  (weather.includes('clear') || light.some(word => /^(bright|sunlight|sunbeams)$/.test(word)))

/** A sunny room is light and warm rather than blue from the sky: the sun on its floor lights the walls. */
function sunIndoors({ skyAmbient, sunColour }: Environment): Pick<Environment, 'skyAmbient' | 'sunColour'> {
  const strength = (luminance(skyAmbient) * 2.3) / luminance(SUNLIT_WALLS)
  return {
    skyAmbient: mixLinear(skyAmbient, scaleColour(SUNLIT_WALLS, strength), 0.8),
    sunColour: scaleColour(sunColour, 1.5),
  }
}

function lampPower({ scene: { light }, isNight }: Stage): number {
  if (light.includes('candlelight') || light.includes('firelight')) return 0.8
  if (light.includes('lamplight') || light.includes('warm')) return 1.7
  if (light.includes('screenlight')) return 0.25
  return light.includes('dark') ? (isNight ? 0.3 : 0.6) : 1
}

async function placeProps(stage: Stage, frame: RoomView) {
  const { camera, room, size } = frame
  const { subjects, around, excluded } = stage.scene
  const elsewhere = around.filter(thing => !isOwn(room, thing))
  const asked = new Set([...subjects, ...elsewhere].map(({ key }) => key))
  for (const { icon, x, y, back, height: metres, colour } of room.props) {
    if (asked.has(icon) || excluded.has(icon)) continue
    const z = size.back - back
    if (z < 0.6) continue
    const pixels = (metres * camera.focalLength) / z
    const row = camera.horizon + ((camera.height - y) / z) * camera.focalLength
    if (y === 0) shadeFloor(frame, camera.w / 2 + (x / z) * camera.focalLength, row, pixels * FOOT)
    const height = Math.round(clamp(pixels * 1.2, 24, 700))
    const plain = isPiece(icon)
      ? drawPiece(icon, height, { colour, night: stage.isNight, snow: false })
      : await iconCanvas('noto', icon, height)
    const drawing = colour && !isPiece(icon) ? recolour(plain, colour) : plain
    placeSprite(
      frame,
      litSprite(stage, frame, drawing, 0.7),
      camera.w / 2 + (x / z) * camera.focalLength,
      row,
      pixels,
      {
        z,
        fog: false,
        depthBias: 0.06,
      },
    )
  }
}

/** Of a thing's height, half the breadth of the dark that it stands in. */
const FOOT = 0.42
const FOOT_SHADE = 0.62

/** The floor is darker under what stands on it, which would seem to hover otherwise. */
function shadeFloor({ image }: RoomView, column: number, row: number, radius: number) {
  const flat = radius * 0.26
  for (let y = Math.max(0, Math.floor(row - flat)); y <= Math.min(image.h - 1, row + flat); y++)
    for (let x = Math.max(0, Math.floor(column - radius)); x <= Math.min(image.w - 1, column + radius); x++) {
      const away = ((x - column) / radius) ** 2 + ((y - row) / flat) ** 2
      if (away >= 1) continue
      const kept = 1 - FOOT_SHADE * (1 - away)
      for (let c = 0; c < 3; c++) image.data[(y * image.w + x) * 3 + c] *= kept
    }
}

/** Light by which lamps are lit while it is day. */
const LAMPS_SEEN: ReadonlySet<Scene['light'][number]> = new Set(['candlelight', 'lamplight', 'warm', 'dark'])
/** Metres from the walls and from the ceiling, beyond which a lamp hangs on a cord. */
const OFF_WALL = 0.6
const HANGS_FROM = 1.5
/** What shines from the floor is hidden behind its furniture. */
const LOWEST_LAMP = 0.4

/** Glowing dots where lamps are seen; those in the middle of a room hang from its ceiling. */
function lightLamps(frame: RoomView) {
  const { camera, room, size, image } = frame
  for (const { x, y, back, colour, power } of room.lamps) {
    const z = size.back - back
    if (z < 0.5 || y < LOWEST_LAMP || y > room.height - 0.3) continue
    const rowOf = (metres: number) => camera.horizon + ((camera.height - metres) / z) * camera.focalLength
    const column = camera.w / 2 + (x / z) * camera.focalLength
    const radius = (0.06 * camera.focalLength) / z
    const isHung = y > HANGS_FROM && back > OFF_WALL && size.halfWidth - Math.abs(x) > OFF_WALL
    if (isHung) drawCord(frame, column, rowOf(room.height), rowOf(y), Math.max(1, radius * 0.16))
    const k = Math.min(1.4, 0.5 + power * 0.4)
    paintGlowDot(image, column, rowOf(y), radius, [colour[0] * k, colour[1] * k, colour[2] * k])
  }
}

function drawCord(frame: RoomView, column: number, from: number, to: number, width: number) {
  drawLayer(frame, g => {
    g.strokeStyle = '#15110e'
    g.lineWidth = width
    g.beginPath()
    g.moveTo(column, from)
    g.lineTo(column, to)
    g.stroke()
  })
}

/** Of the picture's longer side: how far out of focus the room behind a table is. */
const BLUR = 0.007
const SLIGHT_BLUR = 0.0032

/** In a cave things lie on its rock. */
function ledgeIn({ room }: Scene): TableTop | undefined {
  const { isCave, floor } = ROOMS[room]
  return isCave ? { material: 'granite', colour: toHex(floor.second) } : undefined
}

/** The room out of focus behind a table with the subjects on it. */
async function paintTableInRoom(stage: Stage) {
  const { width, height, noise, random } = stage
  const tableRow = height * (height > width * 1.2 ? 0.62 : 0.6)
  const camera = createCamera(width, height, 0.36, EYE_AT_TABLE)
  const frame: Frame = await buildRoom(stage, camera, TABLE_DISTANCE)
  const longSide = Math.max(width, height)
  // Rain and snow behind the panes would be blurred away.
  const blur = stage.environment.rain > 0 || stage.isWinter ? SLIGHT_BLUR : BLUR
  frame.image.data = boxBlur(frame.image.data, width, height, 3, longSide * blur, 2)
  for (let k = 0; k < 7; k++)
    paintBokehDisc(
      frame.image,
      width * random(),
      tableRow * random.range(0.1, 0.7),
      longSide * random.range(0.01, 0.024),
      [0.1, 0.075, 0.045],
      tableRow,
    )
  layTable(frame.image, noise, tableRow, stage.scene.tabletop ?? ledgeIn(stage.scene))
  frame.tableRow = tableRow
  for (let y = Math.floor(tableRow); y < height; y++) frame.depth.fill(1.5, y * width, (y + 1) * width)
  stage.reached('world')
  await serveOnTable(stage, frame, 0.16)
  stage.reached('subjects')
  return { frame, focus: 1 }
}
