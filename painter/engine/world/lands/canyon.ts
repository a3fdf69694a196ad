import { luminance, mixLinear, oklchToLinear, parseHex, type RGB } from '../../core/colour.ts'
import { clamp, smoothstep } from '../../core/scalar.ts'
import { blendByNoise, layOver } from './ground-colour.ts'
import type { Land, LandSite } from './land.ts'

/** Metres between the ledges. */
const TERRACE = 42
/** Metres that a stream has cut into the floor. */
const STREAM_DEPTH = 3
/** In distances of a boat, half the breadth of the river it is on. */
const BESIDE_BOAT = 0.9

/** Of half the view, how far aside a canyon leads that nobody stands in. */
const IN_VIEW = 0.35

const OTHER_WORLDLY_CHROMA = 0.11

/** A winding canyon between terraced walls, on Earth or on Mars (redder, and strewn with stones). */
export function canyon({
  kind,
  noise,
  offsetX,
  offsetZ,
  drift,
  hasStream,
  hue,
  anchor,
  isDry,
  halfView,
}: LandSite): Land {
  const mars = kind === 'mars'
  const inHue = (colour: RGB): RGB =>
    hue === undefined ? colour : oklchToLinear(Math.cbrt(luminance(colour)), OTHER_WORLDLY_CHROMA, hue)
  const groundDark = inHue(parseHex(mars ? '#7d3a22' : '#a8623a'))
  const groundLight = inHue(parseHex(mars ? '#b8663c' : '#d9a06a'))
  const wallDark = inHue(parseHex('#7a3a24'))
  const wallLight = inHue(parseHex(mars ? '#b3633d' : '#d98d57'))
  const axisHere = noise.value2(offsetX, 3)
  const winding = (z: number) => drift * z - (noise.value2(z * 0.002 + offsetX, 3) - axisHere) * 160
  // A narrow view would be of nothing but one wall.
  const axisAt = (z: number) =>
    anchor ? winding(z) : clamp(winding(z), -halfView * z * IN_VIEW, halfView * z * IN_VIEW)
  const windsAt = (z: number) => axisAt(z) - Math.sin(z * 0.02) * 9
  // A boat is in the middle of its river, and has room in it.
  const [floatsAt, afloat] = anchor && !isDry ? anchor : [0, 0]
  const aside = afloat > 0 ? floatsAt - windsAt(afloat) : 0
  const halfStream = Math.max(9, afloat * BESIDE_BOAT)
  return {
    eyeHeight: mars ? 2 : 5,
    terrain: {
      height: (x, z, octaves) => {
        const fromAxis = x - axisAt(z)
        const wall = smoothstep(0.25, 1.0, Math.abs(fromAxis) / (170 + z * 0.18))
        const relief = noise.fbm(x * 0.0016 + offsetX, z * 0.0016 + offsetZ, Math.min(octaves, 9))
        const smooth = (relief * 0.5 + 0.75) * 260 * Math.max(wall, smoothstep(2600, 5200, z) * 0.8)
        const ledge = Math.floor(smooth / TERRACE)
        const step = smoothstep(0.25, 0.75, smooth / TERRACE - ledge)
        const terraced = (ledge + step) * TERRACE * 0.8 + smooth * 0.2
        const stones = mars ? Math.max(0, noise.value2(x * 0.35 + offsetX, z * 0.35) - 0.55) * 1.1 : 0
        return (
          terraced * smoothstep(20, 220, z) +
          noise.fbm(x * 0.05, z * 0.05, 4) * (mars ? 1.2 : 0.8) +
          stones -
          (hasStream
            ? STREAM_DEPTH * smoothstep(halfStream, halfStream * 0.55, Math.abs(x - windsAt(z) - aside))
            : 0)
        )
      },
      maxHeight: 420,
      waterLevel: hasStream ? 0.8 - STREAM_DEPTH : null,
      waterColour: parseHex('#2f6a66'),
      waterRoughness: 0.5,
      fogScale: 1 / 6500,
      material: (_x, _z, height, slope, grain, out) => {
        const strata = Math.sin(height * 0.22 + grain * 1.4) * 0.5 + 0.5
        blendByNoise(groundDark, groundLight, grain, out)
        layOver(out, mixLinear(wallDark, wallLight, strata), smoothstep(0.35, 0.8, slope))
      },
    },
  }
}
