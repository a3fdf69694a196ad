import { join } from 'node:path'
import { readRows } from '../../../core/rows.ts'
import type { Block, Lamp } from '../furniture.ts'
import * as pieces from '../furniture.ts'
import { type Surface, surface } from '../surfaces.ts'
import { BEAMS, COLD, DARK_STONE, FIRE, STONE, WARM, WHITE_LIGHT } from './parts.ts'
import type { Outlook, Room, RoomKind, RoomProp, RoomWindow } from './room.ts'

/** What surfaces are called in the table, besides `pattern:#colour:#second:glow`. */
const MATERIALS: Readonly<Record<string, Surface>> = {
  oak: pieces.WOODS.OAK,
  'dark-wood': pieces.WOODS.DARK_WOOD,
  'pale-wood': pieces.WOODS.PALE_WOOD,
  iron: pieces.METALS.IRON,
  steel: pieces.METALS.STEEL,
  beams: BEAMS,
  stone: STONE,
  'dark-stone': DARK_STONE,
  marble: surface('marble', '#d8d2c8', '#8a8278'),
  'grey-floor': surface('tiles', '#9aa0a6', '#787e84'),
  ceiling: surface('paint', '#e6e0d4'),
  plaster: surface('paint', '#d8ccb6'),
  'oak-floor': surface('planks', '#6b4526', '#a87848'),
  tube: surface('paint', '#f4f8ff', '#f4f8ff', 1.6),
}
const LIGHTS: Readonly<Record<string, Lamp['colour']>> = {
  warm: WARM,
  fire: FIRE,
  white: WHITE_LIGHT,
  cold: COLD,
}

/** What a row of furniture calls: `(x, back, …)` or `(x, …)`, as each says. */
const FURNITURE: Readonly<Record<string, (...words: never[]) => Block | Block[]>> = {
  arch: pieces.arch,
  bench: pieces.bench,
  block: pieces.block,
  chair: pieces.chair,
  chandelier: pieces.chandelier,
  column: pieces.column,
  counter: pieces.counter,
  fireplace: pieces.fireplace,
  painting: pieces.painting,
  pendant: pieces.pendant,
  rug: pieces.rug,
  shelves: pieces.shelves,
  'side-shelves': pieces.sideShelves,
  table: pieces.table,
  'wall-piece': pieces.wallPiece,
}

const toNumber = (word: string | undefined) => Number(word)

/** `a,b,c` are several, `a+b*n` are n from a on by steps of b. */
function valuesOf(word: string): string[] {
  const steps = /^(-?[\d.]+)([+-][\d.]+)\*(\d+)$/.exec(word)
  if (!steps) return word.split(',')
  const [from, by, count] = steps.slice(1).map(toNumber)
  return Array.from({ length: count }, (_, k) => String(Math.round((from + k * by) * 1e4) / 1e4))
}

/** A row as one row for each thing that it names: shorter lists begin anew. */
function eachOf(cell: string): string[][] {
  const columns = cell.split(' ').map(valuesOf)
  const count = Math.max(...columns.map(({ length }) => length))
  return Array.from({ length: count }, (_, k) => columns.map(values => values[k % values.length]))
}

function surfaceOf(word: string): Surface {
  const [pattern, colour = '', second, glow] = word.split(':')
  return MATERIALS[word] ?? surface(pattern as Surface['pattern'], colour, second, Number(glow ?? 0))
}

/** `all|front=…|top=…` */
function facesOf(word: string) {
  const [all, ...own] = word.split('|')
  return Object.fromEntries([
    ['all', surfaceOf(all)],
    ...own.map(face => [face.split('=')[0], surfaceOf(face.split('=')[1])]),
  ])
}

function argumentOf(word: string) {
  if (word.includes('|')) return facesOf(word)
  if (word in MATERIALS || word.includes(':')) return surfaceOf(word)
  return word === 'true' || Number.isNaN(Number(word)) ? word : Number(word)
}

