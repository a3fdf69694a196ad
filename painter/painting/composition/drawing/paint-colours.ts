import { COLOURS } from '../../../language/vocabulary/colours.ts'

/** The colour that a word names, as hex. */
export const hexOf = (colour: string | undefined) => (colour ? COLOURS.get(colour)?.hex : undefined)
