import { parseHex, type RGB } from '../../core/colour.ts'

/** How the houses along a lane look. */
export type AlleyLook = {
  front: 'plaster' | 'timber'
  plaster: readonly RGB[]
  /** Shutters and painted doors. */
  woodwork: readonly RGB[]
  /** Whether every door is painted. */
  hasPaintedDoors: boolean
  /** What closes a front above: a rim of tiles, or nothing on a flat roof. */
  crown: 'tiles' | 'parapet'
  /** How much the weather has stained the plaster, and taken of it, 0 to 1. */
  worn: number
  /** Multiplies the lightness of the paving. */
  paving: number
  /** The colour of paper lanterns that hang from the eaves by day as well. */
  lanterns?: string
}

const colours = (...hex: string[]) => hex.map(parseHex)

export type AlleyKind = 'old town' | 'cycladic' | 'medina' | 'machiya'

export const ALLEY_LOOKS: Readonly<Record<AlleyKind, AlleyLook>> = {
  'old town': {
    front: 'plaster',
    plaster: colours('#d9a066', '#e0bb85', '#cf8a5c', '#e6d2a8', '#c9785a', '#dcae7a', '#d8c4a0'),
    woodwork: colours('#3f6a52', '#4a6f8a', '#6b4a34', '#2f5a5a', '#7a3f34'),
    hasPaintedDoors: false,
    crown: 'tiles',
    worn: 1,
    paving: 1,
  },
  cycladic: {
    front: 'plaster',
    plaster: colours('#f6f4ef', '#fbfaf7', '#f1efe9'),
    woodwork: colours('#1f57a8', '#2a6fc4', '#1f57a8', '#3a86c8'),
    hasPaintedDoors: true,
    crown: 'parapet',
    worn: 0.15,
    paving: 3,
  },
  medina: {
    front: 'plaster',
    plaster: colours('#d08a5c', '#c97a52', '#dba274', '#bf6f4c', '#d99a68'),
    woodwork: colours('#2a7a7a', '#5a3a22', '#2f6a9a', '#7a4a24'),
    hasPaintedDoors: true,
    crown: 'parapet',
    worn: 0.6,
    paving: 1.25,
  },
  machiya: {
    front: 'timber',
    plaster: colours('#e2d5b8', '#d8c8a4', '#e9dfc8'),
    woodwork: colours('#4a3020', '#3a261a', '#5a3a24'),
    hasPaintedDoors: true,
    crown: 'tiles',
    worn: 0.2,
    paving: 1.1,
    lanterns: '#d8402f',
  },
}
