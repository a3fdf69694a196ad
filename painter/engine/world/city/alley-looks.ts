import { parseHex, type RGB } from '../../core/colour.ts'

/** How the houses along a lane look. */
export type AlleyLook = {
  front: 'plaster' | 'timber' | 'brick' | 'framed' | 'shops' | 'galleries'
  /** Metres: the lowest houses, and by how much others are higher. */
  heights: readonly [lowest: number, span: number]
  plaster: readonly RGB[]
  /** Shutters and painted doors. */
  woodwork: readonly RGB[]
  /** Whether every door is painted. */
  hasPaintedDoors: boolean
  /** What closes a front above: a rim of tiles or of corrugated iron, or nothing on a flat roof. */
  crown: 'tiles' | 'tin' | 'parapet'
  /** How much the weather has stained the plaster, and taken of it, 0 to 1. */
  worn: number
  /** Multiplies the lightness of the paving. */
  paving: number
  /** Glazed tiles with a pattern cover some of the fronts. */
  isTiled?: boolean
  /** What the ground is of where nothing is paved. */
  earth?: RGB
  /** It is tarred, not cobbled. */
  isTarred?: boolean
  /** Wires hang from house to house. */
  hasWires?: boolean
  /** Doors and small barred windows are in keyhole arches, and arches span the lane. */
  isMoorish?: boolean
  /** The colour of paper lanterns that hang from the eaves by day as well. */
  lanterns?: string
}

const colours = (...hex: string[]) => hex.map(parseHex)

export type AlleyKind =
  | 'old town'
  | 'cycladic'
  | 'medina'
  | 'machiya'
  | 'brick'
  | 'framed'
  | 'tiled'
  | 'painted'
  | 'stone'
  | 'bazaar'
  | 'pastel'
  | 'tin roofs'
  | 'shophouses'
  | 'galleries'

const TALL = [7.6, 4.2] as const
const LOW = [5.6, 0.9] as const

