import { mixLinear, parseHex, type RGB, scaleColour } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import type { Raster } from '../../core/raster.ts'
import { clamp, smoothstep } from '../../core/scalar.ts'

export type TopMaterial =
  | 'wood'
  | 'marble'
  | 'slate'
  | 'concrete'
  | 'granite'
  | 'cloth'
  | 'checked cloth'
  | 'glass'
  | 'metal'
  | 'plain'

/** What things stand on: the material, and '#rrggbb' where its colour is named. */
export type TableTop = { material: TopMaterial; colour?: string }

/** How a material is seen: its own colour, and how much it mirrors what is behind, at most. */
type Look = { usual: string; mirrors: number; colourAt: (own: RGB, at: Place, noise: Noise) => RGB }
/** A place of the table: across and along it, in units of about a third of its breadth, and the pixel. */
type Place = { across: number; along: number; x: number; y: number }

const LOOKS: Record<TopMaterial, Look> = {
  wood: { usual: '#8a5630', mirrors: 0.25, colourAt: woodAt },
  marble: { usual: '#e9e6e1', mirrors: 0.3, colourAt: marbleAt },
  slate: {
    usual: '#3d4247',
    mirrors: 0.08,
    colourAt: (own, { across, along }, noise) =>
      scaleColour(
        own,
        1 + 0.3 * noise.fbm(across * 3, along * 3, 4) + 0.1 * noise.value2(across * 40, along * 40),
      ),
  },
  concrete: {
    usual: '#a9a7a2',
    mirrors: 0.06,
    colourAt: (own, { across, along }, noise) =>
      scaleColour(
        own,
        1 + 0.16 * noise.fbm(across * 2, along * 2, 5) + 0.06 * noise.value2(across * 70, along * 70),
      ),
  },
  granite: {
    usual: '#6f6e70',
    mirrors: 0.2,
    colourAt: (own, { across, along }, noise) =>
      scaleColour(
        own,
        clamp(
          1 + 0.9 * noise.value2(across * 46, along * 46) + 0.3 * noise.fbm(across * 6, along * 6, 2),
          0.3,
          1.9,
        ),
      ),
  },
  cloth: { usual: '#efe9dd', mirrors: 0, colourAt: clothAt },
  'checked cloth': {
    usual: '#c8352e',
    mirrors: 0,
    colourAt: (own, place, noise) => {
      const odd = (cell(place.across) + cell(place.along)) / 2
      return clothAt(mixLinear(WHITE, own, odd), place, noise)
    },
  },
  glass: { usual: '#b9cdd2', mirrors: 0.6, colourAt: own => own },
  metal: {
    usual: '#aeb4ba',
    mirrors: 0.34,
    colourAt: (own, { across, along }, noise) =>
      scaleColour(own, 1 + 0.16 * noise.value2(across * 2, along * 60)),
  },
  plain: { usual: '#f0ece6', mirrors: 0.06, colourAt: own => own },
}

const WHITE: RGB = [0.86, 0.84, 0.8]
const CHECK = 0.24
/** 1 in every second stripe. */
const cell = (along: number) => Math.abs(Math.floor(along / CHECK)) % 2
const PLANK_WIDTH = 0.55

/** Planks that run away from the viewer. */
function woodAt(own: RGB, { across, along }: Place, noise: Noise): RGB {
  const plank = Math.floor(across / PLANK_WIDTH)
  const inPlank = across / PLANK_WIDTH - plank
  const seed = plank * 17.3
  const grain = noise.fbm(across * 9 + seed, along * 0.55 + seed, 4)
  const rings = Math.sin(across * 22 + noise.fbm(across * 1.2 + seed, along * 0.35, 3) * 16 + seed)
  const tone = clamp(0.5 + grain * 0.55 + rings * 0.12 + noise.value2(plank * 3.7, 1) * 0.28)
  const seam = Math.min(inPlank, 1 - inPlank) < 0.014 ? 0.35 : 1
  return scaleColour(own, (0.42 + 0.98 * tone) * seam)
}

/** Veins that wander, darker than light stone and lighter than dark stone. */
function marbleAt(own: RGB, { across, along }: Place, noise: Noise): RGB {
  const bend = noise.fbm(across * 0.9 + 4, along * 0.9, 3) * 1.6
  const broad = Math.exp(-Math.abs(noise.fbm(across * 0.8 + bend, along * 0.5 + bend, 4)) * 16)
  const fine = Math.exp(-Math.abs(noise.fbm(across * 2.1 - bend, along * 1.5 + 9, 4)) * 26)
  const vein = clamp(broad * 0.6 + fine * 0.38)
  const clouds = 1 + 0.05 * noise.fbm(across * 1.6, along * 1.6, 3)
  return scaleColour(mixLinear(own, own[1] > 0.25 ? GREY_VEIN : PALE_VEIN, vein * 0.8), clouds)
}
const GREY_VEIN = parseHex('#77757a')
const PALE_VEIN = parseHex('#c9c2b4')

/** Woven, in soft folds that run to the viewer. */
function clothAt(own: RGB, { across, along, x, y }: Place, noise: Noise): RGB {
  const folds = noise.fbm(across * 0.9, along * 0.35 + 3, 3)
  const weave = ((x + y) & 1) === 0 ? 0.98 : 1.02
  return scaleColour(own, (1 + 0.2 * folds) * weave)
}

const TABLE_LIGHT: RGB = [1.15, 1.05, 0.95]
/** Wood is drawn deeper than it would be by itself, in the light of the window. */
const BRIGHTNESS = { wood: 1.5, other: 0.86 }

/** Lays a table over a finished room from `tableRow` down; `room` is what it mirrors a little, most at its far end. */
export function paintTop(
  { w, h, data }: Raster,
  noise: Noise,
  tableRow: number,
  room: Float32Array,
  { material, colour }: TableTop,
) {
  const { usual, mirrors, colourAt } = LOOKS[material]
  const own = parseHex(colour ?? usual)
  const isWood = material === 'wood'
  const brightness = isWood ? BRIGHTNESS.wood : BRIGHTNESS.other
  const focalLength = w * 1.1
  for (let y = Math.floor(tableRow); y < h; y++) {
    const z = focalLength / (y - tableRow + h * 0.22)
    const fromWindow = smoothstep(h * 1.15, tableRow, y)
    const mirrorRow = clamp(tableRow - (y - tableRow) * 0.8, 0, tableRow - 1) | 0
    const reflectance = mirrors * (0.2 + 0.8 * clamp(1 - (y - tableRow) / (h * 0.3)) ** 2)
    for (let x = 0; x < w; x++) {
      const i = (y * w + x) * 3
      const top = colourAt(
        own,
        { across: ((x - w / 2) / focalLength) * z * 3.2 + 5, along: z * 3.4, x, y },
        noise,
      )
      const beam = Math.exp(-(((x - w * 0.3) / (w * 0.45)) ** 2))
      const light = (isWood ? 0.42 + 1.05 * beam * fromWindow : 0.72 + 0.5 * beam * fromWindow) * brightness
      const mirrored = (mirrorRow * w + x) * 3
      for (let c = 0; c < 3; c++)
        data[i + c] = top[c] * light * TABLE_LIGHT[c] * (1 - reflectance) + room[mirrored + c] * reflectance
    }
  }
}