function furnitureOf(make: (...words: never[]) => Block | Block[], words: readonly string[]): Block[] {
  const name = words.find(word => word.startsWith('is='))?.slice(3)
  const own = words.filter(word => !word.startsWith('is='))
  const blocks = [make(...(own.map(argumentOf) as never[]))].flat()
  return name === undefined ? blocks : pieces.piece(name, blocks)
}

function windowOf([wall, x, y, width, height, panes, ...more]: readonly string[]): RoomWindow {
  const glass = more.find(word => word !== 'arched' && word !== 'round')
  return {
    wall: wall as RoomWindow['wall'],
    x: toNumber(x),
    y: toNumber(y),
    width: toNumber(width),
    height: toNumber(height),
    panes: panes.split('x').map(toNumber) as [number, number],
    ...(glass && { glass: glass as RoomWindow['glass'] }),
    isArched: more.includes('arched'),
    isRound: more.includes('round'),
  }
}

function propOf([icon, x, y, back, height, colour]: readonly string[]): RoomProp {
  const at = { icon, x: toNumber(x), y: toNumber(y), back: toNumber(back), height: toNumber(height) }
  return colour === undefined ? at : { ...at, colour }
}

function lampOf([x, y, back, power, colour]: readonly string[]): Lamp {
  const light = LIGHTS[colour] ?? (colour.split('/').map(toNumber) as Lamp['colour'])
  return { x: toNumber(x), y: toNumber(y), back: toNumber(back), power: toNumber(power), colour: light }
}

/** A row of rooms.tsv. */
type RoomRow = Readonly<Record<'room' | 'item' | 'measures', string>>

/** A room before anything is in it. */
function shellOf(cell: string): Room {
  const [width, height, depth, ...more] = cell.split(' ')
  const said = new Map(more.map(word => word.split('=') as [string, string]))
  const surfaceAt = (name: string) => surfaceOf(said.get(name) ?? '')
  const metresAt = (name: string) => (said.has(name) ? { [name]: toNumber(said.get(name)) } : {})
  return {
    width: toNumber(width),
    height: toNumber(height),
    depth: toNumber(depth),
    wall: surfaceAt('wall'),
    ...(said.has('side') && { side: surfaceAt('side') }),
    floor: surfaceAt('floor'),
    ceiling: surfaceAt('ceiling'),
    isCave: said.has('cave'),
    isDark: said.has('dark'),
    ...(said.has('outlook') && { outlook: said.get('outlook') as Outlook }),
    ...metresAt('near'),
    ...metresAt('eye'),
    windows: [],
    furniture: [],
    props: [],
    lamps: [],
  }
}

/**
 * The rooms of a table: a row for each room's walls, and one for each thing in it or several alike. Metres: `x` from
 * the middle, `back` from the back wall, `y` from the floor.
 */
export function readRooms(rows: readonly RoomRow[]): Record<RoomKind, Room> {
  const rooms: Record<RoomKind, Room> = {}
  for (const { room: kind, item, measures: cell } of rows) {
    const room = rooms[kind]
    const make = FURNITURE[item]
    if (item === 'room') rooms[kind] = shellOf(cell)
    else if (item === 'window') room.windows = [...room.windows, ...eachOf(cell).map(windowOf)]
    else if (item === 'prop') room.props = [...room.props, ...eachOf(cell).map(propOf)]
    else if (item === 'lamp') room.lamps = [...room.lamps, ...eachOf(cell).map(lampOf)]
    else if (make)
      room.furniture = [...room.furniture, ...eachOf(cell).flatMap(words => furnitureOf(make, words))]
    else throw new TypeError(`rooms.tsv: nothing is called ${item}`)
  }
  return rooms
}

/** Every room that can be painted. */
export const ROOMS = readRooms(readRows(join(import.meta.dirname, 'rooms.tsv'), ['room', 'item', 'measures']))
