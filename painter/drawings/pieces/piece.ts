import type { SharePen } from '../pen.ts'

/** What changes how a piece is drawn. */
export type PieceOptions = {
  /** Its main colour, '#rrggbb'; each piece has one of its own. */
  colour?: string
  /** '#rrggbb' of a building's roof and of its door. */
  roof?: string
  door?: string
  /** Lamps are lit. */
  night: boolean
  /** Snow lies on it. */
  snow: boolean
}

/** How broad a piece may be, in heights, and what draws it from (0, 0) to (broadness, 1). */
export type Piece = { broadness: number; draw: (pen: SharePen, options: PieceOptions) => void }
