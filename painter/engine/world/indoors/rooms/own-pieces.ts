import { parseHex } from '../../../core/colour.ts'
import type { Block } from '../furniture.ts'
import { type Surface, surface } from '../surfaces.ts'
import type { Room } from './room.ts'

/** Whether a room has a piece of furniture of its own like a drawing. */
export const hasPiece = (room: Room, name: string) => room.furniture.some(({ piece }) => piece === name)

/** The room without its own pieces of these names: it would have two of what a prompt names. */
export const withoutPieces = (room: Room, names: ReadonlySet<string>): Room => ({
  ...room,
  furniture: room.furniture.filter(({ piece }) => piece === undefined || !names.has(piece)),
  props: room.props.filter(({ icon }) => !names.has(icon)),
})

/** What keeps its colour on a piece of furniture: its frame, its cushions and its linen. */
const PAINTED: ReadonlySet<Surface['pattern']> = new Set(['paint', 'cupboards'])
const COVERS: ReadonlySet<Surface['pattern']> = new Set(['blanket'])

/** The room with its own piece of that name in another colour. */
export function withColouredPiece(room: Room, name: string, hex: string): Room {
  const isBed = name === '@bed'
  const painted = (own: Surface): Surface => {
    if (own.glow > 0 || !(isBed ? COVERS : PAINTED).has(own.pattern)) return own
    return { ...own, colour: parseHex(hex) }
  }
  const coloured = (block: Block): Block => ({
    ...block,
    top: painted(block.top),
    front: painted(block.front),
    side: painted(block.side),
  })
  return {
    ...room,
    furniture: room.furniture.map(block => (block.piece === name ? coloured(block) : block)),
  }
}

/** The cupboards and worktops of a room in another colour. */
export const withColouredCupboards = (room: Room, hex: string): Room => {
  const cupboards = surface('cupboards', hex)
  const painted = (own: Surface) => (own.pattern === 'cupboards' ? cupboards : own)
  return {
    ...room,
    furniture: room.furniture.map(block => ({
      ...block,
      top: painted(block.top),
      front: painted(block.front),
      side: painted(block.side),
    })),
  }
}
