/** How something has been cut: in two, into slices, into so many pieces, bitten into, or served but for the rest. */
export type Cut = { way: 'halves' | 'slices' | 'pieces' | 'bitten' | 'served'; count: number }
