import { type Block, fireplace } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import { FIRE, lamp } from './parts.ts'
import type { Room } from './room.ts'

/** Metres from the back wall that a chimney takes, and half its breadth. */
const CHIMNEY = { depth: 0.8, half: 1.05 }
/** What the other lamps still give beside a fire. */
const OTHER_LAMPS = 0.45

/** What a room is not without. */
const KEPT = /^(@bed|@sofa|@range|@fridge|bathtub)$/

const overlaps = ([from, to]: readonly [number, number], x: number) =>
  to > x - CHIMNEY.half && from < x + CHIMNEY.half

/** The room with a fire burning at its back wall, where no window is; what stood there gives way. */
export function withHearth(room: Room): Room {
  const places = [0.27, -0.27, 0].map(share => share * room.width)
  const beds = (x: number) =>
    room.furniture.some(
      ({ piece, x: across, back }) =>
        KEPT.test(piece ?? '') && overlaps(across, x) && back[0] < CHIMNEY.depth,
    )
      ? 10
      : 0
  const covered = (x: number) =>
    beds(x) +
    room.windows
      .filter(({ wall }) => wall === 'back')
      .reduce((sum, window) => sum + Math.max(0, CHIMNEY.half + window.width / 2 - Math.abs(window.x - x)), 0)
  const x = places.reduce((best, place) => (covered(place) < covered(best) - 0.01 ? place : best))
  const isThere = ([from, to]: readonly [number, number], back: number) =>
    overlaps([from, to], x) && back < CHIMNEY.depth
  const stays = ({ x: across, back }: Block) => !isThere(across, back[0])
  return {
    ...room,
    windows: room.windows.filter(
      window => window.wall !== 'back' || Math.abs(window.x - x) >= (CHIMNEY.half + window.width / 2) * 0.8,
    ),
    furniture: [...room.furniture.filter(stays), ...fireplace(x, surface('bricks', '#8a4a34', '#b3a08a'))],
    props: room.props.filter(prop => !isThere([prop.x, prop.x], prop.back)),
    lamps: [
      ...room.lamps.map(own => ({ ...own, power: own.power * OTHER_LAMPS })),
      lamp(x, 0.5, 0.9, 2.6, FIRE),
      lamp(x, 1.2, 2.4, 1, FIRE),
    ],
  }
}
