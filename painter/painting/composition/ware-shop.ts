import { WOODS } from '../../engine/world/indoors/furniture.ts'
import type { Room, RoomProp } from '../../engine/world/indoors/rooms/room.ts'
import { store } from '../../engine/world/indoors/rooms/store.ts'
import { surface } from '../../engine/world/indoors/surfaces.ts'

/** What comes in all colours. */
const IN_COLOURS =
  /^(?:yarn|thread|umbrella|closed-umbrella|candle|balloon|kite|running-shoe|womans-boot|amphora|ribbon|@(?:lamp|vase|rug|cup|pillow|blanket|button|buttons|lantern|umbrella|mug|pot|jug|fan|parasol))$/
const DYES = [
  '#d8402f',
  '#f2b62c',
  '#3f8fc0',
  '#5fa34d',
  '#b05ac0',
  '#f08aa8',
  '#e8843a',
  '#f2ead8',
  '#2f6a6b',
]
/** What hangs from the ceiling there. */
const HUNG = /umbrella|lamp|lantern|light|bell|kite|basket|mask|balloon|puppet|cage|guitar|violin/

const PER_BOARD = 7

/** A shop with what it sells on every board, in all colours where it comes in such. */
export function wareShop(ware: string): Room {
  const board = Array.from({ length: PER_BOARD }, () => ware)
  const room = store({
    boards: [board, board, board, board],
    onCounter: [ware, ware, '@cashregister'],
    hung: HUNG.test(ware) ? board : [],
    colours: {
      wall: surface('paper', '#d9c4a0', '#e8d8ba'),
      board: WOODS.OAK,
      counter: '#6b4a30',
      top: '#a8794a',
    },
  })
  if (!IN_COLOURS.test(ware)) return room
  const dyed = (prop: RoomProp, k: number): RoomProp =>
    prop.icon === ware ? { ...prop, colour: DYES[(k * 5 + Math.floor(k / PER_BOARD)) % DYES.length] } : prop
  return { ...room, props: room.props.map(dyed) }
}
