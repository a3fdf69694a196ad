import type { SharePen } from '../../pen.ts'
import { shadeHex } from '../../tint.ts'
import type { Piece, PieceOptions } from '../piece.ts'
import { ball, fromAbove, polygon, polyline, rounding, spread } from '../shapes.ts'

/** What the wall is built of, and the form of the door in it. */
type Front = {
  built: 'plaster' | 'brick' | 'stone' | 'wood'
  wall: string
  door: string
  isArched?: boolean
  isOpen?: boolean
}

/** In heights of the front: its breadth, the middle, the threshold, and the door's head and half its breadth. */
const BROAD = 1.3
const MIDDLE = BROAD / 2
const DOOR = { foot: 0.955, head: 0.5, half: 0.105 }
const BRASS = '#d9a83a'

function bricks(pen: SharePen, wall: string) {
  const [high, long] = [0.0165, 0.05]
  for (let row = 0; row * high < 1; row++)
    for (let k = -1; k * long < BROAD; k++) {
      pen.g.fillStyle = shadeHex(wall, (spread(row * 41 + k * 7) - 0.5) * 0.24)
      pen.fillRect(k * long + (row % 2) * long * 0.5, row * high, long - 0.004, high - 0.003)
    }
}

function stones(pen: SharePen, wall: string) {
  const high = 0.042
  for (let row = 0; row * high < 1; row++)
    for (let k = 0, x = -spread(row) * 0.08; x < BROAD; k++) {
      const long = 0.06 + spread(row * 29 + k * 5) * 0.06
      pen.g.fillStyle = shadeHex(wall, (spread(row * 13 + k * 11) - 0.5) * 0.3)
      pen.fillRoundRect(x, row * high, long - 0.006, high - 0.006, 0.01)
      x += long
    }
}

function boards(pen: SharePen, wall: string) {
  for (let k = 0; k * 0.036 < 1; k++) {
    pen.g.fillStyle = fromAbove(pen, k * 0.036, k * 0.036 + 0.036, shadeHex(wall, (spread(k) - 0.5) * 0.1))
    pen.fillRect(0, k * 0.036, BROAD, 0.034)
  }
}

function plaster(pen: SharePen, wall: string) {
  for (let k = 0; k < 60; k++) {
    pen.g.fillStyle = k % 2 ? 'rgba(0,0,0,.025)' : 'rgba(255,255,255,.05)'
    pen.fillEllipse(spread(k) * BROAD, spread(k, 0.37), 0.03 + spread(k, 0.7) * 0.09, 0.02 + spread(k) * 0.04)
  }
  pen.g.fillStyle = shadeHex(wall, -0.18)
  pen.fillRect(0, 0.93, BROAD, 0.07)
}

const BUILT = { plaster, brick: bricks, stone: stones, wood: boards }
const MORTAR = { plaster: 0, brick: 0.32, stone: -0.22, wood: -0.3 }

/** A window with a sill, shutters of the door's colour and flowers before it. */
function paneWindow(pen: SharePen, x: number, y: number, high: number, shutter: string, night: boolean) {
  const half = high * 0.36
  const { g } = pen
  for (const side of [-1, 1]) {
    const left = side < 0 ? x - half * 1.95 : x + half * 1.05
    g.fillStyle = fromAbove(pen, y, y + high, shutter)
    pen.fillRect(left, y, half * 0.9, high)
    for (let k = 1; k < 9; k++)
      polyline(pen, shadeHex(shutter, -0.3), 0.003, [
        left + half * 0.1,
        y + (high * k) / 9,
        left + half * 0.8,
        y + (high * k) / 9,
      ])
  }
  g.fillStyle = '#f6f2e8'
  pen.fillRect(x - half, y - 0.008, half * 2, high + 0.016)
  g.fillStyle = night
    ? pen.gradient(0, y, 0, y + high, '#ffe9ae', '#ffc865')
    : pen.gradient(x - half, y, x + half, y + high, '#9fc0d2', '#55748a', '#34495a')
  pen.fillRect(x - half * 0.86, y + 0.006, half * 1.72, high - 0.012)
  polyline(pen, '#f6f2e8', 0.009, [x, y, x, y + high])
  for (const at of [0.33, 0.66])
    polyline(pen, '#f6f2e8', 0.007, [x - half, y + high * at, x + half, y + high * at])
  g.fillStyle = '#d8d0c2'
  pen.fillRect(x - half * 1.15, y + high, half * 2.3, 0.016)
  g.fillStyle = fromAbove(pen, y + high, y + high + 0.04, '#7a5230')
  pen.fillRect(x - half, y + high - 0.012, half * 2, 0.034)
  for (let k = 0; k < 26; k++) {
    g.fillStyle = k < 12 ? '#3f7a38' : ['#e0486a', '#f2b62c', '#f6f2ea', '#c85ab0'][k % 4]
    pen.fillCircle(x - half + spread(k) * half * 2, y + high - 0.016 - spread(k, 0.37) * 0.028, 0.011)
  }
}

