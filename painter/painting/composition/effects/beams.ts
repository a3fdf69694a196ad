import { mixLinear, type RGB } from '../../../engine/core/colour.ts'
import { smoothstep } from '../../../engine/core/scalar.ts'
import { projectDirection } from '../../../engine/world/camera.ts'
import type { Frame } from '../../../engine/world/frame.ts'

const SUNBEAM: RGB = [1, 0.86, 0.6]
const MOONBEAM: RGB = [0.62, 0.76, 1]
/** Radians between beams, roughly, and how the fan ends: shares of the longer side. */
const BEAMS_PER_RADIAN = 7
const REACH = 1.25
/** Beams that are asked for are brighter, and what they miss is darker. */
const ASKED = { power: 1.35, shade: 0.3 }
/** Beams stand in the air between eye and distance: before the sky there is less to see them against. */
const BEFORE_SKY = 0.4

/**
 * A fan of light shafts from where the sun stands, or from the upper corner on its side. They show most behind the
 * main subject, `focus` metres away, and before what is dark.
 */
export function paintSunbeams(frame: Frame, focus: number, isAsked = false) {
  const { image, depth, environment, noise } = frame
  const { w, h, data } = image
  const [sourceX, sourceY] = beamSource(frame)
  const isMoon = environment.moon > 0
  const tint = mixLinear(isMoon ? MOONBEAM : SUNBEAM, environment.sunColour, 0.12)
  const power = (isMoon ? 0.14 : 0.46) * (isAsked ? ASKED.power : 1)
  const reach = Math.max(w, h) * REACH
  const near = Math.min(focus, frame.subjectMask ? 30 : 10)
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const dx = x - sourceX
      const dy = y - sourceY
      const angle = Math.atan2(dx, dy) * BEAMS_PER_RADIAN
      const shaft = smoothstep(
        -0.12,
        0.8,
        noise.value2(angle + 40, 3) * 0.8 + noise.value2(angle * 2.3, 9) * 0.3,
      )
      if (isAsked) for (let c = 0; c < 3; c++) data[i * 3 + c] *= 1 - ASKED.shade * (1 - shaft)
      if (shaft <= 0) continue
      const distance = Math.hypot(dx, dy) / reach
      const fade =
        smoothstep(1.05, 0.15, distance) *
        smoothstep(0, 0.22, distance) *
        (0.85 + 0.15 * noise.value2(x * 0.02, y * 0.02))
      const z = depth[i]
      const air = z > 1e8 ? BEFORE_SKY : 0.2 + 0.62 * smoothstep(near * 0.9, near * 2.4, z)
      const k = shaft * fade * air * power
      if (k < 0.004) continue
      for (let c = 0; c < 3; c++) {
        const under = data[i * 3 + c]
        data[i * 3 + c] = under + tint[c] * k * (0.7 / (0.7 + under)) + under * k * 0.35
      }
    }
}

/** The pixel that the beams come from: the sun, or a corner above the picture when it is not in sight. */
function beamSource({ image: { w, h }, camera, environment }: Frame): [number, number] {
  const { sunDirection } = environment
  const sun = projectDirection(camera, sunDirection)
  if (sun && sun[0] > -w * 0.2 && sun[0] < w * 1.2) return [sun[0], Math.min(sun[1], h * 0.1)]
  return [w * (sunDirection[0] > 0 ? 0.88 : 0.12), -h * 0.18]
}
