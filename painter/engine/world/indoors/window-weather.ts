import { luminance, mixLinear, type RGB, scaleColour } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { clamp, smoothstep } from '../../core/scalar.ts'
import type { Environment } from '../environment.ts'

/** Flakes near and far: how many cells there are in a unit of direction, the radius in cells, and how white they are. */
const FLAKES = [
  { cells: 24, radius: 0.26, white: 0.95 },
  { cells: 42, radius: 0.24, white: 0.8 },
] as const
/** Of light in a lit room: flakes by night are seen by what shines out of the window. */
const DIMMEST_FLAKE = 0.42
const WHITE: RGB = [1, 1.03, 1.08]
/** Of a window's height, the snow that lies on its sill; it is higher in the corners. */
const LYING = { height: 0.07, corner: 0.5, from: 0.4 }

/** How much of a flake (0 to 1) is seen in a direction. */
function flakeAt(dx: number, dy: number, noise: Noise): number {
  let cover = 0
  for (const [layer, { cells, radius, white }] of FLAKES.entries()) {
    const [x, y] = [dx * cells + layer * 17.3, dy * cells]
    const [column, line] = [Math.floor(x), Math.floor(y)]
    if (noise.cell(column + layer * 37, line) < 0) continue
    const away = Math.hypot(
      x - column - 0.5 - 0.22 * noise.cell(column + 91, line + layer),
      y - line - 0.5 - 0.22 * noise.cell(column + 13, line + 57),
    )
    const own = radius * (1 + 0.35 * noise.cell(column + 5, line + 29))
    cover = Math.max(cover, white * smoothstep(own, own * 0.5, away))
  }
  return cover
}

/** What is seen through a pane with snow falling before it and lying on its sill; `sky` is its light. */
export function snowedOn(
  seen: RGB,
  [dx, dy]: readonly [number, number],
  [u, v]: readonly [number, number],
  sky: RGB,
  noise: Noise,
): RGB {
  const heap = LYING.height + 0.03 * noise.value2(u * 6, 3)
  const corner = LYING.corner * Math.max(0, Math.abs(u - 0.5) - LYING.from)
  const lying = smoothstep(heap + corner + 0.012, heap + corner - 0.012, v)
  const cover = Math.max(lying * 0.92, flakeAt(dx, dy, noise))
  return mixLinear(seen, scaleColour(WHITE, Math.max(DIMMEST_FLAKE, luminance(sky) * 1.9)), cover)
}

/** Drops on a pane: cells in a unit of direction, and the radius in cells. */
const DROPS = [
  { cells: 30, radius: 0.26 },
  { cells: 62, radius: 0.28 },
] as const
/** What is lit of a drop by night. */
const DIMMEST_RAIN = 0.16

/** What is seen through a pane in the rain: through its streaks, through what runs down the glass and through drops. */
export function rainedOn(
  seen: RGB,
  [dx, dy]: readonly [number, number],
  { skyAmbient }: Environment,
  noise: Noise,
): RGB {
  const light = Math.max(DIMMEST_RAIN, luminance(skyAmbient) * 0.9)
  const pale: RGB = [light * 0.92, light, light * 1.1]
  const streak = smoothstep(0.3, 0.55, noise.value2(dx * 190 - dy * 46, dy * 11))
  const run = smoothstep(0.45, 0.6, noise.value2(dx * 88 + dy * 2, dy * 3.4))
  const wet = mixLinear(mixLinear(seen, pale, streak * 0.5), scaleColour(pale, 1.15), run * 0.45)
  for (const { cells, radius } of DROPS) {
    const [x, y] = [dx * cells, dy * cells * 0.85]
    const [column, line] = [Math.floor(x), Math.floor(y)]
    if (noise.cell(column + 3, line + cells) < 0.1) continue
    const own = radius * (1 + 0.4 * noise.cell(column + 41, line))
    const [aside, above] = [
      (x - column - 0.5 - 0.2 * noise.cell(column, line + 19)) / own,
      (y - line - 0.5 - 0.2 * noise.cell(column + 23, line)) / own,
    ]
    if (aside * aside + above * above > 1) continue
    // A drop is a lens: the sky is at its foot.
    const share = clamp(0.5 - above * 0.6)
    return mixLinear(scaleColour(wet, 0.45), scaleColour(pale, 1.5), share)
  }
  return wet
}
