import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { spread } from '../../drawings/pieces/shapes.ts'
import { trimCanvas } from '../../engine/sprites/sprite.ts'
import type { Subject } from '../../language/scene.ts'
import { type Pair, sheet } from './pairing.ts'

/** Of the drawing of a thing of glass, what is within it: from the left, from above, breadth and height. */
type Within = { x: number; y: number; width: number; height: number }
const WITHIN: Readonly<Record<string, Within>> = {
  '@glassjar': { x: 0.1, y: 0.2, width: 0.8, height: 0.75 },
  '@clearbottle': { x: 0.06, y: 0.36, width: 0.88, height: 0.6 },
  '@clearvase': { x: 0.14, y: 0.06, width: 0.72, height: 0.88 },
}
/** Of the glass before what is in it, how much is seen. */
const BEFORE = 0.75
/** In breadths of the room, each of many. */
const EACH = 0.36
const MOST = 90
/** In heights of the vessel, how far flowers stand out of it, and how broad they are all together. */
const ABOVE = 0.78
const BOUQUET = 1.7
const STEM = '#4f8a3a'

/** Whether one sees what is in it. */
export const isOfGlass = (key: string) => key in WITHIN

/** What is in a thing of glass, seen through it. */
export function fillGlass(vessel: Canvas, thing: Canvas, { bearer, borne, how, each }: Pair): Canvas {
  const within = WITHIN[bearer.key]
  if (standsOut(borne)) return putFlowers(vessel, each ?? [thing], borne)
  const { canvas, g, left, top } = sheet(vessel, vessel.width, 2)
  const room = {
    x: left + vessel.width * within.x,
    y: top + vessel.height * within.y,
    width: vessel.width * within.width,
    height: vessel.height * within.height,
  }
  g.drawImage(vessel, left, top)
  g.save()
  g.beginPath()
  g.roundRect(room.x, room.y, room.width, room.height, room.width * 0.08)
  g.clip()
  if (how === 'in' && borne.count === 1) {
    const scale = Math.min((room.width * 0.86) / thing.width, (room.height * 0.8) / thing.height)
    const [width, height] = [thing.width * scale, thing.height * scale]
    const rise =
      borne.mode === 'fly' || borne.mode === 'swim' ? (room.height - height) / 2 : room.height * 0.02
    g.drawImage(thing, room.x + (room.width - width) / 2, room.y + room.height - rise - height, width, height)
  } else
    for (const { x, y, turn, k, size } of heapOf(room, thing)) {
      const one = each?.[k % each.length] ?? thing
      g.save()
      g.translate(x, y)
      g.rotate(turn)
      const scale = size / Math.max(one.width, one.height)
      g.drawImage(
        one,
        (-one.width * scale) / 2,
        (-one.height * scale) / 2,
        one.width * scale,
        one.height * scale,
      )
      g.restore()
    }
  g.restore()
  g.globalAlpha = BEFORE
  g.drawImage(vessel, left, top)
  g.globalAlpha = 1
  return trimCanvas(canvas)
}

/** Many small things lie as they fell, from the ground up. */
function heapOf(room: Within, thing: Canvas) {
  const size = room.width * EACH
  const flat = Math.min(thing.width, thing.height) / Math.max(thing.width, thing.height)
  const rise = size * Math.max(0.36, flat * 0.62)
  const perRow = 4
  const rows = Math.min(Math.floor(MOST / perRow), Math.ceil((room.height * 0.82) / rise))
  return Array.from({ length: rows * perRow }, (_, k) => {
    const [row, column] = [Math.floor(k / perRow), k % perRow]
    const across = (column + 0.5 + (row % 2 ? 0.22 : -0.22) + (spread(k) - 0.5) * 0.4) / perRow
    return {
      k,
      size,
      x: room.x + room.width * across,
      y: room.y + room.height - rise * (row + 0.5) + (spread(k, 0.37) - 0.5) * rise * 0.5,
      turn: (spread(k, 0.53) - 0.5) * 1.4,
    }
  })
}

const standsOut = ({ mode, key }: Subject) => mode === 'plant' || key === 'bouquet'

/** Cut flowers stand in it: their stems are seen through the glass, and a lid is off. */
function putFlowers(vessel: Canvas, flowers: readonly Canvas[], { count }: Subject): Canvas {
  const open = isLidded(vessel) ? withoutLid(vessel) : vessel
  const height = vessel.height * ABOVE
  const [first] = flowers
  const number = count === 1 ? 1 : Math.max(5, count)
  const width = Math.min((height * first.width) / first.height, vessel.width * 0.95)
  const tall = (width * first.height) / first.width
  const spreadOut = number === 1 ? 0 : vessel.width * BOUQUET - width
  const { canvas, g, left, top } = sheet(open, vessel.width * BOUQUET + width, tall * 0.95)
  const middle = left + open.width / 2
  const foot = top + open.height * 0.9
  const heads = Array.from({ length: number }, (_, k) => {
    const across = number === 1 ? 0 : k / (number - 1) - 0.5
    return {
      x: middle + across * spreadOut,
      y: top - tall * (0.42 - Math.abs(across) * 0.34 - (k % 2) * 0.14),
      across,
    }
  })
  g.drawImage(open, left, top)
  g.strokeStyle = STEM
  g.lineCap = 'round'
  g.lineWidth = open.width * 0.03
  for (const { x, y, across } of heads) {
    g.beginPath()
    g.moveTo(x, y)
    g.quadraticCurveTo(
      middle + across * open.width * 0.5,
      top + open.height * 0.2,
      middle - across * open.width * 0.4,
      foot,
    )
    g.stroke()
  }
  for (const [k, { x, y, across }] of heads.entries()) {
    g.save()
    g.translate(x, y)
    g.rotate(across * 0.7)
    g.drawImage(flowers[k % flowers.length], -width / 2, -tall * 0.55, width, tall)
    g.restore()
  }
  g.globalAlpha = BEFORE
  g.drawImage(open, left, top)
  g.globalAlpha = 1
  return trimCanvas(canvas)
}

/** Of a jar's height, its lid. */
const LID = 0.13
const isLidded = (vessel: Canvas) => vessel.width > vessel.height * 0.7

function withoutLid(jar: Canvas): Canvas {
  const cut = Math.round(jar.height * LID)
  const canvas = createCanvas(jar.width, jar.height - cut)
  canvas.getContext('2d').drawImage(jar, 0, -cut)
  return canvas
}
