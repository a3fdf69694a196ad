import { parseHex, type RGB } from '../core/colour.ts'
import { clamp, mix, smoothstep } from '../core/scalar.ts'
import type { Frame } from './frame.ts'

/** A narrow water that winds from the foreground into the depth, in metres. */
export type Brook = {
  /** Where its middle is at a distance, to the right of the middle of the view. */
  middle: (z: number) => number
  halfWidth: (z: number) => number
}

const DEEP = parseHex('#16302c')
const MUD = parseHex('#3a3226')
const STONES = parseHex('#8f897c')
/** Metres; farther water is too narrow to be seen. */
const FARTHEST = 130
/** Of the half width: the bank of mud and stones beside the water. */
const BANK = 1.28

/** A brook that starts at one lower corner side and swings to and fro around where the eye looks. */
export function windingBrook(halfWidth: number, side: 1 | -1): Brook {
  return {
    middle: z =>
      side *
      (halfWidth * 0.8 * Math.cos(z * 0.16) + Math.sin(z * 0.085) * (1.8 + z * 0.055) * smoothstep(2, 16, z)),
    halfWidth: z => halfWidth * (1 - 0.3 * smoothstep(6, 40, z)),
  }
}

/** Whether a place is in the water or on its bank: nothing grows there. */
export const isInBrook = ({ middle, halfWidth }: Brook, x: number, z: number) =>
  Math.abs(x - middle(z)) < halfWidth(z) * BANK

/**
 * Lays a brook on the ground with what stands behind mirrored in it.
 *
 * @param ground the depth of the bare ground: what has been set up since covers the brook
 */
export function paintBrook(frame: Frame, ground: Float32Array, brook: Brook) {
  const { image, depth, camera, environment, noise } = frame
  const { w, h, data } = image
  const { skyAmbient, sunColour, sunDirection } = environment
  const source = new Float32Array(data)
  const out: RGB = [0, 0, 0]
  const light = (c: number) => skyAmbient[c] * 0.8 + sunColour[c] * Math.max(0.08, sunDirection[1]) * 0.4
  for (let y = Math.max(1, Math.ceil(camera.horizon) + 2); y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const z = ground[i]
      if (z > FARTHEST || depth[i] < z * 0.99) continue
      const aside = ((x + 0.5 - w / 2) / camera.focalLength) * z
      const half = brook.halfWidth(z)
      const ragged = 1 + 0.22 * noise.value2(aside * 1.7 + 5, z * 0.9) + 0.1 * noise.value2(aside * 6, z * 4)
      const across = Math.abs(aside - brook.middle(z)) / (half * ragged)
      if (across > BANK) continue
      const wet = smoothstep(1.04, 0.96, across)
      const stone = smoothstep(0.1, 0.3, noise.value2(aside * 5, z * 3.4))
      const ripple = noise.value2(aside * 5, z * 2.2) * 0.6 + noise.value2(aside * 13, z * 5) * 0.4
      const mirrorY = clamp(
        Math.round(2 * camera.horizon - y * 0.94 + ripple * h * 0.008),
        0,
        Math.floor(camera.horizon),
      )
      const mirrorX = clamp(Math.round(x + ripple * w * 0.008), 0, w - 1)
      const m = (mirrorY * w + mirrorX) * 3
      const above = Math.max(0, m - 4 * w * 3)
      const gleam = smoothstep(0.5, 0.85, noise.value2(aside * 3, z * 1.3 + ripple)) * 0.35
      for (let c = 0; c < 3; c++) {
        const bank = mix(MUD[c], STONES[c], stone) * light(c)
        out[c] = mix(
          bank,
          DEEP[c] * light(c) * 0.5 + (source[m + c] + source[above + c]) * (0.42 + gleam),
          wet,
        )
      }
      // The mirrored air has its haze already.
      if (wet < 0.5) frame.applyFog(out, z, x, y, out)
      const cover = smoothstep(BANK, 1.12, across)
      for (let c = 0; c < 3; c++) data[i * 3 + c] = mix(data[i * 3 + c], out[c], cover)
    }
}
