/** What changes how a piece is drawn. */
export type PieceOptions = {
  /** Its main colour, '#rrggbb'; each piece has one of its own. */
  colour?: string
  /** Lamps are lit. */
  night: boolean
  /** Snow lies on it. */
  snow: boolean
}
