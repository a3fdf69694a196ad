import type { Random } from '../../../engine/core/random.ts'
import { clamp, mix, smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'

/** Of the picture's shorter side: the radius of a head of the nearest row, and how far rows and heads are apart. */
const HEAD = 0.058
const APART = 2.9
const ROWS = [
  { size: 0.78, foot: 0.925, shade: 0.03 },
  { size: 1, foot: 1.0, shade: 0.012 },
]
/** What of the light of the stage lies on hair and shoulders. */
const RIM = 0.5

/** Rows of people who sit before a stage, an altar or a board, seen from behind along the lower edge. */
export function paintAudience({ image, depth }: Pick<Frame, 'image' | 'depth'>, random: Random) {
  const { w, h } = image
  const unit = Math.min(w, h) * HEAD
  for (const [k, { size, foot, shade }] of ROWS.entries()) {
    const radius = unit * size
    for (let x = -random.range(0, 1) * radius; x < w + radius; x += radius * APART * random.range(0.9, 1.1))
      paintSitter(image, depth, {
        x,
        y: h * foot - radius * random.range(0.5, 0.85),
        radius: radius * random.range(0.92, 1.06),
        shade: shade * random.range(0.7, 1.3),
        distance: 1.4 - k * 0.3,
      })
  }
}

type Sitter = { x: number; y: number; radius: number; shade: number; distance: number }

/** A head with its shoulders, dark but for the edge that the light before them catches. */
function paintSitter(
  { w, h, data }: Frame['image'],
  depth: Frame['depth'],
  { x, y, radius, shade, distance }: Sitter,
) {
  const shoulders = y + radius * 1.35
  const top = Math.max(0, Math.floor(y - radius - 1))
  for (let row = top; row < h; row++)
    for (
      let column = Math.max(0, Math.floor(x - radius * 1.7));
      column <= Math.min(w - 1, x + radius * 1.7);
      column++
    ) {
      const head = Math.hypot((column - x) / 0.86, row - y) - radius
      const body = Math.hypot((column - x) / 1.6, Math.min(0, row - shoulders - radius * 0.75)) - radius
      const inside = Math.min(head, row < shoulders - radius * 0.2 ? radius : body)
      const cover = clamp(0.5 - inside)
      if (cover <= 0) continue
      const at = row * w + column
      const rim = smoothstep(-radius * 0.16, 0, inside) * smoothstep(radius, -radius * 0.4, row - y)
      for (let c = 0; c < 3; c++) {
        const lit = shade * [1, 0.86, 0.8][c] * (1 + rim * RIM * 6)
        data[at * 3 + c] = mix(data[at * 3 + c], lit, cover)
      }
      if (cover > 0.5) depth[at] = distance
    }
}
