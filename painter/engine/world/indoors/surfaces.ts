import { parseHex, type RGB } from '../../core/colour.ts'
import type { Noise } from '../../core/noise.ts'
import { clamp } from '../../core/scalar.ts'

type Pattern =
  | 'art'
  | 'blanket'
  | 'books'
  | 'bottles'
  | 'bricks'
  | 'carpet'
  | 'checks'
  | 'clothes'
  | 'cupboards'
  | 'curtain'
  | 'goods'
  | 'jars'
  | 'marble'
  | 'metal'
  | 'paint'
  | 'panels'
  | 'paper'
  | 'planks'
  | 'posters'
  | 'rock'
  | 'servers'
  | 'shoji'
  | 'stone'
  | 'tatami'
  | 'tiles'
  | 'tools'
  | 'washers'
  | 'wood'

/** What a wall, a floor or a piece of furniture is made of. */
export type Surface = { pattern: Pattern; colour: RGB; second: RGB; glow: number }

/** @param glow light that it gives off by itself, for screens and fires */
export function surface(pattern: Pattern, colour: string, second = colour, glow = 0): Surface {
  return { pattern, colour: parseHex(colour), second: parseHex(second), glow }
}

/** A number from 0 to 1 that is always the same for the same cell. */
export function cellHash(a: number, b: number): number {
  const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return n - Math.floor(n)
}

const part = (value: number, period: number) => {
  const turns = value / period
  return turns - Math.floor(turns)
}

const coloursOf = (hexes: string): RGB[] => hexes.split(' ').map(parseHex)
const SPINES = coloursOf('#7a2f2a #2f4a3a #31456b #8a6a3a #5a3a52 #b08a4a #3a3a3f #8a4a2a #4a6a6a #c2b08a')
const GOODS = coloursOf('#d9553a #e6b43a #3a8fb5 #5fa34d #f0e6d2 #b5508a #f08a4a #6a6ad1')
const BOARD_WHITE = parseHex('#eceeea')
const TICKET = parseHex('#e8c53a')
const BOTTLES = coloursOf('#2f5a3a #7a4a1f #c9d6cf #a3401f #31456b #d9b45a')
const SWEETS = coloursOf('#d9402f #f0b42a #7fb53a #c25a94 #f2e6c8 #5a8fd1 #8a4a2a')
const GARMENTS = coloursOf('#7a2f3a #2f3f66 #d9c9a8 #3a3a40 #b5607a #4f7a6b #e8e2da #c9883a #6a4a7a')
const STEEL: RGB = [0.36, 0.37, 0.4]

type Painter = (u: number, v: number, surface: Surface, noise: Noise, out: RGB) => void

function set(out: RGB, colour: RGB, factor: number) {
  out[0] = colour[0] * factor
  out[1] = colour[1] * factor
  out[2] = colour[2] * factor
}

function blend(out: RGB, { colour, second }: Surface, amount: number, factor = 1) {
  for (let c = 0; c < 3; c++) out[c] = (colour[c] + (second[c] - colour[c]) * amount) * factor
}

const wood: Painter = (u, v, s, noise, out) => {
  const grain = noise.value2(u * 34, v * 2.6) * 0.5 + noise.value2(u * 9, v * 1.2) * 0.5
  blend(out, s, clamp(0.5 + grain * 0.6))
}

/** A row of things on shelves: their colours, heights and widths differ. */
function shelved(colours: RGB[], pitch: number, width: number, isRound: boolean): Painter {
  return (u, v, s, noise, out) => {
    const inShelf = part(v, pitch) * pitch
    if (inShelf < 0.035) return wood(v, u, s, noise, out)
    const shelf = Math.floor(v / pitch)
    const column = Math.floor(u / width)
    const inColumn = part(u, width)
    const height = pitch * (0.6 + 0.28 * cellHash(column, shelf))
    const isGap = cellHash(column + 7, shelf * 3) > 0.93
    if (inShelf > height || isGap) return set(out, s.colour, 0.22)
    const neck = isRound && inShelf > height * 0.62 && Math.abs(inColumn - 0.5) > 0.16
    if (neck || (isRound && Math.abs(inColumn - 0.5) > 0.42)) return set(out, s.colour, 0.22)
    const colour = colours[Math.floor(cellHash(column * 1.7, shelf * 5.3) * colours.length)]
    const rounding = 0.6 + 0.55 * Math.sin(inColumn * Math.PI)
    const band = !isRound && Math.abs(inShelf / height - 0.72) < 0.04 ? 1.5 : 1
    set(out, colour, rounding * band * (0.85 + 0.3 * cellHash(column, shelf + 9)))
  }
}

