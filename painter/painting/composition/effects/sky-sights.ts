import { oklchToLinear, scaleColour, toHex } from '../../../engine/core/colour.ts'
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