/** The outline of the opening, `more` broader on all sides. */
function opening(pen: SharePen, more: number, isArched: boolean) {
  const { foot, head, half } = DOOR
  const [left, right] = [MIDDLE - half - more, MIDDLE + half + more]
  pen.moveTo(left, foot)
  if (isArched) {
    pen.lineTo(left, head + half)
    pen.curveTo(left, head - more - 0.02, right, head - more - 0.02, right, head + half)
  } else {
    pen.lineTo(left, head - more)
    pen.lineTo(right, head - more)
  }
  pen.lineTo(right, foot)
}

/** Panels, a knocker, a letter box, a handle, and a light above. */
function panelledLeaf(pen: SharePen, door: string, night: boolean) {
  const { foot, head, half } = DOOR
  const { g } = pen
  const top = head + 0.068
  g.fillStyle = night ? '#ffd98a' : pen.gradient(0, head, 0, top, '#8fb0c4', '#4a6578')
  pen.fillRect(MIDDLE - half, head, half * 2, top - head)
  for (const at of [-0.5, 0, 0.5])
    polyline(pen, '#f6f2e8', 0.006, [MIDDLE + at * half, top, MIDDLE + at * half * 1.7, head])
  g.fillStyle = '#f6f2e8'
  pen.fillRect(MIDDLE - half, top - 0.012, half * 2, 0.014)
  g.fillStyle = pen.gradient(
    MIDDLE - half,
    top,
    MIDDLE + half,
    foot,
    shadeHex(door, 0.16),
    door,
    shadeHex(door, -0.2),
  )
  pen.fillRect(MIDDLE - half, top, half * 2, foot - top)
  for (const [from, to] of [
    [0.05, 0.32],
    [0.42, 0.66],
    [0.72, 0.95],
  ])
    for (const side of [-1, 1]) {
      const x = MIDDLE + (side < 0 ? -half * 0.84 : half * 0.12)
      const [y, high] = [top + (foot - top) * from, (foot - top) * (to - from)]
      g.fillStyle = shadeHex(door, -0.42)
      pen.fillRect(x, y, half * 0.72, high)
      g.fillStyle = fromAbove(pen, y, y + high, shadeHex(door, 0.06))
      pen.fillRect(x + 0.008, y + 0.008, half * 0.72 - 0.012, high - 0.012)
    }
  const knocker = top + (foot - top) * 0.24
  ball(pen, MIDDLE, knocker - 0.016, 0.016, BRASS)
  g.strokeStyle = BRASS
  pen.lineWidth = 0.008
  pen.begin()
  pen.arc(MIDDLE, knocker + 0.014, 0.02)
  g.stroke()
  g.fillStyle = fromAbove(pen, top + (foot - top) * 0.67, top + (foot - top) * 0.7, BRASS)
  pen.fillRoundRect(MIDDLE - 0.036, top + (foot - top) * 0.672, 0.072, 0.017, 0.004)
  ball(pen, MIDDLE + half * 0.84, top + (foot - top) * 0.54, 0.013, BRASS)
}