/** Metres between the boards of a shop, and of one ware to the next; how many of a kind stand side by side. */
const BOARD = 0.42
const WARE = 0.14
const OF_A_KIND = 4

/** White boards with bright wares in runs of one kind: tins, boxes with a label, bottles, jars with a lid. */
function packed(u: number, v: number, _s: Surface, _noise: Noise, out: RGB) {
  const shelf = Math.floor(v / BOARD)
  const y = part(v, BOARD) * BOARD
  if (y < 0.05) {
    const isTicket = part(u, 0.3) < 0.2 && y > 0.012 && y < 0.04
    return set(out, isTicket ? TICKET : BOARD_WHITE, 1)
  }
  const column = Math.floor(u / WARE)
  const run = Math.floor(column / OF_A_KIND)
  const shape = Math.floor(cellHash(run * 2.3, shelf * 4.1) * 4)
  const x = Math.abs(part(u, WARE) - 0.5) * 2
  const height = [0.15, 0.28, 0.31, 0.19][shape]
  const up = (y - 0.05) / height
  const half = shape === 2 && up > 0.62 ? 0.3 : shape === 1 ? 0.94 : 0.8
  if (up > 1 || x > half) return set(out, BOARD_WHITE, 0.3)
  const at = Math.floor(cellHash(run * 1.7, shelf * 5.3) * GOODS.length)
  const isLabel = up > 0.22 && up < 0.68 && (shape !== 1 || x < 0.6)
  const isLid = (shape === 3 || shape === 2) && up > 0.9
  const rounding = shape === 1 ? 1 : 1.12 - 0.5 * x * x
  const colour = isLid
    ? TICKET
    : isLabel
      ? at % 2
        ? BOARD_WHITE
        : GOODS[(at + 3) % GOODS.length]
      : GOODS[at]
  set(out, colour, rounding)
}

