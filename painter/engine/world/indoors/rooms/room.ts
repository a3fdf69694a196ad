import type { LandKind } from '../../lands/land.ts'
import type { MoonPhase } from '../../sky/moon.ts'
import type { Block, Lamp } from '../furniture.ts'
import type { Surface } from '../surfaces.ts'

/** What a room is called in the data; see the collections beside this file. */
export type RoomKind =
  | 'aquarium'
  | 'arcade'
  | 'boxing'
  | 'bowling'
  | 'bus'
  | 'car'
  | 'cinema'
  | 'closet'
  | 'cockpit'
  | 'concerthall'
  | 'conference'
  | 'dungeon'
  | 'elevator'
  | 'florist'
  | 'igloo'
  | 'jail'
  | 'laundry'
  | 'lockerroom'
  | 'metro'
  | 'mosque'
  | 'plane'
  | 'rink'
  | 'salon'
  | 'sauna'
  | 'server'
  | 'staircase'
  | 'submarine'
  | 'supermarket'
  | 'sweetshop'
  | 'backstage'
  | 'tatami'
  | 'tavern'
  | 'tent'
  | 'throne'
  | 'theatre'
  | 'shipcabin'
  | 'tower'
  | 'toyshop'
  | 'treehouse'
  | 'van'
  | 'vault'
  | 'waitingroom'
  | 'winecellar'
  | 'wizard'
  | 'artstudio'
  | 'airport'
  | 'attic'
  | 'bakery'
  | 'ballroom'
  | 'bar'
  | 'barn'
  | 'bazaar'
  | 'bathroom'
  | 'bedroom'
  | 'cafe'
  | 'cave'
  | 'crystalcave'
  | 'icecave'
  | 'icehall'
  | 'cellar'
  | 'church'
  | 'classroom'
  | 'corridor'
  | 'hallway'
  | 'diningroom'
  | 'fireside'
  | 'forge'
  | 'garage'
  | 'greenhouse'
  | 'gym'
  | 'hospital'
  | 'kitchen'
  | 'laboratory'
  | 'library'
  | 'lighthouse'
  | 'livingroom'
  | 'museum'
  | 'nursery'
  | 'observatory'
  | 'office'
  | 'birthday'
  | 'party'
  | 'pool'
  | 'restaurant'
  | 'restaurantkitchen'
  | 'shop'
  | 'spaceship'
  | 'stage'
  | 'stonehall'
  | 'temple'
  | 'station'
  | 'train'
  | 'tunnel'
  | 'lighttunnel'
  | 'workshop'
  | 'antiques'
  | 'bookshop'
  | 'butcher'
  | 'canteen'
  | 'casino'
  | 'castlehall'
  | 'courtroom'
  | 'delicatessen'
  | 'diner'
  | 'dancestudio'
  | 'giftshop'
  | 'greengrocer'
  | 'hardware'
  | 'hatshop'
  | 'icecream'
  | 'jeweller'
  | 'lobby'
  | 'musicshop'
  | 'petshop'
  | 'pharmacy'
  | 'postoffice'
  | 'recordingstudio'
  | 'recordshop'
  | 'schoolcorridor'
  | 'shoeshop'
  | 'sportshall'
  | 'stable'
  | 'tailor'
  | 'carpark'
  | 'dentist'
  | 'futurehall'
  | 'grandlibrary'
  | 'loft'
  | 'mall'
  | 'poollounge'
  | 'shelfwall'

/** What can be seen through a window. */
export type Outlook = LandKind | 'city' | 'street' | 'space' | 'underwater'

/** An opening that daylight comes through, metres; on the back wall, or on the left one where `x` counts from the back. */
export type RoomWindow = {
  wall: 'back' | 'left' | 'roof'
  x: number
  y: number
  width: number
  height: number
  /** Panes across and up; coloured glass, or no glass at all. */
  panes?: [number, number]
  /** “view” always shows the outlook; nothing is seen through dark glass. */
  glass?: 'clear' | 'stained' | 'open' | 'space' | 'view' | 'dark'
  isArched?: boolean
  isRound?: boolean
  /** The moon that stands in it. */
  moon?: MoonPhase
}

/** A small thing that stands in a room: an icon at a place, `height` metres tall. */
export type RoomProp = {
  icon: string
  x: number
  y: number
  back: number
  height: number
  /** '#rrggbb', where it is not of its usual colour. */
  colour?: string
}

/** A room as data; metres. */
export type Room = {
  width: number
  height: number
  /** From the main subject to the back wall. */
  depth: number
  wall: Surface
  side?: Surface
  floor: Surface
  ceiling: Surface
  windows: readonly RoomWindow[]
  furniture: readonly Block[]
  props: readonly RoomProp[]
  lamps: readonly Lamp[]
  /** Its walls are a vault of rock. */
  isCave?: boolean
  /** Without daylight, whatever the hour. */
  isDark?: boolean
  /** What is seen through its windows where the prompt does not say: garden trees when absent. */
  outlook?: Outlook
  /** Metres of floor that are seen before what stands in it, where nobody is in it. */
  near?: number
  /** Metres of the eye where nobody is in it. */
  eye?: number
}
