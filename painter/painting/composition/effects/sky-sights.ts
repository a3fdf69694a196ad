import { oklchToLinear, type RGB, scaleColour, toHex } from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import { mix, smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'

/** Nearer than this, in metres, the air shows no rainbow; where a wall closes the view it stands in the spray. */
const NEAREST_RAINBOW = 150
const IN_SPRAY = 12
/** Metres; there is only sky beyond. */
const FARTHEST_LAND = 1e6
/** Of the picture, what is far off where there is a view. */
const OPEN = 0.3

/** Land before a rainbow hides most of it. */
const BEFORE_LAND = 0.12
/** Of its colours' own light, to be seen before white clouds. */
const BRIGHT = 1.25

/** A bow with its foot on the horizon, behind whatever rises there. */
export function paintRainbow({ image, camera, depth }: Frame, random: Random) {
  const { w, h, data } = image
  const { horizon } = camera
  const cx = w * random.range(0.35, 0.65)
  const cy = horizon + h * 0.12
  const radius = Math.min(w * 0.62, horizon)
  const far = depth.reduce((seen, z) => seen + (z > NEAREST_RAINBOW ? 1 : 0), 0)
  const nearest = far < depth.length * OPEN ? IN_SPRAY : NEAREST_RAINBOW
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      if (depth[i] < nearest) continue
      const across = (Math.hypot(x - cx, y - cy) - radius) / (radius * 0.09)
      if (across < -1 || across > 1) continue
      const t = (across + 1) / 2
      const colour = oklchToLinear(0.75, 0.16, mix(320, 20, t))
      const bell = Math.sin(Math.PI * t)
      const above = smoothstep(horizon + h * 0.01, horizon - h * 0.3, y)
      const fade = smoothstep(horizon + h * 0.01, horizon - h * 0.08, y)
      const hidden = depth[i] < FARTHEST_LAND && nearest === NEAREST_RAINBOW ? BEFORE_LAND : 1
      const strength = (0.5 * above + 0.2) * bell * fade * hidden
      for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(data[i * 3 + c], colour[c] * BRIGHT, strength)
    }
}

/** Of the longer side: the sun's radius; in its own radii how far its glare goes. */
const HOT_SUN = 0.034
const GLARE = 4.2
const WHITE_HOT: RGB = [5, 4.6, 3.6]
const HOT_AIR: RGB = [1.15, 0.86, 0.42]

/** A white sun high in the sky, on the side with more sky, and glare all about it. */
export function paintHotSun({ image, depth, camera }: Frame) {
  const { w, h, data } = image
  const row = Math.max(h * 0.1, Math.min(camera.horizon * 0.3, h * 0.2))
  const openSky = (column: number) =>
    depth[Math.floor(row) * w + Math.floor(column)] > FARTHEST_LAND ? 1 : 0
  const [left, right] = [w * 0.2, w * 0.8]
  const cx = openSky(left) > openSky(right) ? left : right
  const radius = Math.max(w, h) * HOT_SUN
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const away = Math.hypot(x - cx, y - row) / radius
      const glare = 0.5 * Math.exp(-away / GLARE) + 0.3 * Math.exp(-away / 1.4)
      const disc = depth[i] > FARTHEST_LAND ? smoothstep(1.1, 0.9, away) : 0
      for (let c = 0; c < 3; c++)
        data[i * 3 + c] = mix(data[i * 3 + c] + HOT_AIR[c] * glare, WHITE_HOT[c], disc)
    }
}

/** A loose flock of `count` far birds around a point in pixels. */
export function paintFlock(frame: Frame, random: Random, count: number, cx: number, cy: number) {
  const longSide = Math.max(frame.image.w, frame.image.h)
  const shade = scaleColour(frame.environment.fogColour, 0.25)
  drawLayer(frame, g => {
    g.strokeStyle = toHex([shade[0] * 0.5, shade[1] * 0.5, shade[2] * 0.55])
    g.lineCap = 'round'
    g.lineJoin = 'round'
    for (let i = 0; i < count; i++) {
      const s = longSide * random.range(0.005, 0.011)
      const x = cx + random.gauss() * longSide * 0.07
      const y = cy + random.gauss() * longSide * 0.025
      const lift = random.range(0.25, 0.6)
      g.lineWidth = Math.max(1, s * 0.17)
      g.beginPath()
      g.moveTo(x - s, y - s * lift + random.range(-0.1, 0.1) * s)
      g.quadraticCurveTo(x - s * 0.45, y - s * lift * 0.9, x, y)
      g.quadraticCurveTo(x + s * 0.45, y - s * lift * 0.9, x + s, y - s * lift + random.range(-0.1, 0.1) * s)
      g.stroke()
    }
  })
}
