import { mixLinear, parseHex, type RGB } from '../../../engine/core/colour.ts'
import { mix, smoothstep } from '../../../engine/core/scalar.ts'
import type { Frame } from '../../../engine/world/frame.ts'

const EARTH_DARK = parseHex('#6b5238')
const EARTH_LIGHT = parseHex('#a88a62')
const FARTHEST = 260

type Lane = {
  /** Metres. */
  halfWidth: number
  /** Of asphalt with a line along its middle, rather than trodden earth. */
  isRoad?: boolean
  /** Metres to either side that it winds. */
  bend?: number
  /** Multiplies its lightness. */
  paleness?: number
  /** Under snow it is only a dent. */
  isSnowy?: boolean
}

/** Metres from the middle of a road, where the wheels of those run who go either way. */
const WHEELS = [0.75, 2.15]
const RUT = 0.3

/** The albedo of a road under snow, which wheels have packed to grey. */
export function snowedOver(across: number, grain: number): number {
  const isRut = WHEELS.some(wheel => Math.abs(across - wheel) < RUT + 0.12 * grain)
  return isRut ? 0.34 + 0.08 * grain : 0.66 + 0.1 * grain
}

/** A path or road that winds from the eye into the depth of the land. */
export function paintPath(
  frame: Frame,
  { halfWidth, isRoad = false, bend = 6, isSnowy = false, paleness = 1 }: Lane,
) {
  const { image, depth, camera, environment, noise, waterLevel } = frame
  const { w, h, data } = image
  const { sunColour, sunDirection, skyAmbient } = environment
  const phase = noise.value2(4, 9) * 3
  const middleAt = (z: number) => Math.sin(z * 0.045 + phase) * bend * smoothstep(2, 60, z)
  const wasBare = frame.isBare
  // What grew on it would hide it.
  frame.isBare = (x, z) =>
    (z < FARTHEST && Math.abs(x - middleAt(z)) < halfWidth) || (wasBare?.(x, z) ?? false)
  const out: RGB = [0, 0, 0]
  for (let y = Math.max(0, Math.floor(camera.horizon) - 60); y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const z = depth[i]
      if (z > FARTHEST) continue
      const aside = ((x + 0.5 - w / 2) / camera.focalLength) * z
      const across = Math.abs(aside - middleAt(z))
      if (across > halfWidth * 1.6) continue
      if (waterLevel !== null && frame.groundHeight(aside, z) < waterLevel + 0.05) continue
      const edge = isRoad ? 0.25 : halfWidth * 0.7 * (0.6 + noise.value2(aside * 2.4, z * 1.6))
      const cover =
        smoothstep(halfWidth + edge, halfWidth - edge * 0.2, across) * (isRoad ? 1 : isSnowy ? 0.75 : 0.86)
      if (cover <= 0) continue
      const grain = noise.fbm(aside * 3, z * 2, 3)
      const earth = mixLinear(EARTH_DARK, EARTH_LIGHT, smoothstep(-0.5, 0.6, grain))
      const line = isRoad && !isSnowy && across < 0.09 && z % 5 < 2.6
      for (let c = 0; c < 3; c++) {
        const albedo = line
          ? 0.5
          : isRoad && isSnowy
            ? snowedOver(across, grain)
            : isRoad
              ? 0.085 + 0.025 * grain
              : isSnowy
                ? 0.46 + 0.1 * grain
                : earth[c] * paleness
        out[c] = albedo * (sunColour[c] * Math.max(0.16, sunDirection[1]) * 0.85 + skyAmbient[c] * 0.9)
      }
      frame.applyFog(out, z, x, y, out)
      for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(data[i * 3 + c], out[c], cover)
    }
}
