import { isAnimal } from '../prompt/vocabulary/animal-nouns.ts'
import { nounNamed } from '../prompt/vocabulary/nouns.ts'
import { singular } from '../prompt/vocabulary/plurals.ts'
import { WOODS } from '../world/indoors/furniture.ts'
import type { Room, RoomProp } from '../world/indoors/rooms/room.ts'
import { store } from '../world/indoors/rooms/store.ts'
import { surface } from '../world/indoors/surfaces.ts'

/** “An umbrella shop”, “a shop that sells lamps”. */
const SOLD =
  /\b(?:(\w+) )?(\w+?)(?:['’]s|s['’])?[ -](?:repair |mending |gift )?(?:shop|store|boutique|emporium)\b|\b(?:shop|store)s? (?:that sells|selling|full of|filled with|crammed with|stacked with|for) (?:(\w+) )?(\w+)\b/i
/** Metres; nothing larger is on a board. */
const LARGEST = 1.6
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

/** The drawing of what a shop sells, by its name; null where that is not known. */
function wareOf(prompt: string): string | null {
  const [, before, sold, many, filled] = SOLD.exec(prompt.toLowerCase()) ?? []
  const [first, last] = sold ? [before, sold] : [many, filled]
  if (!last) return null
  const names = [first && `${first}-${singular(last)}`, singular(last), last]
  const noun = names.map(name => (name ? nounNamed(name) : undefined)).find(found => found !== undefined)
  if (!noun || noun.isBuilding || noun.size > LARGEST || isAnimal(noun)) return null
  return noun.drawing
}

/** A shop with what it sells on every board, in all colours where it comes in such; null where nobody says what that is. */
export function wareShop(prompt: string): Room | null {
  const ware = wareOf(prompt)
  if (ware === null) return null
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
