import type { Noise } from '../engine/core/noise.ts'
import type { Material } from './materials.ts'

/** What a surface is worked like: how much lighter or darker it is at a point, and which of its tones it has there. */
type Working = (u: number, v: number, noise: Noise) => { shade: number; tone?: number }

/** Of what drawings alone are made: a material, its working, and the ramps of its other tones. */
export type Stuff = Material & {
  working?: Working
  tones?: readonly Material['ramp'][]
  /** Dyed like the thing itself. */
  keepsColour?: true
}

const fraction = (value: number) => value - Math.floor(value)
/** A number from 0 to 1 for a cell. */
const scatter = (x: number, y: number) => fraction(Math.sin(x * 127.1 + y * 311.7) * 43758.5453)

const stitches: Working = (u, v) => ({
  shade: 0.16 * Math.sin(Math.PI * 2 * (v * 30 + Math.abs(fraction(u * 24) - 0.5) * 1.5)) - 0.04,
})
const woven =
  (fineness: number, strength: number): Working =>
  (u, v) => ({ shade: strength * Math.sin(u * fineness * 6.283) * Math.sin(v * fineness * 6.283) })
const fluted: Working = (u, v, noise) => ({
  shade: 0.035 * Math.sin(u * 420) + 0.05 * noise.fbm(u * 14, v * 14, 2),
})
const courses: Working = (u, v) => {
  const row = Math.floor(v * 26)
  const along = u * 12 + (row % 2) / 2
  const inJoint = fraction(v * 26) < 0.16 || fraction(along) < 0.08
  return { shade: inJoint ? 0.34 : (scatter(Math.floor(along), row) - 0.5) * 0.16 }
}
const squares =
  (across: number, seam: number): Working =>
  (u, v) => {
    const [x, y] = [u * across, v * across]
    const edge = Math.min(fraction(x), fraction(y), 1 - fraction(x), 1 - fraction(y))
    return { shade: edge < 0.06 ? seam : 0, tone: scatter(Math.floor(x), Math.floor(y)) }
  }
