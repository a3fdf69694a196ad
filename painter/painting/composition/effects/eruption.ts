import type { RGB } from '../../../engine/core/colour.ts'
import type { Random } from '../../../engine/core/random.ts'
import { smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'
import { splatGlow } from '../../../engine/world/lights.ts'

/** Metres to the crater, and the land that is searched for it. */
const DISTANCE = 3000
const PROBES = 160
const PUFFS = 90
const STREAMS = 7
const BOMBS = 90
const LAVA: RGB = [2.6, 0.75, 0.12]

/** A volcano at work: a plume lit from below, a fountain of sparks, and lava that runs down its sides. */
export function paintEruption(frame: Frame, random: Random) {
  const { image, camera } = frame
  const { w, h } = image
  let crater = { x: 0, height: -1e9 }
  for (let k = 0; k <= PROBES; k++) {
    const x = ((k / PROBES - 0.5) * w * DISTANCE) / camera.focalLength
    const height = frame.groundHeight(x, DISTANCE)
    if (height > crater.height) crater = { x, height }
  }
  const cx = w / 2 + (crater.x / DISTANCE) * camera.focalLength
  const cy = frame.groundRow(cx, DISTANCE)
  const size = Math.max(w, h)
  paintPlume(frame, random, cx, cy, size)
  splatGlow(image, cx, cy, size * 0.09, [0.9, 0.26, 0.05])
  splatGlow(image, cx, cy, size * 0.035, [1.6, 0.6, 0.15])
  paintStreams(frame, random, crater.x, size)
  for (let k = 0; k < BOMBS; k++) {
    const t = random()
    const aside = random.gauss() * size * 0.035 * (0.3 + t)
    const up = size * 0.17 * t * (1 - t * 0.35) * random.range(0.4, 1)
    splatGlow(image, cx + aside, cy - up, size * random.range(0.0012, 0.0032), [2.2 - t, 0.7 - t * 0.4, 0.12])
  }
}

function paintPlume(frame: Frame, random: Random, cx: number, cy: number, size: number) {
  const lean = random.chance(0.5) ? 1 : -1
  drawLayer(
    frame,
    g => {
      for (let k = 0; k < PUFFS; k++) {
        const t = (k / PUFFS) ** 0.8
        const r = size * (0.016 + 0.085 * t) * random.range(0.6, 1.2)
        const x = cx + lean * size * 0.2 * t * t + random.gauss() * size * 0.05 * (0.2 + t)
        const y = cy - size * 0.42 * t + random.gauss() * size * 0.014
        const lit = smoothstep(0.5, 0, t)
        g.fillStyle = `rgba(${70 + 150 * lit},${60 + 40 * lit},${62},${0.34 - t * 0.12})`
        g.beginPath()
        g.arc(x, y, r, 0, 7)
        g.fill()
      }
    },
    { blur: size * 0.007, scale: 0.75 },
  )
}

/** Each stream follows the fall of the land to the foot of the cone. */
function paintStreams(frame: Frame, random: Random, craterX: number, size: number) {
  const { image, camera } = frame
  for (let k = 0; k < STREAMS; k++) {
    const toward = ((k + 0.5) / STREAMS - 0.5) * 1.5
    let wander = 0
    for (let step = 0; step < 230; step++) {
      const t = step / 230
      wander += random.gauss() * 5
      const z = DISTANCE - 90 - t * 1150
      const x = craterX + toward * t * 760 + wander
      const column = camera.w / 2 + (x / z) * camera.focalLength
      const row = frame.groundRow(column, z)
      const light = (1 - t) ** 0.7 * random.range(0.4, 0.9)
      splatGlow(image, column, row, size * (0.0016 + 0.0022 * t), [
        LAVA[0] * light,
        LAVA[1] * light,
        LAVA[2] * light,
      ])
    }
  }
}