/** Colours by place in metres: `u` along the surface, `v` up a wall or into the room. */
const PATTERNS: Record<Pattern, Painter> = {
  wood,
  paint: (u, v, s, noise, out) => set(out, s.colour, 1 + 0.05 * noise.fbm(u * 1.4, v * 1.4, 2)),
  metal: (u, v, s, noise, out) => set(out, s.colour, 0.9 + 0.2 * noise.value2(u * 1.5, v * 30)),
  marble: (u, v, s, noise, out) => {
    const vein = Math.abs(noise.fbm(u * 1.1, v * 1.1, 4))
    blend(out, s, clamp(1 - vein * 6) * 0.6, part(u, 1.2) < 0.012 || part(v, 1.2) < 0.012 ? 0.7 : 1)
  },
  planks: (u, v, s, noise, out) => {
    const row = Math.floor(u / 0.17)
    const along = v + row * 1.37
    const board = Math.floor(along / 1.9)
    const seam = part(u, 0.17) < 0.04 || part(along, 1.9) < 0.006 ? 0.5 : 1
    const grain = noise.fbm(u * 14 + row * 5, v * 1.1 + row * 3, 3)
    blend(out, s, clamp(0.2 + 0.6 * cellHash(row, board) + grain * 0.5), seam)
  },
  tiles: (u, v, s, _noise, out) => {
    const joint = part(u, 0.3) < 0.03 || part(v, 0.3) < 0.03
    const tone = 0.94 + 0.12 * cellHash(Math.floor(u / 0.3), Math.floor(v / 0.3))
    set(out, joint ? s.second : s.colour, tone)
  },
  checks: (u, v, s, noise, out) => {
    const odd = (Math.floor(u / 0.45) + Math.floor(v / 0.45)) & 1
    set(out, odd ? s.second : s.colour, 1 + 0.06 * noise.fbm(u * 3, v * 3, 2))
  },
  bricks: (u, v, s, noise, out) => {
    const row = Math.floor(v / 0.085)
    const shifted = u + (row & 1) * 0.12
    const joint = part(v, 0.085) < 0.14 || part(shifted, 0.24) < 0.05
    if (joint) return set(out, s.second, 0.9)
    const tone = 0.75 + 0.5 * cellHash(Math.floor(shifted / 0.24), row) + 0.12 * noise.value2(u * 20, v * 20)
    set(out, s.colour, tone)
  },
  stone: (u, v, s, noise, out) => {
    const row = Math.floor(v / 0.34)
    const shifted = u + cellHash(row, 3) * 2
    const length = 0.55
    const joint = part(v, 0.34) < 0.035 || part(shifted, length) < 0.025 ? 0.45 : 1
    const block = cellHash(Math.floor(shifted / length), row)
    blend(out, s, clamp(block * 0.8 + 0.5 * noise.fbm(u * 3, v * 3, 3) + 0.1), joint)
  },
  rock: (u, v, s, noise, out) => {
    const ridge = 1 - Math.abs(noise.fbm(u * 0.9, v * 0.9, 4)) * 2.4
    blend(out, s, clamp(0.4 + noise.fbm(u * 2.3, v * 2.3, 4)), clamp(0.45 + ridge * 0.6, 0.3, 1.1))
  },
  paper: (u, v, s, noise, out) => {
    const stripe = part(u, 0.36) < 0.5
    const flower = Math.hypot(part(u, 0.18) - 0.5, part(v, 0.3) - 0.5) < 0.16
    blend(out, s, (stripe ? 0.25 : 0) + (flower ? 0.45 : 0), 1 + 0.04 * noise.value2(u, v))
  },
  panels: (u, v, s, noise, out) => {
    const inPanel = v < 1 && part(u, 0.7) > 0.1 && part(u, 0.7) < 0.9 && v > 0.18 && v < 0.86
    if (v > 1 && v < 1.06) return set(out, s.second, 1.15)
    if (v > 1) return set(out, s.colour, 1 + 0.05 * noise.fbm(u, v, 2))
    const edge = Math.min(Math.abs(part(u, 0.7) - 0.1), Math.abs(part(u, 0.7) - 0.9)) < 0.015 ? 0.75 : 1
    set(out, s.second, (inPanel ? 0.93 : 1.05) * edge)
  },
  cupboards: (u, v, s, _noise, out) => {
    const x = part(u, 0.55)
    const gap = x < 0.02 || x > 0.98
    const frame = x > 0.12 && x < 0.88 && part(v, 0.9) > 0.12 && part(v, 0.9) < 0.84
    const knob = Math.hypot((x - 0.9) * 0.55, part(v, 0.9) * 0.9 - 0.66) < 0.018
    if (knob) return set(out, [0.75, 0.6, 0.3], 1)
    set(out, s.colour, gap ? 0.35 : frame ? 0.9 : 1.03)
  },
  carpet: (u, v, s, noise, out) => {
    const knots = 0.85 + 0.3 * noise.value2(u * 40, v * 40)
    const figure = Math.abs(part(u, 0.5) - 0.5) + Math.abs(part(v, 0.5) - 0.5)
    blend(out, s, figure < 0.22 ? 0.85 : figure < 0.3 ? 0.3 : 0, knots)
  },
  blanket: (u, v, s, noise, out) => {
    const checked = (part(u, 0.3) < 0.3 ? 0.5 : 0) + (part(v, 0.3) < 0.3 ? 0.5 : 0)
    blend(out, s, checked, 0.92 + 0.16 * noise.value2(u * 6, v * 6))
  },
  curtain: (u, _v, s, noise, out) => {
    const fold = 0.5 + 0.5 * Math.sin(u * 24 + noise.value2(u * 3, 1) * 3)
    set(out, s.colour, 0.35 + 0.85 * fold)
  },
  clothes: (u, v, s, _noise, out) => {
    const rail = 1.85
    const column = Math.floor(u / 0.085)
    const x = part(u, 0.085)
    const length = 0.55 + 0.75 * cellHash(column, 4)
    if (Math.abs(v - rail) < 0.025) return set(out, STEEL, 1.6)
    const drop = rail - 0.06 - v
    if (drop < 0 || drop > length) return set(out, s.colour, 0.5)
    const shoulder = drop < 0.07 && Math.abs(x - 0.5) > 0.2 + drop * 4
    if (shoulder) return set(out, s.colour, 0.5)
    const colour = GARMENTS[Math.floor(cellHash(column * 1.3, 9) * GARMENTS.length)]
    set(out, colour, 0.5 + 0.6 * Math.sin(x * Math.PI))
  },
  posters: (u, v, s, noise, out) => {
    const [column, row] = [Math.floor(u / 0.62), Math.floor((v - 0.85) / 0.82)]
    const x = part(u, 0.62) + 0.12 * (cellHash(column, row + 5) - 0.5)
    const y = part(v - 0.85, 0.82) + 0.1 * (cellHash(row, column + 5) - 0.5)
    if (v < 0.85 || row > 1 || x < 0.08 || x > 0.92 || y < 0.06 || y > 0.94)
      return set(out, s.colour, 1 + 0.05 * noise.fbm(u * 1.4, v * 1.4, 2))
    const at = Math.floor(cellHash(column * 3.1, row * 7.7) * GOODS.length)
    const ground = GOODS[at]
    const figure =
      Math.hypot(x - 0.5, (y - 0.58) * 1.2) < 0.2 || (Math.abs(x - 0.5) < 0.24 && y < 0.4 && y > 0.16)
    const lettered = y > 0.82 && y < 0.9 && x > 0.2 && x < 0.8
    if (figure) return set(out, GOODS[(at + 3) % GOODS.length], 0.75)
    set(out, lettered ? s.second : ground, 0.7 + 0.2 * y)
  },
  servers: (u, v, s, noise, out) => {
    const [x, y] = [part(u, 0.62), part(v, 0.09)]
    if (x < 0.05 || x > 0.95) return set(out, s.colour, 0.3)
    const lamp = part(u, 0.045)
    const isLamp = Math.abs(y - 0.5) < 0.2 && Math.abs(lamp - 0.5) < 0.22 && x < 0.85 && x > 0.15
    const chance = cellHash(Math.floor(u / 0.045), Math.floor(v / 0.09))
    if (isLamp && chance > 0.72) return set(out, chance > 0.95 ? [0.2, 1, 0.4] : s.second, 3)
    set(out, s.colour, y < 0.12 ? 0.4 : 0.85 + 0.2 * noise.value2(u * 3, v * 40))
  },
  shoji: (u, v, s, _noise, out) => {
    const isPost = part(u, 0.9) < 0.05
    const isBar = part(u, 0.3) < 0.05 || part(v, 0.36) < 0.04
    if (v < 0.4) return set(out, s.second, isPost ? 0.6 : 0.95)
    set(out, isPost || isBar ? s.second : s.colour, isPost ? 0.6 : isBar ? 0.8 : 1)
  },
  tatami: (u, v, s, noise, out) => {
    const row = Math.floor(v / 0.9)
    const x = part(u + (row & 1) * 0.9, 1.8)
    const isHem = part(v, 0.9) < 0.05 || part(v, 0.9) > 0.95
    if (isHem) return set(out, s.second, 1)
    if (x < 0.006) return set(out, s.colour, 0.5)
    set(out, s.colour, 0.92 + 0.16 * noise.value2(u * 4, v * 90))
  },
  washers: (u, v, s, _noise, out) => {
    const [x, y] = [part(u, 0.72), part(v, 0.92)]
    if (x < 0.02 || x > 0.98 || y < 0.02) return set(out, s.colour, 0.4)
    const away = Math.hypot((x - 0.5) * 0.72, (y - 0.42) * 0.92)
    if (away < 0.17) {
      const turning = Math.sin(Math.atan2(y - 0.42, x - 0.5) * 3 + away * 30 + Math.floor(u / 0.72))
      return set(out, turning > 0.2 ? [0.35, 0.5, 0.7] : [0.1, 0.14, 0.2], 0.8)
    }
    if (away < 0.225) return set(out, STEEL, away > 0.2 ? 0.9 : 1.7)
    const isPanel = y > 0.84
    const knob = isPanel && Math.hypot((x - 0.8) * 0.72, (y - 0.92) * 0.92) < 0.03
    set(out, knob ? STEEL : s.colour, isPanel && x < 0.6 ? 0.7 : 1)
  },
  jars: shelved(SWEETS, 0.34, 0.16, true),
  books: shelved(SPINES, 0.36, 0.052, false),
  goods: packed,
  bottles: shelved(BOTTLES, 0.4, 0.11, true),
  tools: (u, v, s, noise, out) => {
    const column = Math.floor(u / 0.22)
    const row = Math.floor(v / 0.42)
    const x = Math.abs(part(u, 0.22) - 0.5) * 2
    const y = part(v, 0.42)
    const width = 0.1 + 0.12 * cellHash(column, row)
    const head = y > 0.62 && y < 0.85 && x < 0.35 + 0.4 * cellHash(row, column)
    if (y > 0.15 && y < 0.7 && x < width) return wood(u, v, s, noise, out)
    if (head) return set(out, STEEL, 1)
    set(out, s.colour, part(u, 0.05) < 0.2 && part(v, 0.05) < 0.2 ? 0.6 : 1)
  },
  art: (u, v, s, noise, out) => {
    const hue = noise.fbm(u * 1.7 + s.glow, v * 1.7, 3)
    blend(out, s, clamp(0.5 + hue * 1.6), v % 1 > 0.5 ? 1.1 : 0.85)
  },
}

/** Writes the colour that a surface has at a place in metres. */
export function surfaceColour(s: Surface, u: number, v: number, noise: Noise, out: RGB) {
  PATTERNS[s.pattern](u, v, s, noise, out)
}