/** Rows of bricks with a stud in the middle of each. */
const studs: Working = (u, v) => {
  const [x, y] = [u * 13, v * 13]
  const [dx, dy] = [fraction(x) - 0.5, fraction(y) - 0.5]
  const far = Math.hypot(dx, dy)
  const edge = Math.max(Math.abs(dx), Math.abs(dy)) > 0.46
  return {
    shade: edge ? -0.22 : far < 0.28 ? (far > 0.23 ? -0.16 : 0.1 - dy * 0.3) : 0,
    tone: scatter(Math.floor(x / 2), Math.floor(y)),
  }
}
/** Riveted plates of brass, and here and there an opening on the wheels within. */
const clockwork: Working = (u, v) => {
  const [x, y] = [u * 6.5, v * 6.5]
  const [dx, dy] = [fraction(x) - 0.5, fraction(y) - 0.5]
  const far = Math.hypot(dx, dy)
  if (far < 0.46 && scatter(Math.floor(x), Math.floor(y)) < 0.36) {
    const angle = Math.atan2(dy, dx)
    const rim = 0.34 + 0.055 * Math.sign(Math.cos(angle * 9))
    const isSpoke = Math.abs(Math.cos(angle * 2 + 0.4)) > 0.82
    const isWheel = far < rim && far > 0.07 && (far > 0.22 || far < 0.12 || isSpoke)
    return isWheel ? { shade: 0.16 - dy * 0.35 } : { shade: -0.34, tone: 1 }
  }
  const edge = 0.5 - Math.max(Math.abs(dx), Math.abs(dy))
  const fromCorner = Math.hypot(Math.abs(dx) - 0.41, Math.abs(dy) - 0.41)
  return { shade: edge < 0.025 ? -0.36 : fromCorner < 0.045 ? 0.3 : edge < 0.05 ? 0.12 : 0 }
}
/** Round holes of several sizes, dark above where their edge throws its shade, and light below. */
const holes: Working = (u, v) => {
  for (const cells of [7, 12]) {
    const [x, y] = [u * cells, v * cells]
    const [column, row] = [Math.floor(x), Math.floor(y)]
    if (scatter(column + cells, row) < 0.42) continue
    const radius = 0.2 + scatter(row, column) * 0.2
    const [dx, dy] = [x - column - 0.5, y - row - 0.5]
    const far = Math.hypot(dx, dy) / radius
    if (far < 1) return { shade: -0.34 + (dy / radius) * 0.16 }
    if (far < 1.16 && dy > 0) return { shade: 0.16 }
  }
  return { shade: 0.03 }
}
/** Grains of rice, fish on top of them and a band of seaweed about the middle. */
const rice: Working = (u, v) => {
  if (Math.abs(u - 0.5 + Math.sin(v * 9) * 0.01) < 0.055) return { shade: -0.05, tone: 0.99 }
  if (v < 0.15 + Math.sin(u * 21) * 0.014)
    return { shade: Math.sin((u * 2.2 + v) * 42) > 0.82 ? 0.3 : 0, tone: 0.5 }
  const [x, y] = [u * 46 + Math.sin(v * 60) * 0.4, v * 30]
  const edge = Math.hypot((fraction(x) - 0.5) * 1.1, (fraction(y) - 0.5) * 1.3)
  return { shade: (edge > 0.46 ? -0.16 : 0.05) + (scatter(Math.floor(x), Math.floor(y)) - 0.5) * 0.12 }
}
const shards: Working = (u, v) => {
  const [x, y] = [u * 10 + v * 5, v * 11]
  const [dx, dy] = [fraction(x), fraction(y)]
  const upper = dx + dy < 1
  const edge = Math.min(dx, dy, Math.abs(dx + dy - 1))
  return {
    shade: edge < 0.05 ? -0.3 : (scatter(Math.floor(x) * 2 + Number(upper), Math.floor(y)) - 0.5) * 0.34,
  }
}
/** Slanting panes in dark leads. */
const leaded: Working = (u, v) => {
  const [x, y] = [u * 9 + v * 3.4, v * 9 - u * 2.2]
  const edge = Math.min(fraction(x), fraction(y), 1 - fraction(x), 1 - fraction(y))
  return { shade: edge < 0.07 ? -0.7 : 0.04, tone: scatter(Math.floor(x), Math.floor(y)) }
}
const strands: Working = (u, v, noise) => ({
  shade: 0.22 * Math.sin(150 * (v + 0.12 * noise.fbm(u * 5, v * 5, 2)) + 26 * noise.value2(u * 7, v * 7)),
})
const stars: Working = (u, v, noise) => {
  const [x, y] = [Math.floor(u * 90), Math.floor(v * 90)]
  const cloud = noise.fbm(u * 5, v * 5, 4) * 0.5
  return { shade: scatter(x, y) > 0.975 ? 0.8 : cloud, tone: 0.5 + cloud }
}
const billows =
  (size: number, strength: number): Working =>
  (u, v, noise) => ({ shade: strength * noise.fbm(u * size, v * size, 4) })

const TOY_TONES: readonly Material['ramp'][] = [
  ['#4a0a0c', '#a81c1c', '#e2362c', '#ff9a8c'],
  ['#0c2048', '#1c4a9a', '#3474d4', '#a4c8fa'],
  ['#4a3a04', '#b8880c', '#f2c41c', '#fff0a4'],
  ['#0c3a18', '#1c7a34', '#3cb054', '#a8e8b4'],
]
const TILE_TONES: readonly Material['ramp'][] = [
  ['#5a6a72', '#b4c2c8', '#e6eef0', '#ffffff'],
  ['#4e6068', '#a8bac2', '#dbe6ea', '#fbfdfd'],
  ['#1c4a5c', '#4c94ac', '#8cc8d8', '#d8f0f6'],
]
const PANE_TONES: readonly Material['ramp'][] = [
  ['#3a0610', '#b41428', '#f0383c', '#ffa89c'],
  ['#06204a', '#1450b0', '#3a8cf0', '#b0dcff'],
  ['#4a3204', '#d09410', '#fcd034', '#fff6b8'],
  ['#06361c', '#148a48', '#3cc870', '#b8f6cc'],
  ['#240a4a', '#6424a8', '#a45ce8', '#e0c0ff'],
]
const CLOTH_TONES: readonly Material['ramp'][] = [
  ['#4a1c24', '#a04454', '#d8808c', '#f4c8cc'],
  ['#1c2c4a', '#44649c', '#84a4d0', '#ccdcf0'],
  ['#4a3c14', '#a8883c', '#e0c47c', '#f8ecc4'],
  ['#1c3c24', '#487c50', '#8cb88c', '#d0e8d0'],
  ['#3a244a', '#74549a', '#ac90c8', '#e0d0ee'],
]

