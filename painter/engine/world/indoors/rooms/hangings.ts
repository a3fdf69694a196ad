import { type Block, block, METALS } from '../furniture.ts'
import { surface } from '../surfaces.ts'
import type { Room, RoomWindow } from './room.ts'

/** Metres: how broad each curtain is, how far above the window its rod is, how thick the cloth. */
const BREADTH = 0.42
const ROD = 0.12
const CLOTH = 0.05
/** Linen, where no colour is named. */
const LINEN = '#d9c7a8'

/** The room with long curtains drawn aside at each of its windows. */
export function withCurtains(room: Room, colour = LINEN): Room {
  const cloth = surface('curtain', colour)
  return {
    ...room,
    furniture: [...room.furniture, ...room.windows.flatMap(window => pairAt(room, window, cloth))],
  }
}

function pairAt(
  { width: across, height }: Room,
  window: RoomWindow,
  cloth: ReturnType<typeof surface>,
): Block[] {
  const { wall, x, y, width } = window
  if (wall === 'roof') return []
  const top = Math.min(height - 0.06, y + window.height + ROD)
  const reach = width / 2 + BREADTH * 0.3
  if (wall === 'back')
    return [
      ...[-reach, reach].map(dx => block(x + dx, 0.07, BREADTH, CLOTH, 0.03, top - 0.03, cloth)),
      block(x, 0.1, width + BREADTH * 1.8, 0.04, top, 0.04, METALS.IRON),
    ]
  const side = -across / 2 + 0.07
  return [
    ...[-reach, reach].map(dz => block(side, x + dz, CLOTH, BREADTH, 0.03, top - 0.03, cloth)),
    block(side, x, 0.04, width + BREADTH * 1.8, top, 0.04, METALS.IRON),
  ]
}

/** The room with posters all over its walls. */
export function withPosters(room: Room): Room {
  const papered = surface('posters', '#c9c2b4', '#f4f0e6')
  return { ...room, wall: papered, side: papered }
}
