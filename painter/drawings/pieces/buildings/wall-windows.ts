/** Where the opening of such a wall is, in shares of its drawing. */
export type WallOpening = { left: number; top: number; right: number; bottom: number }

/** What is looked into or out of; inside `isGlazed` ones whoever is there stands behind the pane. */
export const WALL_OPENINGS: Readonly<Record<string, { opening: WallOpening; isGlazed: boolean }>> = {}