/** What drawings alone are made of, beside the materials that pictures can be given. */
export const STUFFS: Readonly<Record<string, Stuff>> = {
  glass: { ramp: ['#2c6474', '#86bfca', '#cfeaee', '#ffffff'], gloss: 1.5 },
  paper: {
    ramp: ['#a39c8e', '#d6d0c4', '#f1ede3', '#ffffff'],
    gloss: 0.9,
    grain: { strength: 0.03, across: 70, along: 70 },
  },
  cardboard: { ramp: ['#4a3420', '#94703f', '#c39a62', '#e4c795'], gloss: 0.85, working: fluted },
  wool: {
    ramp: ['#4a2630', '#a5505f', '#d9848c', '#f6c9c8'],
    gloss: 0.75,
    working: stitches,
    keepsColour: true,
  },
  felt: {
    keepsColour: true,
    ramp: ['#2c3a3a', '#5f8480', '#93b8b0', '#cfe4dc'],
    gloss: 0.65,
    grain: { strength: 0.09, across: 90, along: 90 },
  },
  denim: { ramp: ['#101c34', '#2c4a7a', '#5a7fb2', '#a9c2e2'], gloss: 0.9, working: woven(95, 0.1) },
  leather: {
    ramp: ['#1c0e07', '#5a3218', '#91582c', '#cf9a62'],
    gloss: 1.1,
    grain: { strength: 0.07, across: 60, along: 60 },
  },
  velvet: { ramp: ['#24050c', '#6a1024', '#a82038', '#e88a94'], gloss: 1.3 },
  silk: { ramp: ['#5a4a5c', '#a890ac', '#d8c4dc', '#fbf4ff'], gloss: 1.4 },
  rubber: { ramp: ['#0c0d0f', '#24262a', '#4a4d54', '#9a9ea8'], gloss: 1.1 },
  plastic: { ramp: ['#0c3a6a', '#1c74c8', '#4ca8f0', '#d4eeff'], gloss: 1.4 },
  concrete: {
    ramp: ['#3a3a3a', '#7a7a78', '#a8a8a4', '#d4d4d0'],
    gloss: 0.85,
    grain: { strength: 0.1, across: 40, along: 40 },
  },
  brick: { ramp: ['#3a140c', '#8a3a24', '#b85c40', '#e0a88c'], gloss: 0.8, working: courses },
  rust: {
    ramp: ['#241008', '#6a3014', '#a85c28', '#dca06a'],
    gloss: 0.95,
    grain: { strength: 0.22, across: 22, along: 22 },
  },
  amber: { ramp: ['#3a1404', '#a4500c', '#ea9a24', '#fff0b4'], gloss: 1.4 },
  diamond: { ramp: ['#3a5a8a', '#94b8e0', '#e0f0ff', '#ffffff'], gloss: 1.7, working: shards },
  lava: { ramp: ['#100402', '#5a1004', '#f0600c', '#ffe86a'], gloss: 1.3, working: billows(9, 0.55) },
  fire: { ramp: ['#6a0c04', '#d83c08', '#fa9a1c', '#fff6b8'], gloss: 1.3, working: billows(6, 0.4) },
  cloud: { ramp: ['#a9b7ca', '#dbe3ee', '#f4f7fb', '#ffffff'], gloss: 0.4, working: billows(9, 0.34) },
  smoke: { ramp: ['#24242a', '#5c5c66', '#94949e', '#d0d0d8'], gloss: 0.7, working: billows(6, 0.4) },
  water: { ramp: ['#08304a', '#2074a4', '#6cbfe4', '#f0fbff'], gloss: 1.5, working: billows(8, 0.22) },
  galaxy: {
    ramp: ['#05030f', '#1c1040', '#4c2c8a', '#c49af0'],
    gloss: 0.9,
    working: stars,
    tones: [
      ['#04060f', '#101c4a', '#2c54a0', '#a4d0f8'],
      ['#0c030f', '#3a1040', '#8a2c7a', '#f8a4d8'],
    ],
  },
  sand: {
    ramp: ['#6a4e2c', '#b48e58', '#dcbf8a', '#f6e6c0'],
    gloss: 0.8,
    grain: { strength: 0.12, across: 95, along: 95 },
  },
  snow: {
    ramp: ['#8aa0bc', '#c8d8ea', '#eef4fb', '#ffffff'],
    gloss: 0.7,
    grain: { strength: 0.06, across: 80, along: 80 },
  },
  straw: { ramp: ['#4a3410', '#a07c30', '#d8b458', '#f6e4a0'], gloss: 0.9, working: woven(34, 0.2) },
  moss: {
    ramp: ['#141f0a', '#3a5a1c', '#6c9a34', '#b8d878'],
    gloss: 0.8,
    grain: { strength: 0.3, across: 42, along: 42 },
  },
  grass: {
    ramp: ['#0f2408', '#2c661c', '#5ca634', '#b4e27c'],
    gloss: 0.85,
    grain: { strength: 0.34, across: 14, along: 90 },
  },
  gingerbread: {
    ramp: ['#2c1406', '#7a4218', '#b06c30', '#e0ac70'],
    gloss: 0.8,
    grain: { strength: 0.08, across: 70, along: 70 },
  },
  cheese: { ramp: ['#7a4e08', '#d89a1c', '#f8cc48', '#fff2a8'], gloss: 0.9, working: holes },
  sushi: {
    ramp: ['#57503f', '#d6d0c0', '#f4f0e4', '#ffffff'],
    gloss: 0.95,
    working: rice,
    tones: [
      ['#57503f', '#d6d0c0', '#f4f0e4', '#ffffff'],
      ['#6a1c08', '#e8622c', '#fa8a50', '#ffd0b0'],
      ['#060a06', '#141c14', '#26322a', '#5a6a5c'],
    ],
  },
  bread: {
    ramp: ['#4a2408', '#a8642c', '#dca864', '#f8e2b8'],
    gloss: 0.8,
    grain: { strength: 0.14, across: 30, along: 30 },
  },
  crisps: { ramp: ['#6a3c08', '#c8861c', '#f0be4c', '#fdeaa4'], gloss: 0.9, working: shards },
  jelly: { ramp: ['#4a0418', '#b4143c', '#f04c6c', '#ffd4dc'], gloss: 1.6 },
  slime: { ramp: ['#0f3a08', '#3a9a14', '#84e034', '#e8ffb4'], gloss: 1.6 },
  sugar: {
    ramp: ['#a89ca8', '#dcd4dc', '#f6f2f6', '#ffffff'],
    gloss: 0.9,
    grain: { strength: 0.12, across: 95, along: 95 },
  },
  lego: { ramp: TOY_TONES[0], gloss: 1.1, working: studs, tones: TOY_TONES },
  clockwork: {
    ramp: ['#2a1707', '#7d4e18', '#c2872f', '#f6dc9c'],
    gloss: 1.3,
    working: clockwork,
    tones: [
      ['#2a1707', '#7d4e18', '#c2872f', '#f6dc9c'],
      ['#120b06', '#22150b', '#3a2614', '#5c4022'],
    ],
  },
  tiles: { ramp: TILE_TONES[0], gloss: 1.2, working: squares(13, -0.26), tones: TILE_TONES },
  stainedglass: { ramp: PANE_TONES[0], gloss: 1.1, working: leaded, tones: PANE_TONES },
  noodles: { ramp: ['#6a4208', '#cf962c', '#f2cf6a', '#fdf2c0'], gloss: 0.9, working: strands },
  patchwork: { ramp: CLOTH_TONES[0], gloss: 0.8, working: squares(8, -0.24), tones: CLOTH_TONES },
}

/** How much of what is behind is seen through the body of a thing. */
export const CLEAR: Readonly<Record<string, number>> = {
  glass: 0.42,
  ice: 0.16,
  water: 0.26,
  jelly: 0.22,
  slime: 0.14,
  smoke: 0.3,
  diamond: 0.12,
}

/** What a thing is put together of that has no single drawing, by the drawings of which some of each are taken. */
export const MIXTURES: Readonly<Record<string, readonly string[]>> = {
  flowers: ['blossom', 'rose', 'hibiscus', 'cherry-blossom', 'white-flower'],
  fruit: ['red-apple', 'tangerine', 'pear', 'strawberry', 'grapes', 'lemon'],
  vegetables: ['carrot', 'broccoli', 'tomato', 'bell-pepper', 'leafy-green', 'eggplant'],
  sweets: ['candy', 'lollipop', 'doughnut', 'soft-ice-cream', 'cupcake'],
  greenery: ['leafy-green', 'herb', 'seedling'],
  falafel: ['falafel'],
  'fallen leaves': ['maple-leaf', 'fallen-leaf'],
}