/** Upright boards with straps of iron, nails and a ring. */
function plankLeaf(pen: SharePen, door: string) {
  const { foot, head, half } = DOOR
  const { g } = pen
  g.save()
  pen.begin()
  opening(pen, 0, true)
  g.clip()
  for (let k = 0; k < 6; k++) {
    const x = MIDDLE - half + (k * half) / 3
    g.fillStyle = pen.across(x, x + half / 3, shadeHex(door, 0.16), door, shadeHex(door, -0.36))
    pen.fillRect(x, head - 0.03, half / 3 - 0.002, foot - head + 0.03)
    for (let n = 0; n < 5; n++)
      polyline(pen, 'rgba(0,0,0,.16)', 0.002, [
        x + 0.006 + spread(k * 5 + n) * 0.02,
        head + n * 0.1,
        x + 0.006 + spread(k * 5 + n) * 0.02,
        head + n * 0.1 + 0.07,
      ])
  }
  for (const y of [head + 0.1, foot - 0.09]) {
    polyline(pen, '#26262a', 0.015, [MIDDLE - half, y, MIDDLE + half * 0.66, y])
    for (let k = 0; k < 6; k++) ball(pen, MIDDLE - half * 0.9 + k * half * 0.28, y, 0.007, '#4a4a50')
  }
  g.restore()
  g.strokeStyle = '#1f1f22'
  pen.lineWidth = 0.009
  pen.begin()
  pen.arc(MIDDLE + half * 0.66, (head + foot) / 2 + 0.02, 0.02)
  g.stroke()
}

/** The light of a hall, and the leaf that has been pushed in. */
function ajar(pen: SharePen, door: string, isArched: boolean) {
  const { foot, head, half } = DOOR
  const { g } = pen
  g.save()
  pen.begin()
  opening(pen, 0, isArched)
  g.clip()
  g.fillStyle = pen.gradient(MIDDLE - half, head, MIDDLE + half, foot, '#ffe6a8', '#ffcf7a', '#c98a3c')
  pen.fillRect(MIDDLE - half, head - 0.05, half * 2, foot - head + 0.05)
  polygon(pen, 'rgba(120,70,30,.55)', [
    MIDDLE - half,
    foot,
    MIDDLE - half * 0.4,
    foot - 0.07,
    MIDDLE + half,
    foot - 0.07,
    MIDDLE + half,
    foot,
  ])
  const leaf = pen.across(MIDDLE + half * 0.2, MIDDLE + half, shadeHex(door, 0.1), shadeHex(door, -0.3))
  polygon(pen, leaf, [
    MIDDLE + half,
    head - 0.04,
    MIDDLE + half * 0.24,
    head + 0.03,
    MIDDLE + half * 0.24,
    foot - 0.05,
    MIDDLE + half,
    foot,
  ])
  for (const [from, to] of [
    [0.16, 0.42],
    [0.52, 0.86],
  ])
    polygon(pen, shadeHex(door, -0.4), [
      MIDDLE + half * 0.86,
      head + (foot - head) * from,
      MIDDLE + half * 0.42,
      head + (foot - head) * (from + 0.03),
      MIDDLE + half * 0.42,
      head + (foot - head) * (to - 0.03),
      MIDDLE + half * 0.86,
      head + (foot - head) * to,
    ])
  ball(pen, MIDDLE + half * 0.33, (head + foot) / 2 + 0.02, 0.01, BRASS)
  g.restore()
  // What falls out of it lies on the steps.
  g.fillStyle = 'rgba(255,214,130,.5)'
  pen.fillRect(MIDDLE - half, foot, half * 1.3, 0.045)
}

/** Green twigs in a ring with a red bow. */
function wreath(pen: SharePen, y: number) {
  for (let k = 0; k < 90; k++) {
    const turn = spread(k) * 6.28
    const away = 0.046 + (spread(k, 0.37) - 0.5) * 0.028
    pen.g.fillStyle = ['#2f6a38', '#3f8446', '#235a2c', '#c8302c'][k % 9 === 0 ? 3 : k % 3]
    pen.fillCircle(MIDDLE + Math.cos(turn) * away, y + Math.sin(turn) * away, 0.011)
  }
  for (const side of [-1, 1])
    polygon(pen, '#c8302c', [
      MIDDLE,
      y + 0.045,
      MIDDLE + side * 0.034,
      y + 0.03,
      MIDDLE + side * 0.034,
      y + 0.066,
    ])
}

