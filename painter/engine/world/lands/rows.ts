import { mixLinear, parseHex, type RGB } from '../../core/colour.ts'
import { smoothstep } from '../../core/scalar.ts'
import { blendByNoise, layOver, SNOW } from './ground-colour.ts'
import type { Land, LandKind, LandSite } from './land.ts'

/** What grows in rows: metres between and height of the rows, their share of the ground, and their colours. */
type Crop = {
  gap: number
  height: number
  share: number
  leaves: [RGB, RGB]
  soil: [RGB, RGB]
  /** Of beds of flowers: the colour of each strip of so many rows. */
  beds?: { rows: number; colours: readonly RGB[] }
  /** How far the rows follow the lie of the land, in radians of bend. */
  bend: number
}

const pair = (dark: string, light: string): [RGB, RGB] => [parseHex(dark), parseHex(light)]
const EARTH = pair('#5a4330', '#8a6a48')
const TURF = pair('#4f6128', '#8a8f45')

const CROPS: Partial<Record<LandKind, Crop>> = {
  vineyard: { gap: 3, height: 1.5, share: 0.34, leaves: pair('#2f4a1c', '#7d9a3a'), soil: TURF, bend: 0.2 },
  teafield: { gap: 1.7, height: 0.8, share: 0.7, leaves: pair('#234a1c', '#6fa03a'), soil: EARTH, bend: 1.4 },
  lavenderfield: {
    gap: 1.7,
    height: 0.6,
    share: 0.62,
    leaves: pair('#4f3a8a', '#a58be0'),
    soil: pair('#6b5a44', '#a08a64'),
    bend: 0.1,
  },
  cornfield: {
    gap: 0.9,
    height: 0.7,
    share: 0.72,
    leaves: pair('#35561c', '#a3a83f'),
    soil: EARTH,
    bend: 0.1,
  },
  tulipfield: {
    gap: 0.8,
    height: 0.4,
    share: 0.74,
    leaves: pair('#3f6a2c', '#7d9a4a'),
    soil: pair('#4a3a28', '#6b543a'),
    beds: {
      rows: 4,
      colours: ['#e0282e', '#f6c22a', '#f06aa0', '#f4f0ea', '#e8702a', '#8a3fa8'].map(parseHex),
    },
    bend: 0.1,
  },
  ploughland: {
    gap: 0.9,
    height: 0.16,
    share: 0.5,
    leaves: pair('#4a3524', '#7a5a3c'),
    soil: pair('#34251a', '#55402c'),
    bend: 0.15,
  },
}
const AUTUMN_LEAVES = pair('#7a3a17', '#d0912c')
/** Metres: nearer than the first no row stands, beyond the second rows are only colour. */
const FIRST_ROW = 3
const LAST_ROW = 170
/** In distances of whoever stands there. */
const PLANTS_DRAWN = 6
const DRAWN: readonly LandKind[] = ['vineyard', 'teafield']