export const ALLEY_LOOKS: Readonly<Record<AlleyKind, AlleyLook>> = {
  'old town': {
    front: 'plaster',
    heights: TALL,
    plaster: colours('#d9a066', '#e0bb85', '#cf8a5c', '#e6d2a8', '#c9785a', '#dcae7a', '#d8c4a0'),
    woodwork: colours('#3f6a52', '#4a6f8a', '#6b4a34', '#2f5a5a', '#7a3f34'),
    hasPaintedDoors: false,
    crown: 'tiles',
    worn: 1,
    paving: 1,
  },
  cycladic: {
    front: 'plaster',
    heights: TALL,
    plaster: colours('#f6f4ef', '#fbfaf7', '#f1efe9'),
    woodwork: colours('#1f57a8', '#2a6fc4', '#1f57a8', '#3a86c8'),
    hasPaintedDoors: true,
    crown: 'parapet',
    worn: 0.15,
    paving: 3,
  },
  medina: {
    front: 'plaster',
    heights: TALL,
    plaster: colours('#d08a5c', '#c97a52', '#dba274', '#bf6f4c', '#d99a68'),
    woodwork: colours('#2a7a7a', '#5a3a22', '#2f6a9a', '#7a4a24'),
    hasPaintedDoors: true,
    crown: 'parapet',
    worn: 0.6,
    paving: 1.25,
    isMoorish: true,
  },
  machiya: {
    front: 'timber',
    heights: LOW,
    plaster: colours('#e2d5b8', '#d8c8a4', '#e9dfc8'),
    woodwork: colours('#4a3020', '#3a261a', '#5a3a24'),
    hasPaintedDoors: true,
    crown: 'tiles',
    worn: 0.2,
    paving: 1.1,
    lanterns: '#d8402f',
  },
  brick: {
    front: 'brick',
    heights: [9.8, 3],
    plaster: colours('#9a5340', '#86483a', '#a4604a', '#7c4438', '#b08a62'),
    woodwork: colours('#22402f', '#26324f', '#5a1f22', '#26262a', '#2f4f5a'),
    hasPaintedDoors: true,
    crown: 'parapet',
    worn: 0.7,
    paving: 0.95,
  },
  framed: {
    front: 'framed',
    heights: [7.9, 2.7],
    plaster: colours('#efe6d0', '#e9d3a4', '#f2ead8', '#dfb98a', '#e8dcc4', '#d99a7a'),
    woodwork: colours('#4f6a3a', '#7a3427', '#3f5a6a', '#5a3a24'),
    hasPaintedDoors: true,
    crown: 'tiles',
    worn: 0.3,
    paving: 1,
  },
  tiled: {
    front: 'plaster',
    heights: [9.4, 3.4],
    plaster: colours('#f0c64a', '#f4efe2', '#e88f7a', '#8fc0d8', '#f2e2b0', '#e8a0a8', '#a8cfa4'),
    woodwork: colours('#2f6a4a', '#7a2f2a', '#2a4f7a', '#5a3a24'),
    hasPaintedDoors: true,
    crown: 'tiles',
    worn: 0.25,
    paving: 1.5,
    isTiled: true,
  },
  painted: {
    front: 'plaster',
    heights: [6.2, 3.2],
    plaster: colours('#e8b23a', '#3fa0b0', '#e0705a', '#d97aa0', '#6ab07a', '#e8d8a0', '#7a8fd0'),
    woodwork: colours('#f4efe2', '#2f6a8a', '#7a3a24', '#3f6a3a'),
    hasPaintedDoors: true,
    crown: 'parapet',
    worn: 0.6,
    paving: 1.15,
  },
  pastel: {
    front: 'plaster',
    heights: [8.6, 3],
    plaster: colours('#e8c98a', '#d9a890', '#b8c4a0', '#e6d8bc', '#c9b0a8', '#a8b8c4', '#dcb87a'),
    woodwork: colours('#4a5a4a', '#6b4a34', '#5a6470', '#7a3f34'),
    hasPaintedDoors: true,
    crown: 'tiles',
    worn: 0.35,
    paving: 1,
  },
  stone: {
    front: 'plaster',
    heights: [13, 2],
    plaster: colours('#ded2b6', '#e6dcc4', '#d6c8a8', '#e0d6c0'),
    woodwork: colours('#5a6470', '#3f4a54', '#6a7480', '#26323a'),
    hasPaintedDoors: true,
    crown: 'parapet',
    worn: 0.2,
    paving: 1.1,
  },
  bazaar: {
    front: 'shops',
    heights: [6.6, 3.6],
    plaster: colours('#e3b25c', '#7fb3a8', '#d98a6a', '#9fb4d6', '#e6d2a0', '#c98aa0', '#8fae74'),
    woodwork: colours('#2f5a8a', '#2f7a5a', '#8a3a24', '#6a4a2a'),
    hasPaintedDoors: true,
    crown: 'parapet',
    worn: 0.8,
    paving: 1.2,
    hasWires: true,
  },
  'tin roofs': {
    front: 'shops',
    heights: [4.2, 3.4],
    plaster: colours('#3f9fc0', '#e8b04a', '#6ab07a', '#e8d8b0', '#d9765a', '#c9a0b8', '#f0ead8'),
    woodwork: colours('#1f5f8a', '#2f7a4a', '#a83a2a', '#7a4a24'),
    hasPaintedDoors: true,
    crown: 'tin',
    worn: 0.9,
    paving: 1.5,
    earth: parseHex('#b98a66'),
  },
  shophouses: {
    front: 'shops',
    heights: [8.2, 4.4],
    plaster: colours('#c9c2b0', '#8fb8b0', '#e0c88a', '#d8a890', '#b8c0c4', '#a8b890', '#e0dccc'),
    woodwork: colours('#3f6a6a', '#7a4a34', '#4a5a7a', '#8a3a2a'),
    hasPaintedDoors: true,
    crown: 'parapet',
    worn: 1,
    paving: 1,
    isTarred: true,
    hasWires: true,
  },
  galleries: {
    front: 'galleries',
    heights: [8, 2.6],
    plaster: colours('#d8a878', '#c9786a', '#e6d2a0', '#a8b8a0', '#d9b48a', '#b8a0a8'),
    woodwork: colours('#8a5a34', '#3f7f8a', '#a8703c', '#5f8a9a', '#7a4a2a'),
    hasPaintedDoors: true,
    crown: 'tin',
    worn: 0.8,
    paving: 1.05,
  },
}
