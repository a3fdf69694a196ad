import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../../engine/core/random.ts'
import { mix } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'
import { drawLayer } from '../../../engine/world/layer.ts'

type Segment = { x0: number; y0: number; x1: number; y1: number; width: number }

const LENGTH = 60
const FORKS = 2
/** Depth from which a pixel is sky. */
const SKY_DEPTH = 1e8

/** A forked bolt from the upper edge to the horizon, behind everything that is not sky, and its light in the air. */
export function paintLightning(frame: Frame, random: Random) {
  const { image, camera, depth, subjectMask } = frame
  const { w, h, data } = image
  if (camera.horizon < 5) return
  const startX = w * (random.chance(0.5) ? random.range(0.14, 0.34) : random.range(0.66, 0.86))
  const segments = growBolt(frame, random, startX)

  const before = new Float32Array(data)
  drawLayer(frame, g => strokeBolt(g, segments, 5), { blur: Math.max(w, h) * 0.008, scale: 0.9, add: true })
  drawLayer(frame, g => strokeBolt(g, segments, 1), { scale: 3, add: true })
  for (let i = 0; i < w * h; i++) {
    const covered = subjectMask?.[i] ?? 0
    const isSky = depth[i] >= SKY_DEPTH
    if (isSky && covered <= 0.3) continue
    const restored = subjectMask ? Math.min(1, covered + (isSky ? 0 : 1)) : 1
    for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(data[i * 3 + c], before[i * 3 + c], restored)
  }

  for (let y = 0; y < camera.horizon; y++)
    for (let x = 0; x < w; x++) {
      const k = Math.exp(-Math.abs(x - startX) / (w * 0.2)) * Math.exp(-y / (h * 0.4)) * 0.16
      const i = (y * w + x) * 3
      data[i] += k * 0.7
      data[i + 1] += k * 0.8
      data[i + 2] += k * 1.1
    }
}

function growBolt({ image: { w, h }, camera }: Frame, random: Random, startX: number): Segment[] {
  const segments: Segment[] = []
  const grow = (x: number, y: number, drift: number, length: number, width: number, forks: number) => {
    for (let k = 0; k < length; k++) {
      const nextX = x + random.range(-1, 1) * w * 0.022 + drift * w * 0.006
      const nextY = y + h * 0.017
      segments.push({ x0: x, y0: y, x1: nextX, y1: nextY, width: width * (1 - (k / length) * 0.6) })
      x = nextX
      y = nextY
      if (forks > 0 && random.chance(0.2))
        grow(x, y, random.range(-4, 4), length * 0.4, width * 0.5, forks - 1)
      if (y > camera.horizon - h * 0.01) return
    }
  }
  grow(startX, 0, random.range(-1, 1), LENGTH, Math.max(1.6, w * 0.0032), FORKS)
  return segments
}

function strokeBolt(g: SKRSContext2D, segments: Segment[], widening: number) {
  g.lineCap = 'round'
  g.strokeStyle = 'rgb(225,232,255)'
  for (const { x0, y0, x1, y1, width } of segments) {
    g.lineWidth = Math.max(0.7, width * widening)
    g.beginPath()
    g.moveTo(x0, y0)
    g.lineTo(x1, y1)
    g.stroke()
  }
}