/** Hills planted in rows that lead into the picture, with woods and mountains behind. */
export function rows(site: LandSite): Land {
  const { kind, noise, offsetX, offsetZ, autumn, winter, anchor, drift, isBuiltOn } = site
  const crop = CROPS[kind]!
  const leaves = autumn && kind === 'vineyard' ? AUTUMN_LEAVES : crop.leaves
  const isFree = clearingAround(anchor, kind, isBuiltOn)
  // Vines and bushes about whoever stands among them are drawn one by one.
  const first = DRAWN.includes(kind) && anchor ? anchor[1] * PLANTS_DRAWN : FIRST_ROW
  const nearby = Math.max(14, (anchor?.[1] ?? 0) * 2.2)
  const acrossAt = (x: number, z: number) => {
    const bend = noise.value2(x * 0.006 + 3, z * 0.006) * crop.bend * 16
    return (x - drift * z * 0.35 + bend) / crop.gap
  }
  /** 0 between the rows to 1 on their middle. */
  const rowAt = (x: number, z: number) => {
    const across = acrossAt(x, z)
    const off = Math.abs(across - Math.round(across)) * 2
    return smoothstep(crop.share + 0.16, crop.share - 0.16, off)
  }
  return {
    eyeHeight: 2.6,
    terrain: {
      height: (x, z, octaves) => {
        const away = smoothstep(nearby, nearby + 300, z)
        const rolling =
          noise.value2(x * 0.0026 + offsetX, z * 0.0026 + offsetZ) * 46 +
          noise.value2(x * 0.007 + offsetZ, z * 0.007) * 12
        const far =
          smoothstep(1300, 4800, z) *
          (noise.eroded(x / 1500 + offsetX, z / 1500, Math.min(octaves, 7)) * 200 + 170)
        const bumps = noise.value2(x * 0.4, z * 0.4) * 0.08
        const grown = smoothstep(first, first * 2, z) * smoothstep(LAST_ROW, LAST_ROW * 0.5, z) * isFree(x, z)
        const plant =
          grown > 0 ? rowAt(x, z) * crop.height * grown * (0.85 + 0.3 * noise.value2(x * 2.3, z * 2.3)) : 0
        return (rolling + 26) * away + far + bumps + plant
      },
      maxHeight: 520,
      fogScale: 1 / 6500,
      woods: {
        density: (x, z) => (z > 420 ? smoothstep(0.1, 0.4, noise.fbm(x * 0.004 + 11, z * 0.004, 3)) : 0),
        spacing: 10,
        height: 9,
        colour: parseHex(autumn ? '#8a4a17' : '#2b4420'),
        colourVariant: parseHex(autumn ? '#d08a2c' : '#4f6a2c'),
        conifer: false,
        snow: winter ? 0.7 : 0,
      },
      material: (x, z, _height, slope, grain, out) => {
        const on = rowAt(x, z) * isFree(x, z) * smoothstep(first * 0.8, first, z)
        blendByNoise(crop.soil[0], crop.soil[1], grain, out)
        const leaf = mixLinear(
          leaves[0],
          leaves[1],
          smoothstep(-0.7, 0.8, grain + noise.value2(x * 5, z * 5) * 0.6),
        )
        layOver(out, leaf, on)
        if (crop.beds) {
          const { rows: broad, colours } = crop.beds
          const bed = Math.floor(acrossAt(x, z) / broad + 0.5 / broad)
          const colour = colours[((bed % colours.length) + colours.length) % colours.length]
          const bloom = smoothstep(
            -0.5,
            0.1,
            grain + noise.value2(x * 7, z * 7) * 0.5 + smoothstep(20, 90, z),
          )
          layOver(out, colour, on * bloom * 0.92)
        }
        if (crop.height > 0.4) layOver(out, leaves[0], smoothstep(1.2, 3, slope) * on * 0.6)
        if (winter) layOver(out, SNOW, 0.75)
      },
    },
  }
}

/** Of the distance to a house, half the breadth of its yard and half its depth. */
const YARD = { breadth: 0.26, depth: 0.16 }

/** A lane from the eye to what stands in the field, or the yard of a house, 0 (free) to 1 (planted). */
function clearingAround(anchor: LandSite['anchor'], kind: LandKind, isBuiltOn: boolean) {
  if (!anchor) return () => 1
  const [anchorX, anchorZ] = anchor
  if (isBuiltOn)
    return (x: number, z: number) => {
      const aside = Math.abs(x - anchorX) / (anchorZ * YARD.breadth)
      return smoothstep(0.9, 1.2, Math.max(aside, Math.abs(z - anchorZ) / (anchorZ * YARD.depth)))
    }
  const breadth = Math.max(1.1, anchorZ * (kind === 'cornfield' ? 0.62 : 0.34))
  return (x: number, z: number) => {
    const aside = Math.abs(x - (anchorX / anchorZ) * z)
    const beyond = smoothstep(anchorZ * 1.15, anchorZ * 1.5, z)
    return Math.max(smoothstep(breadth, breadth * 1.6, aside), beyond)
  }
}