/** A lantern beside the door. */
function lantern(pen: SharePen, x: number, y: number, night: boolean) {
  polyline(pen, '#1f1f22', 0.008, [x, y - 0.05, x, y - 0.03])
  if (night) {
    pen.g.fillStyle = pen.glow(x, y, 0.16, [
      [0, 'rgba(255,214,130,.7)'],
      [1, 'rgba(255,190,90,0)'],
    ])
    pen.fillCircle(x, y, 0.16)
  }
  polygon(pen, '#1f1f22', [x - 0.026, y - 0.026, x, y - 0.05, x + 0.026, y - 0.026])
  pen.g.fillStyle = night ? '#fff0bc' : '#d8d3bb'
  pen.fillRect(x - 0.019, y - 0.026, 0.038, 0.056)
  for (const at of [-0.019, 0, 0.019]) polyline(pen, '#1f1f22', 0.005, [x + at, y - 0.026, x + at, y + 0.03])
  polyline(pen, '#1f1f22', 0.009, [x - 0.024, y + 0.032, x + 0.024, y + 0.032])
}

/** A clipped tree in a pot. */
function pottedTree(pen: SharePen, x: number) {
  pen.g.fillStyle = rounding(pen, x - 0.045, x + 0.045, '#b8623a')
  polygon(pen, pen.g.fillStyle, [x - 0.046, 0.895, x + 0.046, 0.895, x + 0.036, 0.985, x - 0.036, 0.985])
  polyline(pen, '#5a3a22', 0.012, [x, 0.9, x, 0.82])
  ball(pen, x, 0.775, 0.066, '#3f7a38')
  for (let k = 0; k < 44; k++) {
    pen.g.fillStyle = ['#4f9446', '#2f6a30', '#5fa552'][k % 3]
    const [turn, away] = [spread(k) * 6.28, Math.sqrt(spread(k, 0.37)) * 0.06]
    pen.fillCircle(x + Math.cos(turn) * away, 0.775 + Math.sin(turn) * away, 0.009)
  }
}

const drawFront =
  ({ built, wall: usual, door: own, isArched = false, isOpen = false }: Front) =>
  (pen: SharePen, { colour: wall = usual, door = own, night, snow }: PieceOptions) => {
    const { g } = pen
    const { foot, half } = DOOR
    g.fillStyle = MORTAR[built] ? shadeHex(wall, MORTAR[built]) : wall
    pen.fillRect(0, 0, BROAD, 1)
    BUILT[built](pen, wall)
    for (const x of [MIDDLE - 0.36, MIDDLE + 0.36]) {
      paneWindow(pen, x, 0.53, 0.21, door, night)
      paneWindow(pen, x, 0.08, 0.19, door, night)
    }
    paneWindow(pen, MIDDLE, 0.08, 0.19, door, night)
    // The shade of the reveal.
    g.fillStyle = built === 'plaster' || built === 'wood' ? '#f2ede2' : '#c9bda8'
    pen.begin()
    opening(pen, 0.03, isArched)
    g.fill()
    g.fillStyle = 'rgba(30,22,16,.55)'
    pen.begin()
    opening(pen, 0.006, isArched)
    g.fill()
    if (isOpen) ajar(pen, door, isArched)
    else if (isArched) plankLeaf(pen, door)
    else panelledLeaf(pen, door, night)
    if (snow && !isOpen) wreath(pen, 0.665)
    for (const k of [0, 1]) {
      g.fillStyle = fromAbove(pen, foot + k * 0.022, foot + 0.022 + k * 0.022, snow ? '#e8eef4' : '#b8b0a2')
      pen.fillRect(MIDDLE - half - 0.045 - k * 0.03, foot + k * 0.022, half * 2 + 0.09 + k * 0.06, 0.023)
    }
    lantern(pen, MIDDLE + half + 0.075, 0.6, night)
    for (const side of [-1, 1]) pottedTree(pen, MIDDLE + side * (half + 0.1))
  }

const piece = (front: Front): Piece => ({ broadness: BROAD, draw: drawFront(front) })

const KINDS: Readonly<Record<string, Front>> = {
  plaster: { built: 'plaster', wall: '#efe6d4', door: '#3f6f8a' },
  brick: { built: 'brick', wall: '#9a5540', door: '#2f4f6a' },
  stone: { built: 'stone', wall: '#a89c88', door: '#6b4526', isArched: true },
  board: { built: 'wood', wall: '#8fa9a8', door: '#c9553a' },
}

/** The part of a house front that has the door in it, shut or open; the wall runs on on both sides. */
export const DOOR_FRONTS: Readonly<Record<string, Piece>> = Object.fromEntries(
  Object.entries(KINDS).flatMap(([kind, front]) => [
    [`@${kind}door`, piece(front)] as const,
    [`@${kind}dooropen`, piece({ ...front, isOpen: true })] as const,
  ]),
)
